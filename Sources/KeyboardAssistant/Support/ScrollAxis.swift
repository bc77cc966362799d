import CoreGraphics

/// One axis of a scroll view, in points: which part of the content shows, and where it can rest.
///
/// The initializer takes zero for what is not finite, and for a length below zero.
struct ScrollAxis: Equatable, Sendable {
    /// The content offset.
    var offset: CGFloat
    /// The length of the scroll view's bounds.
    var length: CGFloat
    /// The length of the content, without insets.
    var contentLength: CGFloat
    /// The adjusted content inset at the top or left.
    var startInset: CGFloat
    /// The adjusted content inset at the bottom or right.
    var endInset: CGFloat
    /// A Boolean value that indicates whether the scroll view comes to rest on whole pages only.
    var isPaging: Bool

    init(
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

    /// The offsets at which the content can come to rest.
    var restingOffsets: ClosedRange<CGFloat> {
        -startInset...max(-startInset, contentLength + endInset - length)
    }

    /// The offset, brought into the range in which the content can rest.
    var restingOffset: CGFloat { offset.clamped(to: restingOffsets) }

    /// The part of the content that shows between the insets, in content coordinates.
    var visible: ClosedRange<CGFloat> {
        let start = offset + startInset
        return start...(start + visibleLength)
    }

    /// The length of the part that shows between the insets.
    var visibleLength: CGFloat { max(0, length - startInset - endInset) }

    /// A Boolean value that indicates whether there is more than one offset to rest at.
    var canScroll: Bool { restingOffsets.lowerBound < restingOffsets.upperBound }
}

extension CGFloat {
    /// The value itself, or zero if it is infinite or not a number.
    var finiteOrZero: CGFloat { isFinite ? self : 0 }
}
