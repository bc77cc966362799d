/// A selection that is being extended with Shift: from an anchor to an end that moves.
///
/// Rows that were selected before stay selected when the extension leaves them again.
struct SelectionExtent: Equatable, Sendable {
    /// What to select and what to deselect, each in the order of the list.
    struct Change: Equatable, Sendable {
        var selected: [RowPosition] = []
        var deselected: [RowPosition] = []
    }

    let anchor: RowPosition
    private(set) var end: RowPosition
    /// The selection before the extension.
    let kept: Set<RowPosition>

    init(anchor: RowPosition, selection: Set<RowPosition> = []) {
        self.anchor = anchor
        end = anchor
        kept = selection
    }

    /// The change with which an extension begins: the anchor is selected if it was not.
    var beginning: Change { Change(selected: kept.contains(anchor) ? [] : [anchor]) }

    /// Moves the end of the extension.
    ///
    /// It asks `walk` for the rows between the old and the new end only.
    mutating func move(to newEnd: RowPosition, in walk: RowWalk) -> Change {
        let old = min(anchor, end)...max(anchor, end)
        let new = min(anchor, newEnd)...max(anchor, newEnd)
        var change = Change()
        for row in walk.rows(from: min(end, newEnd), through: max(end, newEnd))
        where !kept.contains(row) {
            let (was, becomes) = (old.contains(row), new.contains(row))
            if becomes, !was { change.selected.append(row) }
            if was, !becomes { change.deselected.append(row) }
        }
        end = newEnd
        return change
    }

    /// Selects all rows that can be.
    static func all(in walk: RowWalk, selection: Set<RowPosition>) -> Change {
        guard let first = walk.first, let last = walk.last else { return Change() }
        let rows = walk.rows(from: first, through: last)
        return Change(selected: rows.filter { !selection.contains($0) })
    }

    /// Deselects everything; nothing if there is no selection, so that Escape is free for others.
    static func none(selection: Set<RowPosition>) -> Change? {
        selection.isEmpty ? nil : Change(deselected: selection.sorted())
    }
}

extension RowWalk {
    /// The accepting rows of a part of the list, in order, to which both ends belong.
    func rows(from first: RowPosition, through last: RowPosition) -> [RowPosition] {
        guard first <= last else { return [] }
        let sections = max(0, first.section)...max(0, last.section)
        return sections.prefix { $0 < numberOfSections }.flatMap { section in
            let start = section == first.section ? max(0, first.row) : 0
            let end = min(rows(in: section) - 1, section == last.section ? last.row : .max)
            guard start <= end else { return [RowPosition]() }
            return (start...end).map { RowPosition(section, $0) }.filter { accepts?($0) ?? true }
        }
    }
}
