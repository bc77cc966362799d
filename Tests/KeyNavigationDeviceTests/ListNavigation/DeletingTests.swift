import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What Backspace deletes: the row under the cursor, or all rows or items that are selected.
@MainActor
@Suite(.doubts(.lists, .keys)) struct DeletingTests {
    private let backspace = "\u{8}"

    private func table(_ sections: [Int], selecting rows: [IndexPath]) -> TableScreen {
        let screen = TableScreen(sections)
        screen.list.deletable = true
        screen.table.allowsMultipleSelection = true
        for row in rows { screen.table.selectRow(at: row, animated: false, scrollPosition: .none) }
        return screen
    }

    private func grid(_ sections: [Int], selecting items: [IndexPath]) -> GridScreen {
        let screen = GridScreen(sections)
        screen.view.allowsMultipleSelection = true
        for item in items {
            screen.view.selectItem(at: item, animated: false, scrollPosition: [])
        }
        return screen
    }

    @Test(
        "All selected rows are deleted, and the cursor goes to the row after the last",
        .requirement("U516"), arguments: [false, true])
    func selectedRowsAreDeleted(together: Bool) {
        let screen = table([9, 3], selecting: [[0, 2], [0, 4], [1, 0]])
        var requests: [[IndexPath]] = []
        if together {
            screen.navigator.deleteRows = { rows in
                requests.append(rows)
                screen.list.sections = [7, 2]
                screen.table.deleteRows(at: rows, with: .none)
            }
        }
        screen.navigator.focus([0, 4])
        screen.device.press(backspace)
        #expect(screen.list.sections == [7, 2])
        #expect(requests == (together ? [[[0, 2], [0, 4], [1, 0]]] : []))
        #expect(screen.list.diary == (together ? [] : ["delete 0", "delete 4", "delete 2"]))
        #expect(screen.selected == [] && screen.cursor == [1, 0])
    }

    @Test("A selection is deleted wherever the cursor is, also without one", .requirement("U516"))
    func selectionWithoutCursor() {
        for cursor in [IndexPath?.none, [0, 7]] {
            let screen = table([9], selecting: [[0, 0], [0, 1]])
            screen.navigator.focus(cursor)
            #expect(screen.keys.contains("⌫"))
            screen.device.press(backspace)
            #expect(screen.list.diary == ["delete 1", "delete 0"])
        }
    }

    @Test(
        "Of the selected items those are deleted that the app allows, in one request",
        .requirement("U516"))
    func allowedItemsAreDeleted() {
        let screen = grid([9], selecting: [[0, 1], [0, 3], [0, 8]])
        var requests: [[IndexPath]] = []
        screen.navigator.canDeleteItem = { $0.item != 3 }
        screen.navigator.deleteItems = { items in
            requests.append(items)
            screen.grid.sections = [7]
            screen.view.deleteItems(at: items)
        }
        screen.device.press(backspace)
        #expect(requests == [[[0, 1], [0, 8]]])
        #expect(screen.selected == [[0, 2]], "what may not be deleted stays selected")
        #expect(screen.cursor == [0, 6])
        screen.navigator.canDeleteItem = { _ in false }
        screen.device.press(backspace)
        #expect(requests.count == 1 && !screen.keys.contains("⌫"))
    }

    @Test(
        "Items without a closure for several are deleted one by one, the last first",
        .requirement("U516"))
    func itemsAreDeletedOneByOne() {
        let screen = grid([9], selecting: [[0, 1], [0, 3], [0, 8]])
        var deleted: [IndexPath] = []
        screen.navigator.deleteItem = { item in
            deleted.append(item)
            screen.grid.sections[0] -= 1
            screen.view.reloadData()
        }
        screen.device.press(backspace)
        #expect(deleted == [[0, 8], [0, 3], [0, 1]] && screen.grid.sections == [6])
    }

    @Test(
        "An app that asks first, or moves rows elsewhere, is asked for one item only",
        .requirement("U516"), arguments: [false, true])
    func unexpectedChangeEndsDeleting(moves: Bool) {
        let screen = grid([3, 5], selecting: [[1, 1], [1, 3], [1, 4]])
        var asked: [IndexPath] = []
        screen.navigator.deleteItem = { item in
            asked.append(item)
            guard moves else { return }
            screen.grid.sections = [screen.grid.sections[0] + 1, screen.grid.sections[1] - 1]
            screen.view.moveItem(at: item, to: [0, 0])
        }
        screen.device.press(backspace)
        #expect(asked == [[1, 4]])
        #expect(screen.grid.sections == (moves ? [4, 4] : [3, 5]))
        #expect(screen.selected.contains([1, 1]) && screen.selected.contains([1, 3]))
    }

    @Test("Selected rows out of sight can be deleted as well", .requirement("U516"))
    func selectionOutOfSight() {
        let screen = table([200], selecting: [[0, 150], [0, 170]])
        screen.table.setContentOffset(.zero, animated: false)
        screen.device.settle()
        screen.list.editingStyle = .none
        #expect(!screen.keys.contains("⌫"))
        screen.list.editingStyle = .delete
        #expect(screen.keys.contains("⌫"))
        screen.device.press(backspace)
        #expect(screen.list.sections == [198])
    }

    @Test("Without permission for any selected row, the key is free", .requirement("U516"))
    func nothingAllowed() {
        let screen = table([9], selecting: [[0, 2], [0, 4]])
        screen.list.editingStyle = .none
        #expect(!screen.keys.contains("⌫"))
        screen.device.press(backspace)
        #expect(screen.list.sections == [9] && screen.selected.count == 2)
    }

    @Test(
        "Sections that become empty may go, and the cursor finds what follows",
        .requirement("U516"))
    func emptiedSectionGoes() {
        let screen = table([2, 2, 2], selecting: [[1, 0], [1, 1]])
        screen.navigator.deleteRows = { _ in
            screen.list.sections = [2, 2]
            screen.table.deleteSections([1], with: .none)
        }
        screen.device.press(backspace)
        #expect(screen.cursor == [1, 0] && screen.selected == [])
    }

    @Test("A snapshot without the selected rows is applied at once", .requirement("U516"))
    func snapshotIsAppliedOnce() {
        final class Source: UITableViewDiffableDataSource<Int, Int> {
            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath)
                -> Bool
            { indexPath.row != 2 }
        }
        let list = TestList([0])
        let source = Source(tableView: list.tableView) { _, _, _ in
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<9))
        source.apply(snapshot, animatingDifferences: false)
        let screen = TableScreen(list)
        screen.table.allowsMultipleSelection = true
        for row in [1, 2, 5] {
            screen.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        var requests = 0
        screen.navigator.deleteRows = { rows in
            requests += 1
            var snapshot = source.snapshot()
            snapshot.deleteItems(rows.compactMap(source.itemIdentifier))
            source.apply(snapshot, animatingDifferences: false)
        }
        screen.device.press(backspace)
        #expect(source.snapshot().itemIdentifiers == [0, 2, 3, 4, 6, 7, 8] && requests == 1)
        #expect(screen.cursor.flatMap(source.itemIdentifier) == 6)
    }

    @Test("An app that asks people first keeps rows, selection and cursor", .requirement("U516"))
    func confirmationKeepsEverything() {
        let screen = table([9], selecting: [[0, 2], [0, 4]])
        var asked = 0
        screen.navigator.deleteRows = { _ in asked += 1 }
        screen.navigator.focus([0, 2])
        screen.device.press(backspace)
        #expect(asked == 1 && screen.cursor == [0, 2] && screen.selected == [[0, 2], [0, 4]])
    }

    @Test(
        "Where one row can be selected, the row under a cursor of the app's is deleted",
        .requirement("U516"))
    func singleSelectionIsNotDeleted() {
        let screen = TableScreen([9], drawnBy: TestListDelegate())
        screen.list.deletable = true
        screen.navigator.options.commands.insert(.deleting)
        screen.table.selectRow(at: [0, 6], animated: false, scrollPosition: .none)
        screen.navigator.focus([0, 1])
        screen.device.press(backspace)
        #expect(screen.list.diary == ["delete 1"])
    }

    // MARK: One row

    @Test("Backspace deletes no row for which the delegate has another editing style")
    func backspaceRespectsEditingStyle() {
        let screen = TableScreen([4])
        screen.list.deletable = true
        screen.navigator.focus([0, 1])
        for style in [UITableViewCell.EditingStyle.none, .insert] {
            screen.list.editingStyle = style
            #expect(!screen.keys.contains("⌫"))
            screen.device.press(backspace)
            #expect(screen.list.diary == [])
        }
        screen.list.editingStyle = .delete
        screen.device.press(backspace)
        #expect(screen.list.diary == ["delete 1"])
    }

    @Test("Backspace deletes a row of a table that has no delegate")
    func deletingWithoutDelegate() {
        let screen = TableScreen([4])
        screen.list.deletable = true
        screen.table.delegate = nil
        screen.navigator.focus([0, 1])
        screen.device.press(backspace)
        #expect(screen.list.sections == [3])
    }
}
