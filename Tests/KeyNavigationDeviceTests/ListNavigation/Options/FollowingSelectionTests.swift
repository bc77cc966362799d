import DeviceFixtures
import DeviceTesting
import Foundation
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A selection of several rows that follows the cursor.
@MainActor
@Suite(.doubts(.lists, .keys)) struct FollowingSelectionTests {
    private let up = UIKeyCommand.inputUpArrow
    private let down = UIKeyCommand.inputDownArrow

    private func table(_ sections: [Int] = [20]) -> TableScreen {
        let screen = TableScreen(sections)
        screen.table.allowsMultipleSelection = true
        screen.navigator.options.selectionFollowsCursor = true
        return screen
    }

    @Test(
        "Keys that move the cursor select its row and nothing else",
        .requirement("U402"),
        arguments: [
            (UIKeyCommand.inputDownArrow, [], 6), (UIKeyCommand.inputUpArrow, [], 4),
            (UIKeyCommand.inputDownArrow, .alternate, 19), (UIKeyCommand.inputUpArrow, .command, 0),
            (UIKeyCommand.inputEnd, [], 19), (UIKeyCommand.inputPageUp, [], 0), ("s", [], 7),
        ] as [(String, UIKeyModifierFlags, Int)])
    func movesSelectOne(key: String, modifiers: UIKeyModifierFlags, row: Int) {
        let screen = table()
        screen.navigator.options.pageKeys = .moveCursor
        screen.navigator.textForRow = { $0.row == 7 ? "Seven" : "" }
        for row in [2, 5] {
            screen.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        screen.navigator.focus([0, 5])
        screen.device.press(key, modifiers)
        #expect(screen.selected == [[0, row]] && screen.cursor == [0, row])
    }

    @Test(
        "At the ends, or where a delegate keeps the cursor, the selection stays",
        .requirement("U402"))
    func selectionStaysWithCursor() {
        let delegate = TestListDelegate()
        let screen = TableScreen([6], drawnBy: delegate)
        screen.table.allowsMultipleSelection = true
        screen.navigator.options.selectionFollowsCursor = true
        for row in [2, 5] {
            screen.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        screen.navigator.focus([0, 5])
        screen.device.press(down)
        #expect(screen.selected.map(\.row) == [2, 5])
        delegate.answer = .noNavigation
        screen.device.press(up)
        #expect(screen.selected.map(\.row) == [2, 5])
        delegate.answer = .defaultNavigation
        screen.device.press(up)
        #expect(screen.selected.map(\.row) == [4])
    }

    @Test("A row that must stay selected does, beside the cursor's", .requirement("U402"))
    func keptRowStays() {
        let screen = table()
        screen.list.kept = [[0, 5]]
        screen.table.selectRow(at: [0, 5], animated: false, scrollPosition: .none)
        screen.navigator.focus([0, 5])
        screen.device.press(down)
        screen.device.press(down)
        #expect(screen.selected.map(\.row) == [5, 7])
    }

    @Test("⌃ and an arrow move the cursor alone, in grids to all sides", .requirement("U402"))
    func controlMovesCursorAlone() {
        let screen = GridScreen([9])
        screen.view.allowsMultipleSelection = true
        screen.navigator.options.selectionFollowsCursor = true
        screen.navigator.focus([0, 0])
        screen.device.press(UIKeyCommand.inputRightArrow)
        var history: [Int?] = []
        for arrow in [
            down, UIKeyCommand.inputRightArrow, up, UIKeyCommand.inputLeftArrow,
        ] {
            screen.device.press(arrow, .control)
            history.append(screen.navigator.indexPathForFocusedItem?.item)
        }
        #expect(history == [4, 5, 2, 1])
        #expect(screen.selected == [[0, 1]])
        #expect(screen.view.cellForItem(at: [0, 1])?.isHighlighted == true)
    }

    @Test(
        "Return adds rows to the selection, and ⇧ extends it from the cursor", .requirement("U402"))
    func returnAddsRows() {
        let screen = table()
        screen.navigator.focus([0, 1])
        screen.device.press(down)
        for _ in 0..<3 { screen.device.press(down, .control) }
        screen.device.press("\r")
        #expect(screen.selected.map(\.row) == [2, 5])
        screen.device.press(down, .shift)
        #expect(screen.selected.map(\.row) == [2, 5, 6])
        screen.device.press(down)
        #expect(screen.selected.map(\.row) == [7])
        screen.navigator.options.spaceKey = .select
        for _ in 0..<2 { screen.device.press(down, .control) }
        screen.device.press(" ", .shift)
        #expect(screen.selected.map(\.row) == [7, 8, 9])
        screen.device.press(" ")
        #expect(screen.selected.map(\.row) == [9])
        screen.device.press(" ")
        #expect(screen.selected.map(\.row) == [9], "nothing else is selected already")
    }

    @Test("A delegate is asked only about what is no longer selected", .requirement("U402"))
    func delegateIsAskedAboutOthers() {
        let screen = GridScreen([9])
        screen.view.allowsMultipleSelection = true
        screen.navigator.options.selectionFollowsCursor = true
        for item in 3...5 {
            screen.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
        }
        screen.navigator.focus([0, 3])
        screen.device.press(UIKeyCommand.inputRightArrow)
        let asked = screen.grid.asked.filter { $0.hasPrefix("deselect") }
        #expect(asked == ["deselect 3", "deselect 5"] && screen.selected == [[0, 4]])
    }

    @Test("The first arrow selects the row where the cursor appears", .requirement("U402"))
    func firstArrowSelects() {
        let screen = table()
        screen.device.press(down)
        #expect(screen.selected == [[0, 0]])
    }

    @Test("Where one row can be selected, there is no cursor to move alone", .requirement("U402"))
    func singleSelection() {
        let screen = table()
        screen.table.allowsMultipleSelection = false
        screen.navigator.focus([0, 3])
        #expect(!screen.keys.contains("⌃↓"))
        screen.device.press(down)
        #expect(screen.selected == [[0, 4]])
    }

    @Test("Where the system moves the focus, its own option decides", .requirement("U402"))
    func systemFocusDecides() {
        let screen = TableScreen([20], on: .iPad12_9)
        screen.table.allowsMultipleSelection = true
        screen.navigator.options.selectionFollowsCursor = true
        screen.navigator.joinSystemFocus()
        screen.device.press(down)
        screen.device.press(down)
        #expect(screen.cursor != nil && screen.selected == [])
        #expect(!screen.keys.contains("⌃↓") && screen.keys.contains("⌥↓"))
        screen.device.press(down, .alternate)
        #expect(screen.cursor == [0, 19] && screen.selected == [])
    }
}
