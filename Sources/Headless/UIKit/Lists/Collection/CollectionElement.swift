import Foundation

/// An element that a collection view shows: a cell, a supplementary view, or a decoration.
enum CollectionElement: Hashable, Sendable {
    case cell(IndexPath)
    case supplementary(String, IndexPath)
    case decoration(String, IndexPath)

    var path: IndexPath {
        switch self {
        case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
        }
    }

    /// The kind of a supplementary or decoration view; `nil` for a cell.
    var kind: String? {
        switch self {
        case .cell: nil
        case .supplementary(let kind, _), .decoration(let kind, _): kind
        }
    }

    var category: UICollectionView.ElementCategory {
        switch self {
        case .cell: .cell
        case .supplementary: .supplementaryView
        case .decoration: .decorationView
        }
    }

    func moved(to path: IndexPath) -> CollectionElement {
        switch self {
        case .cell: .cell(path)
        case .supplementary(let kind, _): .supplementary(kind, path)
        case .decoration(let kind, _): .decoration(kind, path)
        }
    }

    /// Returns whether this element is below another one: cells are lowest, later views higher.
    func isBelow(_ other: CollectionElement) -> Bool {
        guard kind == other.kind else { return (kind ?? "") < (other.kind ?? "") }
        return path < other.path
    }
}
