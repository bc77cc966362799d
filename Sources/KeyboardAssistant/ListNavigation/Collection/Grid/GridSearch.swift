import CoreGraphics

/// A search for the next cell from a starting cell, in the direction of an arrow key.
///
/// All positions are measured in the direction of the arrow, so that larger values are always
/// farther ahead.
struct GridSearch: Equatable, Sendable {
    /// The overlap up to which cells count as side by side, because layouts round.
    private static let tolerance: CGFloat = 0.5

    let arrow: ArrowDirection
    /// The range of the starting cell along the arrow's axis.
    private(set) var start: ClosedRange<CGFloat>
    /// The range of the column or line whose cells take precedence.
    let beam: ClosedRange<CGFloat>
    let goal: GoalColumn

    init(_ arrow: ArrowDirection, from frame: CGRect, goal: GoalColumn?) {
        self.arrow = arrow
        start = frame.span(along: arrow.axis).facing(arrow)
        let cell = frame.span(along: arrow.axis.other)
        let column = goal.flatMap { $0.axis == arrow.axis ? $0.extent : nil } ?? cell
        self.goal = GoalColumn(axis: arrow.axis, extent: column)
        beam = column.overlap(with: cell) > Self.tolerance ? column.clamped(to: cell) : column
    }

    /// Returns the search from before the first cell of `extent`, for a walk that wraps.
    func again(in extent: CGRect) -> GridSearch {
        let edge = extent.span(along: arrow.axis).facing(arrow).lowerBound
        var search = self
        search.start = (edge - start.length)...edge
        return search
    }

    /// Returns the length by which `extent` continues ahead.
    func length(in extent: CGRect) -> CGFloat {
        max(0, extent.span(along: arrow.axis).facing(arrow).upperBound - start.upperBound)
    }

    /// Returns the rectangle from the middle of the starting cell to `depth` beyond it.
    func strip(depth: CGFloat, across: ClosedRange<CGFloat>) -> CGRect {
        let main = (start.middle...max(start.middle, start.upperBound + depth)).facing(arrow)
        return CGRect(main, along: arrow.axis, across: across)
    }

    func distance(to item: GridItem) -> CGFloat { main(item).lowerBound - start.upperBound }

    func distance(toMiddleOf item: GridItem) -> CGFloat { main(item).middle - start.upperBound }

    func isInBeam(_ item: GridItem) -> Bool { gap(to: item) == 0 }

    /// Returns a Boolean value that indicates whether a cell is ahead.
    ///
    /// Cells of the same column may overlap the starting cell, as stacked cards do. Other cells
    /// must be beyond it.
    func isAhead(_ item: GridItem) -> Bool {
        isBeyond(item) && (isInBeam(item) || distance(to: item) >= -Self.tolerance)
    }

    /// Returns a Boolean value that indicates whether `item` is farther in the arrow's direction
    /// than the starting cell.
    func isBeyond(_ item: GridItem) -> Bool {
        main(item).middle > start.middle + Self.tolerance
    }

    /// Returns a Boolean value that indicates whether `item` is on the same line as `first`.
    func isBeside(_ first: GridItem, _ item: GridItem) -> Bool {
        main(item).contains(main(first).middle)
    }

    func isNearer(_ a: GridItem, _ b: GridItem) -> Bool {
        (distance(to: a), a.position) < (distance(to: b), b.position)
    }

    /// Returns a Boolean value that indicates whether `a` takes precedence over `b` on the same
    /// line.
    ///
    /// Cells in the beam and closer to its middle take precedence.
    func isBetter(_ a: GridItem, _ b: GridItem) -> Bool {
        let first = (gap(to: a), sidestep(to: a), distance(to: a), a.position)
        return first < (gap(to: b), sidestep(to: b), distance(to: b), b.position)
    }

    private func main(_ item: GridItem) -> ClosedRange<CGFloat> {
        item.frame.span(along: arrow.axis).facing(arrow)
    }

    private func cross(_ item: GridItem) -> ClosedRange<CGFloat> {
        item.frame.span(along: arrow.axis.other)
    }

    private func gap(to item: GridItem) -> CGFloat {
        let overlap = beam.overlap(with: cross(item))
        let enough = min(Self.tolerance, beam.length / 2, cross(item).length / 2)
        return overlap >= enough ? 0 : max(Self.tolerance, -overlap)
    }

    /// Returns the distance across the arrow, rounded to half points, so that rounding errors don't
    /// affect cells at the same distance.
    private func sidestep(to item: GridItem) -> CGFloat {
        (abs(cross(item).middle - beam.middle) * 2).rounded()
    }
}

extension ClosedRange<CGFloat> {
    /// Returns the length of the overlap of the two ranges, which is negative if they don't
    /// overlap.
    fileprivate func overlap(with other: Self) -> CGFloat {
        Swift.min(upperBound, other.upperBound) - Swift.max(lowerBound, other.lowerBound)
    }

    /// Returns the range converted to or from the direction of `arrow`.
    fileprivate func facing(_ arrow: ArrowDirection) -> Self {
        arrow.isPositive ? self : -upperBound...(-lowerBound)
    }
}
