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

/// The part of an input that is edited, a line as a rule, and what a scroll view showed of it.
struct EditedRegion: Equatable, Sendable {
    /// The identity of the input.
    var input: ObjectIdentifier
    /// The identity of the scroll view.
    var scrollView: ObjectIdentifier
    /// The scroll view at the time of the look.
    var geometry: ScrollGeometry
    /// The vertical span of the part, in the content's coordinates.
    var span: ClosedRange<CGFloat>

    /// A Boolean value that indicates whether the part is visible.
    var isVisible: Bool { geometry.shows(span) }

    /// Returns whether the part would have been visible at `offset`, to which the user or the app
    /// has scrolled since.
    func wasVisible(at offset: CGFloat) -> Bool {
        var then = self
        then.geometry.axis.offset = offset
        return then.isVisible
    }

    /// Returns whether a layout since has displaced the part, which `current` describes now, out of
    /// sight.
    ///
    /// `arrival` is the scroll view's axis before anything was done about it. What was scrolled
    /// away was out of sight before, and stays there. A scroll view that grows goes back to the end
    /// of its content by itself, which the user did not ask for.
    func isDisplaced(in current: EditedRegion, arrival: ScrollAxis) -> Bool {
        let isPushedBack = arrival.offset == arrival.restingOffsets.upperBound
        let offset =
            isPushedBack ? max(arrival.offset, geometry.axis.offset) : arrival.offset
        return (current.input, current.scrollView) == (input, scrollView)
            && wasVisible(at: offset) && !current.isVisible
    }
}

/// The point of a text input at which editing goes on.
enum EditPoint: Equatable, Sendable {
    /// The start of the selection.
    case start
    /// The end of the selection, or the caret.
    case end
    /// The point that a finger touches, in the input's coordinates.
    ///
    /// The system makes a text view first responder before it moves the caret to the tap.
    case touch(CGPoint)
}

/// A follower of a selection that knows which of its ends moves.
struct SelectionTracker: Equatable, Sendable {
    private var input: ObjectIdentifier?
    private var last: Range<Int>?
    /// The end that moved last; `end` at first.
    private(set) var movingEnd = EditPoint.end

    /// Records that `selection`, in characters, is what is selected in `input` now.
    mutating func record(_ selection: Range<Int>, in input: ObjectIdentifier) {
        let isKnown = input == self.input
        let (start, end) = (last?.lowerBound, last?.upperBound)
        if !isKnown || end != selection.upperBound {
            movingEnd = .end
        } else if start != selection.lowerBound {
            movingEnd = .start
        }
        (self.input, last) = (input, selection)
    }
}
