import CoreGraphics

/// What lies ahead of a cell in the direction of an arrow, and which of it comes first.
///
/// Along the arrow's axis everything is measured in its direction, so that ahead is always more.
struct GridSearch: Equatable, Sendable {
    /// Cells that overlap by less stand beside each other, for layouts round.
    private static let tolerance: CGFloat = 0.5

    let arrow: ArrowDirection
    /// Where the search starts, along the arrow's axis.
    private(set) var start: ClosedRange<CGFloat>
    /// The column, or line, whose cells come before all others.
    let beam: ClosedRange<CGFloat>
    let run: GridRun

    init(_ arrow: ArrowDirection, from frame: CGRect, run: GridRun?) {
        self.arrow = arrow
        start = frame.span(along: arrow.axis).facing(arrow)
        let cell = frame.span(along: arrow.axis.other)
        let origin = run.flatMap { $0.axis == arrow.axis ? $0.origin : nil } ?? cell
        self.run = GridRun(axis: arrow.axis, origin: origin)
        beam = origin.overlap(with: cell) > Self.tolerance ? origin.clamped(to: cell) : origin
    }

    /// The same search, begun before the first cell of `extent`, for those that wrap.
    func again(in extent: CGRect) -> GridSearch {
        let edge = extent.span(along: arrow.axis).facing(arrow).lowerBound
        var search = self
        search.start = (edge - start.length)...edge
        return search
    }

    /// How far `extent` goes on ahead.
    func room(in extent: CGRect) -> CGFloat {
        max(0, extent.span(along: arrow.axis).facing(arrow).upperBound - start.upperBound)
    }

    /// The rectangle from the middle of the start to `depth` beyond it.
    func strip(depth: CGFloat, across: ClosedRange<CGFloat>) -> CGRect {
        let main = (start.middle...max(start.middle, start.upperBound + depth)).facing(arrow)
        return CGRect(main, along: arrow.axis, across: across)
    }

    func distance(to item: GridItem) -> CGFloat { main(item).lowerBound - start.upperBound }

    func distance(toMiddleOf item: GridItem) -> CGFloat { main(item).middle - start.upperBound }

    func isInBeam(_ item: GridItem) -> Bool { gap(to: item) == 0 }

    /// Cells of the same column may overlap the start, as cards do; others lie beyond it.
    func isAhead(_ item: GridItem) -> Bool {
        isBeyond(item) && (isInBeam(item) || distance(to: item) >= -Self.tolerance)
    }

    /// Whether `item` lies more in the arrow's direction than the start does.
    func isBeyond(_ item: GridItem) -> Bool {
        main(item).middle > start.middle + Self.tolerance
    }

    /// Whether `item` stands in one line with `first`.
    func isBeside(_ first: GridItem, _ item: GridItem) -> Bool {
        main(item).contains(main(first).middle)
    }

    func isNearer(_ a: GridItem, _ b: GridItem) -> Bool {
        (distance(to: a), a.position) < (distance(to: b), b.position)
    }

    /// Which of two cells of one line comes first: the one in the beam, nearest to its middle.
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

    /// In halves of a point, so that what is equally far is so in spite of rounding.
    private func sidestep(to item: GridItem) -> CGFloat {
        (abs(cross(item).middle - beam.middle) * 2).rounded()
    }
}

extension ClosedRange<CGFloat> {
    var middle: CGFloat { (lowerBound + upperBound) / 2 }

    /// How much of both is the same; less than zero if they are apart.
    fileprivate func overlap(with other: Self) -> CGFloat {
        Swift.min(upperBound, other.upperBound) - Swift.max(lowerBound, other.lowerBound)
    }

    /// Measured in the direction of `arrow`, or measured back again.
    fileprivate func facing(_ arrow: ArrowDirection) -> Self {
        arrow.isPositive ? self : -upperBound...(-lowerBound)
    }
}
