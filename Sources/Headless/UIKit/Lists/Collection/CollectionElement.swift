import Foundation

/// An element that a collection view shows: a cell or a supplementary view.
enum CollectionElement: Hashable, Sendable {
    case cell(IndexPath)
    case supplementary(String, IndexPath)

    var path: IndexPath {
        switch self {
        case .cell(let path), .supplementary(_, let path): path
        }
    }

    /// The kind of a supplementary view; `nil` for a cell.
    var kind: String? {
        switch self {
        case .cell: nil
        case .supplementary(let kind, _): kind
        }
    }

    func moved(to path: IndexPath) -> CollectionElement {
        switch self {
        case .cell: .cell(path)
        case .supplementary(let kind, _): .supplementary(kind, path)
        }
    }

    /// Returns whether this element is below another one: cells are lowest, later views higher.
    func isBelow(_ other: CollectionElement) -> Bool {
        guard kind == other.kind else { return (kind ?? "") < (other.kind ?? "") }
        return path < other.path
    }
}
