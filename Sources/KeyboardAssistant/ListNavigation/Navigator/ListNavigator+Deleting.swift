import UIKit

extension ListNavigator {
    /// A Boolean value that indicates whether there is something to delete that may be deleted.
    ///
    /// Of a selection, the row under the cursor and the rows in sight decide. If none of them is
    /// selected, the others do, of which there can be many.
    func canDelete(at cursor: RowPosition?) -> Bool {
        guard options.commands.contains(.deleting) else { return false }
        guard deletesSelection else { return cursor.map(list.canDelete) ?? false }
        let first = cursor.flatMap { list.isSelected($0) ? $0 : nil }
        if let first, list.canDelete(first) { return true }
        let shown = list.scrollView.map { list.positions(in: $0.bounds) } ?? []
        let selected = shown.filter { list.showsSelection(at: $0) == true }
        return (selected.isEmpty ? list.selection : selected).contains {
            $0 != first && list.canDelete($0)
        }
    }

    /// A Boolean value that indicates whether the selection is deleted, wherever the cursor is.
    ///
    /// A single selected row can be the one that the app shows beside the list.
    private var deletesSelection: Bool { list.selectionMode == .multiple && list.hasSelection }

    /// Deletes the selected rows or items, or the one under the cursor, and moves the cursor to what
    /// follows.
    ///
    /// If the app asks people for confirmation first, nothing changes yet.
    func delete() {
        let old = cursor
        let deletion = ListDeletion(
            selection: deletesSelection ? list.selection : [], cursor: old,
            isAllowed: list.canDelete)
        let before = list.allRows.rowCounts
        guard !deletion.rows.isEmpty else { return }
        list.delete(deletion.rows)
        forgetPath()
        let walk = list.walk()
        let next = deletion.cursor(before: before, in: walk) ?? old.flatMap(walk.nearest)
        putCursor(at: next)
        bringSystemFocus()
        if let next { reveal(next) }
    }
}

extension NavigableList {
    /// Deletes rows or items with `deleteAll` or, without it, one by one.
    ///
    /// The last is the first, so that the others keep their positions. Each is an update of its own,
    /// because apps may also reload the list or apply a snapshot, which an update around it forbids.
    /// An app that deletes something else, or asks people first, leaves the others where nobody
    /// knows, so they are left alone.
    func delete(
        _ positions: [RowPosition], together deleteAll: (([IndexPath]) -> Void)?,
        orEach delete: (IndexPath) -> Void
    ) {
        if let deleteAll { return deleteAll(positions.map(\.indexPath)) }
        for position in positions.reversed() {
            let before = allRows.rowCounts
            delete(position.indexPath)
            let after = allRows.rowCounts
            guard ListDeletion.hasDeleted(position, before: before, after: after) else { return }
        }
    }
}
