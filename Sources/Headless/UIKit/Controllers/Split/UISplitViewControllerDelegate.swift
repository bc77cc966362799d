import Foundation

/// The methods that decide how a split view collapses and expands, and that are called when its
/// columns change.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    // MARK: Collapsing and expanding

    @discardableResult
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    @discardableResult
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
            .DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    // MARK: The classic style

    // The names are those that Apple's reference gives these methods in Swift.

    @_documentation(visibility: internal)
    @discardableResult
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    @_documentation(visibility: internal)
    @discardableResult
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    @discardableResult
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    @_documentation(visibility: internal)
    @discardableResult
    func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController, sender: Any?
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        OptionalMethod.missing(())
    }

    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {
        OptionalMethod.missing(())
    }

    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
        OptionalMethod.missing(())
    }

    @discardableResult
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        OptionalMethod.missing(proposedTopColumn)
    }

    @discardableResult
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
            .DisplayMode
    ) -> UISplitViewController.DisplayMode {
        OptionalMethod.missing(proposedDisplayMode)
    }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        OptionalMethod.missing(())
    }

    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        OptionalMethod.missing(())
    }

    @_documentation(visibility: internal)
    @discardableResult
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        OptionalMethod.missing(false)
    }

    @_documentation(visibility: internal)
    @discardableResult
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        OptionalMethod.missing(nil)
    }

    @discardableResult
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        OptionalMethod.missing(false)
    }

    @_documentation(visibility: internal)
    @discardableResult
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        OptionalMethod.missing(false)
    }
}
