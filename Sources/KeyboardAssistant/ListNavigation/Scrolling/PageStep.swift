import CoreGraphics

/// How far the keys scroll.
struct PageStep: Equatable, Sendable {
    enum Move: CaseIterable, Sendable {
        /// A little, as an arrow does.
        case line
        /// So much that a part of what showed before still shows.
        case page
        /// To the end.
        case end
    }

    /// How much of a page still shows on the next one.
    var margin: CGFloat = 150
    /// How far an arrow scrolls.
    var line: CGFloat = 350

    /// Where `move` leads to along `axis`; always a place where the content can rest.
    func offset(_ move: Move, _ direction: RowWalk.Direction, in axis: ScrollAxis) -> CGFloat {
        let stops = axis.restingOffsets
        if move == .end { return direction == .forward ? stops.upperBound : stops.lowerBound }
        if axis.isPaging, axis.length > 0 { return page(direction, in: axis) }
        let step = move == .page ? page(of: axis.visibleLength) : max(0, line.finiteOrZero)
        let way: CGFloat = direction == .forward ? 1 : -1
        return (axis.offset + way * step).clamped(to: stops)
    }

    /// At least half of what shows, however small that is.
    private func page(of length: CGFloat) -> CGFloat {
        max(length - max(0, margin.finiteOrZero), length / 2)
    }

    /// The next of the places, one length apart, where a paging scroll view rests.
    private func page(_ direction: RowWalk.Direction, in axis: ScrollAxis) -> CGFloat {
        // A fraction of a point short of a page is on that page.
        let page = (axis.offset / axis.length * 1000).rounded() / 1000
        let next = direction == .forward ? page.rounded(.down) + 1 : page.rounded(.up) - 1
        return (next * axis.length).clamped(to: axis.restingOffsets)
    }

    /// The row that a page key puts at the other end of a list, of which `rows` show, completely or
    /// in part; nil where the list scrolls by a page instead.
    ///
    /// The last row that shows completely becomes the first, and the other way round. Where that
    /// leads nowhere, as with a row that fills the view, the list scrolls by a page.
    func row(_ direction: RowWalk.Direction, over rows: [AxisSpan], in axis: ScrollAxis) -> Int? {
        let visibility = RowVisibility(axis: axis)
        let shown = rows.indices.filter { visibility.shows(rows[$0]) }
        switch direction {
        case .forward:
            guard let row = shown.max(by: { rows[$0].end < rows[$1].end }) else { return nil }
            return visibility.offset(atStart: rows[row]) - axis.offset > 1 ? row : nil
        case .backward:
            guard let row = shown.min(by: { rows[$0].start < rows[$1].start }) else { return nil }
            return visibility.offset(atEnd: rows[row]) - axis.offset < -1 ? row : nil
        }
    }
}
