import CoreGraphics

/// One axis of a scroll view, in points of its content: what shows of it, and where it can rest.
struct ScrollAxis: Equatable, Sendable {
    /// The present content offset.
    let offset: CGFloat
    /// The length of the scroll view's bounds.
    let length: CGFloat
    let contentLength: CGFloat
    /// The adjusted content insets at the top or left, and at the bottom or right.
    let startInset: CGFloat
    let endInset: CGFloat
    /// Whether the scroll view comes to rest on whole pages only.
    let isPaging: Bool

    init(
        offset: CGFloat, length: CGFloat, contentLength: CGFloat, startInset: CGFloat = 0,
        endInset: CGFloat = 0, isPaging: Bool = false
    ) {
        self.offset = offset.usable
        self.length = max(0, length.usable)
        self.contentLength = max(0, contentLength.usable)
        self.startInset = startInset.usable
        self.endInset = endInset.usable
        self.isPaging = isPaging
    }

    /// The offsets at which the content can come to rest.
    var restingOffsets: ClosedRange<CGFloat> {
        -startInset...max(-startInset, contentLength + endInset - length)
    }

    /// The part of the content that shows between the insets.
    var visible: ClosedRange<CGFloat> {
        let start = offset + startInset
        return start...(start + visibleLength)
    }

    var visibleLength: CGFloat { max(0, length - startInset - endInset) }

    var canScroll: Bool { restingOffsets.lowerBound < restingOffsets.upperBound }
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
        self.start = start.usable
        self.end = max(self.start, end.usable)
        self.coveredAtStart = max(0, coveredAtStart.usable)
        self.coveredAtEnd = max(0, coveredAtEnd.usable)
    }

    var length: CGFloat { end - start }
}

extension CGFloat {
    /// Zero in place of what no length can be.
    var usable: CGFloat { isFinite ? self : 0 }
}
