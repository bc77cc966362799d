import CoreGraphics

/// A walk from cell to cell with arrow keys, which uses the cells' frames and works in any layout.
///
/// It queries the cells in successive strips away from the cursor until it finds one.
struct GridWalk {
    /// The part of the content that can contain cells.
    var extent: CGRect
    /// The distance within which a cell in the cursor's own column takes precedence over closer
    /// ones.
    var reach: CGFloat
    /// The axis along which the layout places consecutive cells before it starts a new line.
    var lineAxis: ArrowDirection.Axis = .horizontal
    var isRightToLeft = false
    /// A Boolean value that indicates whether a step along a line leads from its end to the next.
    var continuesOnNextLine = true
    /// A closure that returns the frame of a cell; `nil` if there is no cell, or if it doesn't
    /// accept the cursor.
    var frame: (RowPosition) -> CGRect?
    /// A closure that returns the cells in a rectangle that accept the cursor.
    var items: (CGRect) -> [GridItem]

    /// Returns the cursor after `arrow` from the cell at `frame`; `nil` if there is no next cell.
    ///
    /// Along a line, the walk continues on the next line in reading order, as listed by `walk`, or
    /// ends there.
    /// Across lines, it stays in the column in which the run of arrow keys started. The opposite
    /// arrow retraces the steps as long as the cells haven't moved. The walk wraps if `walk` does.
    func step(_ arrow: ArrowDirection, from cursor: GridCursor, at frame: CGRect, walk: RowWalk)
        -> GridCursor?
    {
        let search = GridSearch(arrow, from: frame, goal: cursor.goal)
        if let before = cursor.before(goingBackBy: arrow),
            let present = self.frame(before.position), present == before.frame,
            search.isBeyond(GridItem(position: before.position, frame: present))
        {
            return before
        }
        return newStep(arrow, search, from: cursor, walk)?
            .reached(by: arrow, from: cursor, at: frame)
    }

    private func newStep(
        _ arrow: ArrowDirection, _ search: GridSearch, from cursor: GridCursor, _ walk: RowWalk
    ) -> GridCursor? {
        if arrow.axis == lineAxis {
            if let beside = inBeam(search) { return GridCursor(beside, search.goal) }
            guard continuesOnNextLine else { return nil }
            let direction = arrow.reading(isRightToLeft: isRightToLeft)
            guard let next = walk.next(direction, from: cursor.position) else { return nil }
            return frame(next).map { GridCursor(GridItem(position: next, frame: $0), nil) }
        }
        let found = inBeam(search) ?? anywhere(search)
        if found == nil, walk.wraps {
            let again = search.again(in: extent)
            return (inBeam(again) ?? anywhere(again)).map { GridCursor($0, search.goal) }
        }
        return found.map { GridCursor($0, search.goal) }
    }

    private func inBeam(_ search: GridSearch) -> GridItem? {
        let depth = min(max(0, reach.finiteOrZero), search.length(in: extent))
        return nearest(in: search, across: search.beam, upTo: depth) { search.isInBeam($0) }
    }

    private func anywhere(_ search: GridSearch) -> GridItem? {
        let across = extent.span(along: search.arrow.axis.other)
        return nearest(in: search, across: across, upTo: search.length(in: extent)) { _ in true }
    }

    /// Returns the best cell on the nearest line that has a match.
    private func nearest(
        in search: GridSearch, across: ClosedRange<CGFloat>, upTo limit: CGFloat,
        where matches: (GridItem) -> Bool
    ) -> GridItem? {
        func cells(within depth: CGFloat) -> [GridItem] {
            items(search.strip(depth: depth, across: across)).filter {
                matches($0) && search.isAhead($0) && search.distance(to: $0) <= depth
            }
        }
        var depth = min(limit, max(search.start.length, 44))
        while true {
            let ahead = cells(within: depth)
            if let first = ahead.min(by: search.isNearer) {
                // Other cells of the line may start slightly farther away.
                let whole = max(depth, search.distance(toMiddleOf: first))
                let line = whole > depth ? cells(within: whole) : ahead
                return line.filter { search.isBeside(first, $0) }.min(by: search.isBetter)
            }
            guard depth < limit else { return nil }
            depth = min(limit, depth * 2)
        }
    }
}

/// A cell of a collection view, and its frame in content coordinates.
struct GridItem: Equatable, Sendable {
    var position: RowPosition
    var frame: CGRect

    /// Returns the largest number of `frames` side by side on a line along `lineAxis`.
    static func columns(
        of frames: [CGRect], lineAxis: ArrowDirection.Axis = .horizontal
    ) -> Int {
        let edges = frames.flatMap { frame in
            let span = frame.span(along: lineAxis.other)
            guard span.length > 0 else { return [(CGFloat, Int)]() }
            // Lines that overlap by a fraction of a point are separate lines.
            return [(min(span.lowerBound + 0.5, span.middle), 1), (span.upperBound, -1)]
        }
        var (now, most) = (0, 0)
        // At the same position, cells end before others start.
        for edge in edges.sorted(by: <) {
            now += edge.1
            most = max(most, now)
        }
        return most
    }
}

extension CGRect {
    /// Creates a rectangle with the range `main` along `axis`, and `across` along the other axis.
    init(
        _ main: ClosedRange<CGFloat>, along axis: ArrowDirection.Axis,
        across: ClosedRange<CGFloat>
    ) {
        let (x, y) = axis == .horizontal ? (main, across) : (across, main)
        self.init(x: x.lowerBound, y: y.lowerBound, width: x.length, height: y.length)
    }
}
