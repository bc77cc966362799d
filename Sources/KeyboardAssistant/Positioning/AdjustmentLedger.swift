import CoreGraphics
import UIKit

/// The single adjustment of one of the app's numbers, shared by all owners that add to it.
@MainActor
package final class AdjustmentLedger {
    /// The numbers that are adjusted, in points by which content moves up.
    package enum Property: Hashable {
        case constant(ConstraintDirection)
        case contentInset, indicatorInset, safeArea
        /// The insets at the top, for lists that are turned upside down.
        case contentInsetAtTop, indicatorInsetAtTop
    }

    private static var ledgers = WeakMap<AnyObject, [Property: WeakBox<AdjustmentLedger>]>()

    private weak var object: AnyObject?
    private let property: Property
    private var adjustment = AdditiveAdjustment()

    private init(_ object: AnyObject, _ property: Property) {
        (self.object, self.property) = (object, property)
    }

    /// Returns the existing ledger for `property` of `object`, or creates one.
    package static func shared(for object: AnyObject, _ property: Property) -> AdjustmentLedger {
        if let ledger = existing(for: object, property) { return ledger }
        let ledger = AdjustmentLedger(object, property)
        var others = ledgers[object] ?? [:]
        others[property] = WeakBox(ledger)
        ledgers[object] = others
        return ledger
    }

    /// Returns the ledger for `property` of `object`; `nil` if nobody adds to the number.
    static func existing(for object: AnyObject, _ property: Property) -> AdjustmentLedger? {
        ledgers[object]?[property]?.object
    }

    /// Returns the points that are added in the number for `property` of `object`.
    ///
    /// Another component may have set the number anew, without them.
    static func added(to object: AnyObject, _ property: Property) -> CGFloat {
        guard let ledger = existing(for: object, property), let current = ledger.current else {
            return 0
        }
        return current - ledger.adjustment.part(of: current)
    }

    /// Returns the points added for `owner`.
    package func amount(of owner: AnyObject) -> CGFloat {
        adjustment.amount(of: ObjectIdentifier(owner))
    }

    /// Returns the points by which the number falls when `owner` stops adding.
    package func share(of owner: AnyObject) -> CGFloat {
        adjustment.share(of: ObjectIdentifier(owner))
    }

    /// A Boolean value that indicates whether another component has written the number since.
    package var isReplaced: Bool { current.map(adjustment.isReplaced) ?? false }

    /// A Boolean value that indicates whether another component has set the number anew, without the
    /// points that were added.
    var isLost: Bool { current.map(adjustment.isLost) ?? false }

    /// Makes `owner` add `amount` points to the number.
    ///
    /// - Parameter isHide: A Boolean value that indicates whether the keyboard is gone, if the amount is
    ///   zero.
    package func set(_ amount: CGFloat, for owner: AnyObject, isHide: Bool = true) {
        guard let current else { return }
        let given = amount > 0 ? partGivenByContent(in: current) : nil
        write(
            adjustment.value(
                adding: amount, for: ObjectIdentifier(owner), current: given ?? current,
                isHide: isHide))
        ReturnWatch.update(self, isAdding: adjustment.amount > 0)
    }

    /// Returns the app's part of a number that the library wrote for the content, and that another
    /// component has given to the indicators as well; `nil` for any other number.
    private func partGivenByContent(in current: CGFloat) -> CGFloat? {
        guard property == .indicatorInset, adjustment.amount == 0, let object,
            !adjustment.hasWritten(current), !adjustment.isAtRest(current)
        else { return nil }
        return Self.existing(for: object, .contentInset)?.adjustment.partUnderKeyboard(of: current)
    }

    /// Records that the keyboard is hidden, so that the number is as the app has it at rest.
    func noteRest() {
        if let current { adjustment.noteRest(at: current) }
    }

    /// Makes `value` the app's part, and discards all amounts.
    func reset(to value: CGFloat) {
        adjustment.reset(to: value)
        write(value)
    }

    // MARK: The number

    /// The number with all that is added, in points by which content moves up; `nil` if its object is
    /// gone.
    var current: CGFloat? {
        switch property {
        case .constant(let direction):
            (object as? NSLayoutConstraint).map { direction.inset(ofConstant: $0.constant) }
        case .contentInset: (object as? UIScrollView)?.contentInset.bottom
        case .indicatorInset: (object as? UIScrollView)?.verticalScrollIndicatorInsets.bottom
        case .contentInsetAtTop: (object as? UIScrollView)?.contentInset.top
        case .indicatorInsetAtTop: (object as? UIScrollView)?.verticalScrollIndicatorInsets.top
        case .safeArea: (object as? UIViewController)?.additionalSafeAreaInsets.bottom
        }
    }

    private func write(_ number: CGFloat) {
        switch property {
        case .constant(let direction):
            (object as? NSLayoutConstraint)?.constant = direction.constant(forInset: number)
        case .contentInset: (object as? UIScrollView)?.contentInset.bottom = number
        case .indicatorInset:
            (object as? UIScrollView)?.verticalScrollIndicatorInsets.bottom = number
        case .contentInsetAtTop: (object as? UIScrollView)?.contentInset.top = number
        case .indicatorInsetAtTop:
            (object as? UIScrollView)?.verticalScrollIndicatorInsets.top = number
        case .safeArea: (object as? UIViewController)?.additionalSafeAreaInsets.bottom = number
        }
    }

    // MARK: Amounts that come back

    /// Takes away an amount that another component has brought back after its removal.
    fileprivate func takeBack(hideIsOver isOver: Bool) {
        guard let object, let current,
            let number = numberBroughtBack(in: current, hideIsOver: isOver)
        else { return }
        write(number)
        guard let scrollView = object as? UIScrollView, property == .contentInset else { return }
        ReturnWatch.recordReturn(to: scrollView)
        if !scrollView.isBeingScrolled { scrollView.settleOffset() }
    }

    /// Returns the app's part of a number that was brought back.
    ///
    /// The indicators may have been given the number of the content, unless theirs is that at rest.
    private func numberBroughtBack(in current: CGFloat, hideIsOver isOver: Bool) -> CGFloat? {
        let number = adjustment.numberBroughtBack(in: current, hideIsOver: isOver)
        if let number { return number }
        guard property == .indicatorInset, adjustment.amount == 0, !adjustment.isAtRest(current),
            let object
        else { return nil }
        let content = Self.existing(for: object, .contentInset)?.adjustment
        return content?.numberBroughtBack(in: current, hideIsOver: isOver)
    }

    /// Records that no component will bring back an amount any more.
    fileprivate func hideIsOver() {
        adjustment.forgetWritten()
        noteRest()
    }

    fileprivate var hasObject: Bool { object != nil }
}

/// The ledgers with removed amounts, until the first frame after the hide of the keyboard.
///
/// Some components save a number when the keyboard appears, after the library has added to the number.
/// Such a component writes the saved number back in one of the notifications of the hide, before or
/// after the library is notified.
@MainActor
enum ReturnWatch {
    private static var ledgers: [AdjustmentLedger] = []
    private static var tokens: NotificationTokens?
    private static let ticker = DisplayTicker()
    private static var scrollViews: [WeakBox<UIScrollView>] = []

    /// Returns a Boolean value that indicates whether a component has brought back the inset of
    /// `scrollView`.
    ///
    /// Such a component avoids the keyboard itself.
    static func hasReturn(to scrollView: UIScrollView) -> Bool {
        scrollViews.contains { $0.object === scrollView }
    }

    /// Forgets that a component avoids the keyboard in `scrollView`.
    static func forgetReturn(to scrollView: UIScrollView) {
        scrollViews.removeAll { $0.object == nil || $0.object === scrollView }
    }

    /// Takes away the amounts that have come back by now.
    static func takeBack(hideIsOver isOver: Bool = false) {
        // The indicators may have been given the number of the content, so they come first.
        for ledger in ledgers.reversed() { ledger.takeBack(hideIsOver: isOver) }
    }

    fileprivate static func recordReturn(to scrollView: UIScrollView) {
        forgetReturn(to: scrollView)
        scrollViews.append(WeakBox(scrollView))
    }

    fileprivate static func update(_ ledger: AdjustmentLedger, isAdding: Bool) {
        ledgers.removeAll { $0 === ledger || !$0.hasObject }
        guard !isAdding else { return }
        ledgers.append(ledger)
        guard tokens == nil else { return }
        let names = [
            UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillShowNotification,
        ]
        tokens = NotificationTokens(names, in: .default) { note in
            // In a rotation, a show follows right after the hide. The components that add for the show
            // have brought nothing back.
            ticker.stop()
            if note.name == UIResponder.keyboardDidHideNotification { keyboardDidHide() }
        }
    }

    private static func keyboardDidHide() {
        takeBack()
        // Other observers may be notified of the hide later, or respond in the next turn.
        ticker.start { hideIsOver() }
    }

    private static func hideIsOver() {
        ticker.stop()
        takeBack(hideIsOver: true)
        for ledger in ledgers { ledger.hideIsOver() }
        (ledgers, tokens) = ([], nil)
    }
}
