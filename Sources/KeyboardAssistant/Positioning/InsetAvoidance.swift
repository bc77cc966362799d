import CoreGraphics
import UIKit

/// An avoidance that adds to a scroll view's content and indicator insets what others don't.
final class InsetAvoidance: KeyboardAvoiding {
    private weak var scrollView: UIScrollView?
    private var ledgers: (content: AdjustmentLedger, indicators: AdjustmentLedger)?
    /// A Boolean value that indicates whether others avoided the keyboard when it last stopped
    /// moving; `nil` before the first time.
    private var othersAvoidKeyboard: Bool?
    /// The scroll view's bottom inset without the library's part, when the keyboard was last
    /// hidden.
    private var restingInset: CGFloat = 0
    private(set) var awaitsOthers = false
    /// The scroll view's bottom inset without the library's part while others avoid the keyboard with
    /// it; `nil` if they don't.
    private var servedInset: CGFloat?
    /// A Boolean value that indicates whether the keyboard hasn't appeared since it was hidden.
    private var isHidden = true

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    var inset: CGFloat { ledgers?.content.amount(of: self) ?? 0 }

    /// The system adds the safe area only if the content is scrollable.
    let dependsOnContent = true

    var quantity: KeyboardAssistant.Move.Quantity? { .contentInset }

    var laidOutView: UIView? { scrollView }

    var others: KeyboardAssistant.Move.Restraint? {
        guard let scrollView else { return nil }
        if scrollView.isServedByTableController { return .tableViewController }
        if scrollView.isInsideAdjustedScrollView { return .otherAssistant }
        if scrollView.followsKeyboardLayoutGuide { return .keyboardLayoutGuide }
        if scrollView.isKeptAboveKeyboardByHost, othersAvoidKeyboard != false {
            return .ownSafeArea
        }
        return othersAvoidKeyboard == true ? .foreignInset : nil
    }

    func inset(for keyboard: KeyboardGeometry, isMoving: Bool) -> CGFloat {
        guard let scrollView, scrollView.window != nil,
            !scrollView.isServedByTableController, !scrollView.isInsideAdjustedScrollView
        else { return 0 }
        if isHidden { keyboardAppears(in: scrollView) }
        var demand = demand(of: keyboard, isMoving: isMoving, in: scrollView)
        if demand.dependsOnGuide { demand.isMovedByOthers = scrollView.isMovedAboveKeyboard }
        othersAvoidKeyboard = demand.othersAvoidKeyboard
        awaitsOthers = isMoving && othersAvoidKeyboard == true
        if demand.overlap > 0 {
            servedInset = othersAvoidKeyboard == true ? demand.foreignInset : nil
        }
        if !isMoving, othersAvoidKeyboard == false { ReturnWatch.forgetReturn(to: scrollView) }
        return demand.inset
    }

    /// Leaves the keyboard to a component that brought back the library's part of the inset at the
    /// last hide, and would save it again.
    private func keyboardAppears(in scrollView: UIScrollView) {
        isHidden = false
        // Some restore the inset only after the library has been told of the hide.
        restingInset = min(restingInset, scrollView.foreignBottomInset)
        if ReturnWatch.hasReturn(to: scrollView) { othersAvoidKeyboard = true }
    }

    private func demand(
        of keyboard: KeyboardGeometry, isMoving: Bool, in scrollView: UIScrollView
    ) -> InsetDemand {
        let frame = scrollView.convert(scrollView.bounds, to: nil)
        return InsetDemand(
            overlap: keyboard.overlap(with: frame), cover: keyboard.cover(of: frame),
            isDocked: keyboard.isDocked, isMoving: isMoving, isDragged: keyboard.isDragged,
            safeArea: scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom,
            foreignInset: scrollView.foreignBottomInset, restingInset: restingInset,
            othersAvoidedKeyboard: othersAvoidKeyboard)
    }

    func keyboardDidHide() {
        guard let scrollView else { return }
        ReturnWatch.takeBack()
        // A collection view controller may take its room back after the hide, which has no duration
        // if it follows an alert on iOS 26.
        let inset = scrollView.foreignBottomInset
        if inset != servedInset { restingInset = inset }
        servedInset = nil
        isHidden = true
    }

    func apply(_ inset: CGFloat) {
        guard let scrollView, inset != self.inset else { return }
        let ledgers =
            ledgers
            ?? (.shared(for: scrollView, .contentInset), .shared(for: scrollView, .indicatorInset))
        self.ledgers = inset > 0 ? ledgers : nil
        ledgers.content.set(inset, for: self)
        // The app, which is told of the new inset, may have stopped the assistant.
        ledgers.indicators.set(ledgers.content.amount(of: self), for: self)
    }

    func reset(to value: CGFloat) {
        guard let scrollView else { return }
        apply(0)
        AdjustmentLedger.shared(for: scrollView, .contentInset).reset(to: value)
        restingInset = value
    }
}

extension UIScrollView {
    /// The bottom inset without the part that the library added.
    fileprivate var foreignBottomInset: CGFloat {
        contentInset.bottom - (AdjustmentLedger.existing(for: self, .contentInset)?.amount ?? 0)
    }

    /// A Boolean value that indicates whether an assistant avoids the keyboard in a scroll view
    /// around this one, which can then scroll all of this one above the keyboard.
    fileprivate var isInsideAdjustedScrollView: Bool {
        KeyboardAssistant.allRunning.contains { assistant in
            guard let outer = assistant.scrollView, outer !== self, assistant.avoidance.inset > 0
            else { return false }
            return isDescendant(of: outer)
        }
    }
}
