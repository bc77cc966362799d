import Foundation

/// What a diffable data source has, and how its list gets to show it.
@MainActor
final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var snapshot = Snapshot()
    private(set) var isApplying = false
    private var knownPaths: [Item: IndexPath]?

    var paths: [Item: IndexPath] {
        let paths = knownPaths ?? snapshot.paths
        knownPaths = paths
        return paths
    }

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, let section = section(at: path.section) else { return nil }
        let items = snapshot.itemIdentifiers(inSection: section)
        return items.indices.contains(path.row) ? items[path.row] : nil
    }

    func section(at index: Int) -> Section? {
        let sections = snapshot.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    func rows(in section: Int) -> Int {
        self.section(at: section).map { snapshot.numberOfItems(inSection: $0) } ?? 0
    }

    /// Takes over another snapshot; `body` changes the list, and takes it over by the way.
    func apply(
        _ new: Snapshot,
        _ body: (SnapshotDifference<Section, Item>, _ adopt: @escaping () -> Void) -> Void
    ) {
        let difference = SnapshotDifference(from: snapshot, to: new)
        let outer = isApplying
        isApplying = true
        defer { isApplying = outer }
        body(difference) { [self] in adopt(new) }
    }

    func adopt(_ new: Snapshot) {
        snapshot = new
        // What was to be shown anew is so once.
        snapshot.reloadedItems = []
        snapshot.reloadedSections = []
        snapshot.reconfiguredItems = []
        knownPaths = nil
    }
}
