import UIKit

extension BarContents where Item == ShortcutBarButtonItem {
    /// Creates the contents of the bars around the top screen of `stack`.
    @MainActor
    init(of stack: UINavigationController) {
        guard let top = stack.topViewController else {
            self.init()
            return
        }
        let items = { (all: [UIBarButtonItem]?) in
            (all ?? []).compactMap { $0 as? ShortcutBarButtonItem }
        }
        self.init(
            leading: items(top.navigationItem.leftBarButtonItems),
            trailing: items(top.navigationItem.rightBarButtonItems),
            toolbar: items(top.toolbarItems),
            hidesNavigationBar: stack.isNavigationBarHidden,
            // A bar that one screen hides stays hidden above it.
            hidesToolbar: stack.isToolbarHidden
                || stack.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed),
            // The stack, or the screen that it is in, which may be coming or going.
            isMoving: stack.transitionCoordinator != nil)
    }
}

extension FrontmostControllers {
    /// The bar buttons that keys can press now, in order of precedence.
    ///
    /// Those of an inner navigation controller come first.
    var barButtons: [(item: ShortcutBarButtonItem, command: BuiltInCommand)] {
        path.reversed().compactMap { $0 as? UINavigationController }
            .flatMap { BarContents(of: $0).inOrder }
            .compactMap { item in
                guard item.canBePressed, let command = item.command else { return nil }
                return (item, command)
            }
    }
}
