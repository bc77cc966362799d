/// A part of a list that can contain inputs, in the order in which a form is walked.
enum ListPart: Hashable, Comparable, Sendable {
    /// The header of a table.
    case listHeader
    /// The header of a section.
    case header(Int)
    /// A row of a table, or an item of a collection view.
    case row(RowPosition)
    /// The footer of a section.
    case footer(Int)
    /// The footer of a table.
    case listFooter

    static func < (a: ListPart, b: ListPart) -> Bool { a.key < b.key }

    private var key: (section: Int, part: Int, row: Int) {
        switch self {
        case .listHeader: (Int.min, 0, 0)
        case .header(let section): (section, 0, 0)
        case .row(let position): (position.section, 1, position.row)
        case .footer(let section): (section, 2, 0)
        case .listFooter: (Int.max, 0, 0)
        }
    }
}

/// The parts of a list in order, of which only the rows can be many.
struct ListPartWalk {
    var rows: RowWalk
    var hasListHeader = false
    var hasListFooter = false
    /// A closure that returns whether a section has a header.
    var hasHeader: (_ section: Int) -> Bool = { _ in false }
    /// A closure that returns whether a section has a footer.
    var hasFooter: (_ section: Int) -> Bool = { _ in false }

    /// Returns the part that follows `start` in `direction`; with `nil`, the first or last part.
    ///
    /// Rows that the walk over rows doesn't accept are skipped. `start` needn't exist any more.
    func next(_ direction: InputDirection, from start: ListPart?) -> ListPart? {
        let row = nextRow(direction, from: start)
        return firstEdge(from: start, to: row, direction) ?? row.map(ListPart.row)
    }

    private var sections: Range<Int> { 0..<max(0, rows.numberOfSections) }

    private func nextRow(_ direction: InputDirection, from start: ListPart?) -> RowPosition? {
        let isForward = direction == .next
        let walkDirection: RowWalk.Direction = isForward ? .forward : .backward
        switch start {
        case nil: return isForward ? rows.first : rows.last
        case .listHeader: return isForward ? rows.first : nil
        case .listFooter: return isForward ? nil : rows.last
        case .row(let position) where sections.contains(position.section):
            return rows.next(walkDirection, from: position)
        case .row(let position):
            return rows.first(walkDirection, inSection: position.section)
        case .header(let section):
            return rows.first(walkDirection, inSection: isForward ? section : section - 1)
        case .footer(let section):
            return rows.first(walkDirection, inSection: isForward ? section + 1 : section)
        }
    }

    /// Returns the header or footer between two parts that is nearest to `start`.
    private func firstEdge(
        from start: ListPart?, to end: RowPosition?, _ direction: InputDirection
    ) -> ListPart? {
        let isForward = direction == .next
        let lower = isForward ? start : end.map(ListPart.row)
        let upper = isForward ? end.map(ListPart.row) : start
        let first = max(lower?.section ?? 0, 0)
        let last = min(upper?.section ?? sections.upperBound - 1, sections.upperBound - 1)
        func exists(_ part: ListPart) -> Bool {
            guard lower.map({ $0 < part }) ?? true, upper.map({ part < $0 }) ?? true else {
                return false
            }
            return switch part {
            case .listHeader: hasListHeader
            case .listFooter: hasListFooter
            case .header(let section): hasHeader(section)
            case .footer(let section): hasFooter(section)
            case .row: false
            }
        }
        let inside = (first <= last ? first..<(last + 1) : 0..<0).lazy
            .flatMap { [ListPart.header($0), .footer($0)] }
        if isForward {
            return [.listHeader].first(where: exists) ?? inside.first(where: exists)
                ?? [.listFooter].first(where: exists)
        }
        return [.listFooter].first(where: exists) ?? inside.reversed().first(where: exists)
            ?? [.listHeader].first(where: exists)
    }
}

extension ListPart {
    /// The section; `nil` for the header or footer of a list.
    var section: Int? {
        switch self {
        case .header(let section), .footer(let section): section
        case .row(let position): position.section
        case .listHeader, .listFooter: nil
        }
    }
}
