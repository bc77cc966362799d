import Foundation

/// What a collection view knows of what it shows.
struct CollectionContent {
    /// How many items each section has.
    var counts: [Int] = []
    /// Whether `counts` is what the data source answered.
    var isLoaded = false
    /// Whether the layout has been prepared for what is there now.
    var isPrepared = false
    /// Counts how often the content became another one, for whoever is interrupted by that.
    var generation = 0
    var selection: Set<IndexPath> = []
    var isEditing = false

    /// The changes that are being collected, and how many batches are not yet ended.
    var pendingUpdate = TableUpdate()
    var updateDepth = 0
    var completions: [(Bool) -> Void] = []

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
            && path.item < counts[path.section]
    }
}

/// The views that are on the collection view at present.
@MainActor
struct ShownElements {
    var views: [CollectionElement: UICollectionReusableView] = [:]
    var attributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]

    func cell(at path: IndexPath) -> UICollectionViewCell? {
        views[.cell(path)] as? UICollectionViewCell
    }

    var cells: [UICollectionViewCell] { views.values.compactMap { $0 as? UICollectionViewCell } }

    func element(of view: UICollectionReusableView) -> CollectionElement? {
        views.first { $0.value === view }?.key
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
