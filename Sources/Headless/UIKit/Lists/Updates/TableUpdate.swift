import Foundation

/// The changes of a table's sections and rows.
///
/// Apple, `performBatchUpdates`: what is deleted, reloaded and moved away is named by its place
/// before, what is inserted and moved here by its place after the update.
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
    /// For each old section its new place; nil where it is gone.
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

    /// Returns the new index of an old section, or nil if it is gone.
    func place(ofSection section: Int) -> Int? {
        places.indices.contains(section) ? places[section] : nil
    }

    /// Returns the new index path of an old row, or nil if it is gone.
    func place(of path: IndexPath) -> IndexPath? {
        if let moved = movedRows[path] { return moved }
        guard !update.deletedRows.contains(path), let section = place(ofSection: path.section)
        else { return nil }
        var row = path.row - (goneRows[path.section] ?? []).count { $0 < path.row }
        for taken in newRows[section] ?? [] where taken <= row { row += 1 }
        return IndexPath(row: row, section: section)
    }

    /// Returns a Boolean value that indicates whether an old row is to be made anew.
    func isReloaded(_ path: IndexPath) -> Bool {
        update.reloadedRows.contains(path) || isReloaded(section: path.section)
    }

    /// Returns a Boolean value that indicates whether all of an old section is to be made anew, its
    /// header and footer included.
    func isReloaded(section: Int) -> Bool { update.reloadedSections.contains(section) }
}
