import CoreGraphics

/// The offset of a scroll view and the offsets it may have, on one axis.
///
/// UIKit scrolls each axis for itself, so everything can be said of one of them.
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

    /// The offsets at which a finger can leave the content.
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

    /// The offset nearest to `offset` that shows the stretch from `start` on.
    ///
    /// Apple's reference: nothing moves when it is visible already. A stretch that does not fit
    /// shows its beginning, unless all that is visible lies within it (general knowledge).
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

    // Beyond an edge the content follows the finger ever less, and never further than its own
    // length (gist.github.com/originell/6961057).
    package func stretched(_ offset: CGFloat) -> CGFloat {
        let edge = clamped(offset)
        let excess = abs(offset - edge)
        guard excess > 0, viewport > 0 else { return edge }
        let visible = (1 - 1 / (excess * 0.55 / viewport + 1)) * viewport
        return offset < edge ? edge - visible : edge + visible
    }
}
