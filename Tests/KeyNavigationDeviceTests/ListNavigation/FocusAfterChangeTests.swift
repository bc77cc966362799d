import DeviceFixtures
import DeviceTesting
import Foundation
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// Lists that change under the system's focus while the library moves the cursor.
@MainActor
@Suite(.doubts(.lists, .keys, .focus)) struct FocusAfterChangeTests {
    private let down = UIKeyCommand.inputDownArrow

    /// A list whose cells have a button that changes the list, and at first deletes the row.
    private final class ButtonList: TestList {
        lazy var react: (ButtonList, IndexPath) -> Void = { $0.delete($1) }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = super.tableView(tableView, cellForRowAt: indexPath)
            let button = UIButton(frame: CGRect(x: 100, y: 0, width: 80, height: 44))
            let action = UIAction { [weak self, weak cell] _ in
                guard let self, let cell, let path = tableView.indexPath(for: cell) else { return }
                react(self, path)
            }
            button.addAction(action, for: .touchUpInside)
            cell.contentView.addSubview(button)
            return cell
        }

        func delete(_ path: IndexPath) {
            sections[path.section] -= 1
            tableView.deleteRows(at: [path], with: .none)
            navigator.rowsDidChange(deleted: [path])
        }
    }

    /// The row with the system's focus.
    private func systemsRow(_ screen: TableScreen) -> IndexPath? {
        TableList(screen.table).focusedPosition?.indexPath
    }

    /// A list that has joined the system's focus, with the library's cursor and the system's focus on
    /// a row.
    private func screen(_ list: TestList) throws -> TableScreen {
        let screen = TableScreen(list, on: .iPad12_9, drawnBy: TestListDelegate())
        screen.table.allowsMultipleSelection = true
        screen.navigator.options.commands = .all
        screen.navigator.joinSystemFocus()
        screen.device.press(down)
        screen.navigator.options.focusPreference = .library
        for _ in 0..<4 { screen.device.press(down) }
        let row = try #require(systemsRow(screen))
        #expect(row == screen.cursor && row != [0, 0])
        return screen
    }

    @Test(
        "The system's focus goes along when a control in a cell deletes the row",
        .requirement("U527"))
    func controlDeletesRow() throws {
        let screen = try screen(ButtonList([40, 40]))
        screen.device.press(down, .alternate)
        screen.device.settle()
        screen.device.press(UIKeyCommand.f2)
        #expect(screen.navigator.focusedControl is UIButton)
        screen.device.press(" ")
        screen.device.settle()
        #expect(screen.list.sections == [40, 39])
        #expect(screen.cursor == [1, 38] && systemsRow(screen) == [1, 38])
    }

    @Test(
        "Editing that a control begins in a new row goes on", .requirement("U527"))
    func controlEditsNewRow() throws {
        let list = ButtonList([40, 40])
        let field = UITextField(frame: CGRect(x: 200, y: 0, width: 80, height: 44))
        list.react = { list, path in
            list.sections[path.section] += 1
            list.tableView.insertRows(at: [path], with: .none)
            list.navigator.rowsDidChange(inserted: [path])
            list.tableView.layoutIfNeeded()
            list.tableView.cellForRow(at: path)?.contentView.addSubview(field)
            field.becomeFirstResponder()
        }
        let screen = try screen(list)
        screen.device.press(UIKeyCommand.f2)
        screen.device.press(" ")
        screen.device.settle()
        #expect(screen.list.sections == [41, 40])
        #expect(field.isFirstResponder)
    }

    @Test(
        "At the end of a list, an arrow brings the system's focus back after the list was reloaded",
        .requirement("U527"))
    func arrowAfterReload() throws {
        // Unmeasured, all rows fit, so the reload scrolls to the beginning.
        let list = TestList([5, 4])
        list.height = { _ in 200 }
        list.tableView.estimatedRowHeight = 44
        let screen = try screen(list)
        screen.device.press(down, .alternate)
        screen.device.settle()
        #expect(screen.cursor == [1, 3] && systemsRow(screen) == [1, 3])
        screen.table.reloadData()
        screen.device.settle()
        screen.device.press(down, .shift)
        screen.device.settle()
        #expect(screen.cursor == [1, 3] && systemsRow(screen) == [1, 3])
        #expect(screen.wholeRows.contains([1, 3]))
    }
}
