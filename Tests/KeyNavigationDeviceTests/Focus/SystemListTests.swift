import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What the system's focus engine does with lists that have joined it.
@MainActor
@Suite(.doubts(.lists, .keys, .focus)) struct SystemListTests {
    /// A cell with an opinion of its own.
    private final class Cell: UITableViewCell {
        var opinion: Bool?
        override var canBecomeFocused: Bool { opinion ?? super.canBecomeFocused }
    }

    /// A list that has joined the system's focus.
    private func joinedList() -> TestList {
        let list = TestList([3])
        list.acceptsKeys = false
        list.navigator.joinSystemFocus()
        return list
    }

    /// A delegate with opinions.
    private final class Decider: NSObject, UITableViewDelegate {
        var canFocus = true
        /// The row that the selection does not follow to.
        var excluded: Int?

        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            canFocus
        }

        func tableView(
            _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
        ) -> Bool { indexPath.row != excluded }
    }

    @Test(
        "A cell's own word comes first, then the delegate's, then the list's", .requirement("U211"),
        arguments: [nil, true, false] as [Bool?], [nil, true, false] as [Bool?])
    func cellDecidesBeforeDelegateAndList(cell: Bool?, delegate: Bool?) throws {
        for property in [true, false] {
            let device = SimulatedDevice.tablet()
            let (list, decider) = (joinedList(), Decider())
            decider.canFocus = delegate ?? false
            list.tableView.delegate = delegate == nil ? nil : decider
            list.makeCell = { _ in
                let made = Cell()
                made.opinion = cell
                return made
            }
            device.show(list)
            list.tableView.allowsFocus = property
            let row = try #require(list.tableView.cellForRow(at: [0, 0]))
            #expect(row.canBecomeFocused == cell ?? delegate ?? property)
            withExtendedLifetime(device) {}
        }
    }

    @Test("The selection follows focus but to where that would disturb", .requirement("U217"))
    func selectionFollowsFocusUnlessDisturbing() {
        let device = SimulatedDevice.tablet()
        let (list, decider) = (joinedList(), Decider())
        decider.excluded = 2
        list.tableView.delegate = decider
        device.show(list)
        list.navigator.joinSystemFocus(selectionFollowsFocus: true)
        let history = (0..<3).map { _ in
            device.press(UIKeyCommand.inputDownArrow)
            return [list.navigator.indexPathForFocusedRow, list.tableView.indexPathForSelectedRow]
                .map { $0?.row }
        }
        #expect(history == [[0, 0], [1, 1], [2, 1]])
    }

    @Test("In two windows focus goes its own ways", .requirement("U237"))
    func focusIsSeparateInTwoWindows() {
        let device = SimulatedDevice.tablet()
        let (first, second) = (joinedList(), joinedList())
        device.show(first)
        device.press(UIKeyCommand.inputDownArrow)
        let window = device.openWindow(size: CGSize(width: 400, height: 600))
        window.rootViewController = second
        window.layoutIfNeeded()
        window.makeKeyAndVisible()
        var heard: [String] = []
        let observers = [
            FocusObserver(first) { heard.append("first \($0)") },
            FocusObserver(second) { heard.append("second \($0)") },
        ]
        device.press(UIKeyCommand.inputDownArrow)
        device.press(UIKeyCommand.inputDownArrow)
        #expect(first.navigator.indexPathForFocusedRow == [0, 0])
        #expect(second.navigator.indexPathForFocusedRow == [0, 1])
        #expect(heard == ["second true"])
        withExtendedLifetime(observers) {}
    }

    @Test(
        "Focus that waits returns to where it was with one key, and is reported once",
        .requirement("U238"))
    func deferredFocusReturnsWithOneKey() throws {
        /// A card that waits for a key to be seen focused.
        final class Shy: UIView {
            override var canBecomeFocused: Bool { true }
            override var focusItemDeferralMode: UIFocusItemDeferralMode { .always }
        }
        let device = SimulatedDevice.tablet()
        let screen = UIViewController()
        device.show(screen)
        screen.view.addCard(0, 0)
        let shy = Shy(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        screen.view.addSubview(shy)
        device.press(UIKeyCommand.inputDownArrow)
        let system = try #require(UIFocusSystem(for: screen))
        var heard: [Bool] = []
        let observer = FocusObserver(shy) { heard.append($0) }
        system.requestFocusUpdate(to: shy)
        system.updateFocusIfNeeded()
        #expect(system.focusedItem == nil, "it is out of sight until a key is pressed")
        device.press(UIKeyCommand.inputDownArrow)
        #expect(system.focusedItem === shy)
        #expect(heard == [true])
        withExtendedLifetime(observer) {}
    }

    @Test(
        "Arrows scroll a list, and what is focused is in sight", .requirement("F63"),
        .bug("https://github.com/numerique-gouv/ami-notifications-api/issues/1436"))
    func arrowScrollingKeepsFocusInSight() throws {
        let device = SimulatedDevice.tablet()
        let list = TestList([200])
        device.show(list)
        list.navigator.joinSystemFocus()
        for _ in 0..<60 { device.press(UIKeyCommand.inputDownArrow) }
        let row = try #require(list.navigator.indexPathForFocusedRow)
        #expect(row == [0, 59])
        let seen = list.tableView.bounds.inset(by: list.tableView.adjustedContentInset)
        #expect(seen.contains(list.tableView.rectForRow(at: row)))
    }

    @Test(
        "A scroll view leaves the arrows to the system while something has focus",
        .requirement("U212"))
    func scrollViewLeavesArrowsToSystem() throws {
        let device = SimulatedDevice.tablet()
        let screen = UIViewController()
        device.show(screen)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        screen.view.addSubview(scroll)
        screen.view.addCard(0, 0)
        let navigator = ScrollNavigator(scrollView: scroll)
        var keys: Set<String?> {
            Set(
                navigator.possibleKeyCommands.filter { $0.modifierFlags.isEmpty }.map(\.input))
        }
        let arrow = UIKeyCommand.inputDownArrow
        #expect(keys.contains(arrow))
        device.press("\t")
        #expect(UIFocusSystem(for: screen)?.focusedItem != nil)
        #expect(!keys.contains(arrow))
        #expect(keys.contains(UIKeyCommand.inputPageDown), "other keys are nobody's")
        navigator.focusPreference = .library
        #expect(keys.contains(arrow))
    }

    @Test(
        "A scroll view that has focus itself is scrolled, and is given back as it was found",
        .requirement("U212"))
    func focusedScrollView() {
        final class Page: UIScrollView {
            override var canBecomeFocused: Bool { true }
        }
        let device = SimulatedDevice.tablet()
        let screen = UIViewController()
        device.show(screen)
        let page = Page(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        page.contentSize = CGSize(width: 300, height: 1000)
        screen.view.addSubview(page)
        var navigator: ScrollNavigator? = ScrollNavigator(scrollView: page)
        #expect(!page.allowsKeyboardScrolling)
        device.press("\t")
        #expect(page.isFocused)
        let keys = navigator?.possibleKeyCommands.filter { $0.modifierFlags.isEmpty }.map(\.input)
        #expect(keys?.contains(UIKeyCommand.inputDownArrow) == true)
        navigator = nil
        #expect(page.allowsKeyboardScrolling)
    }
}
