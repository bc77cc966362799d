import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Lists on a tablet with a keyboard, where the system has a focus engine.
@MainActor
@Suite(.doubts(.lists, .keys, .focus)) struct SystemFocusTests {
    private let down = UIKeyCommand.inputDownArrow

    @Test(
        "A list that has not opted in is the library's, even where there is an engine",
        .requirement("U212"))
    func notOptedIn() {
        let screen = TableScreen([20], on: .iPad12_9)
        screen.device.press(down)
        #expect(screen.selected == [[0, 0]])
    }

    @Test(
        "One call lets the system move the cursor, and our arrows are silent",
        .requirement("U210", "U212"))
    func optInLetsSystemMoveCursor() {
        let screen = TableScreen([20], on: .iPad12_9)
        screen.navigator.joinSystemFocus()
        #expect(screen.table.allowsFocus)
        #expect(screen.table.remembersLastFocusedIndexPath)
        #expect(Set(screen.keys).isDisjoint(with: ["↓", "↑", "↩"]))
        #expect(screen.keys.contains("⌥↓"))
    }

    @Test("An app that insists has the library's arrows, with priority", .requirement("U212"))
    func insistingAppHasLibrarysArrows() {
        let screen = TableScreen([20], on: .iPad12_9)
        screen.navigator.joinSystemFocus()
        screen.navigator.options.focusPreference = .library
        let arrow = screen.navigator.possibleKeyCommands.first { $0.keys == "↓" }
        #expect(arrow?.wantsPriorityOverSystemBehavior == true)
        screen.device.press(down)
        #expect(screen.selected == [[0, 0]])
    }

    @Test("Where there is no engine one call changes nothing for people", .requirement("U210"))
    func oneCallChangesNothingWithoutEngine() {
        let screen = TableScreen([20], on: .iPhone13)
        screen.navigator.joinSystemFocus()
        screen.device.press(down)
        #expect(screen.selected == [[0, 0]])
    }

    @Test("What the system focuses is the cursor of all other commands", .requirement("U210"))
    func systemsFocusIsCommandsCursor() {
        let screen = TableScreen([20], on: .iPad12_9)
        screen.navigator.joinSystemFocus()
        screen.device.press(down)
        #expect(screen.cursor != nil)
        screen.device.press(down, .alternate)
        #expect(screen.cursor == [0, 19])
    }

    @Test(
        "A row or item out of sight is scrolled to, and then has the system's focus",
        .requirement("U210"))
    func systemFocusOutOfSight() {
        let table = TableScreen([200], on: .iPad12_9)
        table.navigator.joinSystemFocus()
        table.device.press(down)
        table.device.press(down, .alternate)
        #expect(table.cursor == [0, 199])
        #expect(table.table.cellForRow(at: [0, 199])?.isFocused == true)

        let grid = GridScreen([300], on: .iPad12_9)
        grid.navigator.joinSystemFocus()
        grid.device.press(down)
        grid.device.press(down, .alternate)
        #expect(grid.cursor == [0, 299])
        #expect(grid.view.cellForItem(at: [0, 299])?.isFocused == true)
    }

    @Test(
        "While the system moves the cursor, Escape removes a selection, and is left to others otherwise",
        .requirement("U210"))
    func escapeWhileSystemMovesCursor() {
        let screen = TableScreen([20], on: .iPad12_9)
        screen.navigator.joinSystemFocus()
        screen.table.allowsMultipleSelection = true
        screen.device.press(down)
        #expect(screen.cursor != nil)
        #expect(!screen.keys.contains("⎋"))
        screen.table.selectRow(at: [0, 7], animated: false, scrollPosition: .none)
        let cursor = screen.cursor
        #expect(screen.keys.contains("⎋"))
        screen.device.press(UIKeyCommand.inputEscape)
        #expect(screen.selected.isEmpty)
        #expect(screen.cursor == cursor)
        #expect(!screen.keys.contains("⎋"))
    }

    @Test(
        "No delegate is told that the system's cursor is removed, because it stays",
        .requirement("U210"))
    func systemsCursorIsNotRemoved() {
        let delegate = TestListDelegate()
        let screen = TableScreen([200], on: .iPad12_9, drawnBy: delegate)
        screen.navigator.joinSystemFocus()
        screen.navigator.options.keepsCursorWhenScrolled = false
        screen.navigator.options.commands = .all
        screen.device.press(down)
        screen.table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
        let cursor = screen.cursor
        #expect(cursor != nil)
        screen.device.press(UIKeyCommand.inputEscape)
        screen.device.drag(screen.table, by: CGVector(dx: 0, dy: -60))
        delegate.answer = .navigate(.init(focusingRowAt: nil))
        screen.device.press(down, .alternate)
        #expect(screen.selected.isEmpty)
        #expect(screen.cursor == cursor)
        #expect(delegate.updates.isEmpty)
    }

    @Test(
        "While a list that has opted in is edited, the system goes on, or the library if the app says so",
        .requirement("U210", "U212"))
    func editedListHasCursor() {
        let screen = TableScreen([20], on: .iPad12_9)
        screen.navigator.joinSystemFocus()
        screen.device.press(down)
        let cursor = screen.cursor
        #expect(cursor != nil)
        screen.table.setEditing(true, animated: false)
        screen.device.settle()
        screen.device.press(down)
        #expect(screen.cursor?.row == cursor.map { $0.row + 1 })
        #expect(!screen.keys.contains("↓"))

        screen.table.allowsFocusDuringEditing = false
        #expect(screen.keys.contains("↓"))
        screen.device.press(down)
        #expect(screen.cursor != nil)
    }
}
