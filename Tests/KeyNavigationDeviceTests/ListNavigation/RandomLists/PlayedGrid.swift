import CoreGraphics
import DeviceTesting
import Requirements
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// A collection view with items of unequal sizes in any layout, filled by itself or by snapshots.
@MainActor
final class PlayedGrid: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout, PlayedList
{
    var rows: PlayedRows
    let traits: RowTraits
    let delegate: PlayedDelegate?
    private(set) var opened: [Int] = []
    private(set) var deleted: [Int] = []
    private let grid: UICollectionView
    private let side: CGFloat
    private var navigator: CollectionNavigator?
    private var snapshots: UICollectionViewDiffableDataSource<Int, Int>?

    init(_ traits: RowTraits, bySnapshots: Bool, _ random: inout SeededNumbers) {
        rows = PlayedRows(&random, isLong: Bool.random(using: &random))
        self.traits = traits
        delegate = Int.random(in: 0..<3, using: &random) == 0 ? PlayedDelegate() : nil
        side = [60, 110, 400].randomElement(using: &random) ?? 60
        grid = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout(&random))
        super.init(nibName: nil, bundle: nil)
        grid.register(PlayedItem.self, forCellWithReuseIdentifier: "item")
        grid.allowsMultipleSelection = Bool.random(using: &random)
        grid.delegate = self
        if bySnapshots {
            fillBySnapshots()
        } else {
            grid.dataSource = self
        }
    }

    required init?(coder: NSCoder) { nil }

    private static func makeLayout(_ random: inout SeededNumbers) -> UICollectionViewLayout {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let height =
                Bool.random(using: &random)
                ? NSCollectionLayoutDimension.estimated(50) : .absolute(80)
            return .threeColumns(height: height)
        case let kind:
            let layout = TestGrid.MirroredLayout()
            layout.scrollDirection = kind == 1 ? .horizontal : .vertical
            layout.minimumInteritemSpacing = 8
            layout.minimumLineSpacing = [0, 12].randomElement(using: &random) ?? 0
            return layout
        }
    }

    private func fillBySnapshots() {
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) {
            [unowned self] _, path, row in
            makeCell(for: row, at: path)
        }
        source.reorderingHandlers.canReorderItem = { [traits] in traits.canMove($0) }
        source.reorderingHandlers.didReorder = { [unowned self] transaction in
            let new = transaction.finalSnapshot
            rows.adopt(new.sectionIdentifiers.map { new.itemIdentifiers(inSection: $0) })
        }
        snapshots = source
        show(.reload, animated: false)
    }

    override func loadView() { view = grid }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator?.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator?.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if navigator?.typeSelect(presses) != true { super.pressesBegan(presses, with: event) }
    }

    // MARK: The played list

    var listNavigator: ListNavigator {
        guard let navigator else { preconditionFailure("There is a navigator until the end.") }
        return navigator
    }

    func makeNavigator() {
        navigator =
            delegate.map { CollectionNavigator(collectionView: grid, delegate: $0) }
            ?? CollectionNavigator(collectionView: grid)
        navigator?.textForItem = { [unowned self] path in rows[path].map(traits.text) }
        navigator?.deleteItem = { [unowned self] in delete($0) }
    }

    func removeNavigator() { navigator = nil }

    var scrollView: UIScrollView { grid }
    var selectedPaths: [IndexPath] { grid.indexPathsForSelectedItems ?? [] }
    var visiblePaths: [IndexPath] { grid.indexPathsForVisibleItems.sorted() }
    var isFilledBySnapshots: Bool { snapshots != nil }
    let headers: [CGRect] = []

    let arrows = [
        UIKeyCommand.inputDownArrow, UIKeyCommand.inputUpArrow, UIKeyCommand.inputLeftArrow,
        UIKeyCommand.inputRightArrow,
    ]

    var selectsSeveral: Bool {
        get {
            grid.isEditing
                ? grid.allowsMultipleSelectionDuringEditing : grid.allowsMultipleSelection
        }
        set {
            if grid.isEditing {
                grid.allowsMultipleSelectionDuringEditing = newValue
            } else {
                grid.allowsMultipleSelection = newValue
            }
        }
    }

    func frame(of path: IndexPath) -> CGRect? { grid.layoutAttributesForItem(at: path)?.frame }

    func cell(at path: IndexPath) -> (any PlayedCell)? { grid.cellForItem(at: path) as? PlayedItem }

    func select(_ path: IndexPath) {
        grid.selectItem(at: path, animated: false, scrollPosition: [])
    }

    func setEditing(_ isEditing: Bool) { grid.isEditing = isEditing }

    func show(_ change: PlayedChange, animated: Bool) {
        if let snapshots {
            var snapshot = rows.snapshot
            if case .reloadRows(let paths) = change {
                snapshot.reloadItems(paths.compactMap { rows[$0] })
            }
            if case .reload = change { return snapshots.applySnapshotUsingReloadData(snapshot) }
            return snapshots.apply(snapshot, animatingDifferences: animated)
        }
        switch change {
        case .update(let deleted, let inserted, let deletedSections, let insertedSections):
            grid.performBatchUpdates {
                self.grid.deleteSections(deletedSections)
                self.grid.deleteItems(at: deleted)
                self.grid.insertSections(insertedSections)
                self.grid.insertItems(at: inserted)
            }
        case .move(let source, let target): grid.moveItem(at: source, to: target)
        case .reloadRows(let paths): grid.reloadItems(at: paths)
        case .reload: grid.reloadData()
        }
    }

    func tell(_ change: PlayedChange) {
        switch change {
        case .update(let deleted, let inserted, let deletedSections, let insertedSections):
            navigator?.itemsDidChange(
                deleted: deleted, inserted: inserted, deletedSections: deletedSections,
                insertedSections: insertedSections)
        case .move(let source, let target):
            navigator?.itemsDidChange(deleted: [source], inserted: [target])
        case .reloadRows, .reload: break
        }
    }

    private func delete(_ path: IndexPath) {
        guard let row = rows[path] else { return }
        deleted.append(row)
        rows.remove(at: path)
        let change = PlayedChange.update(
            deleted: [path], inserted: [], deletedSections: [], insertedSections: [])
        show(change, animated: false)
        if row.isMultiple(of: 2) { tell(change) }
    }

    // MARK: Data

    private func makeCell(for row: Int, at path: IndexPath) -> UICollectionViewCell {
        let cell = grid.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        (cell as? PlayedItem)?.show(row, traits)
        return cell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.sections.count }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { rows.sections[section].rows.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { makeCell(for: rows[indexPath] ?? 0, at: indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { rows[indexPath].map(traits.canMove) ?? false }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { rows.move(sourceIndexPath, to: destinationIndexPath) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let length = rows[indexPath].map(traits.length) ?? 44
        let flow = collectionViewLayout as? UICollectionViewFlowLayout
        let width = min(side, collectionView.bounds.width)
        let height = min(side, 90)
        return flow?.scrollDirection == .horizontal
            ? CGSize(width: length, height: height) : CGSize(width: width, height: length)
    }

    // MARK: Selection

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { rows[indexPath].map { !traits.isRefused($0) } ?? true }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { rows[indexPath].map { !traits.isUnselectable($0) } ?? true }

    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { rows[indexPath].map { !traits.isKept($0) } ?? true }

    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        if let row = rows[indexPath] { opened.append(row) }
    }
}
