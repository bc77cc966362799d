/// A selection in the course of an extension with Shift, from a fixed anchor to a moving end.
///
/// Rows that were selected before the extension stay selected when they leave it.
struct SelectionExtent: Equatable, Sendable {
    /// The rows to select and the rows to deselect, each in the order of the list.
    struct Change: Equatable, Sendable {
        var selected: [RowPosition] = []
        var deselected: [RowPosition] = []
    }

    let anchor: RowPosition
    /// The axis of lines that are selected as a whole; `nil` for a selection of single cells.
    let line: ArrowDirection.Axis?
    /// The moving end of the extension; `nil` before the first move.
    private(set) var end: RowPosition?
    /// The rows that are selected only because of the extension.
    private var own: Set<RowPosition> = []
    /// The rows of the extension; `nil` for all rows from the anchor to the end.
    private var cells: Set<RowPosition>?

    init(anchor: RowPosition, line: ArrowDirection.Axis? = nil) {
        self.anchor = anchor
        self.line = line
    }

    /// Moves the end of the extension.
    ///
    /// Initially, the extension contains only the anchor.
    ///
    /// Only the rows between the old and the new end are checked. `walk` lists the rows, and
    /// `canAdd` returns whether a row outside the extension can be added to the selection.
    mutating func move(
        to newEnd: RowPosition, in walk: RowWalk, canAdd: (RowPosition) -> Bool
    ) -> Change {
        let new = min(anchor, newEnd)...max(anchor, newEnd)
        // Rows beside the way can change only after a rectangle.
        let from = cells == nil ? end ?? anchor : anchor
        let rows = walk.rows(from: min(from, newEnd), through: max(from, newEnd))
        let left = cells == nil ? rows : own.sorted()
        let change = change(
            entering: rows.filter { new.contains($0) && !covers($0) },
            leaving: left.filter { !new.contains($0) }, canAdd)
        (end, cells) = (newEnd, nil)
        return change
    }

    /// Moves the end of an extension with the cells `newCells`, consecutive or not.
    ///
    /// `canAdd` returns whether a cell outside the extension can be added to the selection.
    mutating func move(
        to newEnd: RowPosition, over newCells: Set<RowPosition>,
        canAdd: (RowPosition) -> Bool
    ) -> Change {
        let change = change(
            entering: newCells.filter { !covers($0) }.sorted(),
            leaving: own.subtracting(newCells).sorted(), canAdd)
        (end, cells) = (newEnd, newCells)
        return change
    }

    /// Returns a Boolean value that indicates whether the extension contains `row`.
    private func covers(_ row: RowPosition) -> Bool {
        if let cells { return cells.contains(row) }
        return end.map { (min(anchor, $0)...max(anchor, $0)).contains(row) } ?? false
    }

    private mutating func change(
        entering: [RowPosition], leaving: [RowPosition], _ canAdd: (RowPosition) -> Bool
    ) -> Change {
        let change = Change(
            selected: entering.filter(canAdd),
            deselected: leaving.filter { own.contains($0) })
        own.formUnion(change.selected)
        own.subtract(change.deselected)
        return change
    }

    /// Returns the change that selects all selectable rows.
    static func all(in walk: RowWalk, canAdd: (RowPosition) -> Bool) -> Change {
        guard let first = walk.first, let last = walk.last else { return Change() }
        return Change(selected: walk.rows(from: first, through: last).filter(canAdd))
    }
}
