import Foundation

/// The position of a row in a table, or of an item in a collection view.
package struct RowPosition: Hashable, Comparable, Sendable {
    package var section: Int
    package var row: Int

    package init(_ section: Int, _ row: Int) {
        self.section = section
        self.row = row
    }

    /// Creates a position from an index path; `nil` unless it consists of a section and a row.
    package init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        self.init(indexPath[0], indexPath[1])
    }

    // Two indexes are kept without the array that `IndexPath(indexes:)` would need.
    package var indexPath: IndexPath { IndexPath(index: section).appending(row) }

    package static func < (a: RowPosition, b: RowPosition) -> Bool {
        (a.section, a.row) < (b.section, b.row)
    }
}

/// A walk over the rows of a list, across sections and past rows that don't accept the cursor.
///
/// It queries only the sections on its way, because a list may have very many.
package struct RowWalk {
    package enum Direction: CaseIterable, Sendable {
        case forward, backward
    }

    package var numberOfSections: Int
    package var numberOfRows: (_ section: Int) -> Int
    /// A closure that returns whether a row accepts the cursor; `nil` if all rows do.
    package var accepts: ((RowPosition) -> Bool)?
    /// A Boolean value that indicates whether the walk continues at the other end of the list.
    package var wraps = false
    /// The number of consecutive rows that don't accept the cursor after which the walk stops.
    ///
    /// Otherwise, a list with a million such rows would query the app a million times for each key
    /// press. A walk that stops finds nothing, as at the end of the list.
    var maxSkippedRows = 10_000

    /// Returns the walk that continues, or doesn't, at the other end of the list.
    package func wrapping(_ wraps: Bool) -> RowWalk {
        var walk = self
        walk.wraps = wraps
        return walk
    }

    /// The first row that accepts the cursor.
    package var first: RowPosition? { enter(.forward) }

    /// The last row that accepts the cursor.
    package var last: RowPosition? { enter(.backward) }

    /// Returns the first accepting row that a walk in `direction` meets if it begins with
    /// `section`.
    package func first(_ direction: Direction, inSection section: Int) -> RowPosition? {
        let end = max(0, numberOfSections)
        return switch direction {
        case .forward: walk(.forward, 1, from: RowPosition(section.clamped(to: 0...end) - 1, .max))
        case .backward:
            walk(.backward, 1, from: RowPosition(section.clamped(to: -1...end - 1) + 1, 0))
        }
    }

    /// Returns the row that follows `start` in `direction`.
    package func next(_ direction: Direction, from start: RowPosition) -> RowPosition? {
        position(startingAt: start, offsetBy: direction == .forward ? 1 : -1)
    }

    /// Returns the row that is `offset` accepting rows away from `start`.
    ///
    /// A start beyond the end of its section is treated as the section's last row. Returns `nil`
    /// past the ends, unless the walk wraps. A walk that wraps stops at the first row after
    /// wrapping.
    package func position(startingAt start: RowPosition, offsetBy offset: Int) -> RowPosition? {
        guard (0..<max(0, numberOfSections)).contains(start.section) else { return nil }
        let direction: Direction = offset < 0 ? .backward : .forward
        let steps = Int(clamping: offset.magnitude)
        let reached = walk(direction, steps, from: clamped(start))
        return reached ?? (wraps && offset != 0 ? enter(direction) : nil)
    }

    /// Returns the accepting row at `position`, or the nearest one after it, or the nearest one
    /// before it.
    package func nearest(to position: RowPosition) -> RowPosition? {
        guard position.section >= 0 else { return first }
        guard position.section < numberOfSections else { return last }
        let start = clamped(position)
        if contains(start), accepts?(start) ?? true { return start }
        return walk(.forward, 1, from: start) ?? walk(.backward, 1, from: start)
    }

    /// Returns a Boolean value that indicates whether the row exists, accepting or not.
    package func contains(_ position: RowPosition) -> Bool {
        (0..<max(0, numberOfSections)).contains(position.section)
            && (0..<rowCount(in: position.section)).contains(position.row)
    }

    package func rowCount(in section: Int) -> Int { max(0, numberOfRows(section)) }

    /// The number of rows in each section.
    package var rowCounts: [Int] { (0..<max(0, numberOfSections)).map(rowCount) }

    /// Returns `start` limited to its section, or the position before the first row of an empty
    /// section.
    private func clamped(_ start: RowPosition) -> RowPosition {
        RowPosition(start.section, min(max(0, start.row), rowCount(in: start.section) - 1))
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
        guard let accepts else { return advance(direction, steps, from: start) }
        var (position, left, refused) = (start, steps, 0)
        while refused < maxSkippedRows, let candidate = advance(direction, 1, from: position) {
            position = candidate
            guard accepts(candidate) else {
                refused += 1
                continue
            }
            (left, refused) = (left - 1, 0)
            if left == 0 { return candidate }
        }
        return nil
    }

    /// Advances over all rows, section by section instead of row by row.
    private func advance(_ direction: Direction, _ steps: Int, from start: RowPosition)
        -> RowPosition?
    {
        let sections = 0..<max(0, numberOfSections)
        let sign = direction == .forward ? 1 : -1
        var (section, left) = (start.section, steps)
        // The number of rows that are ahead in the section.
        var ahead = direction == .backward ? start.row : 0
        if direction == .forward, sections.contains(section) {
            ahead = rowCount(in: section) - 1 - start.row
        }
        while left > ahead {
            left -= max(0, ahead)
            section += sign
            guard sections.contains(section) else { return nil }
            ahead = rowCount(in: section)
        }
        let isStart = section == start.section
        let origin = direction == .forward ? (isStart ? start.row : -1) : ahead
        return RowPosition(section, origin + sign * left)
    }
}

extension RowWalk {
    /// The walk through a list that has been deallocated.
    static var empty: RowWalk { RowWalk(numberOfSections: 0, numberOfRows: { _ in 0 }) }

    /// Returns the accepting rows from one position through another, in order.
    package func rows(from first: RowPosition, through last: RowPosition) -> [RowPosition] {
        guard first <= last else { return [] }
        let sections = max(0, first.section)...max(0, last.section)
        return sections.prefix { $0 < numberOfSections }.flatMap { section in
            let start = section == first.section ? max(0, first.row) : 0
            let end = min(rowCount(in: section) - 1, section == last.section ? last.row : .max)
            guard start <= end else { return [RowPosition]() }
            return (start...end).map { RowPosition(section, $0) }.filter { accepts?($0) ?? true }
        }
    }
}

extension RowWalk.Direction {
    /// Creates the reading direction toward larger or smaller coordinates.
    init(isPositive: Bool, axis: ArrowDirection.Axis, isRightToLeft: Bool) {
        let isMirrored = isRightToLeft && axis == .horizontal
        self = isPositive != isMirrored ? .forward : .backward
    }

    /// Returns the direction on the screen along `axis`, where forward is toward larger
    /// coordinates.
    package func onScreen(along axis: ArrowDirection.Axis, isRightToLeft: Bool) -> RowWalk.Direction
    {
        RowWalk.Direction(isPositive: self == .forward, axis: axis, isRightToLeft: isRightToLeft)
    }
}

extension ArrowDirection {
    /// Returns the reading direction of the arrow along its own axis.
    package func reading(isRightToLeft: Bool) -> RowWalk.Direction {
        RowWalk.Direction(isPositive: isPositive, axis: axis, isRightToLeft: isRightToLeft)
    }
}
