import CoreGraphics

/// The vertical axis of a scroll view that a keyboard may cover.
///
/// Lengths are in points; offsets and targets are in the content's coordinates.
struct ScrollGeometry: Equatable, Sendable {
    /// The vertical axis, with the adjusted content insets.
    var axis: ScrollAxis
    /// The points of the bounds' bottom that the keyboard covers.
    var covered: CGFloat = 0

    /// The axis whose end inset is what the keyboard, or else the bars, hide at the bottom.
    private var uncovered: ScrollAxis {
        var axis = axis
        axis.endInset = max(axis.endInset, covered)
        return axis
    }

    /// The part of the content that can be seen.
    var visible: ClosedRange<CGFloat> { uncovered.visible }

    /// The number of points that can be seen at once.
    var visibleLength: CGFloat { uncovered.visibleLength }

    /// Returns whether all of `target` can be seen, but for what rounding to pixels may hide.
    func shows(_ target: ClosedRange<CGFloat>) -> Bool {
        let tolerance: CGFloat = 0.5
        return visible.lowerBound - tolerance <= target.lowerBound
            && target.upperBound <= visible.upperBound + tolerance
    }

    /// Returns the offset that brings `target` where `constraint` wants it, as near as the content
    /// allows.
    ///
    /// `offset` keeps the target that far from the edge that the constraint names.
    func offset(
        positioning target: ClosedRange<CGFloat>,
        by constraint: KeyboardAssistant.RepositionConstraint, offset: CGFloat
    ) -> CGFloat {
        let topmost = target.lowerBound - axis.startInset
        switch constraint {
        case .viewTopToTopOfScreen:
            return (topmost - offset).clamped(to: axis.restingOffsets)
        case .viewBottomToTopOfKeyboard:
            let wanted = target.upperBound + offset - (axis.length - covered)
            // Where little is left open, the distance gives way before the target does.
            let fits = target.upperBound - target.lowerBound <= visibleLength
            return (fits ? min(wanted, topmost) : wanted).clamped(to: axis.restingOffsets)
        }
    }

    /// Returns the offset nearest to the present one that shows all of `target`, or its top if it
    /// is too tall.
    func offset(revealing target: ClosedRange<CGFloat>, margin: CGFloat) -> CGFloat {
        let latest = target.lowerBound - axis.startInset
        let earliest = target.upperBound + margin - (axis.length - uncovered.endInset)
        return axis.offset.clamped(to: min(earliest, latest)...latest)
            .clamped(to: axis.restingOffsets)
    }
}
