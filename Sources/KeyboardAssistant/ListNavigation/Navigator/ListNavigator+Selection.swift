import UIKit

extension ListNavigator {
    /// Selects the range or rectangle from the anchor to `end`, and deselects rows that the
    /// extension selected and no longer contains.
    func extend(to end: RowPosition?, from cursor: RowPosition, for request: Request) {
        // At the end of the list, the cursor stays and is scrolled into view again.
        guard let end else { return reveal(cursor) }
        extend(to: end, from: cursor)
        takeCursor(from: cursor, to: end, for: request)
    }

    private func extend(to end: RowPosition, from start: RowPosition) {
        move(
            extent.flatMap { isOver($0) ? nil : $0 } ?? SelectionExtent(anchor: start), to: end)
    }

    /// If the anchor is no longer selected, the list was reloaded or the app has changed the
    /// selection.
    private func isOver(_ extent: SelectionExtent) -> Bool {
        list.showsSelection(at: extent.anchor) == false && list.canSelect(extent.anchor)
    }

    private func move(_ extent: SelectionExtent, to end: RowPosition) {
        var extent = extent
        let cells =
            options.gridSelection.isRectangle(in: list.shape)
            ? list.cells(from: extent.anchor, to: end, line: extent.line) : nil
        if let cells {
            apply(extent.move(to: end, over: cells, canAdd: additionTest()))
        } else {
            apply(extent.move(to: end, in: list.walk(), canAdd: additionTest()))
        }
        (self.extent, anchor) = (extent, extent.anchor)
    }

    /// Extends the selection from the row that was selected last, if it still is.
    func extendToCursor(_ cursor: RowPosition) {
        let start = anchor.flatMap { list.isSelected($0) ? $0 : nil }
        reveal(cursor)
        extend(to: cursor, from: start ?? cursor)
    }

    /// Selects all cells of a row or column, by which the extension then grows and shrinks.
    func selectLine(along axis: ArrowDirection.Axis, at position: RowPosition) {
        reveal(position)
        move(SelectionExtent(anchor: position, line: axis), to: position)
    }

    // MARK: Single rows

    /// Opens a row or item as a tap does, or lets the delegate do so if the app draws the cursor.
    func open(_ position: RowPosition) {
        switch cursorKind {
        case .appDrawn: didCommit(position)
        case .selection:
            list.open(position, performingPrimaryAction: true)
            anchor = position
        }
    }

    /// A Boolean value that indicates whether moving the cursor selects its row and nothing else.
    var selectionFollowsCursor: Bool {
        options.selectionFollowsCursor && list.selectionMode == .multiple
            && focusPlatform == .none
    }

    /// Moves the cursor, and the selection if it follows the cursor.
    func moveWithSelection(_ request: Request) {
        guard selectionFollowsCursor else { return move(request) }
        let old = cursor
        move(request)
        if let cursor, cursor != old { selectOnly(cursor, notifies: false) }
    }

    /// Selects or deselects a row, or selects nothing else if the selection follows the cursor.
    ///
    /// As for a tap, delegates are asked and notified.
    func select(_ position: RowPosition) {
        if selectionFollowsCursor {
            selectOnly(position, notifies: true)
        } else {
            list.open(position, performingPrimaryAction: false)
        }
        (extent, anchor) = (nil, position)
    }

    /// Selects a row and nothing else, unless people may not select it.
    private func selectOnly(_ position: RowPosition, notifies: Bool) {
        let isSelected = list.selectionTest()
        guard let new = isSelected(position) ? position : list.positionToSelect(for: position)
        else { return }
        deselect(list.selection.filter { $0 != new }, notifies: notifies)
        if !isSelected(new) {
            list.select(new)
            if notifies { list.didSelect(new) }
        }
        anchor = new
    }

    func selectAll() {
        apply(SelectionExtent.all(in: list.walk(), canAdd: additionTest()))
    }

    /// Returns a closure that returns whether a position isn't selected yet and can be.
    private func additionTest() -> (RowPosition) -> Bool {
        let isSelected = list.selectionTest()
        return { [list] in !isSelected($0) && list.canSelect($0) }
    }

    private func apply(_ change: SelectionExtent.Change) {
        deselect(change.deselected)
        change.selected.forEach(list.select)
    }

    /// Removes the cursor and the selection.
    func clear(_ invocation: ListMoveInvocation) {
        if !selectionIsCursor { deselect(list.selection) }
        leave(for: Request(intent: .leave, invocation: invocation))
    }

    /// Deselects the rows that people may deselect.
    ///
    /// As for all selection that isn't of a single row, delegates are asked but not notified.
    private func deselect(_ positions: [RowPosition], notifies: Bool = false) {
        for position in positions.compactMap(list.positionToDeselect) {
            list.deselect(position)
            if notifies { list.didDeselect(position) }
        }
    }

    /// Returns a Boolean value that indicates whether the cursor may move to `position`, or be
    /// removed with `nil`, if the selection is the cursor.
    func canMoveSelection(to position: RowPosition?) -> Bool {
        guard selectionIsCursor else { return true }
        return list.selection.allSatisfy {
            $0 == position || list.canMoveSelection(from: $0, to: position)
        }
    }

    // MARK: Data

    /// Moves a row or item in the direction of an arrow key, together with the cursor.
    func reorder(
        _ position: RowPosition, _ arrow: ArrowDirection, _ invocation: ListMoveInvocation
    ) {
        let target = list.reorderTarget(of: position, arrow)
        let new = target.flatMap { list.reorder(position, to: $0) }
        list.answers.invalidate()
        guard let new else { return }
        forgetPath()
        let intent = ListIntent.step(arrow, from: position)
        takeCursor(
            from: position, to: new, for: Request(intent: intent, invocation: invocation))
    }
}
