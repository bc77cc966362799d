import Foundation
internal import HeadlessBehavior

/// A data source that fills a table view from snapshots.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UITableViewDataSource
where
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    private let cellProvider: CellProvider

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        super.init()
        content.show(in: tableView, of: self)
        tableView.dataSource = self
    }

    public var defaultRowAnimation = UITableView.RowAnimation.automatic

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

    open func numberOfSections(in tableView: UITableView) -> Int {
        content.snapshot.numberOfSections
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.rows(in: section)
    }

    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard let item = content.item(at: indexPath) else { return .faulty }
        if let cell = cellProvider(tableView, indexPath, item) { return cell }
        // Apple, `CellProvider`: it must return a cell.
        Faults.raise(
            .internalInconsistency,
            "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) "
                + "with item identifier '\(item)', which is not allowed. You must always return a "
                + "cell to the table view.")
        return .faulty
    }

    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }

    open func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { nil }

    // Rows can be edited or moved only in a subclass that allows it (medium.com/my-ios-studies-en,
    // "First steps with UITableViewDiffableDataSource — Part 2").
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        false
    }

    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
    }

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}

extension UITableViewDiffableDataSource: DiffableListOwner {}
