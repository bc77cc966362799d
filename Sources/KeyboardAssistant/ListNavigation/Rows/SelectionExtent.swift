/// A selection that is being extended with Shift, from a fixed anchor to an end that moves.
///
/// Rows that were selected before stay selected when the extension no longer contains them.
struct SelectionExtent: Equatable, Sendable {
    /// The rows to select and the rows to deselect, each in the order of the list.
    struct Change: Equatable, Sendable {
        var selected: [RowPosition] = []
        var deselected: [RowPosition] = []
    }

    let anchor: RowPosition
    /// The moving end of the extension; `nil` before it has started.
    private(set) var end: RowPosition?
    /// The rows that are selected only because of the extension.
    private var own: Set<RowPosition> = []

    init(anchor: RowPosition) {
        self.anchor = anchor
    }

    /// Moves the end of the extension, which initially contains only the anchor.
    ///
    /// Only the rows between the old and the new end are checked. `walk` lists them, and
    /// `isSelected` is called for those that the extension hasn't selected.
    mutating func move(
        to newEnd: RowPosition, in walk: RowWalk, isSelected: (RowPosition) -> Bool
    ) -> Change {
        let old = end.map { min(anchor, $0)...max(anchor, $0) }
        let new = min(anchor, newEnd)...max(anchor, newEnd)
        let from = end ?? anchor
        var change = Change()
        for row in walk.rows(from: min(from, newEnd), through: max(from, newEnd)) {
            let (was, becomes) = (old?.contains(row) ?? false, new.contains(row))
            if becomes, !was, !isSelected(row) {
                own.insert(row)
                change.selected.append(row)
            }
            if was, !becomes, own.remove(row) != nil { change.deselected.append(row) }
        }
        end = newEnd
        return change
    }

    /// Returns the change that selects all rows that can be selected.
    static func all(in walk: RowWalk, isSelected: (RowPosition) -> Bool) -> Change {
        guard let first = walk.first, let last = walk.last else { return Change() }
        return Change(selected: walk.rows(from: first, through: last).filter { !isSelected($0) })
    }
}
