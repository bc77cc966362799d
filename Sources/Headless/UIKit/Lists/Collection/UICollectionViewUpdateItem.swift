import Foundation

/// A change of one item or section, of which a collection view tells its layout.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    public typealias Action = UICollectionUpdateAction

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        self.action = action
        self.before = before
        self.after = after
        super.init()
    }

    open var indexPathBeforeUpdate: IndexPath? { before }
    open var indexPathAfterUpdate: IndexPath? { after }
    open var updateAction: UICollectionViewUpdateItem.Action { action }
}

extension TableUpdatePlan {
    // Apple, `UICollectionViewUpdateItem`: there is no path before an insertion, and none after a
    // deletion. Deletions come first, then reloads, insertions and moves, each with sections before
    // items, and in their order. The path of a section has no item (assumed: A91).
    @MainActor var updateItems: [UICollectionViewUpdateItem] {
        deletions + reloads + insertions + moves
    }

    @MainActor private var deletions: [UICollectionViewUpdateItem] {
        (update.deletedSections.map(IndexPath.init(wholeSection:)) + update.deletedRows.sorted())
            .map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
    }

    @MainActor private var insertions: [UICollectionViewUpdateItem] {
        (update.insertedSections.map(IndexPath.init(wholeSection:)) + update.insertedRows.sorted())
            .map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
    }

    @MainActor private var reloads: [UICollectionViewUpdateItem] {
        let sections = update.reloadedSections.map { section in
            UICollectionViewUpdateItem(
                .reload, from: IndexPath(wholeSection: section),
                to: place(ofSection: section).map(IndexPath.init(wholeSection:)))
        }
        let items = update.reloadedRows.sorted().map {
            UICollectionViewUpdateItem(.reload, from: $0, to: place(of: $0))
        }
        return sections + items
    }

    @MainActor private var moves: [UICollectionViewUpdateItem] {
        let sections = update.movedSections.map {
            UICollectionViewUpdateItem(
                .move, from: IndexPath(wholeSection: $0.from), to: IndexPath(wholeSection: $0.to))
        }
        let items = update.movedRows.map {
            UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to)
        }
        return sections + items
    }
}

extension IndexPath {
    fileprivate init(wholeSection section: Int) {
        self.init(item: NSNotFound, section: section)
    }
}
