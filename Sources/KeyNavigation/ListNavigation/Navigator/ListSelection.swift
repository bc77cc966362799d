import UIKit

/// The selection of a list, as changed by keys.
@MainActor
final class ListSelection {
    private let list: any NavigableList
    private let cursor: ListCursor
    /// The selection in the course of its extension; `nil` after other moves of the cursor.
    private var extent: SelectionExtent?
    /// The latest selected or deselected row or item, the start of an extension by ⇧Space.
    private var anchor: RowPosition?

    init(of list: any NavigableList, _ cursor: ListCursor) {
        (self.list, self.cursor) = (list, cursor)
    }

    /// Returns a Boolean value that indicates whether a move of the cursor selects its row alone.
    func followsCursor(_ options: ListOptions) -> Bool {
        options.selectionFollowsCursor && list.selectionMode == .multiple
            && cursor.focusPlatform == .none
    }

    /// Returns a Boolean value that indicates whether the cursor may move to `position`.
    ///
    /// A `nil` position removes the cursor, unless the system moves it. Only a cursor that is the
    /// selection can be refused at another position.
    func allowsCursor(at position: RowPosition?) -> Bool {
        guard position != nil || !cursor.isMovedBySystem else { return false }
        guard cursor.isSelection else { return true }
        return list.selection.allSatisfy {
            $0 == position || list.canMoveSelection(from: $0, to: position)
        }
    }

    // MARK: The anchor

    /// Records that people tapped a row or item, or opened it.
    func setAnchor(_ position: RowPosition) { anchor = position }

    /// Ends the extension, because the cursor moves in another way.
    func endExtension() { extent = nil }

    /// Forgets the extension and the anchor.
    func forget() { (extent, anchor) = (nil, nil) }

    // MARK: Extending

    /// Returns the start of an extension to `cursor`: the row that was selected last, if it still
    /// is selected, or else `cursor`.
    func start(ofExtensionTo cursor: RowPosition) -> RowPosition {
        anchor.flatMap { list.isSelected($0) ? $0 : nil } ?? cursor
    }

    /// Selects the range or rectangle from the anchor to `end`, and deselects rows that left the
    /// extension.
    ///
    /// An extension that hasn't begun begins at `start`. Rows that were selected before stay
    /// selected.
    func extend(
        to end: RowPosition, from start: RowPosition, in walk: RowWalk,
        _ kind: ListOptions.GridSelection
    ) {
        let canSelect = list.selectabilityTest(in: walk)
        // If the anchor is no longer selected, the list was reloaded or the app has changed the
        // selection.
        let current = extent.flatMap { extent in
            list.showsSelection(at: extent.anchor) == false && canSelect(extent.anchor)
                ? nil : extent
        }
        move(current ?? SelectionExtent(anchor: start), to: end, in: walk, kind, canSelect)
    }

    /// Selects all cells of a row or column.
    ///
    /// The extension then grows and shrinks by such lines.
    func selectLine(
        along axis: ArrowDirection.Axis, at position: RowPosition, in walk: RowWalk,
        _ kind: ListOptions.GridSelection
    ) {
        move(
            SelectionExtent(anchor: position, line: axis), to: position, in: walk, kind,
            list.selectabilityTest(in: walk))
    }

    private func move(
        _ extent: SelectionExtent, to end: RowPosition, in walk: RowWalk,
        _ kind: ListOptions.GridSelection, _ canSelect: @escaping (RowPosition) -> Bool
    ) {
        var extent = extent
        let cells =
            kind.isRectangle(in: list.shape)
            ? list.cells(from: extent.anchor, to: end, line: extent.line, in: walk) : nil
        let canAdd = additionTest(canSelect)
        if let cells {
            apply(extent.move(to: end, over: cells, canAdd: canAdd))
        } else {
            apply(extent.move(to: end, in: walk, canAdd: canAdd))
        }
        (self.extent, anchor) = (extent, extent.anchor)
    }

    func selectAll(in walk: RowWalk) {
        let canAdd = additionTest(list.selectabilityTest(in: walk))
        apply(SelectionExtent.all(in: walk, canAdd: canAdd))
    }

    /// Returns a closure that returns whether a position can be added to the selection.
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

    // MARK: Single rows

    /// Selects or deselects a row, or selects nothing else if the selection follows the cursor.
    ///
    /// As for a tap, delegates are asked and notified.
    func select(_ position: RowPosition, in walk: RowWalk, _ options: ListOptions) {
        if followsCursor(options) {
            replace(with: position, in: walk)
        } else {
            toggle(position, in: walk)
        }
    }

    /// Selects or deselects a row as a tap does.
    private func toggle(_ position: RowPosition, in walk: RowWalk) {
        list.open(position, in: walk, performingPrimaryAction: false)
        (extent, anchor) = (nil, position)
    }

    /// Selects a row as a tap does, and deselects all others.
    private func replace(with position: RowPosition, in walk: RowWalk) {
        selectOnly(position, in: walk, notifies: true)
        (extent, anchor) = (nil, position)
    }

    /// Selects the row under a cursor that the selection follows.
    func cursorMoved(to position: RowPosition, in walk: RowWalk) {
        selectOnly(position, in: walk, notifies: false)
    }

    /// Selects a row alone, unless people may not select it.
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

    /// Removes the selection, unless the selection is the cursor.
    func clear() {
        endExtension()
        if !cursor.isSelection { deselect(list.selection) }
    }

    /// Deselects the rows that people may deselect.
    ///
    /// As for all changes to more than one row, delegates are asked but not notified.
    private func deselect(_ positions: [RowPosition], notifies: Bool = false) {
        for position in positions.compactMap(list.positionToDeselect) {
            list.deselect(position)
            if notifies { list.didDeselect(position) }
        }
    }

    // MARK: Deleting

    /// Returns a Boolean value that indicates whether people may delete anything.
    ///
    /// Of a selection, the row under the cursor and the rows in sight decide. If none of them is
    /// selected, the possibly many other rows do.
    func canDelete(at cursor: RowPosition?, isAllowed: (RowPosition) -> Bool) -> Bool {
        guard isDeleted else { return cursor.map(isAllowed) ?? false }
        let first = cursor.flatMap { list.isSelected($0) ? $0 : nil }
        if let first, isAllowed(first) { return true }
        let shown = list.scrollView.map { list.positions(in: $0.bounds) } ?? []
        let selected = shown.filter { list.showsSelection(at: $0) == true }
        return (selected.isEmpty ? list.selection : selected).contains {
            $0 != first && isAllowed($0)
        }
    }

    /// Returns the deletion of the selected rows or items, or of the one under the cursor.
    func deletion(at cursor: RowPosition?, isAllowed: (RowPosition) -> Bool) -> ListDeletion {
        ListDeletion(
            selection: isDeleted ? list.selection : [], cursor: cursor, isAllowed: isAllowed)
    }

    /// A Boolean value that indicates whether the selection is deleted, wherever the cursor is.
    ///
    /// A single selected row can be the one that the app shows beside the list.
    private var isDeleted: Bool { list.selectionMode == .multiple && list.hasSelection }
}
