import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The navigator as Instapaper's controllers work: the selection is the cursor.
@MainActor
@Suite(.doubts(.lists, .keys)) struct TableSelectionTests {
    private let up = UIKeyCommand.inputUpArrow
    private let down = UIKeyCommand.inputDownArrow

    @Test(
        "↓ selects the next row and deselects the old one, across sections",
        .requirement("U122", "U124"))
    func downSelectsNextAndDeselectsOld() {
        let screen = TableScreen([2, 0, 3])
        var history: [[IndexPath]] = []
        for key in [down, down, down, up, up] {
            screen.device.press(key)
            history.append(screen.selected)
        }
        #expect(history == [[[0, 0]], [[0, 1]], [[2, 0]], [[0, 1]], [[0, 0]]])
        #expect(screen.list.diary == [], "a delegate is not told of what code selects")
    }

    @Test("A cursor from before the selection was the cursor doesn't come back")
    func formerCursorStaysAway() {
        let screen = TableScreen([5])
        screen.table.allowsMultipleSelection = true
        screen.navigator.focus([0, 3])
        #expect(screen.cursor == [0, 3])
        screen.table.allowsMultipleSelection = false
        screen.navigator.focus([0, 1])
        #expect(screen.cursor == [0, 1] && screen.selected == [[0, 1]])
        screen.table.allowsMultipleSelection = true
        #expect(screen.cursor == nil)
    }

    @Test("At the ends the selection stays", .requirement("U123"))
    func selectionStaysAtEnds() {
        let screen = TableScreen([2])
        for _ in 0..<4 { screen.device.press(down) }
        #expect(screen.selected == [[0, 1]])
        for _ in 0..<4 { screen.device.press(up) }
        #expect(screen.selected == [[0, 0]])
    }

    @Test(
        "After people scroll, arrows start in what is wholly in sight", .requirement("U111", "U128")
    )
    func arrowsStartInSightAfterScroll() {
        let screen = TableScreen([100])
        screen.device.press(down)
        #expect(screen.selected == [[0, 0]])
        screen.device.drag(screen.table, by: CGVector(dx: 0, dy: -400))
        screen.device.settle()
        #expect(screen.selected == [])

        screen.device.press(down)
        let first = screen.selected.first
        #expect(first.map(screen.table.rectForRow).map { $0.minY >= screen.top - 0.5 } == true)
        #expect(first.map { screen.table.rectForRow(at: $0).minY < screen.top + 44 } == true)
        screen.device.press(UIKeyCommand.inputEscape)
        #expect(screen.selected == [])
        screen.device.press(up)
        let last = screen.selected.first
        #expect(last.map { screen.table.rectForRow(at: $0).maxY <= screen.bottom + 0.5 } == true)
        #expect(last.map { screen.table.rectForRow(at: $0).maxY > screen.bottom - 44 } == true)
    }

    @Test(
        "A hidden row comes in at the side to which the cursor moves, a visible one scrolls nothing",
        .requirement("U126")
    )
    func hiddenRowEntersWhereCursorMoves() {
        let screen = TableScreen([100])
        let before = screen.table.contentOffset
        screen.device.press(down)
        #expect(screen.table.contentOffset == before)
        for _ in 0..<40 { screen.device.press(down) }
        #expect(screen.selected == [[0, 40]])
        #expect(abs(screen.table.rectForRow(at: [0, 40]).maxY - screen.bottom) < 1)
        for _ in 0..<30 { screen.device.press(up) }
        #expect(abs(screen.table.rectForRow(at: [0, 10]).minY - screen.top) < 1)
    }

    @Test("A held key repeats, animated or not", .requirement("U127"), arguments: [false, true])
    func heldKeyRepeatsAnimatedOrNot(animated: Bool) {
        let screen = TableScreen([100])
        screen.navigator.options.animatesScrolling = animated
        screen.device.press(down, holding: 3)
        screen.device.settle()
        let row = screen.selected.first?.row ?? 0
        #expect(row > 10)
        #expect(screen.table.rectForRow(at: [0, row]).maxY <= screen.bottom + 0.5)
        screen.device.press(up)
        #expect(screen.selected == [[0, row - 1]])
    }

    @Test(
        "With multiple selection, arrows move a highlight and the selection stays",
        .requirement("U129"))
    func arrowsMoveMarkKeepingSelection() {
        let screen = TableScreen([6])
        screen.table.allowsMultipleSelectionDuringEditing = true
        screen.table.setEditing(true, animated: false)
        for row in [1, 4] {
            screen.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        screen.device.press(down)
        screen.device.press(down)
        #expect(screen.selected == [[0, 1], [0, 4]])
        #expect(screen.cursor == [0, 1])
        #expect(screen.table.cellForRow(at: [0, 1])?.isHighlighted == true)
        screen.device.press("\r")
        #expect(screen.selected == [[0, 4]])
        screen.device.press("\r")
        #expect(screen.selected == [[0, 1], [0, 4]])
        screen.device.drag(screen.table, by: CGVector(dx: 0, dy: -60))
        #expect(screen.selected == [[0, 1], [0, 4]])
    }

    @Test("⇧ with arrows extends a selection and takes back what it leaves")
    func shiftArrowsExtendAndTakeBack() {
        let screen = TableScreen([2, 3, 2])
        screen.table.allowsMultipleSelection = true
        screen.table.selectRow(at: [2, 1], animated: false, scrollPosition: .none)
        screen.navigator.focus([0, 1])
        screen.device.press(down, .shift)
        screen.device.press(down, .shift)
        #expect(screen.selected == [[0, 1], [1, 0], [1, 1], [2, 1]])
        screen.device.press(up, .shift)
        screen.device.press(up, .shift)
        screen.device.press(up, .shift)
        #expect(screen.selected == [[0, 0], [0, 1], [2, 1]])
        screen.device.press(down, [.shift, .command])
        #expect(screen.selected == [[0, 1], [1, 0], [1, 1], [1, 2], [2, 0], [2, 1]])
        screen.device.press("a", .command)
        #expect(screen.selected.count == 7)
        screen.device.press(UIKeyCommand.inputEscape)
        #expect(screen.selected == [])
        #expect(screen.cursor == nil)
    }

    @Test("After a reload ⇧ begins a new extension, and leaves alone what the app has selected")
    func extendingAfterReload() {
        let screen = TableScreen([20])
        screen.table.allowsMultipleSelection = true
        screen.device.press(down)
        screen.device.press(down, .shift)
        screen.device.press(down, .shift)
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        screen.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
        screen.device.press(up, .shift)
        #expect(screen.selected == [[0, 1], [0, 2]])
    }

    @Test("Rows that cannot be highlighted are passed", .requirement("U130"))
    func unhighlightableRowsArePassed() {
        let screen = TableScreen([6])
        screen.list.refused = [[0, 0], [0, 3]]
        var history: [IndexPath?] = []
        for _ in 0..<4 {
            screen.device.press(down)
            history.append(screen.selected.first)
        }
        #expect(history == [[0, 1], [0, 2], [0, 4], [0, 5]])
    }

    @Test("A tap on a row that cannot be highlighted leaves the cursor", .requirement("U130"))
    func tapOnUnhighlightableRowKeepsCursor() throws {
        let screen = TableScreen([6])
        screen.table.allowsMultipleSelection = true
        screen.list.refused = [[0, 3]]
        screen.device.press(down)
        try screen.device.tap(#require(screen.table.cellForRow(at: [0, 3])))
        screen.device.settle()
        #expect(screen.cursor == [0, 0])
        _ = screen.keys
        #expect(screen.table.cellForRow(at: [0, 3])?.isHighlighted == false)
        try screen.device.tap(#require(screen.table.cellForRow(at: [0, 4])))
        #expect(screen.cursor == [0, 4])
    }

    @Test("Return does what a tap does, once, and nothing without a cursor", .requirement("U117"))
    func returnDoesWhatTapDoes() {
        let screen = TableScreen([3])
        screen.device.press("\r")
        #expect(screen.list.diary == [])
        screen.device.press(down)
        screen.device.press("\r")
        #expect(screen.list.diary == ["select 0", "open 0"])
    }

    @Test(
        "A delegate that is not there, or has no method for it, is no trouble", .requirement("U117")
    )
    func openingWithoutDelegate() {
        let screen = TableScreen([3])
        screen.table.delegate = nil
        screen.device.press(down)
        screen.device.press("\r")
        #expect(screen.selected == [[0, 0]])
    }

    @Test(
        "⌥ and ⌘ with arrows go to the ends", arguments: [UIKeyModifierFlags.alternate, .command])
    func optionAndCommandArrowsReachEnds(modifier: UIKeyModifierFlags) {
        let screen = TableScreen([0, 50, 0])
        screen.device.press(down, modifier)
        #expect(screen.selected == [[1, 49]])
        #expect(screen.table.rectForRow(at: [1, 49]).maxY <= screen.bottom + 0.5)
        screen.device.press(up, modifier)
        #expect(screen.selected == [[1, 0]])
    }

    @Test(
        "A page keeps a row of the old one and leaves the cursor behind",
        .requirement("U146", "U148"))
    func pageKeepsRowAndLeavesCursor() throws {
        let screen = TableScreen([100])
        screen.device.press(down)
        let last = try #require(screen.wholeRows.last)
        screen.device.press(" ")
        #expect(screen.wholeRows.first == last)
        #expect(screen.selected == [])
        screen.device.press(down)
        #expect(screen.selected == [last])
        let first = try #require(screen.wholeRows.first)
        screen.device.press(" ", .shift)
        #expect(screen.wholeRows.last == first)
        screen.device.press(UIKeyCommand.inputEnd)
        #expect(screen.wholeRows.last == [0, 99])
        screen.device.press(UIKeyCommand.inputHome)
        #expect(screen.wholeRows.first == [0, 0])
        screen.device.press(UIKeyCommand.inputPageDown)
        #expect(screen.wholeRows.first == last)
    }

    @Test("A row taller than the screen is read page by page", .requirement("U147"))
    func tallRowReadsPageByPage() {
        let screen = TableScreen([3])
        screen.table.rowHeight = 3000
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        let start = screen.table.contentOffset.y
        screen.device.press(" ")
        #expect(screen.table.contentOffset.y > start + 300)
        #expect(screen.table.contentOffset.y < start + 3000)
    }

    @Test("Backspace deletes where the data source allows it, and the next row is selected")
    func backspaceDeletesWhereDataSourceAllows() {
        let screen = TableScreen([4])
        screen.device.press(down)
        screen.device.press(down)
        screen.device.press("\u{8}")
        #expect(screen.list.diary == [])
        screen.list.deletable = true
        screen.device.press("\u{8}")
        #expect(screen.list.diary == ["delete 1"])
        #expect(screen.list.sections == [3])
        #expect(screen.selected == [[0, 1]])
    }

    @Test("⌥⌘ with arrows moves a row where the data source allows it, also to other sections")
    func commandArrowsMoveRowsWhereAllowed() {
        let screen = TableScreen([2, 2])
        screen.device.press(down)
        screen.device.press(down)
        screen.device.press(down, [.alternate, .command])
        #expect(screen.list.diary == [])
        screen.list.movable = true
        screen.device.press(down, [.alternate, .command])
        #expect(screen.list.diary == ["move 1 to 0"])
        #expect(screen.list.sections == [1, 3])
        #expect(screen.selected == [[1, 0]])
    }

    @Test("Typing finds a row by its text, and Space belongs to it while it goes on")
    func typingFindsRowByItsText() {
        let names = ["Berlin", "Bern", "New Orleans", "New York", "Zürich"]
        let screen = TableScreen([5])
        screen.navigator.textForRow = { names[$0.row] }
        screen.device.press("b")
        #expect(screen.selected == [[0, 0]])
        for letter in "ern" { screen.device.press(String(letter)) }
        #expect(screen.selected == [[0, 1]])
        screen.device.press(UIKeyCommand.inputEscape)
        #expect(screen.selected == [])
    }

    @Test(
        "The commands have titles, and an app's own stand beside them", .requirement("U136", "U137")
    )
    func commandTitlesStandBesideAppsOwn() {
        let screen = TableScreen([5])
        screen.device.press(down)
        let titles = Dictionary(
            screen.navigator.possibleKeyCommands.map { ($0.keys, $0.discoverabilityTitle) },
            uniquingKeysWith: { first, _ in first })
        #expect(titles["↑"] == "Previous Item")
        #expect(titles["↓"] == "Next Item")
        #expect(titles["↩"] == "Open Selected")
        #expect(titles["␣"] == "Page Down")
        #expect(titles["⇧␣"] == "Page Up")
    }
}
