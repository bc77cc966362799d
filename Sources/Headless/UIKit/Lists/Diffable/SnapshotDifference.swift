import Foundation

/// The changes from one snapshot to another.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var update = TableUpdate()
    private let old: Snapshot
    private let new: Snapshot
    private let oldPaths: [Item: IndexPath]
    private let newPaths: [Item: IndexPath]

    init(from old: Snapshot, to new: Snapshot) {
        self.old = old
        self.new = new
        oldPaths = old.paths
        newPaths = new.paths
        compareSections()
        for (index, section) in old.sectionIdentifiers.enumerated() {
            if let place = new.indexOfSection(section) { compareItems(of: section, index, place) }
        }
        for item in new.reloadedItems where newPaths[item] != nil {
            if let path = oldPaths[item] { update.reloadedRows.insert(path) }
        }
    }

    private mutating func compareSections() {
        let changes = new.sectionIdentifiers.difference(from: old.sectionIdentifiers)
            .inferringMoves()
        for change in changes {
            switch change {
            case .remove(let index, _, nil): update.deletedSections.insert(index)
            case .insert(let index, _, nil): update.insertedSections.insert(index)
            case .insert(let index, _, let source?):
                update.movedSections.append(.init(from: source, to: index))
            case .remove: continue
            }
        }
        for section in new.reloadedSections where new.indexOfSection(section) != nil {
            if let index = old.indexOfSection(section) { update.reloadedSections.insert(index) }
        }
    }

    private mutating func compareItems(of section: Section, _ index: Int, _ place: Int) {
        guard !new.reloadedSections.contains(section) else {
            return compareReloaded(section, index)
        }
        let changes = new.itemIdentifiers(inSection: section)
            .difference(from: old.itemIdentifiers(inSection: section))
        for change in changes {
            switch change {
            case .remove(let offset, let item, _):
                leave(item, from: IndexPath(row: offset, section: index))
            case .insert(let offset, let item, _):
                guard !isMoved(item) else { continue }
                update.insertedRows.insert(IndexPath(row: offset, section: place))
            }
        }
    }

    private mutating func leave(_ item: Item, from path: IndexPath) {
        if let target = newPaths[item] {
            update.movedRows.append(.init(from: path, to: target))
        } else {
            update.deletedRows.insert(path)
        }
    }

    /// Compares the rows of a reloaded section, of which only those that left the section move.
    private mutating func compareReloaded(_ section: Section, _ index: Int) {
        for (offset, item) in old.itemIdentifiers(inSection: section).enumerated() {
            guard let target = newPaths[item],
                new.sectionIdentifier(containingItem: item) != section
            else { continue }
            update.movedRows.append(.init(from: IndexPath(row: offset, section: index), to: target))
        }
    }

    /// Returns a Boolean value that indicates whether an item moves from a place that still exists.
    private func isMoved(_ item: Item) -> Bool {
        guard let path = oldPaths[item] else { return false }
        return new.indexOfSection(old.sectionIdentifiers[path.section]) != nil
    }

    /// The new index paths of the rows whose cells are configured again.
    var reconfiguredRows: [IndexPath] { new.reconfiguredItems.compactMap { newPaths[$0] }.sorted() }
}

extension NSDiffableDataSourceSnapshot {
    /// The index path of each item.
    var paths: [ItemIdentifierType: IndexPath] {
        var paths: [ItemIdentifierType: IndexPath] = [:]
        for (section, identifier) in sectionIdentifiers.enumerated() {
            for (row, item) in itemIdentifiers(inSection: identifier).enumerated() {
                paths[item] = IndexPath(row: row, section: section)
            }
        }
        return paths
    }
}
