import CoreGraphics

/// The offset along one axis of a scroll view that brings the focused item into sight.
///
/// All ranges are in the coordinates of the content.
struct FocusSight: Equatable, Sendable {
    /// The axis of the scroll view before it scrolls.
    var axis: ScrollAxis
    /// The range of the focused item.
    var item: ClosedRange<CGFloat>
    /// The length that the views around the scroll view cut off at the top or left.
    var clippedStart: CGFloat = 0
    /// The length that the views around the scroll view cut off at the bottom or right.
    var clippedEnd: CGFloat = 0

    private var startInset: CGFloat { max(axis.startInset, clippedStart) }
    private var endInset: CGFloat { max(axis.endInset, clippedEnd) }

    /// The nearest offset with the item between the insets, as UIKit chooses it where nothing is
    /// cut off.
    var offset: CGFloat {
        let latest = item.lowerBound - startInset
        let earliest = item.upperBound + endInset - axis.length
        let offsets = min(latest, earliest)...max(latest, earliest)
        if offsets.contains(axis.offset) { return axis.offset }
        return (earliest > latest ? latest : axis.offset.clamped(to: offsets))
            .clamped(to: axis.restingOffsets)
    }

    /// Returns the offset that shows most of the item before or after a cover; `nil` if the cover
    /// hides the item at every offset.
    ///
    /// - Parameter cover: The covered range before the scroll view scrolls. The cover stays in
    ///   place while the content moves.
    func offset(beside cover: ClosedRange<CGFloat>) -> CGFloat? {
        let start = axis.offset + startInset
        let end = max(start, axis.offset + axis.length - endInset)
        let spaces = [
            start...max(start, min(cover.lowerBound, end)),
            min(end, max(cover.upperBound, start))...end,
        ]
        let places = spaces.map { space in
            let offset = offset(in: space)
            return (offset: offset, part: part(in: space, at: offset))
        }
        let best = places.max {
            ($0.part, -abs($0.offset - axis.offset)) < ($1.part, -abs($1.offset - axis.offset))
        }
        return best.flatMap { $0.part > 0 ? $0.offset : nil }
    }

    /// Returns the nearest offset with the item inside a space or across all of it.
    private func offset(in space: ClosedRange<CGFloat>) -> CGFloat {
        let first = axis.offset + item.lowerBound - space.lowerBound
        let last = axis.offset + item.upperBound - space.upperBound
        return axis.offset.clamped(to: min(first, last)...max(first, last))
            .clamped(to: axis.restingOffsets)
    }

    /// Returns the length of the item's part in a space at an offset.
    private func part(in space: ClosedRange<CGFloat>, at offset: CGFloat) -> CGFloat {
        let way = axis.offset - offset
        return min(item.upperBound + way, space.upperBound)
            - max(item.lowerBound + way, space.lowerBound)
    }
}
