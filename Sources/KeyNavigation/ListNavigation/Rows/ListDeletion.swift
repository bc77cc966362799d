/// The rows or items that Backspace deletes together, and the later position of the cursor.
struct ListDeletion: Equatable, Sendable {
    /// The rows or items, in the list's order.
    let rows: [RowPosition]

    /// Chooses the selected rows or items that may be deleted or, without a selection, the one
    /// under the cursor.
    init(
        selection: [RowPosition], cursor: RowPosition?, isAllowed: (RowPosition) -> Bool
    ) {
        let candidates = selection.isEmpty ? [cursor].compactMap(\.self) : selection.sorted()
        rows = candidates.filter(isAllowed)
    }

    /// Returns the position after the last deleted row, or else before it; `nil` if no row is left,
    /// or if the app asks people for confirmation first, so that all rows remain.
    ///
    /// - Parameters:
    ///   - before: The number of rows in each section before the deletion.
    ///   - list: The rows after the deletion.
    func cursor(before: [Int], in list: RowWalk) -> RowPosition? {
        let after = list.rowCounts
        guard let last = rows.last, after != before else { return nil }
        // Apps may remove the sections that have become empty, or keep them.
        let emptied = emptiedSections(before)
        let removed = after.count == before.count - emptied.count ? emptied : []
        let change = ListChange(deletedSections: removed, deletedRows: Set(rows))
        return change.cursor(from: last, in: list, policy: .nearest)
    }

    /// Returns a Boolean value that indicates whether a list has lost exactly one row in the
    /// section of `position`, or exactly that section with its only row.
    ///
    /// `before` and `after` have the number of rows in each section.
    static func hasDeleted(_ position: RowPosition, before: [Int], after: [Int]) -> Bool {
        guard before.indices.contains(position.section) else { return false }
        var expected = before
        expected[position.section] -= 1
        if after == expected { return true }
        let removed = expected.remove(at: position.section)
        return removed == 0 && after == expected
    }

    private func emptiedSections(_ before: [Int]) -> Set<Int> {
        let deleted = Dictionary(grouping: rows, by: \.section)
        return Set(
            deleted.filter { before.indices.contains($0.key) && before[$0.key] == $0.value.count }
                .keys)
    }
}
