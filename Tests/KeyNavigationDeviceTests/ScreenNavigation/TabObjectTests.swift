import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
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
        let device = SimulatedDevice(.iPad12_9)
        let tabs = placedTabs(on: device)
        let titles = tabs.navigator.possibleKeyCommands.map(\.discoverabilityTitle)
        #expect(titles == ["fixed", "a", "b", "pinned"])
        #expect(tabs.tabBar.items?.map(\.title) == ["fixed", "a", "off", "b", "pinned"])
        let keys = [("1", "fixed"), ("2", "a"), ("4", "b"), ("5", "pinned"), ("3", "pinned")]
        for (digit, name) in keys {
            device.press(digit, .command)
            #expect(tabs.selectedTab?.identifier == name)
        }
    }

    @Test(
        "In a compact width, the tabs count that the app has chosen for it, wherever their place is",
        .requirement("U522"))
    func compactWidthHasItsOwnTabs() {
        guard #available(iOS 18.0, *) else { return }
        let device = SimulatedDevice(.iPhone13)
        let tabs = placedTabs(on: device)
        let all = ["pinned", "a", "side", "off", "fixed", "b", "optional"]
        #expect(tabs.tabBar.items?.map(\.title) == all)
        #expect(
            tabs.navigator.possibleKeyCommands.map(\.discoverabilityTitle)
                == all.filter { $0 != "off" })
        tabs.compactTabIdentifiers = ["b", "hidden", "side", "pinned", "unknown"]
        let chosen = ["pinned", "side", "b"]
        #expect(tabs.tabBar.items?.map(\.title) == chosen)
        #expect(tabs.navigator.possibleKeyCommands.map(\.discoverabilityTitle) == chosen)
        device.press("3", .command)
        #expect(tabs.selectedTab?.identifier == "b")
    }

    /// Tabs of all placements, one that is hidden and one that is disabled.
    @available(iOS 18.0, *)
    private func placedTabs(on device: SimulatedDevice) -> KeyTabs {
        let delegate = TabsDelegate()
        let tabs = show(
            "pinned", "hidden", "a", "side", "off", "fixed", "b", "optional", on: device,
            delegate: delegate)
        let placements: [(String, UITabPlacement)] = [
            ("pinned", .pinned), ("side", .sidebarOnly), ("fixed", .fixed), ("a", .movable),
            ("b", .default), ("optional", .optional),
        ]
        for (name, placement) in placements {
            tabs.tab(forIdentifier: name)?.preferredPlacement = placement
        }
        tabs.tab(forIdentifier: "hidden")?.isHidden = true
        tabs.tab(forIdentifier: "off")?.isEnabled = false
        return tabs
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
