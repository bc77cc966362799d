import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What single commands of lists do and leave: opening, extending after a change, pages under a cursor.
@MainActor
@Suite(.doubts(.lists, .keys)) struct ListCommandTests {
    private let up = UIKeyCommand.inputUpArrow
    private let down = UIKeyCommand.inputDownArrow
    private let backspace = "\u{8}"

    // MARK: Extending

    @Test("⇧ with arrows begins anew after a row was deleted or moved")
    func shiftArrowsBeginAnewAfterChange() {
        for movesRow in [false, true] {
            let screen = TableScreen([9])
            screen.list.deletable = true
            screen.list.movable = true
            screen.table.allowsMultipleSelection = true
            screen.navigator.focus([0, 2])
            screen.device.press(down, .shift)
            if movesRow {
                screen.device.press(down, [.alternate, .command])
                screen.device.press(up, .shift)
            } else {
                screen.device.press(backspace)
                screen.device.press(down, .shift)
            }
            #expect(screen.selected.map(\.row) == (movesRow ? [2, 3, 4] : [2, 3]))
        }
    }

    // MARK: Opening

    @Test("Where several can be selected, Return selects an item, and lets go of it again")
    func returnTogglesItemInMultipleSelection() {
        let screen = GridScreen([9])
        screen.view.allowsMultipleSelection = true
        screen.navigator.focus([0, 4])
        screen.device.press("\r")
        #expect(screen.selected.map(\.item) == [4])
        screen.device.press(UIKeyCommand.inputRightArrow)
        screen.device.press("\r")
        #expect(screen.selected.map(\.item) == [4, 5])
        screen.device.press("\r")
        #expect(screen.selected.map(\.item) == [4])
        #expect(screen.grid.diary == ["select 4", "open 4", "select 5", "open 5", "deselect 5"])
        screen.grid.kept = [[0, 4]]
        screen.device.press(UIKeyCommand.inputLeftArrow)
        screen.device.press("\r")
        #expect(screen.selected.map(\.item) == [4])
    }

    @Test("A collection view's delegate draws the cursor and opens items")
    func collectionDelegateDrawsCursorAndOpens() {
        let delegate = TestGridDelegate()
        let screen = GridScreen([9], drawnBy: delegate)
        screen.device.press(down)
        screen.device.press(down)
        screen.device.press("\r")
        #expect(delegate.diary == ["at 0", "at 3", "commit 3"])
        #expect(screen.selected == [])
    }

    @Test("A tap in a list whose selection is the cursor is the list's own affair")
    func tapIsListsOwnAffair() throws {
        let (list, delegate) = (TestList([9]), TestListDelegate())
        let screen = TableScreen(list)
        list.navigator.delegate = delegate
        list.navigator.focus([0, 1])
        try screen.device.tap(#require(list.tableView.cellForRow(at: [0, 3])))
        #expect(screen.selected.map(\.row) == [3])
        #expect(list.diary == ["deselect 1", "select 3", "open 3"])
        #expect(delegate.updates == [])
        #expect(delegate.diary == [])
    }

    // MARK: Scrolling

    @Test("A cursor that stays when people scroll also stays for pages, without a notification")
    func keepingTheCursor() {
        let (list, delegate) = (TestList([100]), TestListDelegate())
        let screen = TableScreen(list, drawnBy: delegate)
        list.navigator.options.commands = .all
        list.navigator.options.keepsCursorWhenScrolled = false
        screen.device.press(" ")
        #expect(list.tableView.contentOffset.y > 0)
        #expect(delegate.updates == [], "no cursor has gone")

        list.navigator.focus([0, 30])
        screen.device.press(" ")
        #expect(list.navigator.indexPathForFocusedRow == nil)
        #expect(delegate.updates.count == 1)

        list.navigator.options.keepsCursorWhenScrolled = true
        list.navigator.focus([0, 30])
        screen.device.press(" ")
        screen.device.drag(list.tableView, by: CGVector(dx: 0, dy: -200))
        #expect(list.navigator.indexPathForFocusedRow == [0, 30])
        #expect(delegate.updates.count == 1)
    }
}
