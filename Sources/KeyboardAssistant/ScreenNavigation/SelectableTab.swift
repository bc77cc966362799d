import UIKit

/// A tab that a key can select.
@MainActor
struct SelectableTab {
    /// The title that the tab bar shows.
    let title: String?
    /// Selects the tab with the same delegate calls as a tap, and returns whether it is now
    /// selected.
    let select: () -> Bool
}

extension UITabBarController {
    /// The first nine tabs, with `nil` for those that can't be selected.
    ///
    /// Tabs that are hidden or only in a sidebar don't count, and pinned ones follow the others.
    var selectableTabs: [SelectableTab?] {
        if #available(iOS 18.0, visionOS 2.0, *), !tabs.isEmpty {
            return shownTabs.prefix(9).map { tab in
                guard tab.isEnabled else { return nil }
                return SelectableTab(title: tab.title) { [self] in select(tab) }
            }
        }
        return (viewControllers ?? []).prefix(9).map { controller in
            guard controller.tabBarItem.isEnabled else { return nil }
            return SelectableTab(title: controller.tabBarItem.title) { [self] in
                select(controller)
            }
        }
    }

    /// Selects the tab at `index` with the same delegate calls as a tap.
    ///
    /// - Returns: True if the tab is now selected.
    func selectTabNotifyingDelegate(at index: Int) -> Bool {
        let tabs = selectableTabs
        guard tabs.indices.contains(index), let tab = tabs[index] else { return false }
        return tab.select()
    }

    // Selecting a tab in code makes no delegate calls (Apple's reference of
    // `UITabBarControllerDelegate`).
    private func select(_ controller: UIViewController) -> Bool {
        guard delegate?.shouldSelect(controller, in: self) ?? true else { return false }
        if controller !== selectedViewController {
            selectedViewController = controller
        } else if let stack = controller as? UINavigationController {
            stack.popToRootViewController(animated: true)
        }
        delegate?.didSelect(controller, in: self)
        return true
    }
}

@available(iOS 18.0, visionOS 2.0, *)
extension UITabBarController {
    /// The tabs that aren't only in a sidebar, where those that are pinned follow the others.
    fileprivate var shownTabs: [UITab] {
        let shown = tabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
        return shown.filter { $0.preferredPlacement != .pinned }
            + shown.filter { $0.preferredPlacement == .pinned }
    }

    // For a tap, UIKit asks and tells the delegate about the tab and, if there is one, about its
    // view controller (software-mansion/react-native-screens, which has to ignore one of the two).
    // What is selected can be in a group; only tabs outside of groups are in the tab bar.
    fileprivate func select(_ tab: UITab) -> Bool {
        guard delegate?.shouldSelect(tab, in: self) ?? true else { return false }
        let controller = tab.viewController
        if let controller, !(delegate?.shouldSelect(controller, in: self) ?? true) {
            return false
        }
        let previous = selectedTab
        if tab !== previous?.root {
            selectedTab = tab
        } else if let stack = controller as? UINavigationController {
            stack.popToRootViewController(animated: true)
        }
        delegate?.didSelect(tab, previous: previous, in: self)
        if let controller { delegate?.didSelect(controller, in: self) }
        return true
    }
}

@available(iOS 18.0, visionOS 2.0, *)
extension UITab {
    /// The outermost group around this tab, or the tab itself.
    fileprivate var root: UITab { parent?.root ?? self }
}
