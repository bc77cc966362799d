import UIKit

extension UIView {
    /// Whether this view, or one above it, is pinned to the keyboard layout guide by the app.
    var followsKeyboardLayoutGuide: Bool {
        let views = Array(sequence(first: self, next: \.superview))
        let constraints = views.flatMap(\.constraints)
        return constraints.contains { constraint in
            let items = [constraint.firstItem, constraint.secondItem]
            return constraint.isActive && items.contains { $0 is UIKeyboardLayoutGuide }
                && views.contains { view in items.contains { $0 === view } }
        }
    }

    /// Whether this is the table of a table controller, which makes room by itself.
    ///
    /// Apple, overview of `UITableViewController`.
    var isServedByTableController: Bool {
        self is UITableView && next is UITableViewController
    }

    /// The root view of what is presented together with this view: a sheet, or a window's content.
    var presentationRoot: UIView? {
        var controller = sequence(first: self as UIResponder?, next: { $0?.next })
            .lazy.compactMap { $0 as? UIViewController }.first
        while let parent = controller?.parent { controller = parent }
        return controller?.viewIfLoaded ?? window
    }
}
