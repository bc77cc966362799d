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
        let device = SimulatedDevice()
        let list = CountingList([8])
        list.navigator = TableNavigator(tableView: list.tableView)
        list.navigator.textForRow = { "\($0.row)" }
        list.tableView.allowsMultipleSelection = several
        (list.movable, list.deletable) = (true, true)
        device.show(list)
        list.becomeFirstResponder()
        for start in [nil, [0, 0], [0, 1], [0, 7]] as [IndexPath?] {
            list.navigator.focus(start)
            expectOneAnswerEach(of: list.navigator, counted: { list.asked }) {
                device.press(key.input, key.modifiers)
            }
        }
    }

    @Test(
        "One key asks a collection view's delegate and data source each question at most once for its commands and once for its action",
        .requirement("U335"),
        arguments: keys, [false, true])
    func collectionKeyAsksEachQuestionOnce(key: Key, several: Bool) {
        let device = SimulatedDevice()
        let grid = CountingGrid([8])
        grid.navigator = CollectionNavigator(collectionView: grid.collectionView)
        grid.navigator.textForItem = { "\($0.item)" }
        grid.collectionView.allowsMultipleSelection = several
        grid.movable = true
        device.show(grid)
        grid.becomeFirstResponder()
        for start in [nil, [0, 0], [0, 1], [0, 7]] as [IndexPath?] {
            grid.navigator.focus(start)
            expectOneAnswerEach(of: grid.navigator, counted: { grid.asked }) {
                device.press(key.input, key.modifiers)
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
        let (device, list, grid) = (SimulatedDevice(), CountingList([8]), CountingGrid([8]))
        list.navigator = TableNavigator(tableView: list.tableView)
        grid.navigator = CollectionNavigator(collectionView: grid.collectionView)
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
                    counted: { navigator === list.navigator ? list.asked : grid.asked }
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
        list.navigator = TableNavigator(tableView: list.tableView)
        grid.navigator = CollectionNavigator(collectionView: grid.collectionView)
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
        let device = SimulatedDevice()
        let list = CountingList([8])
        list.navigator = TableNavigator(tableView: list.tableView)
        (list.movable, list.deletable) = (true, true)
        device.show(list)
        list.becomeFirstResponder()
        for isAbsent in [false, true] {
            if isAbsent { list.navigator.options.commands.subtract(commands) }
            list.navigator.focus([0, 1])
            list.asked = [:]
            device.press("q")
            #expect((list.asked[question] == nil) == isAbsent)
        }
    }

    @Test("What is selected already isn't asked about, however much that is", .requirement("U335"))
    func selectedRowsAreNotAskedAbout() {
        let device = SimulatedDevice()
        let list = CountingList([600])
        list.navigator = TableNavigator(tableView: list.tableView)
        list.tableView.allowsMultipleSelection = true
        device.show(list)
        list.becomeFirstResponder()
        for row in 0..<600 where row != 300 {
            list.tableView.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        list.navigator.focus([0, 0])
        list.asked = [:]
        device.press("a", .command)
        #expect(list.asked.keys.filter { $0.hasPrefix("select") } == ["select 300"])
        list.asked = [:]
        device.press(UIKeyCommand.inputDownArrow, [.shift, .command])
        #expect(list.asked.keys.filter { $0.hasPrefix("select") } == [])
    }

    @Test(
        "Where dead ends are left to others, arrows ask no more than elsewhere",
        .requirement("U335"))
    func deadEndArrowsAskNoMore() {
        let device = SimulatedDevice()
        let list = CountingList([8])
        list.navigator = TableNavigator(tableView: list.tableView)
        list.navigator.options.edgeBehavior = .passesKeyOn
        device.show(list)
        list.becomeFirstResponder()
        for _ in 0..<9 {
            expectOneAnswerEach(of: list.navigator, counted: { list.asked }) {
                device.press(UIKeyCommand.inputDownArrow)
            }
        }
        #expect(list.tableView.indexPathForSelectedRow == [0, 7])
    }

    @Test(
        "A key in a list asks for all that is selected not once, however much that is",
        .requirement("U465"),
        arguments: [UIKeyModifierFlags(), .shift, .command])
    func keyNeverAsksForWholeSelection(modifiers: UIKeyModifierFlags) {
        let device = SimulatedDevice()
        let table = CountingTable(frame: .zero, style: .plain)
        let list = TestList([60], table: table)
        list.navigator = TableNavigator(tableView: table)
        table.allowsMultipleSelection = true
        for row in 0..<60 where row != 1 {
            table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        device.show(list)
        list.becomeFirstResponder()
        list.navigator.focus([0, 0])
        table.reads = 0
        for _ in 0..<40 {
            device.press(UIKeyCommand.inputDownArrow, modifiers)
            device.press("\r")
            device.press("\r")
        }
        #expect(table.reads == 0)
        #expect(list.navigator.indexPathForFocusedRow == [0, modifiers == .command ? 59 : 40])
    }

    @Test(
        "⇧⌘↓ asks for all that is selected once, for the rows that are out of sight",
        .requirement("U465"))
    func extendingFarAsksForSelectionOnce() {
        let device = SimulatedDevice()
        let table = CountingTable(frame: .zero, style: .plain)
        let list = TestList([600], table: table)
        list.navigator = TableNavigator(tableView: table)
        table.allowsMultipleSelection = true
        device.show(list)
        list.becomeFirstResponder()
        list.navigator.focus([0, 0])
        table.reads = 0
        device.press(UIKeyCommand.inputDownArrow, [.shift, .command])
        #expect(table.reads == 1)
        #expect(table.indexPathsForSelectedRows?.count == 600)
    }

    @Test("What is selected out of sight can be let go of by Escape, without a cursor")
    func escapeDropsSelectionOutOfSight() {
        let device = SimulatedDevice()
        let grid = TestGrid([300])
        grid.navigator = CollectionNavigator(collectionView: grid.collectionView)
        grid.collectionView.allowsMultipleSelection = true
        device.show(grid)
        grid.becomeFirstResponder()
        grid.collectionView.selectItem(at: [0, 299], animated: false, scrollPosition: [])
        device.press(UIKeyCommand.inputEscape)
        #expect(grid.collectionView.indexPathsForSelectedItems == [])
        grid.navigator.deleteItem = { _ in }
        #expect(grid.navigator.deleteItem != nil)
    }

    @Test(
        "A key in a grid asks the layout as often among many items as among few",
        .requirement("U465"))
    func gridKeyAsksLayoutEquallyOften() {
        let device = SimulatedDevice()
        let counts = [60, 6_000].map { size in
            let layout = CountingLayout()
            let grid = TestGrid([size], layout: layout)
            grid.show(on: device)
            grid.navigator.focus([0, 4])
            layout.questions = 0
            device.press(UIKeyCommand.inputDownArrow)
            #expect(grid.collectionView.indexPathsForSelectedItems == [[0, 7]])
            return layout.questions
        }
        #expect(counts[0] == counts[1])
        #expect(counts[0] <= 4)
    }

    @Test(
        "The action of a key asks anew about what has changed since its commands were asked for",
        .requirement("U335"))
    func actionAsksAnew() throws {
        let device = SimulatedDevice()
        let list = CountingList([8])
        list.show(on: device)
        device.press(UIKeyCommand.inputDownArrow)
        list.refused = [[0, 1]]
        device.press(UIKeyCommand.inputDownArrow)
        #expect(list.tableView.indexPathForSelectedRow == [0, 2])

        let down = try #require(
            list.navigator.possibleKeyCommands.first { $0.keys == "↓" })
        list.sections = [3]
        list.tableView.reloadData()
        list.refused = []
        list.navigator.focus([0, 0])
        let action = try #require(down.action)
        let target = list.navigator.target(forKeyCommandAction: action)
        UIApplication.shared.sendAction(action, to: target, from: down, for: nil)
        #expect(list.tableView.indexPathForSelectedRow == [0, 1])

        _ = list.navigator.possibleKeyCommands
        list.refused = [[0, 2]]
        UIApplication.shared.sendAction(action, to: target, from: down, for: nil)
        #expect(list.tableView.indexPathForSelectedRow == [0, 1], "the last row is refused now")
    }

    @Test("The action of an arrow doesn't look for controls in cells", .requirement("U335"))
    func arrowLooksForNoControls() throws {
        let device = SimulatedDevice()
        let list = WatchedList([8])
        list.show(on: device)
        list.navigator.focus([0, 1])
        WatchedView.looks = 0
        let down = try #require(
            list.navigator.possibleKeyCommands.first { $0.keys == "↓" })
        #expect(WatchedView.looks > 0)
        WatchedView.looks = 0
        let action = try #require(down.action)
        let target = list.navigator.target(forKeyCommandAction: action)
        UIApplication.shared.sendAction(action, to: target, from: down, for: nil)
        #expect(list.tableView.indexPathForSelectedRow == [0, 2])
        #expect(WatchedView.looks == 0)
    }

    @Test(
        "The action of a key does nothing that has no effect any more", .requirement("U335"),
        arguments: ["⌫", "⌥⌘↓", "↓"])
    func outdatedCommandDoesNothing(keys: String) throws {
        let device = SimulatedDevice()
        let list = CountingList([3])
        list.show(on: device)
        list.navigator.options.edgeBehavior = .passesKeyOn
        (list.movable, list.deletable) = (true, true)
        list.navigator.focus([0, 1])
        let command = try #require(
            list.navigator.possibleKeyCommands.first { $0.keys == keys })
        (list.movable, list.deletable) = (false, false)
        list.refused = [[0, 2]]
        let action = try #require(command.action)
        let target = list.navigator.target(forKeyCommandAction: action)
        UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
        #expect(list.tableView.indexPathForSelectedRow == [0, 1])
        #expect(list.tableView.numberOfRows(inSection: 0) == 3)
    }

    /// Expects that the commands of a key ask each question at most once, and its action as well.
    private func expectOneAnswerEach(
        of navigator: ListNavigator, counted: () -> [String: Int], _ press: () -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let start = counted()
        _ = navigator.possibleKeyCommands
        let before = counted()
        let offered = before.subtracting(start)
        press()
        let asked = counted().subtracting(before)
        #expect(offered.filter { $0.value > 1 } == [:], sourceLocation: sourceLocation)
        #expect(
            asked.subtracting(offered).filter { $0.value > 1 } == [:],
            sourceLocation: sourceLocation)
    }
}

extension [String: Int] {
    fileprivate func subtracting(_ other: [String: Int]) -> [String: Int] {
        merging(other.mapValues { -$0 }, uniquingKeysWith: +)
    }
}

/// A table that counts how often it is asked for all that is selected.
private final class CountingTable: UITableView {
    var reads = 0

    override var indexPathsForSelectedRows: [IndexPath]? {
        reads += 1
        return super.indexPathsForSelectedRows
    }
}

/// A list in whose cells a view counts how often it is asked whether it accepts focus.
@MainActor
private final class WatchedList: TestList {
    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.contentView.addSubview(WatchedView(frame: CGRect(x: 9, y: 9, width: 20, height: 20)))
        return cell
    }
}

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

/// A list that counts how often each question is asked.
@MainActor
private final class CountingList: TestList {
    var asked: [String: Int] = [:]

    private func ask(_ question: String, _ row: IndexPath) {
        asked["\(question) \(row.row)", default: 0] += 1
    }

    override func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
        ask("highlight", indexPath)
        return super.tableView(tableView, shouldHighlightRowAt: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool {
        ask("edit", indexPath)
        return super.tableView(tableView, canEditRowAt: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool {
        ask("move", indexPath)
        return super.tableView(tableView, canMoveRowAt: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        ask("style", indexPath)
        return .delete
    }

    override func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        ask("select", indexPath)
        return indexPath
    }

    override func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        ask("deselect", indexPath)
        return indexPath
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        ask("target \(proposedDestinationIndexPath.row)", sourceIndexPath)
        return proposedDestinationIndexPath
    }
}

/// A grid that counts how often each question is asked.
@MainActor
private final class CountingGrid: TestGrid {
    var asked: [String: Int] = [:]

    private func ask(_ question: String, _ item: IndexPath) {
        asked["\(question) \(item.item)", default: 0] += 1
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        ask("highlight", indexPath)
        return super.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        ask("move", indexPath)
        return super.collectionView(collectionView, canMoveItemAt: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        ask("select", indexPath)
        return true
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        ask("deselect", indexPath)
        return true
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        ask("target \(proposedIndexPath.item)", originalIndexPath)
        return proposedIndexPath
    }
}
