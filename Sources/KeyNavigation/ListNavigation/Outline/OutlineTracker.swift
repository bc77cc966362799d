import UIKit

/// An object that remembers the expanded rows around the cursor in an outline, and finds the row
/// that was collapsed around the cursor.
@MainActor
final class OutlineTracker {
    let outline: ListOutline
    private let list: any NavigableList
    /// The rows around the cursor; `nil` if there is no cursor.
    private var trace: OutlineTrace?

    init(_ outline: ListOutline, of list: any NavigableList) {
        (self.outline, self.list) = (outline, list)
    }

    /// Returns the outline row at `position`, followed by `next` in `walk`.
    func row(at position: RowPosition, before next: RowPosition?, in walk: RowWalk) -> OutlineRow {
        OutlineRow(
            isExpanded: outline.isExpanded(position.indexPath),
            hasVisibleChild: next.map { ancestors(of: $0).contains(position) } ?? false,
            parent: ancestors(of: position).first { walk.accepts?($0) ?? true })
    }

    // MARK: The cursor

    /// Remembers the expanded rows around the cursor, in case one of them is collapsed.
    func cursorMoved(to cursor: RowPosition?) {
        trace = cursor.map {
            OutlineTrace(
                cursor: $0, ancestors: ancestors(of: $0).filter { isExpanded($0) == true })
        }
    }

    /// Forgets the rows around the cursor.
    func forget() { trace = nil }

    /// Returns the row that was collapsed around `cursor`; `nil` if there is none.
    ///
    /// - Parameter cursor: The position of the cursor; `nil` if its row is gone.
    func collapsedRow(around cursor: RowPosition?) -> RowPosition? {
        guard let trace, cursor == nil || cursor == trace.cursor else { return nil }
        return trace.collapsedRow(isExpanded)
    }

    /// Returns the cursor before `change` and the row that the change collapsed around the cursor;
    /// `nil` if no row was collapsed there.
    func collapse(
        by change: ListChange, around cursor: RowPosition?
    ) -> (cursor: RowPosition, row: RowPosition)? {
        guard let trace, cursor == nil || cursor == trace.cursor,
            change.position(of: trace.cursor) == nil
        else { return nil }
        let kept = OutlineTrace(
            cursor: trace.cursor, ancestors: trace.ancestors.compactMap(change.position))
        return kept.collapsedRow(isExpanded).map { (trace.cursor, $0) }
    }

    /// Returns the rows around `position`, the innermost first.
    ///
    /// Cycles in the app's outline are ignored.
    private func ancestors(of position: RowPosition) -> [RowPosition] {
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

    private func isExpanded(_ row: RowPosition) -> Bool? {
        list.contains(row) ? outline.isExpanded(row.indexPath) : nil
    }
}
