import UIKit

extension ListNavigator {
    /// Selects the range or rectangle from the anchor to `end`, and deselects rows that the
    /// extension selected and no longer contains.
    func extend(
        to end: RowPosition?, from cursor: RowPosition, in walk: RowWalk, for request: Request
    ) {
        // At the end of the list, the cursor stays and is scrolled into view again.
        guard let end else { return reveal(cursor) }
        extend(to: end, from: cursor, in: walk)
        takeCursor(from: cursor, to: end, for: request)
    }

    private func extend(to end: RowPosition, from start: RowPosition, in walk: RowWalk) {
        let canSelect = list.selectabilityTest(in: walk)
        // If the anchor is no longer selected, the list was reloaded or the app has changed the
        // selection.
        let current = extent.flatMap { extent in
            list.showsSelection(at: extent.anchor) == false && canSelect(extent.anchor)
                ? nil : extent
        }
        move(current ?? SelectionExtent(anchor: start), to: end, in: walk, canSelect)
    }

    private func move(
        _ extent: SelectionExtent, to end: RowPosition, in walk: RowWalk,
        _ canSelect: @escaping (RowPosition) -> Bool
    ) {
        var extent = extent
        let cells =
            options.gridSelection.isRectangle(in: list.shape)
            ? list.cells(from: extent.anchor, to: end, line: extent.line, in: walk) : nil
        let canAdd = additionTest(canSelect)
        if let cells {
            apply(extent.move(to: end, over: cells, canAdd: canAdd))
        } else {
            apply(extent.move(to: end, in: walk, canAdd: canAdd))
        }
        (self.extent, anchor) = (extent, extent.anchor)
    }

    /// Extends the selection from the row that was selected last, if it still is.
    func extendToCursor(_ cursor: RowPosition, in walk: RowWalk) {
        let start = anchor.flatMap { list.isSelected($0) ? $0 : nil }
        reveal(cursor)
        extend(to: cursor, from: start ?? cursor, in: walk)
    }

    /// Selects all cells of a row or column, by which the extension then grows and shrinks.
    func selectLine(
        along axis: ArrowDirection.Axis, at position: RowPosition, in walk: RowWalk
    ) {
        reveal(position)
        move(
            SelectionExtent(anchor: position, line: axis), to: position, in: walk,
            list.selectabilityTest(in: walk))
    }

    // MARK: Single rows

    /// Opens a row or item as a tap does, or lets the delegate do so if the app draws the cursor.
    func open(_ position: RowPosition, in walk: RowWalk) {
        switch cursorKind {
        case .appDrawn: didCommit(position)
        case .selection:
            list.open(position, in: walk, performingPrimaryAction: true)
            anchor = position
        }
    }

    /// A Boolean value that indicates whether moving the cursor selects its row and nothing else.
    var selectionFollowsCursor: Bool {
        options.selectionFollowsCursor && list.selectionMode == .multiple
            && focusPlatform == .none
    }

    /// Moves the cursor, and the selection if it follows the cursor.
    func moveWithSelection(_ request: Request, in walk: RowWalk) {
        guard selectionFollowsCursor else { return move(request, in: walk) }
        let old = cursor
        move(request, in: walk)
        guard let cursor, cursor != old else { return }
        selectOnly(cursor, in: afterDelegate(walk), notifies: false)
    }

    /// Selects or deselects a row, or selects nothing else if the selection follows the cursor.
    ///
    /// As for a tap, delegates are asked and notified.
    func select(_ position: RowPosition, in walk: RowWalk) {
        if selectionFollowsCursor {
            selectOnly(position, in: walk, notifies: true)
        } else {
            list.open(position, in: walk, performingPrimaryAction: false)
        }
        (extent, anchor) = (nil, position)
    }

    /// Selects a row and nothing else, unless people may not select it.
    private func selectOnly(_ position: RowPosition, in walk: RowWalk, notifies: Bool) {
        let isSelected = list.selectionTest()
        guard
            let new = isSelected(position)
                ? position : list.positionToSelect(for: position, in: walk)
        else { return }
        deselect(list.selection.filter { $0 != new }, notifies: notifies)
        if !isSelected(new) {
            list.select(new)
            if notifies { list.didSelect(new) }
        }
        anchor = new
    }

    func selectAll(in walk: RowWalk) {
        let canAdd = additionTest(list.selectabilityTest(in: walk))
        apply(SelectionExtent.all(in: walk, canAdd: canAdd))
    }

    /// Returns a closure that returns whether a position isn't selected yet and can be.
    private func additionTest(_ canSelect: @escaping (RowPosition) -> Bool)
        -> (RowPosition) -> Bool
    {
        let isSelected = list.selectionTest()
        return { !isSelected($0) && canSelect($0) }
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
        _ position: RowPosition, _ arrow: ArrowDirection, _ invocation: ListMoveInvocation,
        in walk: RowWalk
    ) {
        guard list.canMove(position),
            let target = list.reorderTarget(of: position, arrow, in: walk),
            let new = list.reorder(position, to: target)
        else { return }
        forgetPath()
        let intent = ListIntent.step(arrow, from: position)
        takeCursor(
            from: position, to: new, for: Request(intent: intent, invocation: invocation))
    }
}
