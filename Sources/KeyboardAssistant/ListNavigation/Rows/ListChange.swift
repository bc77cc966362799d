/// What happens to a cursor whose row goes away.
public enum CursorPolicy: CaseIterable, Sendable {
    /// It goes to the row that takes the place, or else to the nearest one.
    case nearest
    /// It goes away too.
    case clear
}

/// Rows and sections that come and go at once.
///
/// As in UIKit, what is deleted or moved away is named by the old places, and what is inserted or
/// arrives by the new ones.
struct ListChange: Equatable, Sendable {
    struct Move: Equatable, Sendable {
        var origin: RowPosition
        var target: RowPosition
    }

    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var deletedRows: Set<RowPosition> = []
    var insertedRows: Set<RowPosition> = []
    var movedRows: [Move] = []

    /// Where the cursor is after the change, in a list that has become `list`.
    func cursor(from old: RowPosition, in list: RowWalk, policy: CursorPolicy) -> RowPosition? {
        if let move = movedRows.first(where: { $0.origin == old }) {
            return list.contains(move.target) ? move.target : lost(old, list, policy)
        }
        guard !deletedSections.contains(old.section), !deletedRows.contains(old) else {
            return lost(old, list, policy)
        }
        let place = place(of: old, isThere: true)
        return list.contains(place) ? place : lost(old, list, policy)
    }

    private func lost(_ old: RowPosition, _ list: RowWalk, _ policy: CursorPolicy) -> RowPosition? {
        switch policy {
        case .clear: nil
        case .nearest: list.nearest(to: place(of: old, isThere: false))
        }
    }

    /// The new place of a row, or of the gap that it leaves.
    private func place(of old: RowPosition, isThere: Bool) -> RowPosition {
        let isSectionThere = !deletedSections.contains(old.section)
        let section = old.section.shifted(
            deleting: deletedSections, inserting: insertedSections, isThere: isSectionThere)
        guard isSectionThere else { return RowPosition(section, 0) }
        let gone = deletedRows.union(movedRows.map(\.origin))
        let came = insertedRows.union(movedRows.map(\.target))
        let row = old.row.shifted(
            deleting: gone.rows(in: old.section), inserting: came.rows(in: section),
            isThere: isThere)
        return RowPosition(section, row)
    }
}

extension Set<RowPosition> {
    fileprivate func rows(in section: Int) -> Set<Int> {
        Set<Int>(lazy.filter { $0.section == section }.map(\.row))
    }
}

extension Int {
    /// The place after others went and came; what comes just where a gap is fills it.
    fileprivate func shifted(deleting: Set<Int>, inserting: Set<Int>, isThere: Bool) -> Int {
        let start = self - deleting.count { $0 < self }
        return inserting.sorted().reduce(start) { place, inserted in
            inserted < place || (isThere && inserted == place) ? place + 1 : place
        }
    }
}
