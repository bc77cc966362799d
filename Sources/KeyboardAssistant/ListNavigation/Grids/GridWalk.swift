import CoreGraphics

/// Finds the cell to which an arrow leads from another, by where cells lie, in any layout.
///
/// It asks for the cells of one strip after the other, away from the cursor, until it has found
/// one.
struct GridWalk {
    /// The part of the content where cells can be.
    var extent: CGRect
    /// How far a cell of the cursor's own column may be away and still come before nearer ones.
    var reach: CGFloat
    /// Along which axis the layout places one cell after the other, before it begins a new line.
    var lines: ArrowDirection.Axis = .horizontal
    var isRightToLeft = false
    /// Where a cell lies; nil if there is none, or if it refuses the cursor.
    var frame: (RowPosition) -> CGRect?
    /// The cells in a rectangle, without those that refuse the cursor.
    var items: (CGRect) -> [GridItem]

    /// Where `arrow` leads from the cell at `frame`; nothing if it leads nowhere.
    ///
    /// Along a line it goes on to the next line, in the order of reading, as `walk` knows it.
    /// Across the lines it keeps to the column in which the run of arrows began. The opposite arrow
    /// goes back the way that was come, as long as nothing on it has moved. If `walk` wraps, so
    /// does this.
    func step(_ arrow: ArrowDirection, from cursor: GridCursor, at frame: CGRect, walk: RowWalk)
        -> GridCursor?
    {
        let search = GridSearch(arrow, from: frame, run: cursor.run)
        if let before = cursor.before(goingBackBy: arrow),
            let place = self.frame(before.position), place == before.frame,
            search.isBeyond(GridItem(position: before.position, frame: place))
        {
            return before
        }
        return newStep(arrow, search, from: cursor, walk)?
            .reached(by: arrow, from: cursor, at: frame)
    }

    private func newStep(
        _ arrow: ArrowDirection, _ search: GridSearch, from cursor: GridCursor, _ walk: RowWalk
    ) -> GridCursor? {
        if arrow.axis == lines {
            if let beside = inBeam(search) { return GridCursor(beside, search.run) }
            let direction = arrow.reading(isRightToLeft: isRightToLeft)
            guard let next = walk.next(direction, from: cursor.position) else { return nil }
            return frame(next).map { GridCursor(GridItem(position: next, frame: $0), nil) }
        }
        let found = inBeam(search) ?? anywhere(search)
        if found == nil, walk.wraps {
            let again = search.again(in: extent)
            return (inBeam(again) ?? anywhere(again)).map { GridCursor($0, search.run) }
        }
        return found.map { GridCursor($0, search.run) }
    }

    private func inBeam(_ search: GridSearch) -> GridItem? {
        let depth = min(max(0, reach.finiteOrZero), search.room(in: extent))
        return nearest(in: search, across: search.beam, upTo: depth) { search.isInBeam($0) }
    }

    private func anywhere(_ search: GridSearch) -> GridItem? {
        let across = extent.span(along: search.arrow.axis.other)
        return nearest(in: search, across: across, upTo: search.room(in: extent)) { _ in true }
    }

    /// The best of the nearest line of cells.
    private func nearest(
        in search: GridSearch, across: ClosedRange<CGFloat>, upTo limit: CGFloat,
        where isMeant: (GridItem) -> Bool
    ) -> GridItem? {
        func cells(within depth: CGFloat) -> [GridItem] {
            items(search.strip(depth: depth, across: across)).filter {
                isMeant($0) && search.isAhead($0) && search.distance(to: $0) <= depth
            }
        }
        var depth = min(limit, max(search.start.length, 44))
        while true {
            let ahead = cells(within: depth)
            if let first = ahead.min(by: search.isNearer) {
                // Others of its line may begin a little farther away.
                let whole = max(depth, search.distance(toMiddleOf: first))
                let line = whole > depth ? cells(within: whole) : ahead
                return line.filter { search.isBeside(first, $0) }.min(by: search.isBetter)
            }
            guard depth < limit else { return nil }
            depth = min(limit, depth * 2)
        }
    }
}
