import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Rows and items that are moved by keys, with any owner of the list's content.
@MainActor
@Suite(.doubts(.lists, .keys)) struct ReorderTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

    private let down = UIKeyCommand.inputDownArrow
    private let up = UIKeyCommand.inputUpArrow
    private let modifiers: UIKeyModifierFlags = [.alternate, .command]

    private static let names = [["a", "b", "c"], ["d", "e"]]

    private static var snapshot: Snapshot {
        var snapshot = Snapshot()
        for (section, items) in names.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    // MARK: Tables

    typealias Source = UITableViewDiffableDataSource<Int, String>

    private class Rows: Source {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath)
            -> Bool
        { true }
    }

    /// Moves rows as Apple's sample of diffable tables does.
    private final class MovingRows: Rows {
        override func tableView(
            _ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath
        ) {
            guard let item = itemIdentifier(for: source) else { return }
            let other = itemIdentifier(for: target)
            var snapshot = snapshot()
            snapshot.deleteItems([item])
            if let other, source.section == target.section, source < target {
                snapshot.insertItems([item], afterItem: other)
            } else if let other {
                snapshot.insertItems([item], beforeItem: other)
            } else {
                snapshot.appendItems(
                    [item], toSection: snapshot.sectionIdentifiers[target.section])
            }
            apply(snapshot, animatingDifferences: false)
        }
    }

    /// A table that a diffable data source fills.
    private func table(
        filledBy make: (UITableView, @escaping Source.CellProvider) -> Source
    ) -> TableScreen {
        let list = TestList([2, 2])
        let source = make(list.tableView) { _, _, name in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = name
            return cell
        }
        source.apply(Self.snapshot, animatingDifferences: false)
        list.source = source
        return TableScreen(list)
    }

    /// A table whose data source moves a row in its own way, or none.
    private func table(
        moving move: @escaping (UITableView, IndexPath, IndexPath) -> Void = { _, _, _ in }
    ) -> TableScreen {
        let screen = TableScreen([2, 2])
        screen.list.movable = true
        screen.list.move = move
        return screen
    }

    @Test(
        "A diffable table that moves its rows by snapshots does so when keys ask for it",
        .requirement("U332"))
    func diffableTableMovesRowsByKeys() {
        let screen = table(filledBy: MovingRows.init)
        screen.navigator.focus([0, 1])
        let faults = SimulatedDevice.collectFaults {
            screen.device.press(down, modifiers)
            screen.device.press(down, modifiers)
        }
        #expect(faults.isEmpty)
        #expect(screen.texts == ["a", "c", "b", "d", "e"])
        #expect(screen.selected == [[1, 0]])
        screen.device.press(up, modifiers)
        #expect(screen.texts == ["a", "c", "b", "d", "e"])
        #expect(screen.selected == [[0, 2]])
    }

    @Test(
        "Where a diffable table moves nothing, the cursor stays with its row", .requirement("U332"))
    func idleDiffableTable() {
        let screen = table(filledBy: Rows.init)
        screen.navigator.focus([0, 2])
        let faults = SimulatedDevice.collectFaults { screen.device.press(down, modifiers) }
        #expect(faults.isEmpty)
        #expect(screen.texts == ["a", "b", "c", "d", "e"])
        #expect(screen.selected == [[0, 2]])
    }

    @Test(
        "Moving is not offered for a diffable table that has no rows to move", .requirement("U332"))
    func plainDiffableTable() {
        let screen = table(filledBy: Source.init)
        screen.navigator.focus([0, 1])
        #expect(!screen.keys.contains("⌥⌘↓"))
        #expect(screen.keys.contains("↓"))
    }

    @Test(
        "A data source that moves nothing to another section, or does so later, is believed",
        .requirement("U332"))
    func refusingDataSourceIsBelieved() {
        let screen = table()
        screen.navigator.focus([0, 1])
        let faults = SimulatedDevice.collectFaults { screen.device.press(down, modifiers) }
        #expect(faults.isEmpty)
        #expect(screen.selected == [[0, 1]])
        #expect(screen.table.numberOfRows(inSection: 0) == 2)
    }

    @Test(
        "A table that was already updated for the move is not updated again",
        .requirement("U332"))
    func toldTableIsNotToldAgain() {
        let screen = table()
        screen.list.move = { [unowned list = screen.list] table, row, target in
            list.sections = [1, 3]
            table.moveRow(at: row, to: target)
        }
        screen.navigator.focus([0, 1])
        let faults = SimulatedDevice.collectFaults { screen.device.press(down, modifiers) }
        #expect(faults.isEmpty)
        #expect(screen.selected == [[1, 0]])
        #expect(screen.texts == ["0, 0", "0, 1", "1, 0", "1, 1"])
    }

    @Test("A table without a delegate is reordered as well", .requirement("U339"))
    func tableWithoutDelegateIsReordered() {
        let screen = table()
        screen.table.delegate = nil
        screen.navigator.focus([0, 0])
        screen.device.press(down, modifiers)
        #expect(screen.selected == [[0, 1]])
        #expect(screen.texts == ["0, 1", "0, 0", "1, 0", "1, 1"])
    }

    // MARK: Collections

    /// A grid that a diffable data source fills.
    private func grid(
        _ grid: TestGrid = TestGrid([5, 5]),
        reordering: UICollectionViewDiffableDataSource<Int, String>.ReorderingHandlers
    ) -> (GridScreen, UICollectionViewDiffableDataSource<Int, String>) {
        let source = UICollectionViewDiffableDataSource<Int, String>(
            collectionView: grid.collectionView
        ) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        source.reorderingHandlers = reordering
        source.apply(Self.snapshot, animatingDifferences: false)
        grid.source = source
        return (GridScreen(grid), source)
    }

    @Test(
        "A diffable collection view moves its items as a finger does, and reports it once",
        .requirement("U332"))
    func diffableCollectionMovesItemsTellingOnce() {
        var told: [[String]] = []
        var handlers = UICollectionViewDiffableDataSource<Int, String>.ReorderingHandlers()
        handlers.canReorderItem = { $0 != "a" }
        handlers.didReorder = { told.append($0.finalSnapshot.itemIdentifiers) }
        let (screen, source) = grid(reordering: handlers)
        screen.navigator.focus([0, 0])
        #expect(!screen.keys.contains("⌥⌘→"))
        screen.navigator.focus([0, 1])
        let faults = SimulatedDevice.collectFaults {
            screen.device.press(UIKeyCommand.inputRightArrow, modifiers)
        }
        #expect(faults.isEmpty)
        #expect(told == [["a", "c", "b", "d", "e"]])
        #expect(source.snapshot().itemIdentifiers == ["a", "c", "b", "d", "e"])
        #expect(screen.selected == [[0, 2]])
    }

    @Test("What is out of sight is brought into it, so that it can be moved", .requirement("U332"))
    func diffableCollectionOutOfSight() {
        var handlers = UICollectionViewDiffableDataSource<Int, String>.ReorderingHandlers()
        handlers.canReorderItem = { _ in true }
        let grid = TestGrid([5, 5])
        var wasInSight: [Bool] = []
        handlers.willReorder = { [unowned grid] _ in
            wasInSight = [[1, 0], [1, 1]].map { grid.collectionView.cellForItem(at: $0) != nil }
        }
        let (screen, source) = self.grid(grid, reordering: handlers)
        screen.grid.layout.itemSize = CGSize(width: 300, height: 500)
        screen.view.layoutIfNeeded()
        screen.navigator.focus([1, 0])
        screen.device.press(down, modifiers)
        #expect(wasInSight == [true, true])
        #expect(source.snapshot().itemIdentifiers == ["a", "b", "c", "e", "d"])
        #expect(screen.selected == [[1, 1]])
    }

    @Test(
        "Where a collection view's data source moves nothing, the cursor stays with its item",
        .requirement("U332"))
    func cursorStaysWithUnmovedItem() {
        let screen = GridScreen([5, 5])
        screen.grid.movable = true
        screen.navigator.focus([0, 4])
        let faults = SimulatedDevice.collectFaults {
            screen.device.press(UIKeyCommand.inputRightArrow, modifiers)
        }
        #expect(faults.isEmpty)
        #expect(screen.grid.diary == ["move 4 to 0"])
        #expect(screen.selected == [[0, 4]])
        #expect(screen.view.numberOfItems(inSection: 1) == 5)
    }
}
