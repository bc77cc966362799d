import UIKit

extension UIView {
    /// Whether this view, or one above it, is pinned to the keyboard layout guide by the app.
    var followsKeyboardLayoutGuide: Bool {
        let views = Array(sequence(first: self, next: \.superview))
        return views.lazy.flatMap(\.constraints).contains { constraint in
            constraint.followsKeyboardLayoutGuide
                && views.contains { $0 === constraint.firstItem || $0 === constraint.secondItem }
        }
    }

    /// Whether this is the table of a table controller, which makes room by itself.
    ///
    /// Apple, overview of `UITableViewController`.
    var isServedByTableController: Bool {
        self is UITableView && next is UITableViewController
    }

    /// The responder for which the keyboard is on the screen that this view belongs to: a sheet, or
    /// a window's content; nil if nobody types there.
    var keyboardOwnerOnScreen: UIResponder? {
        var controller = sequence(first: self as UIResponder?, next: { $0?.next })
            .lazy.compactMap { $0 as? UIViewController }.first
        while let parent = controller?.parent { controller = parent }
        return controller.map(\.keyboardOwner) ?? window?.firstResponderInside
    }
}

extension NSLayoutConstraint {
    /// Whether one of its items is a keyboard layout guide.
    var followsKeyboardLayoutGuide: Bool {
        isActive && (firstItem is UIKeyboardLayoutGuide || secondItem is UIKeyboardLayoutGuide)
    }
}
