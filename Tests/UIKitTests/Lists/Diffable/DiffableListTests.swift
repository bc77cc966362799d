#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
struct DiffableListTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    private typealias Rows = UITableViewDiffableDataSource<String, Int>
    private typealias Items = UICollectionViewDiffableDataSource<String, Int>

    private static let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

    /// A table, or a collection view, with a diffable data source that writes down what it fills.
    @MainActor
    private final class Screen {
        let window = UIWindow(frame: frame)
        let table = UITableView(frame: frame)
        let collection: UICollectionView
        var rows: Rows!
        var items: Items!
        var names: [Int: String] = [:]
        var filled: [Int] = []

        init() {
            let layout = UICollectionViewFlowLayout()
            collection = UICollectionView(frame: frame, collectionViewLayout: layout)
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            rows = Rows(tableView: table) { [unowned self] table, path, item in
                filled.append(item)
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = names[item] ?? "\(item)"
                return cell
            }
            items = Items(collectionView: collection) { [unowned self] view, path, item in
                filled.append(item)
                return view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            }
            window.addSubview(table)
            window.addSubview(collection)
            window.isHidden = false
        }

        func apply(_ snapshot: Snapshot, animated: Bool = false) {
            rows.apply(snapshot, animatingDifferences: animated)
            items.apply(snapshot, animatingDifferences: animated)
            show()
        }

        func show() {
            table.layoutIfNeeded()
            collection.layoutIfNeeded()
        }

        func cell(_ item: Int) -> UITableViewCell? {
            rows.indexPath(for: item).flatMap(table.cellForRow)
        }

        func tile(_ item: Int) -> UICollectionViewCell? {
            items.indexPath(for: item).flatMap(collection.cellForItem)
        }

        var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(sections.map(\.0))
        for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
        return snapshot
    }

    @Test("A list shows the snapshot that was applied (Apple)", .requirement("U357"))
    func listShowsAppliedSnapshot() {
        let screen = Screen()
        screen.apply(snapshot([("a", [1, 2]), ("b", [3])]))
        #expect(screen.texts == ["1", "2", "3"])
        #expect(screen.collection.visibleCells.count == 3)
        #expect(screen.rows.itemIdentifier(for: [1, 0]) == 3)
        #expect(screen.rows.itemIdentifier(for: [1, 1]) == nil)
        #expect(screen.items.indexPath(for: 2) == [0, 1])
        #expect(screen.items.indexPath(for: 9) == nil)
        #expect(screen.rows.sectionIdentifier(for: 1) == "b")
        #expect(screen.items.sectionIdentifier(for: 2) == nil)
        #expect(screen.rows.snapshot().itemIdentifiers == [1, 2, 3])
        #expect(screen.table.dataSource === screen.rows)
    }

    @Test("Cells and the selection go along with their items (assumed: A39)", .requirement("U357"))
    func cellsAndSelectionFollowTheirItems() {
        let screen = Screen()
        screen.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
        screen.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        screen.collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        let (cell, tile) = (screen.cell(2), screen.tile(2))
        screen.filled = []
        screen.apply(snapshot([("b", [4, 2, 7]), ("a", [3, 1])]))
        #expect(screen.texts == ["4", "2", "7", "3", "1"])
        #expect(cell != nil && screen.cell(2) === cell)
        #expect(tile != nil && screen.tile(2) === tile)
        #expect(screen.table.indexPathForSelectedRow == [0, 1])
        #expect(screen.collection.indexPathsForSelectedItems == [[0, 1]])
        #expect(screen.filled == [7, 7])
    }

    @Test(
        "Any snapshot can follow any other, and each cell that stays stays with its item",
        .requirement("U357"),
        arguments: 0..<60)
    func anySnapshotCanFollowAnyOther(seed: UInt64) {
        var generator = Numbers(state: seed)
        let screen = Screen()
        for _ in 0..<4 {
            screen.apply(randomSnapshot(&generator))
            let old = screen.rows.snapshot()
            var before: [Int: UITableViewCell] = [:]
            var homes: [Int: String] = [:]
            for item in old.itemIdentifiers {
                before[item] = screen.cell(item)
                homes[item] = old.sectionIdentifier(containingItem: item)
            }
            let next = randomSnapshot(&generator)
            screen.apply(next)
            #expect(screen.texts == next.itemIdentifiers.map { "\($0)" })
            #expect(screen.collection.visibleCells.count == next.numberOfItems)
            // What was in a section that is gone comes from nowhere.
            for (item, cell) in before where next.indexOfItem(item) != nil {
                guard let home = homes[item], next.indexOfSection(home) != nil else { continue }
                #expect(screen.cell(item) === cell)
            }
        }
    }

    private func randomSnapshot(_ generator: inout Numbers) -> Snapshot {
        let items = Array(1...9).shuffled(using: &generator)
            .prefix(Int.random(in: 0...9, using: &generator))
        let names = ["a", "b", "c", "d"].shuffled(using: &generator)
            .prefix(Int.random(in: 1...4, using: &generator))
        var snapshot = Snapshot()
        snapshot.appendSections(Array(names))
        for item in items {
            snapshot.appendItems([item], toSection: names.randomElement(using: &generator))
        }
        return snapshot
    }

    /// Numbers that are the same in every run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    @Test(
        "Reconfigured items keep their cells, reloaded ones are made anew (Apple)",
        .requirement("U357"))
    func reconfiguredCellsStayReloadedAreRemade() {
        let screen = Screen()
        let first = snapshot([("a", [1, 2, 3])])
        screen.apply(first)
        let (one, tile) = (screen.cell(1), screen.tile(1))
        screen.names = [1: "one", 2: "two", 3: "three"]
        screen.filled = []
        var second = first
        second.reconfigureItems([1])
        second.reloadItems([2])
        screen.apply(second)
        #expect(screen.texts == ["one", "two", "3"])
        #expect(screen.cell(1) === one)
        #expect(screen.tile(1) === tile)
        #expect(screen.filled.sorted() == [1, 1, 2, 2])
        screen.filled = []
        screen.apply(screen.rows.snapshot())
        #expect(screen.filled == [])
        var third = screen.rows.snapshot()
        third.reloadSections(["a"])
        screen.apply(third)
        #expect(screen.texts == ["one", "two", "three"])
    }

    @Test(
        "What is to be shown anew can be deleted before the snapshot is applied",
        .requirement("U357"))
    func anewAndDeleted() {
        let screen = Screen()
        let first = snapshot([("a", [1, 2]), ("b", [3, 4]), ("c", [5])])
        screen.apply(first)
        screen.filled = []
        let faults = SimulatedDevice.collectFaults {
            var second = first
            second.reloadItems([1, 2, 3])
            second.reconfigureItems([4])
            second.reloadSections(["b", "c"])
            second.deleteItems([1])
            second.deleteSections(["b"])
            screen.apply(second)
        }
        #expect(faults == [])
        #expect(screen.texts == ["2", "5"])
        #expect(screen.collection.visibleCells.count == 2)
        #expect(screen.filled.sorted() == [2, 2, 5, 5])
    }

    @Test(
        "What was deleted and comes back is not shown anew, what was moved is", .requirement("U357")
    )
    func anewAndBack() {
        let screen = Screen()
        let first = snapshot([("a", [1, 2, 3])])
        screen.apply(first)
        let cells = (1...3).map { screen.cell($0) }
        var second = first
        second.reloadItems([1, 3])
        second.deleteItems([1])
        second.insertItems([1], beforeItem: 2)
        second.appendItems([3], toSection: "a")
        screen.apply(second)
        #expect(screen.texts == ["1", "2", "3"])
        #expect(screen.cell(1) === cells[0])
        #expect(screen.cell(2) === cells[1])
        screen.filled = []
        screen.names = [1: "one", 3: "three"]
        var third = second
        third.reloadItems([1, 3])
        third.deleteItems([1])
        third.insertItems([1], beforeItem: 2)
        third.moveItem(3, beforeItem: 2)
        screen.apply(third)
        #expect(screen.texts == ["1", "three", "2"])
        #expect(screen.filled == [3, 3])
    }

    @Test(
        "A snapshot that is applied by reloading drops the selection (Apple)", .requirement("U357"))
    func applyingByReloadingDropsSelection() {
        let screen = Screen()
        screen.apply(snapshot([("a", [1, 2])]))
        screen.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        var isDone = false
        screen.rows.applySnapshotUsingReloadData(snapshot([("a", [2, 5])])) { isDone = true }
        screen.show()
        #expect(screen.texts == ["2", "5"])
        #expect(screen.table.indexPathForSelectedRow == nil)
        #expect(isDone)
    }

    @Test(
        "The completion is called when the differences have been animated (Apple)",
        .requirement("U357"))
    func completionFollowsAnimatedDifferences() {
        let device = SimulatedDevice()
        let screen = Screen()
        var log: [String] = []
        screen.rows.apply(snapshot([("a", [1])]), animatingDifferences: true) { log.append("rows") }
        screen.items.apply(snapshot([("a", [1])])) { log.append("items") }
        #expect(log.isEmpty)
        device.settle()
        #expect(log == ["rows", "items"])
    }

    @Test(
        "A list with a diffable data source is not to be changed by its own methods",
        .requirement("U356"))
    func diffableListRefusesOwnUpdates() throws {
        let screen = Screen()
        screen.apply(snapshot([("a", [1, 2])]))
        let calls: [() -> Void] = [
            { screen.table.moveRow(at: [0, 0], to: [0, 1]) },
            { screen.table.insertRows(at: [[0, 0]], with: .none) },
            { screen.table.reloadSections([0], with: .none) },
            {
                screen.table.performBatchUpdates {
                    screen.table.deleteRows(at: [[0, 0]], with: .none)
                }
            },
            { screen.collection.moveItem(at: [0, 0], to: [0, 1]) },
            { screen.collection.deleteItems(at: [[0, 0]]) },
        ]
        for call in calls {
            let faults = SimulatedDevice.collectFaults(call)
            #expect(faults.count == 1)
            let fault = try #require(faults.first)
            #expect(fault.exception == .internalInconsistency)
            #expect(fault.reason.contains("DiffableDataSource APIs when acting as the"))
            #expect(fault.reason.contains("please do not call mutation APIs directly on"))
        }
        screen.show()
        #expect(screen.texts == ["1", "2"])
        // Measuring rows anew is no change.
        #expect(SimulatedDevice.collectFaults { screen.table.performBatchUpdates(nil) } == [])
        #expect(SimulatedDevice.collectFaults { screen.table.reloadData() } == [])
    }

    @Test(
        "Not even while a snapshot is applied is a list changed by its own methods",
        .requirement("U356"))
    func ownershipWhileApplying() {
        final class Meddler: NSObject, UITableViewDelegate, UICollectionViewDelegate {
            func tableView(
                _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
                forRowAt indexPath: IndexPath
            ) { tableView.deleteRows(at: [[0, 0]], with: .none) }

            func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { collectionView.deleteItems(at: [[0, 0]]) }
        }
        let (screen, meddler) = (Screen(), Meddler())
        screen.apply(snapshot([("a", [1, 2])]))
        (screen.table.delegate, screen.collection.delegate) = (meddler, meddler)
        let less = snapshot([("a", [2])])
        for apply in [
            { screen.rows.apply(less, animatingDifferences: false) },
            { screen.items.apply(less, animatingDifferences: false) },
        ] {
            let faults = SimulatedDevice.collectFaults(apply)
            #expect(faults.map(\.exception) == [.internalInconsistency])
            #expect(faults.first?.reason.contains("please do not call mutation APIs") == true)
        }
        screen.show()
        #expect(screen.texts == ["2"])
        #expect(screen.collection.visibleCells.count == 1)
    }

    @Test(
        "A snapshot that a list refuses leaves data source and list as they were",
        .requirement("U356"))
    func refusedSnapshotChangesNothing() {
        final class MoreRows: UITableViewDiffableDataSource<String, Int> {
            var more = 0

            override func tableView(
                _ tableView: UITableView, numberOfRowsInSection section: Int
            ) -> Int { super.tableView(tableView, numberOfRowsInSection: section) + more }
        }
        final class MoreItems: UICollectionViewDiffableDataSource<String, Int> {
            var more = 0

            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int {
                super.collectionView(collectionView, numberOfItemsInSection: section) + more
            }
        }
        let screen = Screen()
        let rows = MoreRows(tableView: screen.table) { [unowned screen] _, _, item in
            screen.filled.append(item)
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        let items = MoreItems(collectionView: screen.collection) { [unowned screen] view, path, _ in
            screen.filled.append(path.item)
            return view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        let first = snapshot([("a", [1, 2])])
        rows.apply(first, animatingDifferences: false)
        items.apply(first, animatingDifferences: false)
        screen.show()
        screen.filled = []
        var second = first
        second.deleteItems([1])
        second.reconfigureItems([2])
        (rows.more, items.more) = (1, 1)
        let faults = SimulatedDevice.collectFaults {
            rows.apply(second, animatingDifferences: false)
            items.apply(second, animatingDifferences: false)
        }
        #expect(faults.count == 2)
        (rows.more, items.more) = (0, 0)
        screen.show()
        #expect(rows.snapshot().itemIdentifiers == [1, 2])
        #expect(items.snapshot().itemIdentifiers == [1, 2])
        #expect(rows.indexPath(for: 2) == [0, 1])
        #expect(items.indexPath(for: 2) == [0, 1])
        #expect(screen.texts == ["1", "2"])
        #expect(screen.collection.visibleCells.count == 2)
        #expect(screen.filled == [])
        rows.apply(second, animatingDifferences: false)
        items.apply(second, animatingDifferences: false)
        screen.show()
        #expect(screen.texts == ["2"])
        #expect(screen.collection.visibleCells.count == 1)
    }

    @Test("A cell provider must return a cell", .requirement("U356"))
    func cellProviderMustReturnCell() {
        let table = UITableView(frame: Self.frame)
        let source = Rows(tableView: table) { _, _, _ in nil }
        let faults = SimulatedDevice.collectFaults {
            source.apply(snapshot([("a", [1])]))
            table.layoutIfNeeded()
        }
        #expect(faults.count == 1)
        #expect(faults.first?.reason.contains("cell provider returned nil") == true)
        #expect(table.visibleCells.isEmpty)
    }

    @Test(
        "Subclasses say what can be edited and moved, and what titles sections have (Apple)",
        .requirement("U357"))
    func subclassesDecideEditingMovingAndTitles() {
        final class Editable: UITableViewDiffableDataSource<String, Int> {
            var log: [String] = []

            override func tableView(
                _ tableView: UITableView, titleForHeaderInSection section: Int
            ) -> String? { sectionIdentifier(for: section) }

            override func tableView(
                _ tableView: UITableView, canEditRowAt indexPath: IndexPath
            ) -> Bool { true }

            override func tableView(
                _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
            ) -> Bool { true }

            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                guard let item = itemIdentifier(for: indexPath) else { return }
                var snapshot = snapshot()
                snapshot.deleteItems([item])
                apply(snapshot)
            }

            override func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {
                guard let item = itemIdentifier(for: sourceIndexPath),
                    let other = itemIdentifier(for: destinationIndexPath)
                else { return }
                var snapshot = snapshot()
                snapshot.moveItem(item, afterItem: other)
                apply(snapshot, animatingDifferences: false)
            }
        }
        let table = UITableView(frame: Self.frame)
        let source = Editable(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        source.apply(snapshot([("a", [1, 2, 3])]))
        table.isEditing = true
        table.layoutIfNeeded()
        let header = table.headerView(forSection: 0)
        #expect(header?.textLabel?.text == "a")
        table.performUserMove(from: [0, 0], to: [0, 2])
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["2", "3", "1"])
        #expect(table.headerView(forSection: 0) === header)
        source.tableView(table, commit: .delete, forRowAt: [0, 1])
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["2", "1"])
    }

    @Test(
        "Items are moved by hand where the reordering handlers allow it (Apple)",
        .requirement("U357"))
    func itemsMoveWhereReorderingHandlersAllow() {
        let screen = Screen()
        screen.apply(snapshot([("a", [1, 2, 3])]))
        #expect(!screen.collection.beginInteractiveMovementForItem(at: [0, 0]))
        var log: [[Int]] = []
        screen.items.reorderingHandlers.canReorderItem = { $0 != 2 }
        screen.items.reorderingHandlers.willReorder = {
            log.append($0.initialSnapshot.itemIdentifiers)
        }
        screen.items.reorderingHandlers.didReorder = {
            log.append($0.finalSnapshot.itemIdentifiers)
        }
        #expect(!screen.collection.beginInteractiveMovementForItem(at: [0, 1]))
        let tile = screen.tile(1)
        let end = screen.collection.layoutAttributesForItem(at: [0, 2])?.center ?? .zero
        #expect(screen.collection.beginInteractiveMovementForItem(at: [0, 0]))
        screen.collection.updateInteractiveMovementTargetPosition(end)
        screen.collection.endInteractiveMovement()
        screen.show()
        #expect(log == [[1, 2, 3], [2, 3, 1]])
        #expect(screen.items.snapshot().itemIdentifiers == [2, 3, 1])
        #expect(screen.tile(1) === tile)
        #expect(screen.collection.indexPath(for: tile!) == [0, 2])
    }

    @Test("Headers come from the supplementary view provider (Apple)", .requirement("U357"))
    func headersComeFromSupplementaryProvider() {
        let screen = Screen()
        (screen.collection.collectionViewLayout as? UICollectionViewFlowLayout)?
            .headerReferenceSize.height = 30
        let kind = UICollectionView.elementKindSectionHeader
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: kind
        ) { view, _, path in view.tag = path.section + 1 }
        screen.items.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        screen.apply(snapshot([("a", [1]), ("b", [2])]))
        let views = screen.collection.visibleSupplementaryViews(ofKind: kind)
        #expect(views.map(\.tag) == [1, 2])
        screen.items.supplementaryViewProvider = nil
        let faults = SimulatedDevice.collectFaults {
            screen.collection.reloadData()
            screen.show()
        }
        #expect(faults.count == 2)
    }
}
#endif
