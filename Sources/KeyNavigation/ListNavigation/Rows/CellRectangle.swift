import CoreGraphics

/// A rectangle of cells in a grid, from the first cell of the selection to the cursor's.
struct CellRectangle: Equatable, Sendable {
    /// The maximum overlap of a cell that only touches the rectangle, because layouts round.
    private static let tolerance: CGFloat = 0.5

    /// The rectangle in content coordinates.
    let frame: CGRect

    /// Creates the smallest rectangle around two cells.
    ///
    /// - Parameters:
    ///   - line: The axis along which the rectangle spans all of `content`, for whole rows or
    ///     columns; `nil` for neither.
    init(
        from anchor: CGRect, to cursor: CGRect, line: ArrowDirection.Axis? = nil, in content: CGRect
    ) {
        let cells = anchor.union(cursor)
        guard let line else {
            frame = cells
            return
        }
        let all = cells.union(content)
        frame = CGRect(
            all.span(along: line), along: line, across: cells.span(along: line.other))
    }

    /// Returns a Boolean value that indicates whether the rectangle contains more than half a point
    /// of a cell in both directions.
    ///
    /// In layouts with gaps and cells of unequal size, a cell can thus belong to several rows or
    /// columns.
    func contains(_ cell: CGRect) -> Bool {
        let overlap = frame.intersection(cell)
        return !overlap.isNull && overlap.width > Self.tolerance
            && overlap.height > Self.tolerance
    }
}
