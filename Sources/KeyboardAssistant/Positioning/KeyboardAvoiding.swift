import CoreGraphics
import UIKit

extension KeyboardAssistant {
    /// The ways in which an assistant keeps the content of a scroll view clear of the keyboard.
    public enum Avoidance {
        /// The way that suits the scroll view, which is `contentInset` at present.
        case automatic
        /// The assistant adds to the scroll view's content and indicator insets.
        ///
        /// Nothing is added for what others do already: constraints to the keyboard layout guide,
        /// or the system in a table or collection controller.
        case contentInset
        /// The assistant changes the constant of the constraint that pins the scroll view's bottom.
        case bottomConstraint(NSLayoutConstraint)
        /// The assistant adds to the additional safe area of the scroll view's controller.
        case additionalSafeArea
        /// The assistant only scrolls.
        case none
    }
}

/// An object that keeps content clear of the keyboard by an inset at the bottom.
@MainActor
protocol KeyboardAvoiding: Sendable {
    /// The inset that is applied at present, in points.
    var inset: CGFloat { get }
    /// A Boolean value that indicates whether the inset for a keyboard may become another one while
    /// only the content changes.
    var dependsOnContent: Bool { get }
    /// Returns the inset for `keyboard`, in points.
    ///
    /// While the keyboard `isMoving`, what is about to keep clear of it anyway counts as done.
    func inset(for keyboard: KeyboardGeometry, isMoving: Bool) -> CGFloat
    /// Makes our part of the inset `inset` points; zero leaves nothing of us.
    func apply(_ inset: CGFloat)
    /// Notes that the keyboard is away, and with it every inset that others apply for it.
    func keyboardDidHide()
    /// Sets the whole number to the app's `value`, and ends our part in it.
    func reset(to value: CGFloat)
}

extension KeyboardAvoiding {
    var dependsOnContent: Bool { false }
    func keyboardDidHide() {}

    /// Returns whether the inset is `inset` already, but for what rounding makes of it.
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

/// An avoidance by the additional safe area of the controller that a view belongs to.
final class SafeAreaAvoidance: KeyboardAvoiding {
    private weak var view: UIView?
    private weak var controller: UIViewController?
    private var ledger: AdjustmentLedger?

    init(view: UIView) {
        self.view = view
    }

    var inset: CGFloat { ledger?.amount(of: self) ?? 0 }

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
        owner.additionalSafeAreaInsets.bottom = ledger.value(
            adding: inset, for: self, current: owner.additionalSafeAreaInsets.bottom)
    }

    func reset(to value: CGFloat) {
        guard let owner else { return }
        ledger?.reset(to: value)
        ledger = nil
        owner.additionalSafeAreaInsets.bottom = value
    }

    /// Found once, so that what was added is taken back from the same controller.
    private var owner: UIViewController? {
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
    /// A Boolean value that indicates whether the app has pinned this view, or one above it, to the
    /// keyboard layout guide.
    var followsKeyboardLayoutGuide: Bool {
        let views = Array(sequence(first: self, next: \.superview))
        return views.lazy.flatMap(\.constraints).contains { constraint in
            constraint.followsKeyboardLayoutGuide
                && views.contains { $0 === constraint.firstItem || $0 === constraint.secondItem }
        }
    }

    /// A Boolean value that indicates whether this is the table of a table controller, which avoids
    /// the keyboard by itself.
    ///
    /// Apple, overview of `UITableViewController`.
    var isServedByTableController: Bool {
        self is UITableView && next is UITableViewController
    }
}

extension NSLayoutConstraint {
    /// A Boolean value that indicates whether one of the items is a keyboard layout guide.
    var followsKeyboardLayoutGuide: Bool {
        isActive && (firstItem is UIKeyboardLayoutGuide || secondItem is UIKeyboardLayoutGuide)
    }
}
