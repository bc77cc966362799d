import DeviceFixtures
import DeviceTesting
import Foundation
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// Lists that have joined the system's focus, and whose cursor the library moves.
@MainActor
@Suite(.doubts(.lists, .keys, .focus)) struct FocusMasterTests {
    private let down = UIKeyCommand.inputDownArrow

    private func joinedTable(selectionFollowsFocus: Bool = false) -> TableScreen {
        let screen = TableScreen([40, 40], on: .iPad12_9)
        screen.navigator.joinSystemFocus(selectionFollowsFocus: selectionFollowsFocus)
        return screen
    }

    private func isInSight(_ path: IndexPath, in screen: TableScreen) -> Bool {
        let rect = screen.table.rectForRow(at: path)
        return screen.table.bounds.inset(by: screen.table.adjustedContentInset).contains(rect)
    }

    /// The row with the system's focus.
    private func systemsRow(_ screen: TableScreen) -> IndexPath? {
        TableList(screen.table).focusedPosition?.indexPath
    }

    @Test(
        "The system's focus goes along when the library moves the cursor, and pulls nothing back",
        .requirement("U527"), arguments: [false, true])
    func systemsFocusGoesAlong(selectionFollowsFocus: Bool) {
        let screen = joinedTable(selectionFollowsFocus: selectionFollowsFocus)
        for _ in 0..<3 { screen.device.press(down) }
        #expect(systemsRow(screen) != nil)
        screen.navigator.options.focusPreference = .library
        screen.device.press(down, .alternate)
        screen.device.settle()
        #expect(screen.cursor == [1, 39])
        #expect(screen.selected == [[1, 39]])
        #expect(systemsRow(screen) == [1, 39])
        #expect(isInSight([1, 39], in: screen))
        screen.device.press(UIKeyCommand.inputUpArrow)
        screen.device.settle()
        #expect(screen.cursor == [1, 38])
        #expect(systemsRow(screen) == [1, 38])
    }

    @Test(
        "A cursor of the library's begins where the system's focus is when it takes over",
        .requirement("U527"))
    func cursorBeginsAtSystemsFocus() throws {
        let screen = TableScreen([40], on: .iPad12_9, drawnBy: TestListDelegate())
        screen.navigator.joinSystemFocus()
        for _ in 0..<4 { screen.device.press(down) }
        let row = try #require(systemsRow(screen))
        #expect(screen.cursor == row)
        screen.navigator.options.focusPreference = .library
        #expect(screen.cursor == row)
        screen.device.press(down)
        #expect(screen.cursor == [0, row.row + 1])
        #expect(systemsRow(screen) == screen.cursor)
        screen.navigator.options.focusPreference = .system
        #expect(screen.cursor == [0, row.row + 1])
        screen.device.press(down)
        #expect(screen.cursor == [0, row.row + 2])
    }

    @Test(
        "Where the selection is the cursor, keys go on from it when the library takes over",
        .requirement("U527"))
    func keysGoOnFromSelection() {
        let screen = joinedTable()
        screen.device.press(down)
        screen.table.selectRow(at: [1, 20], animated: false, scrollPosition: .none)
        screen.navigator.options.focusPreference = .library
        #expect(screen.cursor == [1, 20])
        screen.device.press(down)
        screen.device.settle()
        #expect(screen.cursor == [1, 21])
        #expect(systemsRow(screen) == [1, 21])
        #expect(isInSight([1, 21], in: screen))
    }

    @Test(
        "The system's focus goes along to the row after one that a key deletes",
        .requirement("U527", "U612"))
    func focusGoesAlongAfterDeletion() {
        let screen = joinedTable()
        screen.list.deletable = true
        screen.device.press(down)
        screen.navigator.options.focusPreference = .library
        for _ in 0..<2 { screen.device.press(down) }
        #expect(screen.cursor == [0, 1])
        // The row that comes to the deleted one's place is passed.
        screen.list.refused = [[0, 1]]
        screen.device.press("\u{8}")
        screen.device.settle()
        #expect(screen.cursor == [0, 2])
        #expect(systemsRow(screen) == [0, 2])
    }

    @Test(
        "A cursor that goes to rows of unknown height takes the system's focus along",
        .requirement("U527", "U612"))
    func focusGoesAlongThroughEstimates() {
        let list = TestList([40, 40])
        list.height = { 30 + CGFloat($0.row * 7919 % 201) }
        list.tableView.estimatedRowHeight = 44
        let screen = TableScreen(list, on: .iPad12_9)
        screen.navigator.joinSystemFocus()
        screen.device.press(down)
        screen.navigator.options.focusPreference = .library
        for (key, row) in [(down, [1, 39]), (UIKeyCommand.inputUpArrow, [0, 0])] {
            screen.device.press(key, .alternate)
            screen.device.settle()
            #expect(screen.cursor == IndexPath(indexes: row))
            #expect(systemsRow(screen) == screen.cursor)
            #expect(isInSight(IndexPath(indexes: row), in: screen))
        }
    }

    @Test(
        "The system's focus goes along with a row that a key moves out of sight",
        .requirement("U527", "U612"))
    func focusGoesAlongWithMovedRow() {
        let screen = joinedTable()
        screen.list.movable = true
        screen.device.press(down)
        screen.navigator.options.focusPreference = .library
        for _ in 0..<4 { screen.device.press(down) }
        screen.table.contentOffset.y = screen.table.rectForRow(at: [0, 3]).minY
        screen.device.settle()
        #expect(screen.cursor == [0, 3] && systemsRow(screen) == [0, 3])
        screen.device.press(UIKeyCommand.inputUpArrow, [.alternate, .command])
        screen.device.settle()
        #expect(screen.cursor == [0, 2] && screen.selected == [[0, 2]])
        #expect(systemsRow(screen) == [0, 2])
        #expect(isInSight([0, 2], in: screen))
    }

    @Test(
        "The system's focus goes along by a page, also where the cell that had it is gone by then",
        .requirement("U527", "U612"), arguments: [false, true])
    func focusGoesAlongByPage(animated: Bool) {
        // A list that measures its rows lets cells go while it scrolls.
        let list = TestList([40, 40])
        list.height = { 30 + CGFloat($0.row * 7919 % 201) }
        list.tableView.estimatedRowHeight = 44
        // No selected row shows the system where to go.
        let screen = TableScreen(list, on: .iPad12_9, drawnBy: TestListDelegate())
        screen.navigator.joinSystemFocus()
        screen.navigator.options.commands = .all
        screen.navigator.options.pageKeys = .moveCursor
        screen.navigator.options.animatesScrolling = animated
        screen.device.press(down)
        screen.navigator.options.focusPreference = .library
        for key in [UIKeyCommand.inputPageDown, down, UIKeyCommand.inputPageUp] {
            let old = screen.cursor
            screen.device.press(key)
            screen.device.settle()
            #expect(screen.cursor != old)
            #expect(systemsRow(screen) == screen.cursor)
        }
    }

    @Test("A grid keeps one master as well", .requirement("U527"))
    func systemsFocusGoesAlongInGrid() {
        let screen = GridScreen([90], on: .iPad12_9)
        screen.navigator.joinSystemFocus()
        for _ in 0..<2 { screen.device.press(down) }
        screen.navigator.options.focusPreference = .library
        screen.device.press(down, .alternate)
        screen.device.settle()
        let list = CollectionList(screen.view)
        #expect(screen.navigator.indexPathForFocusedItem == [0, 89])
        #expect(list.focusedPosition?.indexPath == [0, 89])
    }

    /// A grid whose last item has no neighbor in its line, with the library's cursor on that item.
    private func gridAtEdge() -> GridScreen {
        let screen = GridScreen([10], on: .iPad12_9)
        screen.navigator.joinSystemFocus()
        screen.device.press(down)
        screen.navigator.options.focusPreference = .library
        screen.navigator.options.edgeBehavior = .passesKeyOn
        screen.navigator.focus([0, 9])
        screen.device.settle()
        return screen
    }

    @Test(
        "An arrow that is passed on at the edge moves neither the cursor nor the system's focus",
        .requirement("U527"))
    func passedArrowMovesNothingInList() {
        let screen = gridAtEdge()
        let list = CollectionList(screen.view)
        #expect(screen.cursor == [0, 9] && list.focusedPosition?.indexPath == [0, 9])
        for key in [UIKeyCommand.inputRightArrow, down] {
            screen.device.press(key)
            screen.device.settle()
            #expect(screen.cursor == [0, 9])
            #expect(list.focusedPosition?.indexPath == [0, 9])
        }
        screen.device.press(UIKeyCommand.inputUpArrow)
        screen.device.settle()
        #expect(list.focusedPosition?.indexPath == screen.cursor && screen.cursor != [0, 9])
    }

    @Test(
        "Where the app doesn't offer the library's arrows, the system's move its focus",
        .requirement("U527"))
    func unofferedArrowsMoveSystemFocus() {
        final class NoKeys: KeyCommandSource {
            func keys(for command: CommandIdentifier) -> [KeyChord]? { [] }
        }
        let (screen, source) = (gridAtEdge(), NoKeys())
        let list = CollectionList(screen.view)
        screen.navigator.keySource = source
        screen.navigator.focus([0, 4])
        screen.device.settle()
        #expect(list.focusedPosition?.indexPath == [0, 4])
        screen.device.press(UIKeyCommand.inputLeftArrow)
        screen.device.settle()
        #expect(list.focusedPosition?.indexPath == [0, 3])
    }

    @Test(
        "An app that moves the system's focus to another cell in code leaves it there",
        .requirement("U527"))
    func focusMovedInCodeStays() throws {
        let screen = gridAtEdge()
        let cell = try #require(screen.view.cellForItem(at: [0, 3]))
        let system = try #require(UIFocusSystem(for: cell))
        system.requestFocusUpdate(to: cell)
        screen.device.settle()
        #expect(cell.isFocused)
    }

    @Test("Text that is edited in a cell keeps the system's focus", .requirement("U527"))
    func editedTextKeepsFocus() throws {
        let screen = joinedTable()
        screen.navigator.options.focusPreference = .library
        screen.device.press(down)
        let cell = try #require(screen.table.cellForRow(at: [0, 5]))
        let field = UITextField(frame: cell.contentView.bounds)
        cell.contentView.addSubview(field)
        try screen.device.tap(field)
        screen.device.settle()
        #expect(field.isFirstResponder && screen.table.systemFocusedItem === field)
        screen.navigator.focus([0, 8])
        screen.device.settle()
        #expect(screen.cursor == [0, 8])
        #expect(field.isFirstResponder && screen.table.systemFocusedItem === field)
    }

    @Test(
        "A cursor that is set in code takes the system's focus along, but doesn't scroll",
        .requirement("U527"))
    func cursorSetInCodeScrollsNothing() {
        let screen = joinedTable()
        screen.device.press(down)
        screen.navigator.options.focusPreference = .library
        let offset = screen.table.contentOffset
        screen.navigator.focus([0, 3])
        screen.device.settle()
        #expect(systemsRow(screen) == [0, 3])
        screen.navigator.focus([1, 30])
        screen.device.settle()
        #expect(screen.cursor == [1, 30] && screen.table.contentOffset == offset)
        screen.navigator.removeFocus()
        screen.table.reloadData()
        screen.device.settle()
        #expect(screen.table.contentOffset == offset)
    }

    @Test(
        "A view in a cell that can be focused keeps the system's focus when the cursor moves",
        .requirement("U527"))
    func focusableViewKeepsFocus() throws {
        let screen = joinedTable()
        screen.device.press(down)
        let cell = try #require(screen.table.cellForRow(at: [0, 5]))
        let view = cell.contentView.addCard(0, 0)
        let system = try #require(UIFocusSystem(for: screen.table))
        system.requestFocusUpdate(to: view)
        system.updateFocusIfNeeded()
        try #require(screen.table.systemFocusedItem === view)
        screen.navigator.options.focusPreference = .library
        screen.navigator.focus([0, 8])
        screen.device.settle()
        #expect(screen.table.systemFocusedItem === view && screen.cursor == [0, 8])
    }

    @Test("Focus elsewhere stays where it is when the library moves a cursor", .requirement("U527"))
    func focusElsewhereStays() {
        let screen = joinedTable()
        screen.navigator.options.focusPreference = .library
        screen.device.press(down)
        #expect(screen.cursor == [0, 0])
        #expect(systemsRow(screen) == nil)
    }
}
