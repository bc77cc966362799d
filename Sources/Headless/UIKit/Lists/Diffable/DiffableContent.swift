import Foundation

/// The content of a diffable data source, which updates its list.
@MainActor
final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var snapshot = Snapshot()
    private var knownPaths: [Item: IndexPath]?
    private weak var list: (any DiffableList)?
    private weak var owner: AnyObject?

    /// Shows the content in a list as long as `owner` fills the list.
    func show(in list: any DiffableList, of owner: AnyObject) {
        self.list = list
        self.owner = owner
    }

    // MARK: Identifiers and index paths

    func path(of item: Item) -> IndexPath? { paths[item] }

    private var paths: [Item: IndexPath] {
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

    // MARK: Applying snapshots

    // Apple, WWDC 2021, session 10252: since iOS 15, a snapshot that is applied without animation
    // is compared with the current one, too.
    func apply(_ new: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
        guard let list = filledList else {
            adopt(new)
            completion?()
            return
        }
        let change = { self.apply(new, to: list, completion) }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    private func apply(_ new: Snapshot, to list: any DiffableList, _ completion: (() -> Void)?) {
        let difference = SnapshotDifference(from: snapshot, to: new)
        let old = snapshot
        var isRefused = false
        list.update {
            self.adopt(new)
            list.changeUnasked { $0 = difference.update }
        } _: { _ in
            completion?()
        } refused: {
            isRefused = true
            self.adopt(old)
        }
        guard !isRefused else { return }
        for path in difference.reconfiguredRows { list.reconfigure(path) }
    }

    func applyByReloading(_ new: Snapshot, _ completion: (() -> Void)?) {
        adopt(new)
        filledList?.reloadData()
        completion?()
    }

    private var filledList: (any DiffableList)? {
        guard let list, let owner, list.filler === owner else { return nil }
        return list
    }

    func adopt(_ new: Snapshot) {
        snapshot = new
        // Items are reloaded only once.
        snapshot.reloadedItems = []
        snapshot.reloadedSections = []
        snapshot.reconfiguredItems = []
        knownPaths = nil
    }
}
