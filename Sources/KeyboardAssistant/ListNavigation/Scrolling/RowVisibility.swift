import CoreGraphics

/// Which rows show completely, and how far to scroll until one does.
struct RowVisibility: Equatable, Sendable {
    /// Layouts round, so less than this is not hidden.
    private static let tolerance: CGFloat = 0.5

    var axis: ScrollAxis

    /// Whether all of `row` shows, between the insets and beside what sticks there.
    func shows(_ row: AxisSpan) -> Bool {
        let visible = axis.visible
        return row.start >= visible.lowerBound + row.coveredAtStart - Self.tolerance
            && row.end <= visible.upperBound - row.coveredAtEnd + Self.tolerance
    }

    /// The first and the last, in the order of the list, of the rows that show completely.
    func ends(of rows: [RowPosition: AxisSpan]) -> (first: RowPosition, last: RowPosition)? {
        let shown = rows.filter { shows($0.value) }.keys
        guard let first = shown.min(), let last = shown.max() else { return nil }
        return (first, last)
    }

    /// The offset that puts `row` at the top or left, as near as the content allows.
    func offset(atStart row: AxisSpan) -> CGFloat {
        (row.start - row.coveredAtStart - axis.startInset).clamped(to: axis.restingOffsets)
    }

    /// The offset that puts `row` at the bottom or right, as near as the content allows.
    func offset(atEnd row: AxisSpan) -> CGFloat {
        (row.end + row.coveredAtEnd + axis.endInset - axis.length)
            .clamped(to: axis.restingOffsets)
    }
}

/// Where something lies along an axis, in points of the content.
struct AxisSpan: Equatable, Sendable {
    let start: CGFloat
    let end: CGFloat
    /// How much of what shows is covered, at either end, by a sticky header or footer above it.
    let coveredAtStart: CGFloat
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
