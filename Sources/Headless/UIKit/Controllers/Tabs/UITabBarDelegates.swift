import Foundation

/// The methods that are called when a tab is tapped.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The methods that decide which tabs people may choose, and that are called afterward.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    @discardableResult
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    @available(iOS 18.0, *)
    @discardableResult
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect tab: UITab
    ) -> Bool
    @available(iOS 18.0, *)
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect selectedTab: UITab,
        previousTab: UITab?)
}

extension UITabBarControllerDelegate {
    @discardableResult
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        true
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}

    @available(iOS 18.0, *)
    @discardableResult
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect tab: UITab
    ) -> Bool {
        true
    }

    @available(iOS 18.0, *)
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect selectedTab: UITab,
        previousTab: UITab?
    ) {}
}
