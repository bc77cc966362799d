import UIKit

/// A tab that a key can select.
@MainActor
struct SelectableTab {
    /// The title in the tab bar.
    let title: String?
    /// Selects the tab with the same delegate calls as a tap, and returns whether the tab is now
    /// selected.
    let select: () -> Bool
}

extension UITabBarController {
    /// The first nine tabs, with `nil` for disabled ones.
    ///
    /// With the tabs of iOS 18, only tabs in the tab bar count.
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
    /// The tabs in the tab bar, in its order.
    ///
    /// In a compact width, the placement has no meaning, and all tabs count unless the app has
    /// chosen some. Elsewhere, the bar begins with the fixed tabs and ends with the pinned ones.
    /// Tabs for the sidebar only are left out, and optional tabs as well: people can add them to
    /// the bar, but an app can't ask for the added ones (Apple's reference of `UITabPlacement` and
    /// `compactTabIdentifiers`).
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

    // For a tap, UIKit asks and notifies the delegate about the tab and about its view controller,
    // if any (software-mansion/react-native-screens has to ignore one of the two). The selected tab
    // can be in a group. Only tabs outside of groups are in the tab bar.
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
