import CoreGraphics

/// The vertical axis of a scroll view that a keyboard may cover.
///
/// Lengths are in points, and offsets and targets are in content coordinates.
struct ScrollGeometry: Equatable, Sendable {
    /// The vertical axis, with the adjusted content insets.
    var axis: ScrollAxis
    /// The height at the bottom of the bounds that the keyboard covers, in points.
    var covered: CGFloat = 0
    /// The height below the inset at the top that a header of a list covers, in points.
    ///
    /// The content can rest beneath it.
    var coveredAtStart: CGFloat = 0

    /// The axis whose insets are the heights that the keyboard, the bars and a header cover.
    private var uncovered: ScrollAxis {
        var axis = axis
        axis.startInset += coveredAtStart
        axis.endInset = max(axis.endInset, covered)
        return axis
    }

    /// The visible part of the content.
    var visible: ClosedRange<CGFloat> { uncovered.visible }

    /// The length of the visible part, in points.
    var visibleLength: CGFloat { uncovered.visibleLength }

    /// Returns a Boolean value that indicates whether all of `target` is visible, except for
    /// rounding to pixels.
    func shows(_ target: ClosedRange<CGFloat>) -> Bool {
        visible.lowerBound - Self.rounding <= target.lowerBound
            && target.upperBound <= visible.upperBound + Self.rounding
    }

    /// Returns a Boolean value that indicates whether a part of `target` is visible, or its edge where
    /// nothing is visible, except for rounding to pixels.
    func showsPart(of target: ClosedRange<CGFloat>) -> Bool {
        visible.lowerBound - Self.rounding <= target.upperBound
            && target.lowerBound <= visible.upperBound + Self.rounding
    }

    /// Returns a Boolean value that indicates whether `target` isn't longer than the visible part,
    /// except for rounding to pixels.
    func fits(_ target: ClosedRange<CGFloat>) -> Bool {
        target.upperBound - target.lowerBound <= visibleLength + Self.rounding
    }

    /// The difference by which the system may round an offset or a frame, in points.
    private static let rounding: CGFloat = 0.5

    /// Returns the offset that moves `target` to the position in `constraint`, as far as the
    /// content allows.
    ///
    /// `offset` is the distance between the target and the edge in the constraint. If there is
    /// little space, the distance shrinks before the target is cut off. Of a target that doesn't
    /// fit, the top is shown, or would be if something weren't covered.
    func offset(
        positioning target: ClosedRange<CGFloat>,
        by constraint: KeyboardAssistant.RepositionConstraint, offset: CGFloat
    ) -> CGFloat {
        let topmost = target.lowerBound - uncovered.startInset
        switch constraint {
        case .viewTopToTopOfScreen:
            let wanted = topmost - offset
            let lowest = target.upperBound - (axis.length - uncovered.endInset)
            let shown = offset > 0 ? max(wanted, min(lowest, topmost)) : wanted
            return shown.clamped(to: axis.restingOffsets)
        case .viewBottomToTopOfKeyboard:
            let wanted = target.upperBound + offset - (axis.length - covered)
            return min(wanted, topmost).clamped(to: axis.restingOffsets)
        }
    }

    /// Returns the offset closest to the current one that shows all of `target`, or its top if it
    /// is too tall.
    ///
    /// A scroll view that pages, and isn't covered, shows the page with the middle of `target`.
    func offset(revealing target: ClosedRange<CGFloat>, margin: CGFloat) -> CGFloat {
        if axis.isPaging, covered == 0 { return axis.page(at: target.middle) }
        let latest = target.lowerBound - uncovered.startInset
        let earliest = target.upperBound + margin - (axis.length - uncovered.endInset)
        return axis.offset.clamped(to: min(earliest, latest)...latest)
            .clamped(to: axis.restingOffsets)
    }
}

/// The edited part of an input, usually a line, and the visible part of its scroll view.
struct EditedRegion: Equatable, Sendable {
    /// The identity of the input.
    var input: ObjectIdentifier
    /// The identity of the scroll view.
    var scrollView: ObjectIdentifier
    /// A Boolean value that indicates whether the scroll view is a table or a collection view.
    var isList = false
    /// The width of the scroll view, in points.
    var width: CGFloat = 0
    /// The scroll view's geometry when the region was recorded.
    var geometry: ScrollGeometry
    /// The vertical span of the edited part, in content coordinates.
    var span: ClosedRange<CGFloat>
    /// The vertical span of the input and the views that belong to it, as far as they fit, in
    /// content coordinates; that of the edited part if no view belongs to the input.
    var group: ClosedRange<CGFloat>

    /// A Boolean value that indicates whether the edited part is visible.
    var isVisible: Bool { geometry.shows(span) }

    /// A Boolean value that indicates whether the edited part is visible as far as it fits.
    var isInSight: Bool {
        isVisible || !geometry.fits(span) && geometry.showsPart(of: span)
    }

    /// Returns a Boolean value that indicates whether a layout has moved the part, or a view that
    /// belongs to the input, out of view, or has made space for a part that didn't fit.
    ///
    /// A part that people scrolled away wasn't visible before, and stays where it is. So do the views,
    /// unless there are more of them now, or larger ones.
    ///
    /// - Parameters:
    ///   - current: The new region.
    ///   - arrival: The scroll view's axis before the response to the layout began.
    ///   - isTouched: A Boolean value that indicates whether people have touched the scroll view since
    ///     the region was recorded.
    ///   - isFresh: A Boolean value that indicates whether the assistant has just scrolled to the part.
    func isDisplaced(
        in current: EditedRegion, arrival: ScrollAxis, isTouched: Bool = false,
        isFresh: Bool = false
    ) -> Bool {
        guard (current.input, current.scrollView) == (input, scrollView) else { return false }
        var before = self
        // A list that gets wider or narrower measures its rows again, and one that has been scrolled
        // measures the rows there. Either moves as it likes.
        before.geometry.axis.offset =
            isList && !isTouched && (current.width != width || isFresh && isMeasured(in: current))
            ? geometry.axis.offset : offsetByPeople(current, arrival: arrival)
        return before.isLost(in: current) || before.bare.isLost(in: current.bare)
            || before.gainsSpace(in: current) || before.isInSight && !current.isInSight
    }

    /// This region without the inset that the app adds above the keyboard.
    ///
    /// Usually, something of the app's is there. But an input is positioned by the keyboard, and so
    /// may be in that inset; and before the app's footer has followed the keyboard, an input that
    /// was scrolled there is visible.
    private var bare: EditedRegion {
        var bare = self
        bare.geometry.axis.endInset = min(geometry.axis.endInset, geometry.covered)
        return bare
    }

    private func isLost(in current: EditedRegion) -> Bool {
        guard isVisible else { return false }
        let hasGrown = current.group.length > group.length + 0.5
        return !current.isVisible
            || (hasGrown || geometry.shows(group)) && !current.geometry.shows(current.group)
    }
}

extension EditedRegion {
    /// Returns a Boolean value that indicates whether a layout has made space for all of the part,
    /// which was visible only as far as it fitted, and isn't visible yet.
    ///
    /// This is so in a sheet behind the keyboard that the system moves up after the notification,
    /// or that people pull up.
    private func gainsSpace(in current: EditedRegion) -> Bool {
        !geometry.fits(span) && geometry.showsPart(of: span)
            && current.geometry.fits(current.span) && !current.isVisible
    }

    /// Returns a Boolean value that indicates whether rows have turned out to be higher or lower than
    /// estimated.
    private func isMeasured(in current: EditedRegion) -> Bool {
        current.geometry.axis.contentLength != geometry.axis.contentLength
    }

    /// Returns the offset to which people or the app have scrolled, without the scrolls that nobody
    /// asked for.
    private func offsetByPeople(_ current: EditedRegion, arrival: ScrollAxis) -> CGFloat {
        let before = geometry.axis.offset
        // A scroll view that grows moves to the end of its content by itself.
        if arrival.offset == arrival.restingOffsets.upperBound {
            return max(arrival.offset, before)
        }
        // A list that has measured rows of estimated heights follows the content that they move.
        let scrolled = arrival.offset - before
        let moved = current.span.lowerBound - span.lowerBound
        let follows = scrolled * moved > 0 && abs(scrolled) <= abs(moved)
        return follows ? before : arrival.offset
    }
}

/// The point of a text input at which editing continues.
enum EditPoint: Equatable, Sendable {
    /// The start of the selection.
    case start
    /// The end of the selection, or the caret if nothing is selected.
    case end
    /// The point that a finger touches, in the input's coordinates.
    ///
    /// The system makes a text view first responder before it moves the caret to the tapped
    /// position.
    case touch(CGPoint)
}

/// A tracker that determines which end of a selection moves.
struct SelectionTracker: Equatable, Sendable {
    private var input: ObjectIdentifier?
    private var last: Range<Int>?
    /// The end that moved last.
    ///
    /// The initial value is `end`.
    private(set) var movingEnd = EditPoint.end

    /// Records that `selection`, in characters, is now the selection in `input`.
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
