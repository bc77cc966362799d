import UIKit

extension ListNavigator {
    /// Selects from where extending began to `end`, and deselects what was taken on the way and is
    /// not between any more.
    func extend(to end: RowPosition?, from cursor: RowPosition) {
        // At the end the cursor stays, and is brought into sight again.
        guard let end else { return reveal(cursor) }
        putCursor(at: end)
        reveal(end)
        // Where the anchor shows that it is not selected any more, the list was reloaded or the app
        // has changed what is selected.
        let isOver = extent.flatMap { list.showsSelection(at: $0.anchor) } == false
        var extent = (isOver ? nil : extent) ?? SelectionExtent(anchor: cursor)
        apply(extent.move(to: end, in: list.walk(), isSelected: list.selectionTest()))
        self.extent = extent
    }

    func selectAll() {
        apply(SelectionExtent.all(in: list.walk(), isSelected: list.selectionTest()))
    }

    private func apply(_ change: SelectionExtent.Change) {
        deselect(change.deselected)
        change.selected.forEach(list.select)
    }

    /// Takes the cursor and everything selected away.
    func clear(_ invocation: ListMoveInvocation) {
        if !selectionIsCursor { deselect(list.selection) }
        leave(for: Request(intent: .leave, invocation: invocation))
    }

    /// Deselects those that people may deselect; delegates are asked but not notified, as
    /// of all that is selected by moving.
    private func deselect(_ positions: [RowPosition]) {
        positions.compactMap(list.positionToDeselect).forEach(list.deselect)
    }

    /// Returns whether the cursor may go to `position`, or away with nil, as far as it is the
    /// selection.
    func canMoveSelection(to position: RowPosition?) -> Bool {
        guard selectionIsCursor else { return true }
        return list.selection.allSatisfy {
            $0 == position || list.canMoveSelection(from: $0, to: position)
        }
    }

    // MARK: Data

    /// Deletes a row or item, and moves the cursor to what fills the gap; an app that asks people
    /// first changes nothing yet.
    func delete(_ position: RowPosition) {
        list.delete(position)
        list.answers.invalidate()
        forgetPath()
        let next = list.walk().nearest(to: position)
        putCursor(at: next)
        if let next { reveal(next) }
    }

    /// Moves a row or item by an arrow, and the cursor with it.
    func reorder(_ position: RowPosition, _ arrow: ArrowDirection) {
        let target = list.reorderTarget(of: position, arrow)
        let new = target.flatMap { list.reorder(position, to: $0) }
        list.answers.invalidate()
        guard let new else { return }
        forgetPath()
        putCursor(at: new)
        reveal(new)
    }
}
