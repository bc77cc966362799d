import Foundation
internal import HeadlessBehavior

/// A data source that fills a collection view from snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath,
        _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// The closures that decide which items can be reordered, and that are called around a move.
    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }

    private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    private let cellProvider: CellProvider

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        super.init()
        content.show(in: collectionView, of: self)
        collectionView.dataSource = self
    }

    public var supplementaryViewProvider: SupplementaryViewProvider?

    public var reorderingHandlers: ReorderingHandlers = ReorderingHandlers()

    // MARK: Snapshots

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { content.snapshot }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        content.apply(snapshot, animated: animatingDifferences, completion)
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        content.applyByReloading(snapshot, completion)
    }

    // MARK: Identifiers and index paths

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        content.item(at: indexPath)
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.path(of: itemIdentifier)
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        content.section(at: index)
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        content.snapshot.numberOfSections
    }

    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { content.rows(in: section) }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = content.item(at: indexPath) else { return .faulty }
        if let cell = cellProvider(collectionView, indexPath, item) { return cell }
        // Apple, `CellProvider`: it must return a cell.
        Faults.raise(
            .internalInconsistency,
            "UICollectionViewDiffableDataSource cell provider returned nil for index path "
                + "\(indexPath) with item identifier '\(item)', which is not allowed. You must "
                + "always return a cell to the collection view.")
        return .faulty
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath)
            ?? OptionalMethod.missing(UICollectionReusableView())
    }

    // MARK: Reordering

    // Apple, `canReorderItem`: only the items for which it returns true can be moved.
    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        guard let item = content.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let old = content.snapshot
        guard let new = old.moving(sourceIndexPath, to: destinationIndexPath) else { return }
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: new)
        reorderingHandlers.willReorder?(transaction)
        content.adopt(new)
        reorderingHandlers.didReorder?(transaction)
    }
}

extension UICollectionViewDiffableDataSource: DiffableListOwner {}

/// The changes that were made by moving an item interactively.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    public let initialSnapshot:
        NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot:
        NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    init(
        initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        self.initialSnapshot = initialSnapshot
        self.finalSnapshot = finalSnapshot
    }

    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Returns the snapshot after the move of an item; `target` is its place after the move.
    fileprivate func moving(_ source: IndexPath, to target: IndexPath) -> Self? {
        let sections = sectionIdentifiers
        guard sections.indices.contains(source.section), sections.indices.contains(target.section)
        else { return nil }
        let items = itemIdentifiers(inSection: sections[source.section])
        guard items.indices.contains(source.item) else { return nil }
        let item = items[source.item]
        var new = self
        new.deleteItems([item])
        let others = new.itemIdentifiers(inSection: sections[target.section])
        if others.indices.contains(target.item) {
            new.insertItems([item], beforeItem: others[target.item])
        } else {
            new.appendItems([item], toSection: sections[target.section])
        }
        return new
    }
}
