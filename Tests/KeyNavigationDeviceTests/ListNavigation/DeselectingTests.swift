import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What may not be deselected, where keys would do so.
@MainActor
@Suite(.doubts(.lists, .keys)) struct DeselectingTests {
    private let up = UIKeyCommand.inputUpArrow
    private let down = UIKeyCommand.inputDownArrow
    private let escape = UIKeyCommand.inputEscape

    @Test(
        "L3: Space opens what Return opens, by option, and pages otherwise", .requirement("U556"),
        arguments: [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func spaceOpens(model: SimulatedDevice.Model) {
        let screen = TableScreen([100], on: model)
        screen.navigator.options.spaceKey = .open
        screen.navigator.focus([0, 2])
        let start = screen.table.contentOffset
        screen.device.press(" ")
        #expect(screen.list.diary == ["select 2", "open 2"])
        screen.device.press(" ")
        screen.device.press("\r")
        #expect(screen.list.diary.count == 6 && screen.table.contentOffset == start)
        screen.navigator.options.spaceKey = .scroll
        screen.device.press(" ")
        #expect(screen.list.diary.count == 6 && screen.table.contentOffset.y > start.y)
    }

    @Test(
        "L4: where keys keep a selection, Escape is left to others and the last row stays selected",
        .requirement("U556"))
    func selectionIsNeverEmpty() {
        let screen = TableScreen([9])
        screen.table.allowsMultipleSelection = true
        screen.navigator.options.spaceKey = .select
        screen.navigator.options.allowsEmptySelection = false
        #expect(screen.selected == [])
        screen.navigator.focus([0, 2])
        for key in [" ", " ", "\r", escape] { screen.device.press(key) }
        #expect(screen.selected.map(\.row) == [2])
        #expect(!screen.keys.contains("⎋") && !screen.device.press(escape))
        // Of two, one may go.
        screen.device.press(down)
        screen.device.press(" ")
        #expect(screen.selected.map(\.row) == [2, 3])
        screen.device.press("\r")
        #expect(screen.selected.map(\.row) == [2])

        let single = TableScreen([9])
        single.navigator.options.allowsEmptySelection = false
        single.device.press(down)
        single.device.press(escape)
        #expect(single.selected.map(\.row) == [0])
        single.navigator.options.allowsEmptySelection = true
        single.device.press(escape)
        #expect(single.selected == [])
    }

    @Test("The cursor stays on a selected row that may not be deselected", .requirement("U333"))
    func cursorStaysOnUndeselectableRow() {
        let screen = TableScreen([100])
        screen.list.kept = [[0, 2]]
        screen.navigator.focus([0, 2])
        let start = screen.table.contentOffset

        for key in [down, up, escape] {
            screen.device.press(key)
            screen.device.press(key, .alternate)
            #expect(screen.selected.map(\.row) == [2])
        }
        #expect(screen.table.contentOffset == start)
        screen.device.press(" ")
        #expect(screen.table.contentOffset.y > start.y)
        #expect(screen.selected.map(\.row) == [2])
        #expect(screen.list.diary == [])

        screen.list.kept = []
        screen.device.press(down)
        #expect(screen.selected.map(\.row) == [3])
    }

    @Test(
        "An app can still move the cursor, and is not notified of a move that is not made",
        .requirement("U333"))
    func appAndDelegate() {
        let (screen, delegate) = (TableScreen([5]), TestListDelegate())
        screen.navigator.delegate = delegate
        screen.list.kept = [[0, 2]]
        screen.navigator.focus([0, 2])
        screen.device.press(down)
        #expect(delegate.updates == [])
        screen.navigator.focus([0, 4])
        #expect(screen.selected.map(\.row) == [4])
    }

    @Test(
        "Escape and ⇧ with arrows leave selected what may not be deselected", .requirement("U333"))
    func escapeAndShiftKeepUndeselectableRows() {
        let screen = TableScreen([9])
        screen.table.allowsMultipleSelection = true
        screen.list.kept = [[0, 3]]
        screen.navigator.focus([0, 2])
        screen.device.press(down, .shift)
        screen.device.press(down, .shift)
        #expect(screen.selected.map(\.row) == [2, 3, 4])
        screen.device.press(up, .shift)
        screen.device.press(up, .shift)
        #expect(screen.selected.map(\.row) == [2, 3])
        screen.device.press(escape)
        #expect(screen.selected.map(\.row) == [3])
        #expect(screen.cursor == nil)
        #expect(screen.list.diary == [])
    }

    @Test(
        "Instead of a row, its delegate may return another one to deselect",
        .requirement("U333"))
    func delegateNamesOtherRowToDeselect() {
        let screen = TableScreen([9])
        screen.list.rowToDeselect = { _ in [0, 0] }
        screen.table.allowsMultipleSelection = true
        for row in [0, 3] {
            screen.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        screen.device.press(escape)
        #expect(screen.selected.map(\.row) == [3])

        screen.table.allowsMultipleSelection = false
        screen.navigator.focus([0, 3])
        screen.device.press(down)
        #expect(screen.selected.map(\.row) == [3], "the row itself is not deselected")
    }

    @Test(
        "Return opens no other row while the selected one may not be deselected",
        .requirement("U333"))
    func undeselectableRowKeepsReturnFromOpening() {
        let list = TestList([9])
        list.tableView.allowsFocus = true
        let screen = TableScreen(list, on: .iPad12_9)
        screen.list.kept = [[0, 5]]
        screen.table.selectRow(at: [0, 5], animated: false, scrollPosition: .none)
        screen.navigator.keySource = opener
        screen.device.press(down)
        #expect(screen.cursor != [0, 5])
        screen.device.press("o")
        #expect(screen.selected.map(\.row) == [5])
        #expect(screen.list.diary == [])
        screen.list.kept = []
        screen.device.press("o")
        #expect(screen.list.diary == ["deselect 5", "select 0", "open 0"])
    }

    private let opener = ChosenKeys(["list.open": [KeyChord("o")]])

    @Test(
        "Escape leaves an item that may not be deselected; going on asks nothing, as a tap",
        .requirement("U333"))
    func escapeKeepsUndeselectableItem() {
        let screen = GridScreen([9])
        screen.grid.kept = [[0, 4]]
        screen.navigator.focus([0, 4])
        screen.device.press(escape)
        #expect(screen.selected.map(\.item) == [4])
        screen.device.press(UIKeyCommand.inputRightArrow)
        #expect(screen.selected.map(\.item) == [5])
        screen.device.press(escape)
        #expect(screen.selected.map(\.item) == [])
    }

    @Test("Of several items Escape leaves those that may not be deselected", .requirement("U333"))
    func escapeKeepsOnlyUndeselectableItems() {
        let screen = GridScreen([9])
        screen.view.allowsMultipleSelection = true
        screen.grid.kept = [[0, 4]]
        for item in [1, 4, 7] {
            screen.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
        }
        screen.device.press(escape)
        #expect(screen.selected.map(\.item) == [4])
        #expect(screen.grid.diary == [])
    }
}
