import CoreGraphics

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
