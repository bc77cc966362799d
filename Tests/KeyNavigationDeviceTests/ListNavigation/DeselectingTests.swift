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

    private func show(_ list: TestList) -> SimulatedDevice { TableScreen(list).device }

    private func show(_ grid: TestGrid) -> SimulatedDevice { GridScreen(grid).device }

    private func selected(_ list: TestList) -> [Int] {
        (list.tableView.indexPathsForSelectedRows ?? []).map(\.row).sorted()
    }

    private func selected(_ grid: TestGrid) -> [Int] {
        (grid.collectionView.indexPathsForSelectedItems ?? []).map(\.item).sorted()
    }

    @Test("The cursor stays on a selected row that may not be deselected", .requirement("U333"))
    func cursorStaysOnUndeselectableRow() {
        let list = TestList([100])
        let device = show(list)
        list.kept = [[0, 2]]
        list.navigator.focus([0, 2])
        let start = list.tableView.contentOffset

        for key in [down, up, escape] {
            device.press(key)
            device.press(key, .alternate)
            #expect(selected(list) == [2])
        }
        #expect(list.tableView.contentOffset == start)
        device.press(" ")
        #expect(list.tableView.contentOffset.y > start.y)
        #expect(selected(list) == [2])
        #expect(list.diary == [])

        list.kept = []
        device.press(down)
        #expect(selected(list) == [3])
    }

    @Test(
        "An app can still move the cursor, and is not notified of a move that is not made",
        .requirement("U333"))
    func appAndDelegate() {
        let (list, delegate) = (TestList([5]), TestListDelegate())
        let device = show(list)
        list.navigator.delegate = delegate
        list.kept = [[0, 2]]
        list.navigator.focus([0, 2])
        device.press(down)
        #expect(delegate.updates == [])
        list.navigator.focus([0, 4])
        #expect(selected(list) == [4])
    }

    @Test(
        "Escape and ⇧ with arrows leave selected what may not be deselected", .requirement("U333"))
    func escapeAndShiftKeepUndeselectableRows() {
        let list = TestList([9])
        let device = show(list)
        list.tableView.allowsMultipleSelection = true
        list.kept = [[0, 3]]
        list.navigator.focus([0, 2])
        device.press(down, .shift)
        device.press(down, .shift)
        #expect(selected(list) == [2, 3, 4])
        device.press(up, .shift)
        device.press(up, .shift)
        #expect(selected(list) == [2, 3])
        device.press(escape)
        #expect(selected(list) == [3])
        #expect(list.navigator.indexPathForFocusedRow == nil)
        #expect(list.diary == [])
    }

    @Test(
        "Instead of a row, its delegate may return another one to deselect",
        .requirement("U333"))
    func delegateNamesOtherRowToDeselect() {
        final class List: TestList {
            override func tableView(
                _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
            ) -> IndexPath? { IndexPath(row: 0, section: 0) }
        }
        let list = List([9])
        let device = show(list)
        list.tableView.allowsMultipleSelection = true
        for row in [0, 3] {
            list.tableView.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        device.press(escape)
        #expect(selected(list) == [3])

        list.tableView.allowsMultipleSelection = false
        list.navigator.focus([0, 3])
        device.press(down)
        #expect(selected(list) == [3], "the row itself is not deselected")
    }

    @Test(
        "Return opens no other row while the selected one may not be deselected",
        .requirement("U333"))
    func undeselectableRowKeepsReturnFromOpening() {
        let list = TestList([9])
        list.tableView.allowsFocus = true
        let device = SimulatedDevice(.iPad12_9)
        device.keyboard.mode = .hardware(bar: false)
        list.show(on: device)
        list.kept = [[0, 5]]
        list.tableView.selectRow(at: [0, 5], animated: false, scrollPosition: .none)
        list.navigator.keySource = opener
        device.press(down)
        #expect(list.navigator.indexPathForFocusedRow != [0, 5])
        device.press("o")
        #expect(selected(list) == [5])
        #expect(list.diary == [])
        list.kept = []
        device.press("o")
        #expect(list.diary == ["deselect 5", "select 0", "open 0"])
    }

    private final class Opener: KeyCommandSource {
        func keys(for command: CommandIdentifier) -> [KeyChord]? {
            command == "list.open"
                ? [KeyChord("o")] : nil
        }
    }
    private let opener = Opener()

    @Test(
        "Escape leaves an item that may not be deselected; going on asks nothing, as a tap",
        .requirement("U333"))
    func escapeKeepsUndeselectableItem() {
        let grid = TestGrid([9])
        let device = show(grid)
        grid.kept = [[0, 4]]
        grid.navigator.focus([0, 4])
        device.press(escape)
        #expect(selected(grid) == [4])
        device.press(UIKeyCommand.inputRightArrow)
        #expect(selected(grid) == [5])
        device.press(escape)
        #expect(selected(grid) == [])
    }

    @Test("Of several items Escape leaves those that may not be deselected", .requirement("U333"))
    func escapeKeepsOnlyUndeselectableItems() {
        let grid = TestGrid([9])
        let device = show(grid)
        grid.collectionView.allowsMultipleSelection = true
        grid.kept = [[0, 4]]
        for item in [1, 4, 7] {
            grid.collectionView.selectItem(at: [0, item], animated: false, scrollPosition: [])
        }
        device.press(escape)
        #expect(selected(grid) == [4])
        #expect(grid.diary == [])
    }
}
