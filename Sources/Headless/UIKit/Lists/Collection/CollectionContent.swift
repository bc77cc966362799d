import Foundation

/// The collection view's knowledge of what it shows.
struct CollectionContent {
    /// The number of items in each section.
    var counts: [Int] = []
    /// A Boolean value that indicates whether `counts` is what the data source answered.
    var isLoaded = false
    /// A Boolean value that indicates whether the layout has been prepared for what is there now.
    var isPrepared = false
    /// Counts how often the content became another one, for whoever is interrupted by that.
    var generation = 0
    var selection: Set<IndexPath> = []
    var isEditing = false

    /// The changes that are being collected, and how many batches are not yet ended.
    var pendingUpdate = TableUpdate()
    var updateDepth = 0
    var completions: [(Bool) -> Void] = []
    /// The functions that are called when the data source contradicts these changes.
    var refusals: [() -> Void] = []

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

/// The views that are on the collection view at present.
@MainActor
struct ShownElements {
    var views: [CollectionElement: UICollectionReusableView] = [:]
    var attributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// The elements that the data source had no view for, which is asked once for each.
    var refused: Set<CollectionElement> = []
    /// Cells of items just beyond the edge, which are on no view yet.
    var prepared: [IndexPath: UICollectionViewCell] = [:]
    /// Views of what was reloaded, which go when the collection view is laid out next.
    var leaving: [LeavingElement] = []

    func cell(at path: IndexPath) -> UICollectionViewCell? {
        views[.cell(path)] as? UICollectionViewCell
    }

    /// Those in sight and those prepared.
    var cells: [UICollectionViewCell] {
        views.values.compactMap { $0 as? UICollectionViewCell } + prepared.values
    }

    func element(of view: UICollectionReusableView) -> CollectionElement? {
        views.first { $0.value === view }?.key
            ?? prepared.first { $0.value === view }.map { .cell($0.key) }
    }

    /// The views from the lowest to the highest.
    var stack: [UICollectionReusableView] {
        views.sorted { first, second in
            let heights = (attributes[first.key]?.zIndex ?? 0, attributes[second.key]?.zIndex ?? 0)
            if heights.0 != heights.1 { return heights.0 < heights.1 }
            return first.key.isBelow(second.key)
        }.map(\.value)
    }
}
