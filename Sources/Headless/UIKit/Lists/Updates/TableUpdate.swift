import Foundation

/// The changes of a table's sections and rows.
///
/// Apple, `performBatchUpdates`: deletions, reloads and the origins of moves refer to places before
/// the update, insertions and the targets of moves to places after it.
struct TableUpdate: Equatable, Sendable {
    struct Move<Place: Hashable & Sendable>: Equatable, Sendable {
        var from: Place
        var to: Place
    }

    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [Move<Int>] = []
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    var movedRows: [Move<IndexPath>] = []

    var isEmpty: Bool { self == TableUpdate() }
}

/// The positions of sections and rows after an update.
struct TableUpdatePlan: Sendable {
    let update: TableUpdate
    /// The new index of each old section; `nil` if it is deleted.
    private let places: [Int?]
    let goneRows: [Int: [Int]]
    let newRows: [Int: [Int]]
    private let movedRows: [IndexPath: IndexPath]

    init(_ update: TableUpdate, sections: Int) {
        self.update = update
        places = Self.places(update, count: sections)
        let gone = update.deletedRows.union(update.movedRows.map(\.from))
        let new = update.insertedRows.union(update.movedRows.map(\.to))
        goneRows = Dictionary(grouping: gone, by: \.section).mapValues { $0.map(\.row).sorted() }
        newRows = Dictionary(grouping: new, by: \.section).mapValues { $0.map(\.row).sorted() }
        movedRows = Dictionary(
            update.movedRows.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    }

    private static func places(_ update: TableUpdate, count: Int) -> [Int?] {
        let moved = Dictionary(
            update.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        let taken = update.insertedSections.union(IndexSet(moved.values))
        var next = 0
        return (0..<count).map { section in
            if let place = moved[section] { return place }
            if update.deletedSections.contains(section) { return nil }
            while taken.contains(next) { next += 1 }
            defer { next += 1 }
            return next
        }
    }

    /// Returns the new index of an old section, or `nil` if it is deleted.
    func place(ofSection section: Int) -> Int? {
        places.indices.contains(section) ? places[section] : nil
    }

    /// Returns the new index path of an old row, or `nil` if it is deleted.
    func place(of path: IndexPath) -> IndexPath? {
        if let moved = movedRows[path] { return moved }
        guard !update.deletedRows.contains(path), let section = place(ofSection: path.section)
        else { return nil }
        var row = path.row - (goneRows[path.section] ?? []).count { $0 < path.row }
        for taken in newRows[section] ?? [] where taken <= row { row += 1 }
        return IndexPath(row: row, section: section)
    }

    /// Returns a Boolean value that indicates whether an old row is reloaded.
    func isReloaded(_ path: IndexPath) -> Bool {
        update.reloadedRows.contains(path) || isReloaded(section: path.section)
    }

    /// Returns a Boolean value that indicates whether an old section is reloaded with its header
    /// and footer.
    func isReloaded(section: Int) -> Bool { update.reloadedSections.contains(section) }
}
