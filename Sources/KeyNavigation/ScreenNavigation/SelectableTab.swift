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
    /// Of the tabs of iOS 18, those that the tab bar doesn't show don't count.
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
    /// The tabs that the tab bar shows, in its order.
    ///
    /// In a compact width, all tabs count unless the app has chosen some, and their placement says
    /// nothing. Elsewhere, the bar begins with the fixed tabs and ends with the pinned ones; it has
    /// no tabs that are only in the sidebar, and no optional ones until people add them, which an
    /// app can't ask for (Apple's reference of `UITabPlacement` and `compactTabIdentifiers`).
    fileprivate var shownTabs: [UITab] {
        let tabs = tabs.filter { !$0.isHidden }
        guard traitCollection.horizontalSizeClass != .compact else {
            guard let chosen = compactTabIdentifiers else { return tabs }
            return tabs.filter { chosen.contains($0.identifier) }
        }
        let shown = tabs.filter { ![.optional, .sidebarOnly].contains($0.preferredPlacement) }
        return shown.filter { $0.preferredPlacement == .fixed }
            + shown.filter { ![.fixed, .pinned].contains($0.preferredPlacement) }
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
