import Foundation

/// What a collection view knows of its data source, and what it shows of it.
@MainActor
struct CollectionContent {
    /// How many items each section has; nil while nobody has asked.
    var counts: [Int]?
    var isPrepared = false
    var selection: Set<IndexPath> = []
    var update = TableUpdate()
    var updateDepth = 0
    var completions: [(Bool) -> Void] = []

    var cells: [IndexPath: UICollectionViewCell] = [:]
    var views: [ViewPlace: UICollectionReusableView] = [:]

    struct ViewPlace: Hashable {
        var kind: String
        var path: IndexPath
    }

    func contains(_ path: IndexPath) -> Bool {
        guard path.count == 2, let counts, counts.indices.contains(path.section) else {
            return false
        }
        return (0..<counts[path.section]).contains(path.item)
    }
}
