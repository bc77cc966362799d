import UIKit

extension ListNavigator {
    /// The place of `position` in the outline; `nil` if there is no outline, and in a grid.
    func outlineRow(at position: RowPosition) -> OutlineRow? {
        guard let outline, list.shape.isOutline else { return nil }
        let accepts = list.accepts
        let next = list.neighbor(of: position, .down, ListStepRule())
        return OutlineRow(
            isExpanded: outline.isExpanded(position.indexPath),
            hasVisibleChild: next.map { ancestors(of: $0).contains(position) } ?? false,
            parent: ancestors(of: position).first { accepts?($0) ?? true })
    }

    /// The rows around `position`, the innermost first.
    ///
    /// A row that the app says to be around itself is ignored.
    private func ancestors(of position: RowPosition) -> [RowPosition] {
        guard let outline else { return [] }
        var found: [RowPosition] = []
        var current = position
        while let parent = outline.parent(current.indexPath).flatMap(RowPosition.init),
            parent != position, !found.contains(parent), list.contains(parent)
        {
            found.append(parent)
            current = parent
        }
        return found
    }

    /// Expands or collapses a row, and keeps the cursor on it.
    func setExpanded(_ isExpanded: Bool, at position: RowPosition) {
        outline?.setExpanded(position.indexPath, isExpanded)
        list.answers.invalidate()
        forgetPath()
        // A list that was reloaded has no selection any more.
        if cursor == nil { putCursor(at: position) }
        if let cursor { reveal(cursor) }
    }

    // MARK: Collapsing by other means

    /// Remembers the expanded rows around the cursor, in case one of them is collapsed.
    ///
    /// If one was, the cursor moves there.
    func traceOutline() {
        guard let outline else { return }
        if let row = collapsedRow(around: storedCursor) {
            putCursor(at: row)
            return
        }
        trace = cursor.map {
            OutlineTrace(
                cursor: $0,
                ancestors: ancestors(of: $0).filter { isExpanded($0, in: outline) == true })
        }
    }

    /// Moves the cursor to the row that `change` collapsed around it.
    ///
    /// - Returns: The move of the cursor; `nil` if it wasn't in a row that was collapsed.
    func leaveCollapsedRow(after change: ListChange) -> ListFocusUpdate? {
        guard let outline, let trace, storedCursor == nil || storedCursor == trace.cursor,
            change.position(of: trace.cursor) == nil
        else { return nil }
        let kept = OutlineTrace(
            cursor: trace.cursor, ancestors: trace.ancestors.compactMap(change.position))
        guard let row = kept.collapsedRow({ isExpanded($0, in: outline) }) else { return nil }
        putCursor(at: row)
        return ListFocusUpdate(from: trace.cursor.indexPath, to: row.indexPath)
    }

    private func isExpanded(_ row: RowPosition, in outline: ListOutline) -> Bool? {
        list.contains(row) ? outline.isExpanded(row.indexPath) : nil
    }

    /// The row that was collapsed around a cursor that was at `stored`; `nil` if none was.
    func collapsedRow(around stored: RowPosition?) -> RowPosition? {
        guard let outline, let trace, !isMovedBySystem, stored == nil || stored == trace.cursor
        else { return nil }
        return trace.collapsedRow { isExpanded($0, in: outline) }
    }
}

extension ListState.Shape {
    /// A Boolean value that indicates whether the arrow keys to the sides are free for an outline.
    var isOutline: Bool { self == .rows || self == .column }
}
