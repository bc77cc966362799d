import CoreGraphics

/// A search for the cell that comes first ahead of another one, in the direction of an arrow.
///
/// Along the arrow's axis everything is measured in its direction, so that ahead is always more.
struct GridSearch: Equatable, Sendable {
    /// The overlap below which cells stand beside each other, because layouts round.
    private static let tolerance: CGFloat = 0.5

    let arrow: ArrowDirection
    /// The extent of the cell from which the search starts, along the arrow's axis.
    private(set) var start: ClosedRange<CGFloat>
    /// The column, or line, whose cells come before all others.
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

    /// Returns the same search, begun before the first cell of `extent`, for a walk that wraps.
    func again(in extent: CGRect) -> GridSearch {
        let edge = extent.span(along: arrow.axis).facing(arrow).lowerBound
        var search = self
        search.start = (edge - start.length)...edge
        return search
    }

    /// Returns the length by which `extent` goes on ahead.
    func length(in extent: CGRect) -> CGFloat {
        max(0, extent.span(along: arrow.axis).facing(arrow).upperBound - start.upperBound)
    }

    /// Returns the rectangle from the middle of the start to `depth` beyond it.
    func strip(depth: CGFloat, across: ClosedRange<CGFloat>) -> CGRect {
        let main = (start.middle...max(start.middle, start.upperBound + depth)).facing(arrow)
        return CGRect(main, along: arrow.axis, across: across)
    }

    func distance(to item: GridItem) -> CGFloat { main(item).lowerBound - start.upperBound }

    func distance(toMiddleOf item: GridItem) -> CGFloat { main(item).middle - start.upperBound }

    func isInBeam(_ item: GridItem) -> Bool { gap(to: item) == 0 }

    /// Returns whether a cell lies ahead.
    ///
    /// Cells of the same column may overlap the start, as cards do; others lie beyond it.
    func isAhead(_ item: GridItem) -> Bool {
        isBeyond(item) && (isInBeam(item) || distance(to: item) >= -Self.tolerance)
    }

    /// Returns whether `item` lies more in the arrow's direction than the start does.
    func isBeyond(_ item: GridItem) -> Bool {
        main(item).middle > start.middle + Self.tolerance
    }

    /// Returns whether `item` stands in one line with `first`.
    func isBeside(_ first: GridItem, _ item: GridItem) -> Bool {
        main(item).contains(main(first).middle)
    }

    func isNearer(_ a: GridItem, _ b: GridItem) -> Bool {
        (distance(to: a), a.position) < (distance(to: b), b.position)
    }

    /// Returns whether `a` comes before `b` in one line: the one in the beam, nearest to its
    /// middle.
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

    /// Returns the distance across the arrow, in halves of a point, so that what is equally
    /// far is so in spite of rounding.
    private func sidestep(to item: GridItem) -> CGFloat {
        (abs(cross(item).middle - beam.middle) * 2).rounded()
    }
}

extension ClosedRange<CGFloat> {
    var middle: CGFloat { (lowerBound + upperBound) / 2 }

    /// Returns the length that both have in common; less than zero if they are apart.
    fileprivate func overlap(with other: Self) -> CGFloat {
        Swift.min(upperBound, other.upperBound) - Swift.max(lowerBound, other.lowerBound)
    }

    /// Returns the range measured in the direction of `arrow`, or measured back again.
    fileprivate func facing(_ arrow: ArrowDirection) -> Self {
        arrow.isPositive ? self : -upperBound...(-lowerBound)
    }
}
