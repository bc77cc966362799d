import CoreGraphics

/// What a scroll view shows, vertically, in points; offsets and targets are in its content space.
struct ScrollGeometry: Equatable, Sendable {
    /// The present content offset.
    var offset: CGFloat
    /// The height of the scroll view's bounds.
    var height: CGFloat
    var contentHeight: CGFloat
    /// The adjusted content insets.
    var topInset: CGFloat = 0
    var bottomInset: CGFloat = 0
    /// How much of the bounds' bottom the keyboard covers.
    var covered: CGFloat = 0

    /// The offsets at which the content can come to rest.
    var restingOffsets: ClosedRange<CGFloat> {
        let top = -topInset
        return top...max(top, contentHeight + bottomInset - height)
    }

    /// What the keyboard, or else the bars, hide at the bottom.
    private var hiddenBelow: CGFloat { max(bottomInset, covered) }

    /// The part of the content that can be seen.
    var visible: ClosedRange<CGFloat> {
        let top = offset + topInset
        return top...max(top, offset + height - hiddenBelow)
    }

    /// How many points can be seen at once.
    var space: CGFloat { max(0, height - topInset - hiddenBelow) }

    /// Whether all of `target` can be seen, but for what rounding to pixels may hide.
    func shows(_ target: ClosedRange<CGFloat>) -> Bool {
        let tolerance: CGFloat = 0.5
        return visible.lowerBound - tolerance <= target.lowerBound
            && target.upperBound <= visible.upperBound + tolerance
    }

    /// The offset that brings `target` where `rule` wants it, as near as the content allows.
    ///
    /// `offset` keeps the target that far from the edge that the rule names.
    func offset(
        placing target: ClosedRange<CGFloat>, by rule: RepositionRule, offset: CGFloat
    ) -> CGFloat {
        let wanted =
            switch rule {
            case .viewTopToTopOfScreen: target.lowerBound - topInset - offset
            case .viewBottomToTopOfKeyboard: target.upperBound + offset - (height - covered)
            }
        // Where little is left open, the distance gives way before the target does.
        let fits = target.upperBound - target.lowerBound <= space
        if rule == .viewBottomToTopOfKeyboard, fits, wanted > target.lowerBound - topInset {
            return (target.lowerBound - topInset).clamped(to: restingOffsets)
        }
        return wanted.clamped(to: restingOffsets)
    }

    /// The offset nearest to the present one that shows all of `target`, or its top if it is too
    /// tall.
    func offset(revealing target: ClosedRange<CGFloat>, margin: CGFloat) -> CGFloat {
        let latest = target.lowerBound - topInset
        let earliest = target.upperBound + margin - (height - hiddenBelow)
        return offset.clamped(to: min(earliest, latest)...latest).clamped(to: restingOffsets)
    }

    /// The present offset, brought into the legal range.
    var restingOffset: CGFloat { offset.clamped(to: restingOffsets) }
}
