import DeviceFixtures
import DeviceTesting
import Foundation
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Space where it selects.
@MainActor
@Suite(.doubts(.lists, .keys)) struct SpaceKeyTests {
    private let up = UIKeyCommand.inputUpArrow
    private let down = UIKeyCommand.inputDownArrow
    private let escape = UIKeyCommand.inputEscape

    private func table(_ sections: [Int] = [20], several: Bool = true) -> TableScreen {
        let screen = TableScreen(sections)
        screen.table.allowsMultipleSelection = several
        screen.navigator.options.spaceKey = .select
        return screen
    }

    @Test(
        "Space selects and deselects as a tap does, without opening or scrolling",
        .requirement("U402"))
    func spaceSelectsAsTap() {
        let screen = table([100])
        screen.navigator.focus([0, 3])
        let offset = screen.table.contentOffset
        for _ in 0..<3 { screen.device.press(" ") }
        #expect(screen.list.diary == ["select 3", "deselect 3", "select 3"])
        #expect(screen.selected == [[0, 3]] && screen.cursor == [0, 3])
        #expect(screen.table.contentOffset == offset)
        screen.list.kept = [[0, 3]]
        screen.device.press(" ")
        #expect(screen.selected == [[0, 3]])
    }

    @Test(
        "With a cursor of the app's, Space selects the one row under it", .requirement("U402"))
    func spaceSelectsUnderDrawnCursor() {
        let delegate = TestListDelegate()
        let screen = TableScreen([9], drawnBy: delegate)
        screen.navigator.options.spaceKey = .select
        screen.navigator.focus([0, 2])
        screen.device.press(" ")
        #expect(screen.selected == [], "the app has not asked for these commands")
        screen.navigator.options.commands.insert(.extending)
        screen.device.press(" ")
        #expect(screen.keys.contains("␣") == false, "there is nothing left to select")
        screen.navigator.focus([0, 4])
        screen.device.press(" ")
        #expect(screen.selected == [[0, 4]] && screen.cursor == [0, 4])
        #expect(screen.list.diary == ["select 2", "deselect 2", "select 4"])
        #expect(delegate.commits == [])
    }

    @Test("Where the selection is the cursor, Space has nothing to do", .requirement("U402"))
    func singleSelectionLeavesSpace() {
        let screen = table(several: false)
        screen.navigator.focus([0, 3])
        #expect(!screen.keys.contains("␣") && screen.keys.contains("⇟"))
        screen.device.press(" ")
        #expect(screen.selected == [[0, 3]] && screen.list.diary == [])
    }

    @Test("Space in a text that people type belongs to the text", .requirement("U402"))
    func spaceBelongsToText() {
        let names = ["New Orleans", "New York", "Newark"]
        let screen = table([3])
        screen.navigator.textForRow = { names[$0.row] }
        for key in ["n", "e", "w", " ", "y"] { screen.device.press(key) }
        #expect(screen.cursor == [0, 1] && screen.selected == [])
    }

    @Test("People can choose another key for it", .requirement("U402"))
    func otherKey() {
        let (screen, keys) = (table([100]), ChosenKeys(["list.select": [KeyChord("x")]]))
        screen.navigator.keySource = keys
        screen.navigator.focus([0, 3])
        screen.device.press("x")
        #expect(screen.selected == [[0, 3]])
        let offset = screen.table.contentOffset
        screen.device.press(" ")
        #expect(screen.selected == [[0, 3]] && screen.table.contentOffset == offset)
    }

    // MARK: ⇧Space

    /// Where ⇧Space extends from, by what was done last.
    enum Start: CaseIterable {
        case space, `return`, tap, extension_
        case nothing, deselected, cleared, changed
    }

    @Test(
        "⇧Space selects from what was selected last to the cursor, or the cursor's row alone",
        .requirement("U402"), arguments: Start.allCases)
    func shiftSpaceExtends(start: Start) throws {
        let screen = table()
        screen.navigator.focus([0, 2])
        var expected = Array(2...6)
        switch start {
        case .space: screen.device.press(" ")
        case .return: screen.device.press("\r")
        case .tap: try screen.device.tap(#require(screen.table.cellForRow(at: [0, 2])))
        case .extension_:
            screen.device.press(up, .shift)
            screen.device.press(down, .shift)
        case .nothing: expected = [6]
        case .deselected:
            for _ in 0..<2 { screen.device.press(" ") }
            expected = [6]
        case .cleared:
            screen.device.press(" ")
            screen.device.press(escape)
            screen.navigator.focus([0, 2])
            expected = [6]
        case .changed:
            screen.device.press(" ")
            screen.navigator.rowsDidChange()
            expected = [2, 6]
        }
        for _ in 0..<4 { screen.device.press(down) }
        screen.device.press(" ", .shift)
        #expect(screen.selected.map(\.row) == expected)
        #expect(screen.cursor == [0, 6])
    }

    @Test("What ⇧Space has selected grows and shrinks with ⇧ and the arrows", .requirement("U402"))
    func shiftSpaceGoesOn() {
        let screen = table()
        screen.table.selectRow(at: [0, 4], animated: false, scrollPosition: .none)
        screen.navigator.focus([0, 2])
        screen.device.press(" ")
        for _ in 0..<3 { screen.device.press(down) }
        screen.device.press(" ", .shift)
        #expect(screen.selected.map(\.row) == [2, 3, 4, 5])
        screen.device.press(up, .shift)
        screen.device.press(up, .shift)
        #expect(screen.selected.map(\.row) == [2, 3, 4], "the app has selected row 4")
        screen.device.press(" ", .shift)
        #expect(screen.selected.map(\.row) == [2, 3, 4])
    }

    @Test("After Space a new extension begins there", .requirement("U402"))
    func spaceEndsExtension() {
        let screen = table()
        screen.navigator.focus([0, 2])
        screen.device.press(down, .shift)
        screen.device.press(" ")
        #expect(screen.selected.map(\.row) == [2])
        screen.device.press(down, .shift)
        #expect(screen.selected.map(\.row) == [2, 3, 4])
    }

    @Test("In a grid without rectangles ⇧Space extends in reading order", .requirement("U402"))
    func shiftSpaceInGrid() {
        let screen = GridScreen([12])
        screen.view.allowsMultipleSelection = true
        screen.navigator.options.spaceKey = .select
        screen.navigator.focus([0, 1])
        screen.device.press(" ")
        screen.device.press(down)
        screen.device.press(down)
        screen.device.press(" ", .shift)
        #expect(screen.selected.map(\.item) == Array(1...7))
    }

    // MARK: The system's focus

    @Test("Where the system moves the focus, Space selects what has it", .requirement("U402"))
    func spaceSelectsFocused() throws {
        let screen = TableScreen([20], on: .iPad12_9)
        screen.table.allowsMultipleSelection = true
        screen.navigator.options.spaceKey = .select
        screen.navigator.joinSystemFocus()
        screen.device.press(down)
        let first = try #require(screen.cursor)
        screen.device.press(" ")
        #expect(screen.selected == [first])
        screen.device.press(down)
        screen.device.press(down)
        screen.device.press(" ", .shift)
        #expect(screen.selected.map(\.row) == Array(first.row...first.row + 2))
        #expect(screen.table.cellForRow(at: [0, first.row + 2])?.isFocused == true)
    }
}
