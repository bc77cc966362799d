import CoreGraphics

/// A walk from cell to cell with arrow keys, based on the cells' frames in any layout.
///
/// The walk queries the cells in successive strips away from the cursor until it finds one.
struct GridWalk {
    /// The maximum number of passed cells that don't accept the cursor.
    private static let maxPassedCells = 100

    /// The part of the content that can contain cells.
    var extent: CGRect
    /// The axis along which the layout places consecutive cells before it starts a new line.
    var lineAxis: ArrowDirection.Axis = .horizontal
    var isRightToLeft = false
    /// A Boolean value that indicates whether a step along a line leads from its end to the next.
    var continuesOnNextLine = true
    /// A Boolean value that indicates whether the opposite arrow retraces a step to another line.
    var retracesToOtherLine = true
    /// A closure that returns the frame of a cell; `nil` if there is no cell.
    var frame: (RowPosition) -> CGRect?
    /// A closure that returns the cells in a rectangle.
    var items: (CGRect) -> [GridItem]
    /// A closure that returns whether a cell accepts the cursor.
    ///
    /// An arrow passes other cells, and goes on as if from there.
    var accepts: (RowPosition) -> Bool = { _ in true }

    /// Returns the history of the cursor after `arrow` from `start`; `nil` if there is no next
    /// cell.
    ///
    /// Along a line, the walk continues on the next line in reading order, as listed by `walk`, or
    /// ends at the end of the line. Across lines, the walk goes to the nearest line, in the column
    /// at the start of the run of arrow keys. The opposite arrow retraces the steps as long as the
    /// cells haven't moved. The walk wraps if `walk` does.
    ///
    /// - Parameter walk: The cells that accept the cursor.
    func step(
        _ arrow: ArrowDirection, from start: GridItem, after history: ArrowHistory<RowPosition>,
        walk: RowWalk
    ) -> ArrowHistory<RowPosition>? {
        history.stepped(
            by: arrow, from: start, lineAxis: lineAxis, isRightToLeft: isRightToLeft,
            frame: { accepts($0) ? frame($0) : nil },
            jumps: { search, origin in
                search.crossesLines
                    ? walk.wraps
                    : retracesToOtherLine && walk.next(reading(search), from: start.id) == origin.id
            },
            next: { search in
                search.crossesLines
                    ? acrossLines(search, walk)
                    : alongLine(search, from: start.id, walk)
            })
    }

    private func alongLine(
        _ search: DirectionalSearch, from start: RowPosition, _ walk: RowWalk
    ) -> GridItem? {
        let beside = nearest(in: search, across: search.beam) { search, cell in
            search.isInBeam(cell.frame)
        }
        if let beside { return beside }
        guard continuesOnNextLine, let next = walk.next(reading(search), from: start) else {
            return nil
        }
        return frame(next).map { GridItem(id: next, frame: $0) }
    }

    private func reading(_ search: DirectionalSearch) -> RowWalk.Direction {
        search.arrow.reading(isRightToLeft: isRightToLeft)
    }

    private func acrossLines(_ search: DirectionalSearch, _ walk: RowWalk) -> GridItem? {
        let across = extent.span(along: search.arrow.axis.other)
        func found(_ search: DirectionalSearch) -> GridItem? {
            nearest(in: search, across: across) { _, _ in true }
                ?? nearest(in: search, across: across) { _, cell in accepts(cell.id) }
        }
        return found(search) ?? (walk.wraps ? found(search.wrapped(in: extent)) : nil)
    }

    /// Returns the nearest accepting cell in the direction of the search, among the matching cells
    /// in the range `across`.
    ///
    /// The search goes on from a cell that doesn't accept the cursor. Returns `nil` if no cell
    /// accepts the cursor, or only a cell behind too many others.
    private func nearest(
        in search: DirectionalSearch, across: ClosedRange<CGFloat>,
        where matches: (DirectionalSearch, GridItem) -> Bool
    ) -> GridItem? {
        let start = search.along(search.start)
        let limit = max(0, search.along(extent).upperBound - start.upperBound)
        // A line as high as the starting cell is seen whole.
        var depth = min(limit, start.length + 44)
        var (search, passed) = (search, 0)
        var cells = items(in: strip(from: start, depth, across, search.arrow))
        while passed <= Self.maxPassedCells {
            let matching = cells.filter { matches(search, $0) }
            let frames = matching.map(\.frame)
            let known = search.knownDistance(for: frames)
                .map { $0 + search.along(search.start).upperBound - start.upperBound }
            if depth < min(known ?? limit, limit) {
                depth = min(limit, known ?? depth * 2)
                cells = items(in: strip(from: start, depth, across, search.arrow))
                continue
            }
            guard let best = search.best(of: frames).map({ matching[$0] }) else { return nil }
            if accepts(best.id) { return best }
            search = search.continued(from: best.frame)
            passed += 1
        }
        return nil
    }

    /// Returns the cells in a rectangle, in the order of the list.
    private func items(in rect: CGRect) -> [GridItem] { items(rect).sorted { $0.id < $1.id } }

    /// Returns the rectangle from the middle of the starting cell to `depth` beyond the cell.
    private func strip(
        from start: ClosedRange<CGFloat>, _ depth: CGFloat, _ across: ClosedRange<CGFloat>,
        _ arrow: ArrowDirection
    ) -> CGRect {
        let along = (start.middle...max(start.middle, start.upperBound + depth)).facing(arrow)
        return CGRect(along, along: arrow.axis, across: across)
    }
}

/// A cell of a collection view, and its frame in content coordinates.
typealias GridItem = DirectionalItem<RowPosition>

extension GridItem {
    /// Returns the largest number of `frames` side by side on a line along `lineAxis`.
    static func columns(
        of frames: [CGRect], lineAxis: ArrowDirection.Axis = .horizontal
    ) -> Int {
        let spans = frames.map { $0.span(along: lineAxis.other) }.filter { $0.length > 0 }
        // Lines that overlap by a fraction of a point are separate lines.
        let starts = spans.map { min($0.lowerBound + 0.5, $0.middle) }.sorted()
        let ends = spans.map(\.upperBound).sorted()
        var (ended, most) = (0, 0)
        for (begun, start) in zip(1..., starts) {
            // At the same position, cells end before others start.
            while ended + 1 < begun, ends[ended] <= start { ended += 1 }
            most = max(most, begun - ended)
        }
        return most
    }

    /// Returns a Boolean value that indicates whether side-by-side cells form one row, without
    /// targets for the up and down arrows.
    static func formOneLine(_ frames: [CGRect]) -> Bool {
        let row = frames.sorted { $0.minX < $1.minX }
        return zip(row, row.dropFirst()).allSatisfy { cell, next in
            ![.up, .down].contains { DirectionalSearch($0, from: cell).isAhead(next) }
        }
    }
}
