import CoreGraphics

/// One axis of a scroll view in points, with the visible part and the range of resting offsets.
///
/// The initializer replaces values that aren't finite, and negative lengths, with zero.
package struct ScrollAxis: Equatable, Sendable {
    /// The content offset.
    package var offset: CGFloat
    /// The length of the scroll view's bounds.
    package var length: CGFloat
    /// The length of the content, without insets.
    package var contentLength: CGFloat
    /// The adjusted content inset at the top or left.
    package var startInset: CGFloat
    /// The adjusted content inset at the bottom or right.
    package var endInset: CGFloat
    /// A Boolean value that indicates whether the scroll view stops only at whole pages.
    package var isPaging: Bool

    package init(
        offset: CGFloat, length: CGFloat, contentLength: CGFloat, startInset: CGFloat = 0,
        endInset: CGFloat = 0, isPaging: Bool = false
    ) {
        self.offset = offset.finiteOrZero
        self.length = max(0, length.finiteOrZero)
        self.contentLength = max(0, contentLength.finiteOrZero)
        self.startInset = startInset.finiteOrZero
        self.endInset = endInset.finiteOrZero
        self.isPaging = isPaging
    }

    /// The range of the content's resting offsets.
    package var restingOffsets: ClosedRange<CGFloat> {
        -startInset...max(-startInset, contentLength + endInset - length)
    }

    /// The offset, limited to the range of resting offsets.
    var restingOffset: CGFloat { offset.clamped(to: restingOffsets) }

    /// Returns the distance, up to `amount`, by which the content would be scrolled beyond its end if
    /// the end inset were `amount` points smaller; zero at the start of the content.
    func overhang(without amount: CGFloat) -> CGFloat {
        guard amount > 0, offset > -startInset else { return 0 }
        let end = contentLength + endInset - length - amount
        return (offset - end).clamped(to: 0...amount)
    }

    /// The offset of the page closest to the current offset.
    var nearestPage: CGFloat { page(at: offset + length / 2) }

    /// Returns the offset of the page that contains `position`, limited to the range of resting
    /// offsets.
    package func page(at position: CGFloat) -> CGFloat {
        guard length > 0, position.isFinite else { return restingOffset }
        return ((position / length).rounded(.down) * length).clamped(to: restingOffsets)
    }

    /// The visible part of the content between the insets, in content coordinates.
    package var visible: ClosedRange<CGFloat> {
        let start = offset + startInset
        return start...(start + visibleLength)
    }

    /// The length of the visible part between the insets.
    package var visibleLength: CGFloat { max(0, length - startInset - endInset) }

    /// A Boolean value that indicates whether the content can rest at more than one offset.
    package var canScroll: Bool { restingOffsets.lowerBound < restingOffsets.upperBound }
}

extension CGFloat {
    /// The value itself, or zero if it is infinite or not a number.
    package var finiteOrZero: CGFloat { isFinite ? self : 0 }
}
