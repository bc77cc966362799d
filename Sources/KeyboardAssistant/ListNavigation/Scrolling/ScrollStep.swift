import CoreGraphics

/// The distances by which keys scroll, in points.
struct ScrollStep: Equatable, Sendable {
    enum Move: CaseIterable, Sendable {
        /// A little, as an arrow does.
        case line
        /// So much that a part of what showed before still shows.
        case page
        /// To the end.
        case end
    }

    /// The part of a page that still shows on the next one.
    var margin: CGFloat = 150
    /// The distance that an arrow scrolls.
    var line: CGFloat = 350

    /// Returns the offset to which `move` leads along `axis`; always one where the content can
    /// rest.
    func offset(_ move: Move, _ direction: RowWalk.Direction, in axis: ScrollAxis) -> CGFloat {
        let stops = axis.restingOffsets
        if move == .end { return direction == .forward ? stops.upperBound : stops.lowerBound }
        if axis.isPaging, axis.length > 0 { return page(direction, in: axis) }
        let step = move == .page ? page(of: axis.visibleLength) : max(0, line.finiteOrZero)
        let sign: CGFloat = direction == .forward ? 1 : -1
        return (axis.offset + sign * step).clamped(to: stops)
    }

    /// Returns the length of a page: at least half of what shows, however small that is.
    private func page(of length: CGFloat) -> CGFloat {
        max(length - max(0, margin.finiteOrZero), length / 2)
    }

    /// Returns the next of the offsets, one length apart, where a paging scroll view rests.
    private func page(_ direction: RowWalk.Direction, in axis: ScrollAxis) -> CGFloat {
        // A fraction of a point short of a page is on that page.
        let page = (axis.offset / axis.length * 1000).rounded() / 1000
        let next = direction == .forward ? page.rounded(.down) + 1 : page.rounded(.up) - 1
        return (next * axis.length).clamped(to: axis.restingOffsets)
    }

    /// Returns the row that a page key puts at the other end of a list, of which `rows` show,
    /// completely or in part; nil where the list scrolls by a page instead.
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

/// Both axes of a scroll view, and the offsets to which keys lead in it.
struct ScrollAxes: Equatable, Sendable {
    var horizontal: ScrollAxis
    var vertical: ScrollAxis
    var isRightToLeft = false

    /// The axis along which the content is read: the vertical one, unless only the other can
    /// scroll.
    var readingAxis: ArrowDirection.Axis {
        horizontal.canScroll && !vertical.canScroll ? .horizontal : .vertical
    }

    /// Returns the offset to which an arrow leads the way it points.
    func offset(_ arrow: ArrowDirection, _ move: ScrollStep.Move, by step: ScrollStep) -> CGPoint {
        offset(arrow.axis, move, arrow.isPositive ? .forward : .backward, step)
    }

    /// Returns the offset to which a page key, Home or End leads in reading direction; the other
    /// axis stays.
    func offset(
        _ reading: RowWalk.Direction, _ move: ScrollStep.Move, by step: ScrollStep
    ) -> CGPoint {
        let direction = reading.onScreen(along: readingAxis, isRightToLeft: isRightToLeft)
        return offset(readingAxis, move, direction, step)
    }

    private func offset(
        _ axis: ArrowDirection.Axis, _ move: ScrollStep.Move, _ direction: RowWalk.Direction,
        _ step: ScrollStep
    ) -> CGPoint {
        switch axis {
        case .horizontal:
            CGPoint(x: step.offset(move, direction, in: horizontal), y: vertical.offset)
        case .vertical:
            CGPoint(x: horizontal.offset, y: step.offset(move, direction, in: vertical))
        }
    }
}

/// The factor by which keys zoom, within the limits of a scroll view.
struct ZoomStep: Equatable, Sendable {
    enum Move: CaseIterable, Sendable {
        case larger, smaller
        /// The size at which the content was made.
        case actual
    }

    private static let factor: CGFloat = 1.5

    var scale: CGFloat
    var minimum: CGFloat
    var maximum: CGFloat

    /// Returns the scale to which `move` leads; nil where that is the present one, or none at all.
    func scale(after move: Move) -> CGFloat? {
        guard scale.isFinite, scale > 0, minimum > 0, maximum.isFinite, minimum < maximum
        else { return nil }
        let wanted =
            switch move {
            case .larger: scale * Self.factor
            case .smaller: scale / Self.factor
            case .actual: 1 as CGFloat
            }
        let new = wanted.clamped(to: minimum...maximum)
        return abs(new - scale) > 0.001 ? new : nil
    }
}

/// The visibility of rows along one axis of a scroll view, and the offsets that show them.
struct RowVisibility: Equatable, Sendable {
    /// The length that may be hidden, because layouts round.
    private static let tolerance: CGFloat = 0.5

    var axis: ScrollAxis

    /// Returns whether all of `row` shows, between the insets and beside what sticks there.
    func shows(_ row: AxisSpan) -> Bool {
        let visible = axis.visible
        return row.start >= visible.lowerBound + row.coveredAtStart - Self.tolerance
            && row.end <= visible.upperBound - row.coveredAtEnd + Self.tolerance
    }

    /// Returns the first and the last, in the order of the list, of the rows that show completely.
    func ends(of rows: [RowPosition: AxisSpan]) -> (first: RowPosition, last: RowPosition)? {
        let shown = rows.filter { shows($0.value) }.keys
        guard let first = shown.min(), let last = shown.max() else { return nil }
        return (first, last)
    }

    /// Returns the offset that puts `row` at the top or left, as near as the content allows.
    func offset(atStart row: AxisSpan) -> CGFloat {
        (row.start - row.coveredAtStart - axis.startInset).clamped(to: axis.restingOffsets)
    }

    /// Returns the offset that puts `row` at the bottom or right, as near as the content allows.
    func offset(atEnd row: AxisSpan) -> CGFloat {
        (row.end + row.coveredAtEnd + axis.endInset - axis.length)
            .clamped(to: axis.restingOffsets)
    }
}

/// The extent of a row or item along an axis, in points of the content.
struct AxisSpan: Equatable, Sendable {
    let start: CGFloat
    let end: CGFloat
    /// The length that a sticky header or footer covers before the row, where it stands first.
    let coveredAtStart: CGFloat
    /// The length that a sticky header or footer covers after the row, where it stands last.
    let coveredAtEnd: CGFloat

    init(
        _ start: CGFloat, _ end: CGFloat, coveredAtStart: CGFloat = 0, coveredAtEnd: CGFloat = 0
    ) {
        self.start = start.finiteOrZero
        self.end = max(self.start, end.finiteOrZero)
        self.coveredAtStart = max(0, coveredAtStart.finiteOrZero)
        self.coveredAtEnd = max(0, coveredAtEnd.finiteOrZero)
    }

    var length: CGFloat { end - start }
}
