/// Walks over the rows of a list, across its sections and past rows that refuse the cursor.
///
/// It asks only for the sections it comes through, for lists may have very many.
struct RowWalk {
    enum Direction: CaseIterable, Sendable {
        case forward, backward

        var opposite: Direction { self == .forward ? .backward : .forward }
    }

    var numberOfSections: Int
    var numberOfRows: (_ section: Int) -> Int
    /// Whether the cursor may stand on a row; nothing if it may stand on all of them.
    var accepts: ((RowPosition) -> Bool)?
    /// Whether leaving the list at one end enters it at the other.
    var wraps = false
    /// How many rows in a row may refuse the cursor before the walk gives up.
    ///
    /// A list that refuses all of its million rows would otherwise ask the app a million times for
    /// each key. A walk that gives up finds nothing, as if the list ended there.
    var patience = 10_000

    /// The first row that accepts the cursor.
    var first: RowPosition? { enter(.forward) }

    /// The last row that accepts the cursor.
    var last: RowPosition? { enter(.backward) }

    /// The row that follows `start` in `direction`.
    func next(_ direction: Direction, from start: RowPosition) -> RowPosition? {
        position(startingAt: start, offsetBy: direction == .forward ? 1 : -1)
    }

    /// The row that is `offset` accepting rows away from `start`.
    ///
    /// A start beyond the end of its section counts as the last row of it. There is nothing beyond
    /// the ends, unless the walk wraps: then the walk ends on the first row that it enters again.
    func position(startingAt start: RowPosition, offsetBy offset: Int) -> RowPosition? {
        guard (0..<max(0, numberOfSections)).contains(start.section) else { return nil }
        let direction: Direction = offset < 0 ? .backward : .forward
        let steps = Int(clamping: offset.magnitude)
        let reached = walk(direction, steps, from: settled(start, direction))
        return reached ?? (wraps && offset != 0 ? enter(direction) : nil)
    }

    /// The accepting row at `position`, or else the nearest after it, or else the nearest before
    /// it.
    func nearest(to position: RowPosition) -> RowPosition? {
        guard position.section >= 0 else { return first }
        guard position.section < numberOfSections else { return last }
        let start = settled(position, .forward)
        if contains(start), accepts?(start) ?? true { return start }
        return walk(.forward, 1, from: start)
            ?? walk(.backward, 1, from: settled(position, .backward))
    }

    /// Whether the list has such a row, accepting or not.
    func contains(_ position: RowPosition) -> Bool {
        (0..<max(0, numberOfSections)).contains(position.section)
            && (0..<rows(in: position.section)).contains(position.row)
    }

    func rows(in section: Int) -> Int { max(0, numberOfRows(section)) }

    /// `start` within its section; in an empty one, where a walk in `direction` would come from.
    private func settled(_ start: RowPosition, _ direction: Direction) -> RowPosition {
        let end = rows(in: start.section) - 1
        let nowhere = direction == .forward ? -1 : 0
        return RowPosition(start.section, end < 0 ? nowhere : start.row.clamped(to: 0...end))
    }

    private func enter(_ direction: Direction) -> RowPosition? {
        switch direction {
        case .forward: walk(.forward, 1, from: RowPosition(-1, 0))
        case .backward: walk(.backward, 1, from: RowPosition(max(0, numberOfSections), 0))
        }
    }

    private func walk(_ direction: Direction, _ steps: Int, from start: RowPosition) -> RowPosition?
    {
        guard steps > 0 else { return contains(start) ? start : nil }
        guard let accepts else { return leap(direction, steps, from: start) }
        var (place, left, refused) = (start, steps, 0)
        while refused < patience, let candidate = leap(direction, 1, from: place) {
            place = candidate
            guard accepts(candidate) else {
                refused += 1
                continue
            }
            (left, refused) = (left - 1, 0)
            if left == 0 { return candidate }
        }
        return nil
    }

    /// Goes over all rows alike, section by section and not row by row.
    private func leap(_ direction: Direction, _ steps: Int, from start: RowPosition)
        -> RowPosition?
    {
        let sections = 0..<max(0, numberOfSections)
        let way = direction == .forward ? 1 : -1
        var (section, left) = (start.section, steps)
        // How many rows of the section still lie ahead.
        var ahead = direction == .backward ? start.row : 0
        if direction == .forward, sections.contains(section) {
            ahead = rows(in: section) - 1 - start.row
        }
        while left > ahead {
            left -= max(0, ahead)
            section += way
            guard sections.contains(section) else { return nil }
            ahead = rows(in: section)
        }
        let isStart = section == start.section
        let origin = direction == .forward ? (isStart ? start.row : -1) : ahead
        return RowPosition(section, origin + way * left)
    }
}
