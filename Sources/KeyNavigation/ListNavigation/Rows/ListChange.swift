import Foundation

/// A simultaneous insertion and deletion of rows and sections.
///
/// As in UIKit, deleted positions refer to the state before the change, and inserted positions to
/// the state after it.
struct ListChange: Equatable, Sendable {
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var deletedRows: Set<RowPosition> = []
    var insertedRows: Set<RowPosition> = []

    /// Returns the position of the cursor after the change.
    ///
    /// If the cursor's row was missing before already, its replacement counts.
    ///
    /// - Parameter list: The rows after the change.
    func cursor(
        from stored: RowPosition, in list: RowWalk, policy: ListOptions.MissingRowPolicy
    ) -> RowPosition? {
        let before = walk(before: list)
        let isMissing = !before.contains(stored)
        switch policy {
        case .clear:
            return isMissing ? nil : position(of: stored).flatMap { list.contains($0) ? $0 : nil }
        case .nearest:
            // Without any row, the cursor waits for one.
            let old = isMissing ? before.nearest(to: stored) ?? stored : stored
            if let position = position(of: old), list.contains(position) { return position }
            return list.nearest(to: newPosition(of: old, isKept: false))
        }
    }

    /// Returns the walk over the rows before the change that results in `list`.
    ///
    /// The number of rows in a deleted section is unknown, and so is the acceptance of the cursor
    /// by deleted rows.
    private func walk(before list: RowWalk) -> RowWalk {
        var walk = list
        walk.numberOfSections += deletedSections.count - insertedSections.count
        walk.numberOfRows = { section in
            guard !deletedSections.contains(section) else { return .max }
            let new = section.shifted(
                deleting: deletedSections, inserting: insertedSections, isKept: true)
            return list.rowCount(in: new) + deletedRows.rows(in: section).count
                - insertedRows.rows(in: new).count
        }
        walk.accepts = list.accepts.map { accepts in { position(of: $0).map(accepts) ?? true } }
        return walk
    }

    /// Returns the position of an existing row after the change; `nil` if the row is deleted.
    func position(of old: RowPosition) -> RowPosition? {
        guard !deletedSections.contains(old.section), !deletedRows.contains(old) else { return nil }
        return newPosition(of: old, isKept: true)
    }

    /// Returns the new position of a kept row, or of the gap in place of a deleted row.
    private func newPosition(of old: RowPosition, isKept: Bool) -> RowPosition {
        let isSectionKept = !deletedSections.contains(old.section)
        let section = old.section.shifted(
            deleting: deletedSections, inserting: insertedSections, isKept: isSectionKept)
        guard isSectionKept else { return RowPosition(section, 0) }
        let row = old.row.shifted(
            deleting: deletedRows.rows(in: old.section),
            inserting: insertedRows.rows(in: section), isKept: isKept)
        return RowPosition(section, row)
    }
}

extension ListChange {
    /// Creates a change from the arguments of an update.
    ///
    /// Index paths of other lengths are ignored.
    init(
        deleted: [IndexPath], inserted: [IndexPath], deletedSections: IndexSet,
        insertedSections: IndexSet
    ) {
        self.init(
            deletedSections: Set(deletedSections), insertedSections: Set(insertedSections),
            deletedRows: Set(deleted.compactMap(RowPosition.init)),
            insertedRows: Set(inserted.compactMap(RowPosition.init)))
    }
}

extension Set<RowPosition> {
    fileprivate func rows(in section: Int) -> Set<Int> {
        Set<Int>(lazy.filter { $0.section == section }.map(\.row))
    }
}

extension Int {
    /// Returns the index after deletions and insertions.
    ///
    /// A row inserted at a gap fills the gap.
    fileprivate func shifted(deleting: Set<Int>, inserting: Set<Int>, isKept: Bool) -> Int {
        let start = self - deleting.count { $0 < self }
        return inserting.sorted().reduce(start) { index, inserted in
            inserted < index || (isKept && inserted == index) ? index + 1 : index
        }
    }
}
