import CoreGraphics

/// The distances by which keys scroll, in points.
struct ScrollStep: Equatable, Sendable {
    enum Move: CaseIterable, Sendable {
        /// A small distance, for an arrow key.
        case line
        /// Nearly the visible length, so that a part of the content stays visible.
        case page
        /// To the end of the content.
        case end
    }

    /// The part of a page that stays visible on the next page.
    var margin: CGFloat = 150
    /// The distance that an arrow key scrolls.
    var line: CGFloat = 350

    /// Returns the offset after `move` along `axis`.
    ///
    /// The content can rest at this offset.
    func offset(_ move: Move, _ direction: RowWalk.Direction, in axis: ScrollAxis) -> CGFloat {
        let stops = axis.restingOffsets
        if move == .end { return direction == .forward ? stops.upperBound : stops.lowerBound }
        if axis.isPaging, axis.length > 0 { return page(direction, in: axis) }
        let step = move == .page ? page(of: axis.visibleLength) : max(0, line.finiteOrZero)
        let sign: CGFloat = direction == .forward ? 1 : -1
        return (axis.offset + sign * step).clamped(to: stops)
    }

    /// Returns the length of a page: at least half of the visible length.
    private func page(of length: CGFloat) -> CGFloat {
        max(length - max(0, margin.finiteOrZero), length / 2)
    }

    /// Returns the next page offset of a scroll view with paging.
    private func page(_ direction: RowWalk.Direction, in axis: ScrollAxis) -> CGFloat {
        // An offset that is a fraction of a point short of a page is on that page.
        let page = (axis.offset / axis.length * 1000).rounded() / 1000
        let next = direction == .forward ? page.rounded(.down) + 1 : page.rounded(.up) - 1
        return (next * axis.length).clamped(to: axis.restingOffsets)
    }

    /// Returns the row that a page key moves to the other end of a list; `nil` if the list must
    /// scroll by a page instead.
    ///
    /// The last fully visible row becomes the first, and vice versa. If this has no effect, for
    /// example because one row fills the view, the list scrolls by a page.
    ///
    /// - Parameter rows: The rows that are visible at least partly.
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

/// Both axes of a scroll view, and the destinations of keys that scroll.
struct ScrollAxes: Equatable, Sendable {
    var horizontal: ScrollAxis
    var vertical: ScrollAxis
    var isRightToLeft = false

    /// The axis along which people read the content.
    ///
    /// The value is vertical, unless only the horizontal axis can scroll.
    var readingAxis: ArrowDirection.Axis {
        horizontal.canScroll && !vertical.canScroll ? .horizontal : .vertical
    }

    /// Returns the offset after an arrow key has scrolled in its own direction.
    func offset(_ arrow: ArrowDirection, _ move: ScrollStep.Move, by step: ScrollStep) -> CGPoint {
        offset(arrow.axis, move, arrow.isPositive ? .forward : .backward, step)
    }

    /// Returns the offset after a page key, Home or End has scrolled in reading direction.
    ///
    /// The other axis doesn't change.
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
        /// The original scale of the content.
        case actual
    }

    private static let factor: CGFloat = 1.5

    var scale: CGFloat
    var minimum: CGFloat
    var maximum: CGFloat

    /// Returns the scale after `move`; `nil` if the scale is the current one or can't be
    /// determined.
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

/// The visibility of rows along one axis of a scroll view, and the offsets that reveal them.
struct RowVisibility: Equatable, Sendable {
    /// The length that may be hidden, because layouts round.
    private static let tolerance: CGFloat = 0.5

    var axis: ScrollAxis

    /// Returns a Boolean value that indicates whether all of `row` is visible, inside the insets
    /// and beside sticky headers and footers.
    func shows(_ row: AxisSpan) -> Bool {
        let visible = axis.visible
        return row.start >= visible.lowerBound + row.coveredAtStart - Self.tolerance
            && row.end <= visible.upperBound - row.coveredAtEnd + Self.tolerance
    }

    /// Returns the first and the last of the fully visible rows, in the order of the list.
    func ends(of rows: [RowPosition: AxisSpan]) -> (first: RowPosition, last: RowPosition)? {
        let shown = rows.filter { shows($0.value) }.keys
        guard let first = shown.min(), let last = shown.max() else { return nil }
        return (first, last)
    }

    /// Returns the number of lines of fully visible rows.
    ///
    /// Cells that overlap along the axis are on one line, such as the cells of unequal height in a
    /// grid.
    func lines(of rows: [AxisSpan]) -> Int {
        var (count, end) = (0, -CGFloat.infinity)
        for row in rows.filter(shows).sorted(by: { $0.end < $1.end })
        where row.start >= end - Self.tolerance {
            (count, end) = (count + 1, row.end)
        }
        return count
    }

    /// Returns the offset that puts `row` at the top or left, as far as the content allows.
    func offset(atStart row: AxisSpan) -> CGFloat {
        (row.start - row.coveredAtStart - axis.startInset).clamped(to: axis.restingOffsets)
    }

    /// Returns the offset that puts `row` at the bottom or right, as far as the content allows.
    func offset(atEnd row: AxisSpan) -> CGFloat {
        (row.end + row.coveredAtEnd + axis.endInset - axis.length)
            .clamped(to: axis.restingOffsets)
    }
}

/// The range of a row or item along an axis, in points in content coordinates.
struct AxisSpan: Equatable, Sendable {
    let start: CGFloat
    let end: CGFloat
    /// The length of the sticky header or footer before the row, when the row is first.
    let coveredAtStart: CGFloat
    /// The length of the sticky header or footer after the row, when the row is last.
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
