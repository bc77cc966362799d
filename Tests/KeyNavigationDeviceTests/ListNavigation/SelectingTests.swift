import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What may not be selected, where keys would do so.
@MainActor
@Suite(.doubts(.lists, .keys)) struct SelectingTests {
    private func grid(unselectable: Set<IndexPath>) -> GridScreen {
        let screen = GridScreen([9])
        screen.grid.unselectable = unselectable
        screen.view.allowsMultipleSelection = true
        screen.navigator.options.spaceKey = .select
        return screen
    }

    private func table(unselectable: Set<IndexPath>) -> TableScreen {
        let screen = TableScreen([9])
        screen.list.unselectable = unselectable
        screen.table.allowsMultipleSelection = true
        screen.navigator.options.spaceKey = .select
        return screen
    }

    @Test(
        "Keys leave unselected what may not be selected, in ranges, rectangles and lines",
        .requirement("U402"),
        arguments: [
            (.range, "Space", []), (.range, "⇧→", [5]), (.range, "⇧↓", [5, 6, 7]),
            (.range, "⇧↓, ⇧↑", []), (.range, "⌘a", [0, 1, 2, 3, 5, 6, 7, 8]),
            (.range, "⇧⌘↑", [0, 1, 2, 3]), (.range, "←, ⇧→, ⇧→, ⇧←", [3]),
            (.rectangle, "⇧Space", [3, 5]), (.rectangle, "⌃Space", [1, 7]),
            (.rectangle, "⇧→, ⇧↓", [5, 7, 8]), (.rectangle, "⇧→, ⇧↓, ⇧↑, ⇧←", []),
        ] as [(ListOptions.GridSelection, String, [Int])])
    func refusedItemStays(kind: ListOptions.GridSelection, keys: String, expected: [Int]) {
        let screen = grid(unselectable: [[0, 4]])
        screen.navigator.options.gridSelection = kind
        screen.navigator.focus([0, 4])
        screen.device.press(named: keys)
        #expect(screen.selected.map(\.item) == expected)
    }

    @Test("In a table ⇧ leaves out what may not be selected", .requirement("U402"))
    func refusedRowStays() {
        let screen = table(unselectable: [[0, 3]])
        screen.navigator.focus([0, 2])
        screen.device.press(named: "⇧↓, ⇧↓, ⇧↓")
        #expect(screen.selected.map(\.row) == [2, 4, 5])
        screen.device.press(named: "⇧↑, ⇧↑, ⇧↑")
        #expect(screen.selected.map(\.row) == [2])
    }

    @Test(
        "A selection that follows the cursor stays where the cursor's row may not be selected",
        .requirement("U402"))
    func followingSelectionStays() {
        let screen = table(unselectable: [[0, 3]])
        screen.navigator.options.selectionFollowsCursor = true
        screen.navigator.focus([0, 1])
        screen.device.press(named: "↓, ↓")
        #expect(screen.selected == [[0, 2]] && screen.cursor == [0, 3])
        screen.device.press(named: "Space")
        #expect(screen.selected == [[0, 2]])
        screen.device.press(named: "↓")
        #expect(screen.selected == [[0, 4]])
    }

    @Test("A row that the delegate selects instead is selected by one key", .requirement("U402"))
    func delegateSelectsAnother() {
        let screen = TableScreen([9])
        screen.list.rowToSelect = { [0, $0.row / 2 * 2] }
        screen.table.allowsMultipleSelection = true
        screen.navigator.options.selectionFollowsCursor = true
        screen.navigator.options.spaceKey = .select
        screen.navigator.focus([0, 2])
        screen.device.press(named: "↓")
        #expect(screen.selected == [[0, 2]] && screen.cursor == [0, 3])
        screen.navigator.options.selectionFollowsCursor = false
        screen.device.press(named: "↓, ↓, ⇧↓")
        #expect(screen.selected.map(\.row) == [2, 6])
    }

    @Test(
        "Space tells the delegate, also where the selection follows the cursor",
        .requirement("U402"), arguments: [false, true])
    func spaceTellsDelegate(follows: Bool) {
        let (list, items) = (table(unselectable: []), grid(unselectable: []))
        list.navigator.options.selectionFollowsCursor = follows
        items.navigator.options.selectionFollowsCursor = follows
        list.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        items.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        list.navigator.focus([0, 3])
        items.navigator.focus([0, 3])
        list.device.press(named: "Space")
        items.device.press(named: "Space")
        let expected = follows ? ["deselect 1", "select 3"] : ["select 3"]
        #expect(list.list.diary == expected && items.grid.diary == expected)
        #expect(list.selected.map(\.row) == (follows ? [3] : [1, 3]))
        #expect(items.selected.map(\.item) == (follows ? [3] : [1, 3]))
    }
}
