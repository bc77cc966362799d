import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The navigator as KeyboardNavigationKit documents it: the app draws the cursor.
@MainActor
@Suite(.doubts(.lists, .keys)) struct TableNavigatorTests {
    private let up = UIKeyCommand.inputUpArrow
    private let down = UIKeyCommand.inputDownArrow

    /// Shows a list whose cursor a delegate draws.
    private func show(_ sections: [Int], style: UITableView.Style = .plain)
        -> (TableScreen, TestListDelegate)
    {
        let delegate = TestListDelegate()
        return (TableScreen(sections, style: style, drawnBy: delegate), delegate)
    }

    @Test(
        "A table returns its first and last row and those in between",
        .requirement("U100", "U101", "U102", "U103", "U104", "U105"))
    func tableTellsFirstAndLastRow() {
        let (screen, _) = show([0, 3, 0, 2])
        let table = screen.list.tableView
        #expect(table.indexPathForFirstRow == [1, 0])
        #expect(table.indexPathForLastRow == [3, 1])
        #expect(table.indexPathForRow(startingAt: [1, 2], offsetBy: 1) == [3, 0])
        #expect(table.indexPathForRow(startingAt: [3, 0], offsetBy: -1) == [1, 2])
        #expect(table.indexPathForRow(startingAt: [1, 0], offsetBy: 4) == [3, 1])
        #expect(table.indexPathForRow(startingAt: [1, 0], offsetBy: -1) == nil)
        #expect(table.indexPathForRow(startingAt: [3, 9], offsetBy: -1) == [3, 0])
        #expect(table.indexPathForRow(startingAt: [3], offsetBy: 1) == nil)
    }

    @Test(
        "Without a cursor there is ↓, with one →, Return, ↑ and ↓",
        .requirement("U106", "U107", "U115"))
    func offeredKeysDependOnCursor() {
        let (screen, delegate) = show([3])
        #expect(screen.keys == ["↓"])
        screen.device.press(down)
        #expect(screen.keys == ["→", "↩", "↑", "↓"])
        screen.device.press(down)
        #expect(
            delegate.requests == [
                .init(
                    intent: .initialRow, invocation: .keyCommand(.init(input: .downArrow))),
                .init(
                    intent: .nextRow(afterRowAt: [0, 0]),
                    invocation: .keyCommand(.init(input: .downArrow))),
            ])
        #expect(screen.navigator.possibleKeyCommands.allSatisfy { $0.discoverabilityTitle == nil })
    }

    @Test(
        "The first ↓ goes to the first row, and updates name what changed",
        .requirement("U110", "U112"))
    func firstDownArrowReachesFirstRow() {
        let (screen, delegate) = show([3])
        screen.device.press(down)
        screen.device.press(down)
        let updates = delegate.updates
        #expect(updates == [.init(from: nil, to: [0, 0]), .init(from: [0, 0], to: [0, 1])])
        #expect(updates.map(\.isFocusedRowChanged) == [true, true])
        #expect(updates.map(\.indexPathForPreviouslyFocusedRow) == [nil, [0, 0]])
        #expect(updates.map(\.indexPathsForChangedRows) == [[[0, 0]], [[0, 0], [0, 1]]])
        let same = TableNavigator.FocusUpdate(from: [0, 1], to: [0, 1])
        #expect(!same.isFocusedRowChanged)
        #expect(same.indexPathsForChangedRows == [])
    }

    @Test(
        "At the end nothing moves and the app is notified, or the key is passed on",
        .requirement("U103a"))
    func endMovesNothingAndIsTold() {
        let (screen, delegate) = show([1])
        screen.device.press(down)
        screen.device.press(down)
        #expect(screen.cursor == [0, 0])
        #expect(delegate.updates.count == 1)
        #expect(delegate.ends == [.nextRow(afterRowAt: [0, 0])])
        screen.navigator.options.edgeBehavior = .passesKeyOn
        #expect(screen.keys == ["→", "↩"])
        screen.navigator.options.edgeBehavior = .wraps
        screen.list.sections = [3]
        screen.list.tableView.reloadData()
        screen.device.press(up)
        #expect(screen.cursor == [0, 2])
    }

    @Test("A delegate may change the keys of each action", .requirement("U108", "U109"))
    func delegateMayChangeActionKeys() throws {
        let (screen, delegate) = show([3])
        delegate.descriptors = { action, defaults in
            guard case .commitFocusedRow = action else { return defaults }
            return defaults + [.init(input: .characters("O"), modifiers: .command)]
        }
        screen.device.press(down)
        let added = try #require(screen.navigator.possibleKeyCommands.first { $0.input == "o" })
        #expect(added.modifierFlags == .command)
        screen.device.press("o", .command)
        #expect(delegate.commits == [[0, 0]])
        delegate.descriptors = { _, _ in [] }
        #expect(screen.keys == [])
    }

    @Test(
        "There is a target for the navigator's action while it has something to do",
        .requirement("U109"))
    func actionHasTargetWhileUseful() throws {
        let (screen, _) = show([3])
        let action = try #require(screen.navigator.possibleKeyCommands.first?.action)
        #expect(screen.navigator.target(forKeyCommandAction: action) != nil)
        #expect(screen.navigator.target(forKeyCommandAction: Selector(("copy:"))) == nil)
        screen.list.sections = []
        screen.list.tableView.reloadData()
        #expect(screen.navigator.target(forKeyCommandAction: action) == nil)
    }

    @Test("A move is request, cursor, scroll and update, in this order", .requirement("U113"))
    func moveGoesRequestCursorScrollUpdate() {
        let (screen, delegate) = show([100])
        screen.navigator.focus([0, 59])
        screen.device.press(down)
        #expect(delegate.diary.first == "request at 59")
        #expect(delegate.diary.last?.hasPrefix("update at 60, offset") == true)
        #expect(delegate.diary.last != "update at 60, offset 0.0")
    }

    @Test(
        "A delegate may forbid a move, make another, or take the cursor away", .requirement("U114"))
    func delegateMayForbidOrChangeMove() {
        let (screen, delegate) = show([3, 0, 2])
        delegate.answer = .noNavigation
        screen.device.press(down)
        #expect(screen.cursor == nil)
        #expect(delegate.updates == [])

        delegate.answer = .navigate(.init(focusingRowAt: [2, 0]))
        screen.device.press(down)
        #expect(screen.cursor == [2, 0])
        #expect(
            screen.list.tableView.contentOffset.y == -screen.list.tableView.adjustedContentInset.top
        )

        delegate.answer = .navigate(.init(focusingRowAt: [7, 0]))
        screen.device.press(down)
        #expect(screen.cursor == [2, 0], "a row that is not there is not gone to")

        delegate.answer = .navigate(.init(focusingRowAt: nil))
        screen.device.press(down)
        #expect(screen.cursor == nil)
        #expect(delegate.updates.last == .init(from: [2, 0], to: nil))
    }

    @Test(
        "An app can make requests, contexts and updates for tests of its delegate",
        .requirement("U115a"))
    func appCanMakeTestValues() {
        let request = TableNavigator.NavigationRequest(
            intent: .firstRow, invocation: .keyCommand(.init(input: .home)))
        let context = TableNavigator.NavigationCompletionContext(
            navigation: .init(
                focusingRowAt: [0, 0],
                scrollBehavior: .scrollRectToVisible(.zero, animated: false)),
            request: request)
        #expect(context.request.intent == .firstRow)
        #expect(context.navigation.indexPathForFocusedRow == [0, 0])
        #expect(
            context.navigation.scrollBehavior == .scrollRectToVisible(.zero, animated: false))
    }

    @Test(
        "Return and → commit the row and leave cursor and selection as they are",
        .requirement("U116"))
    func returnAndRightArrowCommitRow() {
        let (screen, delegate) = show([3])
        screen.device.press(down)
        screen.device.press("\r")
        screen.device.press(UIKeyCommand.inputRightArrow)
        #expect(delegate.commits == [[0, 0], [0, 0]])
        #expect(screen.cursor == [0, 0])
        #expect(screen.list.tableView.indexPathsForSelectedRows ?? [] == [])
    }

    @Test("Where people read from right to left, ← commits", .requirement("U107a"))
    func leftArrowCommitsWhenMirrored() {
        let (screen, _) = show([3])
        screen.list.tableView.semanticContentAttribute = .forceRightToLeft
        screen.device.press(down)
        #expect(screen.keys == ["←", "↩", "↑", "↓"])
    }

    @Test(
        "The app may put the cursor somewhere and take it away without notifying the delegate",
        .requirement("U118", "U119"))
    func appMovesCursorWithoutTellingAnybody() {
        let (screen, delegate) = show([1, 2])
        #expect(screen.navigator.focus([1, 1]) == .init(from: nil, to: [1, 1]))
        #expect(screen.navigator.removeFocus() == .init(from: [1, 1], to: nil))
        #expect(screen.navigator.removeFocus() == .init(from: nil, to: nil))
        #expect(screen.navigator.focus([4, 4]) == .init(from: nil, to: nil))
        #expect(screen.navigator.focus([1]) == .init(from: nil, to: nil))
        #expect(delegate.updates == [])
    }

    @Test(
        "Keys that extend the selection or move a row tell the delegate where the cursor goes",
        .requirement("U112"))
    func extendingAndReorderingTellDelegate() {
        let (screen, delegate) = show([5])
        screen.navigator.options.commands = .all
        screen.table.allowsMultipleSelection = true
        screen.list.movable = true
        for _ in 0..<2 { screen.device.press(down) }
        let count = delegate.updates.count
        screen.device.press(down, .shift)
        screen.device.press(up, [.shift, .command])
        screen.device.press(up, [.shift, .command])
        screen.device.press(down, [.alternate, .command])
        #expect(
            delegate.updates.dropFirst(count) == [
                .init(from: [0, 1], to: [0, 2]), .init(from: [0, 2], to: [0, 0]),
                .init(from: [0, 0], to: [0, 1]),
            ])
        #expect(screen.cursor == [0, 1])
    }

    @Test("A tap moves the cursor, and the table selects as ever", .requirement("U119"))
    func tapMovesCursorAndSelects() throws {
        let (screen, delegate) = show([5])
        let cell = try #require(screen.list.tableView.cellForRow(at: [0, 2]))
        try screen.device.tap(cell)
        #expect(screen.cursor == [0, 2])
        #expect(delegate.updates == [.init(from: nil, to: [0, 2])])
        #expect(screen.list.tableView.indexPathForSelectedRow == [0, 2])
    }

    @Test(
        "A cursor whose row is gone goes to the nearest one, or away", .requirement("U120"),
        arguments: ListOptions.MissingRowPolicy.allCases)
    func cursorOfGoneRowGoesNearest(policy: ListOptions.MissingRowPolicy) {
        let (screen, _) = show([10])
        screen.navigator.options.missingRowPolicy = policy
        screen.navigator.focus([0, 5])
        screen.list.sections = [3]
        screen.list.tableView.reloadData()
        #expect(screen.cursor == (policy == .nearest ? [0, 2] : nil))
        #expect(screen.keys.count == (policy == .nearest ? 4 : 1))
        screen.list.sections = [0]
        screen.list.tableView.reloadData()
        #expect(screen.cursor == nil)
        #expect(screen.keys == [])
    }

    @Test("A cursor stays on its row when rows come and go above it", .requirement("U120"))
    func cursorStaysOnRowDespiteChanges() {
        let (screen, _) = show([10])
        screen.navigator.focus([0, 5])
        screen.list.sections = [8]
        screen.list.tableView.deleteRows(at: [[0, 0], [0, 1]], with: .none)
        let update = screen.navigator.rowsDidChange(deleted: [[0, 0], [0, 1]])
        #expect(update == .init(from: [0, 5], to: [0, 3]))
        #expect(screen.cursor == [0, 3])
    }

    @Test("The cursor is scrolled into sight, and no sticky header hides it", .requirement("U121"))
    func cursorScrollsClearOfStickyHeader() throws {
        let (screen, _) = show([40, 40])
        let table = screen.list.tableView
        table.sectionHeaderHeight = 30
        screen.navigator.focus([1, 30])
        table.scrollToRow(at: [1, 30], at: .top, animated: false)
        for _ in 0..<12 { screen.device.press(up) }
        let row = table.rectForRow(at: try #require(screen.cursor))
        let top = table.contentOffset.y + table.adjustedContentInset.top
        #expect(screen.cursor == [1, 18])
        #expect(row.minY >= top + table.rectForHeader(inSection: 1).height - 0.5)
        #expect(row.maxY <= table.bounds.maxY - table.adjustedContentInset.bottom + 0.5)
    }

    @Test(
        "Without a delegate or a table nothing is offered and nothing crashes", .requirement("U138")
    )
    func missingDelegateOrTableOffersNothing() {
        let device = SimulatedDevice()
        var list: TestList? = TestList([3])
        var delegate: TestListDelegate? = TestListDelegate()
        let navigator = TableNavigator(tableView: list!.tableView, delegate: delegate!)
        #expect(navigator.possibleKeyCommands.count == 1)
        let command = navigator.possibleKeyCommands[0]
        delegate = nil
        #expect(navigator.possibleKeyCommands == [])
        list = nil
        #expect(navigator.tableView == nil)
        #expect(navigator.possibleKeyCommands == [])
        #expect(navigator.indexPathForFocusedRow == nil)
        #expect(navigator.focus([0, 0]) == .init(from: nil, to: nil))
        #expect(command.action.flatMap(navigator.target) == nil)
        withExtendedLifetime(device) {}
    }

    @Test(
        "While text is edited, arrows are for the text, unless the list is to have them",
        .requirement("F59"), .bug("https://github.com/Ranchero-Software/NetNewsWire/issues/2437"))
    func arrowsServeTextWhileTyping() {
        let (screen, delegate) = show([3])
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        screen.list.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(screen.keys == [])
        screen.navigator.options.takesKeysFromSingleLines = true
        screen.device.press(down)
        #expect(screen.cursor == [0, 0])
        #expect(screen.keys == ["↩", "↑", "↓"])
        screen.device.press("\r")
        #expect(delegate.commits == [[0, 0]])
        #expect(field.isFirstResponder)
    }
}
