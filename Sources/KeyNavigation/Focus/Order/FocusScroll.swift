import CoreGraphics

/// The scroll by an arrow key that precedes a move of focus to an item far out of sight.
///
/// Focus would otherwise jump over unseen content. The content scrolls by half of the visible
/// length, until the item is no farther away than the visible length. If there is no further item,
/// the arrow scrolls to the end of the content. Browsers do the same in their spatial navigation
/// (Chromium's test `snav-simple-content-overflow`).
struct FocusScroll: Equatable, Sendable {
    var arrow: ArrowDirection
    /// The axis of the scroll view along the arrow, in content coordinates.
    var axis: ScrollAxis
    /// The range of the focused item along the arrow, in content coordinates.
    var start: ClosedRange<CGFloat>

    /// Returns the offset to which the arrow scrolls; `nil` if the arrow should move focus, or do
    /// nothing.
    ///
    /// - Parameter target: The range of the next item along the arrow, in content coordinates;
    ///   `nil` if the scroll view has no such item.
    func offset(before target: ClosedRange<CGFloat>?) -> CGFloat? {
        let axis = axisShowingStart
        let step = axis.isPaging ? axis.length : axis.visibleLength / 2
        let sign: CGFloat = arrow.isPositive ? 1 : -1
        let next = (axis.offset + sign * step).clamped(to: axis.restingOffsets)
        guard abs(next - axis.offset) > 0.5 else { return nil }
        guard let target else { return next }
        let hidden =
            arrow.isPositive
            ? target.lowerBound - axis.visible.upperBound
            : axis.visible.lowerBound - target.upperBound
        return hidden > axis.visibleLength ? next : nil
    }

    /// The axis after the end of a scroll to the focused item, possibly still in progress.
    private var axisShowingStart: ScrollAxis {
        var axis = axis
        let ahead =
            arrow.isPositive
            ? max(0, start.upperBound - axis.visible.upperBound)
            : min(0, start.lowerBound - axis.visible.lowerBound)
        axis.offset = (axis.offset + ahead).clamped(to: axis.restingOffsets)
        return axis
    }
}
