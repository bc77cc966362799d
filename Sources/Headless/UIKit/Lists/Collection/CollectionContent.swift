import CoreGraphics
import Foundation

/// The state of a collection view's content.
struct CollectionContent {
    /// The number of items in each section.
    var counts: [Int] = []
    /// A Boolean value that indicates whether `counts` are the data source's answers.
    var isLoaded = false
    /// A Boolean value that indicates whether the layout has been prepared for the current content.
    var isPrepared = false
    /// The number of times that the content was replaced, by which interrupted work notices it.
    var generation = 0
    var selection: Set<IndexPath> = []
    var isEditing = false

    /// The changes of the current batch, and the number of batches that haven't ended.
    var pendingUpdate = TableUpdate()
    var updateDepth = 0
    var completions: [(Bool) -> Void] = []
    /// The functions that are called when the data source contradicts these changes.
    var refusals: [() -> Void] = []
    /// The changes of which the layout is told after it has been prepared for them.
    var untoldUpdate: [UICollectionViewUpdateItem]?
    /// The bounds before a change in an animation of which the layout isn't told yet.
    var untoldBounds: CGRect?
    var prefetch = ListPrefetch()

    func contains(_ path: IndexPath) -> Bool { counts.contain(path) }

    func item(after path: IndexPath) -> IndexPath? {
        let next = IndexPath(item: path.item + 1, section: path.section)
        if contains(next) { return next }
        let section = counts.indices.first { $0 > path.section && counts[$0] > 0 }
        return section.map { IndexPath(item: 0, section: $0) }
    }

    func item(before path: IndexPath) -> IndexPath? {
        if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
        let section = counts.indices.last { $0 < path.section && counts[$0] > 0 }
        return section.map { IndexPath(item: counts[$0] - 1, section: $0) }
    }
}

/// The views that are currently on the collection view.
@MainActor
struct ShownElements {
    var views: [CollectionElement: UICollectionReusableView] = [:]
    var attributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// The elements for which the data source had no view, which it is asked for only once.
    var refused: Set<CollectionElement> = []
    /// Cells of items just beyond the edge, which have no superview yet.
    var prepared: [IndexPath: UICollectionViewCell] = [:]
    /// Views of reloaded elements, which are removed at the next layout.
    var leaving: [LeavingElement] = []

    func cell(at path: IndexPath) -> UICollectionViewCell? {
        views[.cell(path)] as? UICollectionViewCell
    }

    /// The visible and the prepared cells.
    var cells: [UICollectionViewCell] {
        views.values.compactMap { $0 as? UICollectionViewCell } + prepared.values
    }

    func element(of view: UICollectionReusableView) -> CollectionElement? {
        views.first { $0.value === view }?.key
            ?? prepared.first { $0.value === view }.map { .cell($0.key) }
    }

    var elements: [CollectionElement] { attributes.keys.sorted { $0.isBelow($1) } }

    /// The views from the lowest to the highest.
    var stack: [UICollectionReusableView] {
        views.sorted { first, second in
            let heights = (attributes[first.key]?.zIndex ?? 0, attributes[second.key]?.zIndex ?? 0)
            if heights.0 != heights.1 { return heights.0 < heights.1 }
            return first.key.isBelow(second.key)
        }.map(\.value)
    }
}
