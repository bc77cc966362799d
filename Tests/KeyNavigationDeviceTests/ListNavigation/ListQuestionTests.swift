import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What one key asks of the app's delegate and data source.
@MainActor
@Suite(.doubts(.lists, .keys)) struct ListQuestionTests {
    struct Key: CustomTestStringConvertible, Sendable {
        var input: String
        var modifiers: UIKeyModifierFlags = []
        var testDescription: String { "\(modifiers.rawValue) \(input.debugDescription)" }
    }

    private nonisolated static let keys = [
        Key(input: UIKeyCommand.inputDownArrow), Key(input: UIKeyCommand.inputUpArrow),
        Key(input: UIKeyCommand.inputDownArrow, modifiers: .command),
        Key(input: UIKeyCommand.inputUpArrow, modifiers: .alternate),
        Key(input: UIKeyCommand.inputDownArrow, modifiers: .shift),
        Key(input: UIKeyCommand.inputDownArrow, modifiers: [.alternate, .command]),
        Key(input: UIKeyCommand.inputRightArrow), Key(input: UIKeyCommand.inputLeftArrow),
        Key(input: "\r"), Key(input: "\u{8}"), Key(input: " "),
        Key(input: UIKeyCommand.inputPageUp), Key(input: UIKeyCommand.inputEnd),
        Key(input: UIKeyCommand.inputEscape), Key(input: "a", modifiers: .command),
        Key(input: "q"),
    ]

    @Test(
        "One key asks a table's delegate and data source each question at most once for its commands and once for its action",
        .requirement("U335"),
        arguments: keys, [false, true])
    func tableKeyAsksEachQuestionOnce(key: Key, several: Bool) {
        let screen = TableScreen([8])
        screen.navigator.textForRow = { "\($0.row)" }
        screen.table.allowsMultipleSelection = several
        (screen.list.movable, screen.list.deletable) = (true, true)
        for start in [nil, [0, 0], [0, 1], [0, 7]] as [IndexPath?] {
            screen.navigator.focus(start)
            expectOneAnswerEach(of: screen.navigator, asked: { screen.list.asked }) {
                screen.device.press(key.input, key.modifiers)
            }
        }
    }

    @Test(
        "One key asks a collection view's delegate and data source each question at most once for its commands and once for its action",
        .requirement("U335"),
        arguments: keys, [false, true])
    func collectionKeyAsksEachQuestionOnce(key: Key, several: Bool) {
        let screen = GridScreen([8])
        screen.navigator.textForItem = { "\($0.item)" }
        screen.view.allowsMultipleSelection = several
        screen.grid.movable = true
        for start in [nil, [0, 0], [0, 1], [0, 7]] as [IndexPath?] {
            screen.navigator.focus(start)
            expectOneAnswerEach(of: screen.navigator, asked: { screen.grid.asked }) {
                screen.device.press(key.input, key.modifiers)
            }
        }
    }

    @Test(
        "A key that selects asks each question at most once for its commands and once for its action",
        .requirement("U335"),
        arguments: [
            "Space", "⇧Space", "⌃Space", "↓", "Page Down", "⇧↓", "⌃⇧End", "⌘a",
        ], [false, true])
    func selectingKeyAsksEachQuestionOnce(keys: String, follows: Bool) {
        let (device, list, grid) = (SimulatedDevice(), TestList([8]), TestGrid([8]))
        list.tableView.allowsMultipleSelection = true
        grid.collectionView.allowsMultipleSelection = true
        grid.navigator.options.gridSelection = .rectangle
        for (screen, navigator) in [(list, list.navigator), (grid, grid.navigator)]
            as [(UIViewController, ListNavigator)]
        {
            navigator.options.selectionFollowsCursor = follows
            navigator.options.spaceKey = .select
            navigator.options.pageKeys = .moveCursor
            device.show(screen)
            screen.becomeFirstResponder()
            for start in [nil, [0, 1], [0, 4]] as [IndexPath?] {
                navigator.focus(start)
                expectOneAnswerEach(
                    of: navigator,
                    asked: { navigator === list.navigator ? list.asked : grid.asked }
                ) {
                    device.press(named: keys)
                }
            }
        }
    }

    @Test(
        "After the app has reported a change, rows are asked anew",
        .requirement("U335", "U461"))
    func changeIsAskedAnew() {
        let (device, list, grid) = (SimulatedDevice(), TestList([1]), TestGrid([1]))
        list.tableView.allowsMultipleSelection = true
        grid.collectionView.allowsMultipleSelection = true
        list.navigator.options.edgeBehavior = .passesKeyOn
        grid.navigator.options.edgeBehavior = .passesKeyOn
        device.show(list)
        list.navigator.focus([0, 0])
        validateCommands(of: list.navigator)
        list.refused = [[0, 0]]
        list.tableView.reloadData()
        let update = list.navigator.rowsDidChange(deleted: [[0, 0]], inserted: [[0, 0]])
        #expect(update.indexPathForFocusedRow == nil)

        device.show(grid)
        grid.navigator.focus([0, 0])
        validateCommands(of: grid.navigator)
        grid.refused = [[0, 0]]
        grid.collectionView.reloadData()
        let change = grid.navigator.itemsDidChange(deleted: [[0, 0]], inserted: [[0, 0]])
        #expect(change.indexPathForFocusedItem == nil)
    }

    /// Does what UIKit does for a key before it performs a command, or finds none.
    private func validateCommands(of navigator: ListNavigator) {
        for command in navigator.possibleKeyCommands {
            _ = command.action.flatMap(navigator.target(forKeyCommandAction:))
        }
    }

    @Test(
        "Rows aren't asked about what no command does", .requirement("U335"),
        arguments: [
            (ListOptions.Commands.reordering, "move 1"), (.deleting, "edit 1"),
        ])
    func rowsAreNotAskedAboutAbsentCommands(
        commands: ListOptions.Commands, question: String
    ) {
        let screen = TableScreen([8])
        (screen.list.movable, screen.list.deletable) = (true, true)
        for isAbsent in [false, true] {
            if isAbsent { screen.navigator.options.commands.subtract(commands) }
            screen.navigator.focus([0, 1])
            screen.list.asked = []
            screen.device.press("q")
            #expect(screen.list.asked.contains(question) != isAbsent)
        }
    }

    @Test("What is selected already isn't asked about, however much that is", .requirement("U335"))
    func selectedRowsAreNotAskedAbout() {
        let screen = TableScreen([600])
        screen.table.allowsMultipleSelection = true
        for row in 0..<600 where row != 300 {
            screen.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        screen.navigator.focus([0, 0])
        screen.list.asked = []
        screen.device.press("a", .command)
        #expect(screen.list.asked.filter { $0.hasPrefix("select") } == ["select 300"])
        screen.list.asked = []
        screen.device.press(UIKeyCommand.inputDownArrow, [.shift, .command])
        #expect(screen.list.asked.filter { $0.hasPrefix("select") } == [])
    }

    @Test(
        "Where dead ends are left to others, arrows ask no more than elsewhere",
        .requirement("U335"))
    func deadEndArrowsAskNoMore() {
        let screen = TableScreen([8])
        screen.navigator.options.edgeBehavior = .passesKeyOn
        for _ in 0..<9 {
            expectOneAnswerEach(of: screen.navigator, asked: { screen.list.asked }) {
                screen.device.press(UIKeyCommand.inputDownArrow)
            }
        }
        #expect(screen.selected == [[0, 7]])
    }

    @Test(
        "A key in a list asks for all that is selected not once, however much that is",
        .requirement("U465"),
        arguments: [UIKeyModifierFlags(), .shift, .command])
    func keyNeverAsksForWholeSelection(modifiers: UIKeyModifierFlags) {
        let table = CountingTable(frame: .zero, style: .plain)
        let screen = TableScreen(TestList([60], table: table))
        table.allowsMultipleSelection = true
        for row in 0..<60 where row != 1 {
            table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        screen.navigator.focus([0, 0])
        table.reads = 0
        for _ in 0..<40 {
            screen.device.press(UIKeyCommand.inputDownArrow, modifiers)
            screen.device.press("\r")
            screen.device.press("\r")
        }
        #expect(table.reads == 0)
        #expect(screen.cursor == [0, modifiers == .command ? 59 : 40])
    }

    @Test(
        "⇧⌘↓ asks for all that is selected once, for the rows that are out of sight",
        .requirement("U465"))
    func extendingFarAsksForSelectionOnce() {
        let table = CountingTable(frame: .zero, style: .plain)
        let screen = TableScreen(TestList([600], table: table))
        table.allowsMultipleSelection = true
        screen.navigator.focus([0, 0])
        table.reads = 0
        screen.device.press(UIKeyCommand.inputDownArrow, [.shift, .command])
        #expect(table.reads == 1)
        #expect(table.indexPathsForSelectedRows?.count == 600)
    }

    @Test("What is selected out of sight can be let go of by Escape, without a cursor")
    func escapeDropsSelectionOutOfSight() {
        let screen = GridScreen([300])
        screen.view.allowsMultipleSelection = true
        screen.view.selectItem(at: [0, 299], animated: false, scrollPosition: [])
        screen.device.press(UIKeyCommand.inputEscape)
        #expect(screen.selected == [])
        screen.navigator.deleteItem = { _ in }
        #expect(screen.navigator.deleteItem != nil)
    }

    @Test(
        "A key in a grid asks the layout as often among many items as among few",
        .requirement("U465"))
    func gridKeyAsksLayoutEquallyOften() {
        let counts = [60, 6_000].map { size in
            let layout = CountingLayout()
            let screen = GridScreen(TestGrid([size], layout: layout))
            screen.navigator.focus([0, 4])
            layout.questions = 0
            screen.device.press(UIKeyCommand.inputDownArrow)
            #expect(screen.selected == [[0, 7]])
            return layout.questions
        }
        #expect(counts[0] == counts[1])
        #expect(counts[0] <= 4)
    }

    @Test(
        "The action of a key asks anew about what has changed since its commands were asked for",
        .requirement("U335"))
    func actionAsksAnew() throws {
        let screen = TableScreen([8])
        screen.device.press(UIKeyCommand.inputDownArrow)
        screen.list.refused = [[0, 1]]
        screen.device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.selected == [[0, 2]])

        let down = try #require(
            screen.navigator.possibleKeyCommands.first { $0.keys == "↓" })
        screen.list.sections = [3]
        screen.table.reloadData()
        screen.list.refused = []
        screen.navigator.focus([0, 0])
        let action = try #require(down.action)
        let target = screen.navigator.target(forKeyCommandAction: action)
        UIApplication.shared.sendAction(action, to: target, from: down, for: nil)
        #expect(screen.selected == [[0, 1]])

        _ = screen.navigator.possibleKeyCommands
        screen.list.refused = [[0, 2]]
        UIApplication.shared.sendAction(action, to: target, from: down, for: nil)
        #expect(screen.selected == [[0, 1]], "the last row is refused now")
    }

    @Test("The action of an arrow doesn't look for controls in cells", .requirement("U335"))
    func arrowLooksForNoControls() throws {
        let list = TestList([8])
        list.makeCell = { _ in
            let cell = UITableViewCell()
            cell.contentView.addSubview(
                WatchedView(frame: CGRect(x: 9, y: 9, width: 20, height: 20)))
            return cell
        }
        let screen = TableScreen(list)
        screen.navigator.focus([0, 1])
        WatchedView.looks = 0
        let down = try #require(
            screen.navigator.possibleKeyCommands.first { $0.keys == "↓" })
        #expect(WatchedView.looks > 0)
        WatchedView.looks = 0
        let action = try #require(down.action)
        let target = screen.navigator.target(forKeyCommandAction: action)
        UIApplication.shared.sendAction(action, to: target, from: down, for: nil)
        #expect(screen.selected == [[0, 2]])
        #expect(WatchedView.looks == 0)
    }

    @Test(
        "The action of a key does nothing that has no effect any more", .requirement("U335"),
        arguments: ["⌫", "⌥⌘↓", "↓"])
    func outdatedCommandDoesNothing(keys: String) throws {
        let screen = TableScreen([3])
        screen.navigator.options.edgeBehavior = .passesKeyOn
        (screen.list.movable, screen.list.deletable) = (true, true)
        screen.navigator.focus([0, 1])
        let command = try #require(
            screen.navigator.possibleKeyCommands.first { $0.keys == keys })
        (screen.list.movable, screen.list.deletable) = (false, false)
        screen.list.refused = [[0, 2]]
        let action = try #require(command.action)
        let target = screen.navigator.target(forKeyCommandAction: action)
        UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
        #expect(screen.selected == [[0, 1]])
        #expect(screen.table.numberOfRows(inSection: 0) == 3)
    }

    /// Expects that the commands of a key ask each question at most once, and its action as well.
    private func expectOneAnswerEach(
        of navigator: ListNavigator, asked: () -> [String], _ press: () -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let start = asked().count
        _ = navigator.possibleKeyCommands
        let offer = asked().count
        press()
        let offered = asked()[start..<offer].counts
        let performed = asked()[offer...].counts.merging(
            offered.mapValues { -$0 }, uniquingKeysWith: +)
        #expect(offered.filter { $0.value > 1 } == [:], sourceLocation: sourceLocation)
        #expect(performed.filter { $0.value > 1 } == [:], sourceLocation: sourceLocation)
    }
}

extension ArraySlice<String> {
    /// How often there is each of them.
    fileprivate var counts: [String: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}

/// A table that counts how often it is asked for all that is selected.
private final class CountingTable: UITableView {
    var reads = 0

    override var indexPathsForSelectedRows: [IndexPath]? {
        reads += 1
        return super.indexPathsForSelectedRows
    }
}

/// A view that counts how often it is asked whether it accepts focus.
@MainActor
private final class WatchedView: UIView {
    static var looks = 0

    override var canBecomeFocused: Bool {
        Self.looks += 1
        return true
    }
}

/// A layout that counts how often it is asked what lies in a part of it.
private final class CountingLayout: UICollectionViewFlowLayout {
    var questions = 0

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        questions += 1
        return super.layoutAttributesForElements(in: rect)
    }
}
