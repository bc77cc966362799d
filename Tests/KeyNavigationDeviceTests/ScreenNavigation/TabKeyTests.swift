import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

@MainActor
@Suite(.doubts(.keys)) struct TabKeyTests {
    private func makeTabs(_ count: Int, on device: SimulatedDevice, delegate: TabsDelegate)
        -> KeyTabs
    {
        let tabs = KeyTabs()
        tabs.viewControllers = (1...count).map { number in
            let controller = KeyScreen()
            controller.title = "t\(number)"
            return controller
        }
        tabs.delegate = delegate
        device.show(tabs)
        return tabs
    }

    @Test(
        "⌘ and a digit select a tab, and the delegate is called as by a tap",
        .requirement("U139"))
    func commandDigitsSelectTabs() {
        let device = SimulatedDevice()
        let delegate = TabsDelegate()
        let tabs = makeTabs(3, on: device, delegate: delegate)
        device.press("2", .command)
        #expect(tabs.selectedIndex == 1)
        #expect(delegate.notes == ["should t2", "did t2"])
        delegate.allows = false
        device.press("3", .command)
        #expect(tabs.selectedIndex == 1)
        #expect(delegate.notes.last == "should t3")
        device.press("4", .command)
        #expect(delegate.notes.count == 3)
    }

    @Test("Without a delegate to ask, ⌘ and a digit select a tab, too", .requirement("U139"))
    func commandDigitsNeedNoDelegate() {
        let device = SimulatedDevice()
        let tabs = makeTabs(3, on: device, delegate: TabsDelegate())
        tabs.delegate = nil
        device.press("2", .command)
        #expect(tabs.selectedIndex == 1)
    }

    @Test(
        "The digits are ordinal numbers: ⌘9 is the ninth tab, and never the last of fewer",
        .requirement("U139"))
    func commandNineIsNinthTab() {
        let device = SimulatedDevice()
        let delegate = TabsDelegate()
        let few = makeTabs(4, on: device, delegate: delegate)
        device.press("9", .command)
        #expect(few.selectedIndex == 0)
        #expect(few.navigator.possibleKeyCommands.count == 4)
        let many = makeTabs(11, on: device, delegate: delegate)
        device.press("9", .command)
        #expect(many.selectedIndex == 8)
        #expect(many.navigator.possibleKeyCommands.count == 9)
    }

    @Test(
        "The commands are called like the tabs, and a tab that is off has none",
        .requirement("U139"))
    func commandsAreCalledLikeTabs() {
        let device = SimulatedDevice()
        let delegate = TabsDelegate()
        let tabs = makeTabs(3, on: device, delegate: delegate)
        tabs.viewControllers?[1].tabBarItem.isEnabled = false
        #expect(
            tabs.navigator.possibleKeyCommands.map(\.discoverabilityTitle) == ["t1", "t3"])
        #expect(tabs.navigator.selectTab(at: 2) && tabs.selectedIndex == 2)
        #expect(!tabs.navigator.selectTab(at: 1))
        #expect(!tabs.navigator.selectTab(at: -1) && !tabs.navigator.selectTab(at: 3))
    }

    @Test("The tab that shows goes back to its first screen, as by a tap", .requirement("U139"))
    func shownTabReturnsToFirstScreen() {
        let device = SimulatedDevice()
        let delegate = TabsDelegate()
        let tabs = makeTabs(1, on: device, delegate: delegate)
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.title = "s"
        stack.pushViewController(UIViewController(), animated: false)
        tabs.viewControllers = [stack]
        device.settle()
        device.press("1", .command)
        device.settle()
        #expect(stack.viewControllers.count == 1)
        #expect(delegate.notes == ["should s", "did s"])
    }

    @Test("Tabs behind a sheet cannot be selected", .requirement("U139"))
    func tabsBehindSheetAreUnreachable() {
        let device = SimulatedDevice()
        let tabs = makeTabs(2, on: device, delegate: TabsDelegate())
        tabs.present(UIViewController(), animated: false)
        device.settle()
        device.press("2", .command)
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.navigator.possibleKeyCommands.map(\.input).contains("2") == false)
    }
}
