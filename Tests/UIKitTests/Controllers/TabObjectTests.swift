#if canImport(SimulatedDevice)
import SimulatedDevice
import Testing
import UIKit

// Where a test names no source: Apple's reference of UITab, UITabGroup and UITabBarController.
@MainActor
@Suite struct TabObjectTests {
    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { tab in
            let controller = UIViewController()
            controller.title = tab.title
            return controller
        }
    }

    @Test("The first tab is selected, and a tab's controller is made when it is first shown")
    func theFirstTabIsSelectedAndControllersAreMadeWhenNeeded() {
        let device = SimulatedDevice()
        var made: [String] = []
        let tabs = UITabBarController(
            tabs: ["a", "b"].map { name in
                UITab(title: name, image: nil, identifier: name) { _ in
                    made.append(name)
                    return UIViewController()
                }
            })
        device.show(tabs)
        #expect(tabs.selectedTab?.identifier == "a" && made == ["a"])
        tabs.selectedTab = tabs.tab(forIdentifier: "b")
        tabs.selectedTab = tabs.tab(forIdentifier: "a")
        #expect(made == ["a", "b"])
        #expect(tabs.selectedViewController === tabs.tabs[0].viewController)
    }

    @Test("The bar has an item for each tab that isn't hidden, disabled as its tab is")
    func theBarHasTheTabsThatAreNotHidden() {
        let tabs = UITabBarController(tabs: [tab("a"), tab("b"), tab("c")])
        tabs.tabs[0].title = "first"
        tabs.tabs[1].isHidden = true
        tabs.tabs[2].isEnabled = false
        #expect(tabs.tabBar.items?.map(\.title) == ["first", "c"])
        #expect(tabs.tabBar.items?.map(\.isEnabled) == [true, false])
    }

    // (assumed: A45)
    @Test("A tab bar controller whose view controllers are set has no tabs")
    func controllersWithoutTabsOfTheAppsHaveNone() {
        let tabs = UITabBarController(tabs: [tab("a")])
        tabs.viewControllers = [UIViewController()]
        #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && tabs.selectedIndex == 0)
    }

    // An engineer of Apple's: the controller that is shown is that of the tab at the root (developer
    // forums, thread 761231).
    @Test("A selected tab in a group shows the group's controller")
    func aTabInAGroupShowsTheGroupsController() {
        let child = tab("child")
        let group = UITabGroup(title: "g", image: nil, identifier: "g", children: [child]) { _ in
            UIViewController()
        }
        let tabs = UITabBarController(tabs: [tab("a"), group])
        #expect(child.parent === group && child.tabBarController === tabs)
        tabs.selectedTab = child
        #expect(tabs.selectedTab === child)
        #expect(tabs.selectedViewController === group.viewController)
        #expect(tabs.tabBar.selectedItem?.title == "g")
        #expect(tabs.tab(forIdentifier: "child") === child)
        #expect(group.tab(forIdentifier: "child") === child)
    }
}
#endif
