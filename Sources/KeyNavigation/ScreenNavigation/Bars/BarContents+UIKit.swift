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
            leading: items(top.navigationItem.leadingItems),
            trailing: items(top.navigationItem.trailingItems),
            toolbar: items(top.toolbarItems),
            hidesNavigationBar: stack.isNavigationBarHidden,
            // A bar that one screen hides stays hidden above it.
            hidesToolbar: stack.isToolbarHidden
                || stack.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed),
            // The transition is of the stack, or of the screen around it.
            isMoving: stack.transitionCoordinator != nil)
    }
}

extension FrontmostControllers {
    /// The bar buttons that keys can press now, in order of precedence.
    ///
    /// The buttons of an inner navigation controller come first.
    var barButtons: [(item: ShortcutBarButtonItem, command: BuiltInCommand)] {
        path.reversed().compactMap { $0 as? UINavigationController }
            .flatMap { BarContents(of: $0).inOrder }
            .compactMap { item in
                guard item.canBePressed, let command = item.command else { return nil }
                return (item, command)
            }
    }
}

extension UINavigationItem {
    /// The items in the leading part of the bar, one by one or in groups, from the edge inward.
    var leadingItems: [UIBarButtonItem] {
        guard #available(iOS 16, *) else { return leftBarButtonItems ?? [] }
        return Self.adding(
            leadingItemGroups.flatMap(\.visibleItems), to: leftBarButtonItems ?? [])
    }

    /// The items in the trailing part of the bar, one by one or in groups, from the edge inward.
    ///
    /// Groups in the center aren't included: people can remove them, and a narrow bar has them in a
    /// menu.
    fileprivate var trailingItems: [UIBarButtonItem] {
        guard #available(iOS 16, *) else { return rightBarButtonItems ?? [] }
        let groups = trailingItemGroups + [pinnedTrailingGroup].compactMap(\.self)
        return Self.adding(
            groups.flatMap(\.visibleItems).reversed(), to: rightBarButtonItems ?? [])
    }

    // UIKit's header doesn't say whether the items of groups are also in the other lists.
    private static func adding(_ grouped: [UIBarButtonItem], to items: [UIBarButtonItem])
        -> [UIBarButtonItem]
    {
        grouped.filter { item in !items.contains { $0 === item } } + items
    }
}

@available(iOS 16, *)
extension UIBarButtonItemGroup {
    /// The items in the bar: all of the group, or the one that represents the group.
    fileprivate var visibleItems: [UIBarButtonItem] {
        guard !isHidden else { return [] }
        return isDisplayingRepresentativeItem
            ? [representativeItem].compactMap(\.self) : barButtonItems
    }
}
