import CoreGraphics
import UIKit

extension KeyboardAssistant {
    /// The ways in which an assistant makes the content of a scroll view avoid the keyboard.
    public enum Avoidance {
        /// The way that suits the scroll view, which is currently always `contentInset`.
        ///
        /// The scroll view keeps its frame, so its content extends beneath the keyboard. Since iOS
        /// 26, people see it through the keyboard, which is translucent: a scroll view that ends
        /// above the keyboard leaves an empty area there (flutter/flutter#179482).
        /// The inset lets people scroll the end of the content above the keyboard.
        case automatic
        /// The assistant adds to the scroll view's content and indicator insets.
        ///
        /// It doesn't add what others already do, such as constraints to the keyboard layout guide,
        /// or the system in a table or collection view controller.
        case contentInset
        /// The assistant changes the constant of the constraint that pins the scroll view's bottom.
        ///
        /// The scroll view can be either item of the constraint, whose multiplier has to be 1.
        case bottomConstraint(NSLayoutConstraint)
        /// The assistant adds to the additional safe area of the scroll view's view controller.
        case additionalSafeArea
        /// The assistant only scrolls, and changes no inset or constraint.
        case none
    }
}

/// An object that makes content avoid the keyboard with an inset at the bottom.
@MainActor
protocol KeyboardAvoiding: Sendable {
    /// The inset that is currently applied, in points.
    var inset: CGFloat { get }
    /// A Boolean value that indicates whether the inset for a keyboard can change when only the
    /// content changes.
    var dependsOnContent: Bool { get }
    /// The number that the inset changes; `nil` if it changes none.
    var quantity: KeyboardAssistant.Move.Quantity? { get }
    /// Whoever avoids the keyboard instead, if the inset is zero; `nil` if nobody does.
    var others: KeyboardAssistant.Move.Restraint? { get }
    /// The view whose layout the inset changes; `nil` if there is none.
    var laidOutView: UIView? { get }
    /// A Boolean value that indicates whether others are expected to make the room for the keyboard
    /// by the end of its move.
    var awaitsOthers: Bool { get }
    /// Returns the inset for `keyboard`, in points.
    ///
    /// While the keyboard `isMoving`, content that others are about to move counts as already
    /// moved.
    func inset(for keyboard: KeyboardGeometry, isMoving: Bool) -> CGFloat
    /// Sets the library's part of the inset to `inset` points. Zero removes it completely.
    func apply(_ inset: CGFloat)
    /// Records that the keyboard is hidden, and that others have removed their insets for it.
    func keyboardDidHide()
    /// Sets the number to the app's `value`, without any part of the library's.
    func reset(to value: CGFloat)
}

extension KeyboardAvoiding {
    var dependsOnContent: Bool { false }
    var quantity: KeyboardAssistant.Move.Quantity? { nil }
    var others: KeyboardAssistant.Move.Restraint? { nil }
    var laidOutView: UIView? { nil }
    var awaitsOthers: Bool { false }
    func keyboardDidHide() {}

    /// Returns a Boolean value that indicates whether the inset is `inset`, except for rounding.
    func isApplied(_ inset: CGFloat) -> Bool {
        let current = self.inset
        return inset == current || inset > 0 && current > 0 && abs(inset - current) < 0.001
    }
}

/// An avoidance that does nothing.
struct NoAvoidance: KeyboardAvoiding {
    var inset: CGFloat { 0 }
    func inset(for keyboard: KeyboardGeometry, isMoving: Bool) -> CGFloat { 0 }
    func apply(_ inset: CGFloat) {}
    func reset(to value: CGFloat) {}
}

/// An avoidance that uses the additional safe area of a view's view controller.
final class SafeAreaAvoidance: KeyboardAvoiding {
    private weak var view: UIView?
    private weak var controller: UIViewController?
    private var ledger: AdjustmentLedger?

    /// Creates an avoidance that uses the view controller around `view`.
    init(view: UIView) {
        self.view = view
    }

    init(controller: UIViewController) {
        self.controller = controller
    }

    var inset: CGFloat { ledger?.amount(of: self) ?? 0 }

    var quantity: KeyboardAssistant.Move.Quantity? { .additionalSafeArea }

    var laidOutView: UIView? { owner?.viewIfLoaded }

    /// Returns the height that the keyboard covers in the view controller's view.
    ///
    /// A footer doesn't count: if it is pinned to the safe area, this inset moves the footer, which
    /// would then ask for more.
    func inset(for keyboard: KeyboardGeometry, isMoving: Bool) -> CGFloat {
        guard let owner, let root = owner.viewIfLoaded, root.window != nil else { return 0 }
        let overlap = keyboard.overlap(with: root.convert(root.bounds, to: nil))
        let ours = AdjustmentLedger.existing(for: owner, .safeArea)?.amount ?? 0
        return max(0, overlap - (root.safeAreaInsets.bottom - ours))
    }

    func apply(_ inset: CGFloat) {
        guard let owner, inset != self.inset else { return }
        let ledger = ledger ?? .shared(for: owner, .safeArea)
        self.ledger = inset > 0 ? ledger : nil
        ledger.set(inset, for: self)
    }

    func reset(to value: CGFloat) {
        guard let owner else { return }
        AdjustmentLedger.shared(for: owner, .safeArea).reset(to: value)
        ledger = nil
    }

    /// The view controller, which is found once, so that the added part is removed from it.
    var owner: UIViewController? {
        if controller == nil {
            controller =
                sequence(first: view as UIResponder?, next: { $0?.next })
                .lazy.compactMap { $0 as? UIViewController }.first
        }
        return controller
    }
}

// MARK: Avoidance by others

extension UIView {
    /// A Boolean value that indicates whether the app has pinned this view, or a superview, to the
    /// keyboard layout guide, either directly or to a view below it that is pinned to the guide.
    ///
    /// Only the constraints that superviews hold are examined, where those between siblings are.
    var followsKeyboardLayoutGuide: Bool {
        let views = Array(sequence(first: self, next: \.superview))
        let constraints = views.flatMap(\.constraints).filter(\.isActive)
        guard constraints.contains(where: \.followsKeyboardLayoutGuide) else { return false }
        var (next, seen) = (views, Set(views.map { ObjectIdentifier($0) }))
        while let view = next.popLast() {
            let own = constraints.filter { $0.firstItem === view || $0.secondItem === view }
            if own.contains(where: \.followsKeyboardLayoutGuide) { return true }
            for case let lower? in own.map({ $0.view(below: view) })
            where seen.insert(ObjectIdentifier(lower)).inserted {
                next.append(lower)
            }
        }
        return false
    }

    /// A Boolean value that indicates whether the app has pinned this view to the keyboard layout
    /// guide, or SwiftUI keeps the content around it above the keyboard.
    var isMovedAboveKeyboard: Bool { followsKeyboardLayoutGuide || isKeptAboveKeyboardByHost }

    /// A Boolean value that indicates whether this is the table of a table view controller, which
    /// avoids the keyboard itself.
    ///
    /// Source: Apple, overview of `UITableViewController`.
    var isServedByTableController: Bool {
        self is UITableView && next is UITableViewController
    }
}

extension NSLayoutConstraint {
    /// Returns the view to whose upper or lower edge the bottom of `view` is firmly pinned; `nil` if
    /// there is none, or if it is inside of `view`, whose size it doesn't determine.
    fileprivate func view(below view: UIView) -> UIView? {
        guard relation == .equal, priority.rawValue > UILayoutPriority.defaultHigh.rawValue else {
            return nil
        }
        let isFirst = firstItem === view
        let (item, attribute) =
            isFirst ? (secondItem, secondAttribute) : (firstItem, firstAttribute)
        guard (isFirst ? firstAttribute : secondAttribute) == .bottom,
            attribute == .top || attribute == .bottom, let other = item as? UIView,
            !other.isDescendant(of: view)
        else { return nil }
        return other
    }

    /// A Boolean value that indicates whether one of the items is a keyboard layout guide.
    var followsKeyboardLayoutGuide: Bool {
        isActive && (firstItem is UIKeyboardLayoutGuide || secondItem is UIKeyboardLayoutGuide)
    }
}
