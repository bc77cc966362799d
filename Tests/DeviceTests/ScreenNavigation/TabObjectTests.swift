import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// The keys of tabs that an app makes as objects, which are new in iOS 18.
@MainActor
@Suite(.doubts(.keys)) struct TabObjectTests {
    /// Shows tabs with these identifiers; those whose identifier begins with "no" have no screen.
    @available(iOS 18.0, *)
    private func show(
        _ names: String..., on device: SimulatedDevice, delegate: TabsDelegate
    ) -> KeyTabs {
        let tabs = KeyTabs()
        tabs.tabs = names.map(tab)
        tabs.delegate = delegate
        device.show(tabs)
        delegate.notes = []
        return tabs
    }

    @available(iOS 18.0, *)
    private func tab(_ name: String) -> UITab {
        guard !name.hasPrefix("no") else { return UITab(title: name, image: nil, identifier: name) }
        return UITab(title: name, image: nil, identifier: name) { _ in
            let controller = KeyScreen()
            controller.title = name
            return controller
        }
    }

    @Test(
        "⌘ and a digit ask and tell the delegate of a tab and of its controller, as a tap does",
        .requirement("U522"))
    func delegateIsAskedAboutTab() throws {
        guard #available(iOS 18.0, *) else { return }
        let (device, delegate) = (SimulatedDevice(), TabsDelegate())
        let tabs = show("a", "b", "no screen", on: device, delegate: delegate)
        device.press("2", .command)
        #expect(tabs.selectedTab?.identifier == "b")
        let byKey = delegate.notes
        #expect(byKey == ["should tab b", "should b", "did tab b after a", "did b"])
        tabs.selectedTab = tabs.tabs[0]
        delegate.notes = []
        let button = try #require(tabs.tabBar.subviews.dropFirst().first)
        try device.tap(button)
        #expect(delegate.notes == byKey, "a tap's calls")
        delegate.allowsTabs = false
        delegate.notes = []
        device.press("3", .command)
        #expect(tabs.selectedTab?.identifier == "b" && delegate.notes == ["should tab no screen"])
    }

    @Test("The digits count the tabs as the bar shows them", .requirement("U522"))
    func digitsCountShownTabs() {
        guard #available(iOS 18.0, *) else { return }
        let (device, delegate) = (SimulatedDevice(), TabsDelegate())
        let tabs = show("pinned", "hidden", "a", "side", "off", "b", on: device, delegate: delegate)
        tabs.tab(forIdentifier: "pinned")?.preferredPlacement = .pinned
        tabs.tab(forIdentifier: "hidden")?.isHidden = true
        tabs.tab(forIdentifier: "side")?.preferredPlacement = .sidebarOnly
        tabs.tab(forIdentifier: "off")?.isEnabled = false
        let titles = tabs.navigator.possibleKeyCommands.map(\.discoverabilityTitle)
        #expect(titles == ["a", "b", "pinned"])
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "off", "b", "pinned"])
        for (digit, name) in [("1", "a"), ("3", "b"), ("4", "pinned"), ("2", "pinned")] {
            device.press(digit, .command)
            #expect(tabs.selectedTab?.identifier == name)
        }
    }

    @Test("A group is one tab, and what is selected in it stays", .requirement("U522"))
    func groupIsOneTab() {
        guard #available(iOS 18.0, *) else { return }
        let (device, delegate) = (SimulatedDevice(), TabsDelegate())
        let tabs = KeyTabs()
        let child = tab("child")
        let group = UITabGroup(
            title: "Group", image: nil, identifier: "group", children: [child, tab("other")]
        ) { _ in UINavigationController(rootViewController: KeyScreen()) }
        tabs.tabs = [tab("a"), group, tab("b")]
        tabs.delegate = delegate
        device.show(tabs)
        device.press("3", .command)
        #expect(tabs.selectedTab?.identifier == "b")
        tabs.selectedTab = child
        device.press("2", .command)
        #expect(tabs.selectedTab === child, "the group has the selection already")
        #expect(delegate.notes.last?.hasPrefix("did") == true)
        device.press("1", .command)
        device.press("2", .command)
        #expect(tabs.selectedTab === group)
    }
}
