import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UITabBarController.
@MainActor
@Suite struct TabBarControllerTests {
    private let notes = Notes()

    private func makeTabs(_ names: String...) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = names.map { name in
            let controller = LoggingViewController(name, notes)
            controller.title = name
            return controller
        }
        return tabs
    }

    @Test("The first tab's controller is selected, and is the only one that loads and appears")
    func theFirstControllerIsSelectedAndAppearsAlone() {
        let tabs = makeTabs("a", "b")
        #expect(tabs.selectedIndex == 0)
        let window = makeWindow(tabs)
        #expect(notes.take() == ["a.didLoad", "a.willAppear", "a.isAppearing", "a.didAppear"])
        #expect(tabs.viewControllers?.first?.view.window === window)
        #expect(tabs.viewControllers?.last?.isViewLoaded == false)
    }

    // Apple's reference: `NSNotFound` where nothing is selected.
    @Test("A tab bar controller without controllers has no selection and no items")
    func withoutControllersNothingIsSelected() {
        let tabs = UITabBarController()
        #expect(tabs.viewControllers == nil)
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.selectedViewController == nil)
        #expect(tabs.tabBar.items == nil)
    }

    // A log (pgzxc.github.io/posts/efa3afd7): the new controller will appear first, the old one
    // has disappeared first.
    @Test("A change of the tab tells both controllers, and the same tab again tells nobody")
    func changingTheTabTellsBothControllers() {
        let tabs = makeTabs("a", "b")
        let window = makeWindow(tabs)
        _ = notes.take()
        tabs.selectedIndex = 1
        #expect(
            notes.take() == [
                "b.didLoad", "b.willAppear", "a.willDisappear", "b.isAppearing",
                "a.didDisappear", "b.didAppear",
            ])
        #expect(tabs.viewControllers?[0].view.window == nil)
        #expect(tabs.selectedViewController?.view.window === window)
        tabs.selectedIndex = 1
        #expect(notes.take().isEmpty)
    }

    @Test("Selecting an index that isn't there, or no controller, changes nothing")
    func aPlaceThatIsNotThereIsIgnored() {
        let tabs = makeTabs("a", "b")
        for index in [-1, 2, NSNotFound] { tabs.selectedIndex = index }
        tabs.selectedViewController = nil
        #expect(tabs.selectedIndex == 0)
    }

    @Test("Children know their tab bar controller, and give their titles to its items")
    func childrenKnowTheirTabsAndGiveThemTheirTitles() throws {
        let tabs = makeTabs("a", "b")
        let child = try #require(tabs.viewControllers?.last)
        #expect(child.tabBarController === tabs)
        #expect(child.parent === tabs)
        #expect(tabs.tabBarController == nil)
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "b"])
        child.title = "c"
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "c"])
        tabs.viewControllers = nil
        #expect(child.tabBarController == nil && child.parent == nil)
    }

    // Apple's reference: the selected controller stays if it is still there, else the one at its
    // place, else the first.
    @Test("The selection stays with its controller, else with its place, else with the first")
    func otherControllersKeepTheSelectionIfTheyCan() throws {
        let tabs = makeTabs("a", "b", "c")
        let old = try #require(tabs.viewControllers)
        tabs.selectedIndex = 2
        tabs.viewControllers = [old[2], old[0]]
        #expect(tabs.selectedViewController === old[2])
        tabs.selectedIndex = 1
        tabs.viewControllers = [old[2], old[1]]
        #expect(tabs.selectedViewController === old[1])
        tabs.viewControllers = [old[2]]
        #expect(tabs.selectedViewController === old[2])
    }

    // A field whose tab is no longer selected ends editing (assumed: A51).
    @Test("A field ends editing when another tab is selected")
    func aFieldEndsEditingWithItsTab() throws {
        let tabs = makeTabs("a", "b")
        let window = makeWindow(tabs)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        try #require(tabs.selectedViewController).view.addSubview(field)
        #expect(field.becomeFirstResponder() && field.window === window)
        tabs.selectedIndex = 1
        #expect(!field.isFirstResponder)
    }

    // The height of the bar (assumed: A48).
    @Test("The tab bar is 49 points high, and a child's safe area ends above it")
    func theBarIsPartOfTheChildrensSafeArea() throws {
        let tabs = makeTabs("a")
        let window = makeWindow(tabs)
        window.layoutIfNeeded()
        let child = try #require(tabs.selectedViewController)
        #expect(child.view.frame == tabs.view.bounds)
        #expect(child.view.safeAreaInsets.bottom == window.safeAreaInsets.bottom + 49)
        #expect(tabs.tabBar.frame.height == 49)
    }

    // Apple's reference: `hidesBottomBarWhenPushed`.
    @Test("A pushed controller can hide the tab bar until it is popped")
    func aPushedControllerCanHideTheBar() throws {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        let window = makeWindow(tabs)
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: false)
        window.layoutIfNeeded()
        #expect(tabs.tabBar.alpha == 0)
        #expect(navigation.view.safeAreaInsets.bottom == window.safeAreaInsets.bottom)
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(tabs.tabBar.alpha == 1)
    }
}

#if canImport(SimulatedDevice)
import SimulatedDevice

/// Answers and writes down what a tab bar controller asks.
@MainActor
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var notes: [String] = []
    var allows = true

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        notes.append("should \(viewController.title ?? "")")
        return allows
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        notes.append("did \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
    }
}

@MainActor
@Suite struct TabBarTapTests {
    private let delegate = TabDelegate()

    private func makeTabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = ["a", "b"].map { title in
            let controller = UIViewController()
            controller.title = title
            controller.tabBarItem.image = UIImage(systemName: "person")
            return controller
        }
        tabs.delegate = delegate
        return tabs
    }

    private func tap(_ index: Int, of tabs: UITabBarController, on device: SimulatedDevice) throws {
        let bar = tabs.tabBar
        let width = bar.bounds.width / CGFloat(bar.items?.count ?? 1)
        let point = CGPoint(x: (CGFloat(index) + 0.5) * width, y: bar.bounds.midY)
        device.tap(at: bar.convert(point, to: nil), in: try #require(bar.window))
    }

    // Apple's reference: the delegate hears of users' choices only.
    @Test("A tap on a tab asks and tells the delegate, and a selection by code doesn't")
    func aTapAsksAndTellsTheDelegateAndCodeDoesNot() throws {
        let device = SimulatedDevice()
        let tabs = makeTabs()
        device.show(tabs)
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        #expect(delegate.notes.isEmpty)
        try tap(1, of: tabs, on: device)
        #expect(tabs.selectedIndex == 1)
        #expect(delegate.notes == ["should b", "did b at 1"])
        #expect(tabs.tabBar.selectedItem?.title == "b")
    }

    @Test("The delegate can refuse the tab that is tapped")
    func theDelegateCanRefuse() throws {
        let device = SimulatedDevice()
        let tabs = makeTabs()
        device.show(tabs)
        delegate.allows = false
        try tap(1, of: tabs, on: device)
        #expect(tabs.selectedIndex == 0)
        #expect(delegate.notes == ["should b"])
    }

    // Apple, UITabBarController: a tap on the tab that shows goes back to its root.
    @Test("A tap on the selected tab pops its navigation controller to the root")
    func aTapOnTheSelectedTabGoesBackToItsRoot() throws {
        let device = SimulatedDevice()
        let tabs = makeTabs()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.title = "n"
        navigation.pushViewController(UIViewController(), animated: false)
        tabs.viewControllers = [navigation]
        device.show(tabs)
        try tap(0, of: tabs, on: device)
        device.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(delegate.notes == ["should n", "did n at 0"])
    }

    @Test("The tab bar draws the titles of its items")
    func theBarShowsSymbolsAndTitles() {
        let device = SimulatedDevice()
        let tabs = makeTabs()
        device.show(tabs)
        let picture = device.picture()
        #expect(picture.contains(">a<") && picture.contains(">b<"))
    }

    // Apple's reference: a bar of one's own tells its delegate of taps.
    @Test("A tab bar of the app's own tells its delegate of taps, not of code's selections")
    func aBarAloneTellsItsDelegate() throws {
        final class BarDelegate: NSObject, UITabBarDelegate {
            var chosen: [String?] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                chosen.append(item.title)
            }
        }
        let device = SimulatedDevice()
        let delegate = BarDelegate()
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 300, height: 49))
        bar.items = [
            UITabBarItem(title: "x", image: nil, tag: 0),
            UITabBarItem(title: "y", image: nil, tag: 1),
        ]
        bar.delegate = delegate
        let controller = UIViewController()
        controller.view.addSubview(bar)
        device.show(controller)
        bar.selectedItem = bar.items?.first
        #expect(delegate.chosen.isEmpty)
        device.tap(at: CGPoint(x: 225, y: 125), in: try #require(bar.window))
        #expect(delegate.chosen == ["y"])
        #expect(bar.selectedItem?.title == "y")
    }
}
#endif
