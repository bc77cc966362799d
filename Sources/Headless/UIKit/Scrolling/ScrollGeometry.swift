import CoreGraphics

/// The offset of a scroll view and its valid offsets, on one axis.
///
/// UIKit scrolls each axis separately.
package struct ContentAxis: Equatable, Sendable {
    /// The length of the scroll view itself.
    package var viewport: CGFloat
    package var content: CGFloat
    package var leadingInset: CGFloat = 0
    package var trailingInset: CGFloat = 0

    package init(
        viewport: CGFloat, content: CGFloat, leadingInset: CGFloat = 0, trailingInset: CGFloat = 0
    ) {
        self.viewport = viewport
        self.content = content
        self.leadingInset = leadingInset
        self.trailingInset = trailingInset
    }

    /// The offsets at which content can stop after a drag.
    package var restingOffsets: ClosedRange<CGFloat> {
        let first = 0 - leadingInset  // not −0
        return first...max(first, content + trailingInset - viewport)
    }

    /// A Boolean value that indicates whether there is more content than fits between the insets.
    package var overflows: Bool { content + leadingInset + trailingInset > viewport }

    package func clamped(_ offset: CGFloat) -> CGFloat {
        guard offset.isFinite else { return restingOffsets.lowerBound }
        return min(max(offset, restingOffsets.lowerBound), restingOffsets.upperBound)
    }

    /// Returns the offset nearest to `offset` at which the interval from `start` on is visible.
    ///
    /// Apple's reference: a visible interval doesn't scroll. One that doesn't fit shows its
    /// beginning, unless it fills the visible part (assumed: A66).
    package func offset(showing start: CGFloat, length: CGFloat, from offset: CGFloat) -> CGFloat {
        let latest = start - leadingInset
        let earliest = start + length + trailingInset - viewport
        if earliest > latest {
            let showsNothingElse = offset >= latest && offset <= earliest
            return showsNothingElse ? offset : clamped(latest)
        }
        if offset < earliest { return clamped(earliest) }
        if offset > latest { return clamped(latest) }
        return offset
    }

    // Beyond an edge, the content follows the finger less and less, and at most by its own length
    // (gist.github.com/originell/6961057).
    package func stretched(_ offset: CGFloat) -> CGFloat {
        let edge = clamped(offset)
        let excess = abs(offset - edge)
        guard excess > 0, viewport > 0 else { return edge }
        let visible = (1 - 1 / (excess * 0.55 / viewport + 1)) * viewport
        return offset < edge ? edge - visible : edge + visible
    }
}
