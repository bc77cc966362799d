import CoreGraphics

/// A search for the next item in the direction of an arrow key, among the frames of items.
///
/// The rule is the same wherever the library answers an arrow. It was chosen by playing the test
/// cases of Android, Compose, Flutter, Chromium and the WICG's spatial navigation.
///
/// 1. An item is ahead if it begins and ends farther in the direction of the arrow. If it overlaps
///    the starting item along the arrow, the overlap may be half at most, or no more than across
///    the arrow. An item mainly beside the starting item isn't ahead.
/// 2. An arrow across the lines (up or down unless lines are vertical) goes to the nearest line: an
///    item that begins only after another one has ended is out of the question.
/// 3. Items in the beam, Android's name for the range straight ahead, come before all others. The
///    nearest one wins; among items with about the same beginning, the one with the largest part in
///    the beam.
/// 4. If no item is in the beam, the nearest item wins, from edge to edge, and the distance along
///    the arrow counts more.
/// 5. A tie goes to the first item in reading order.
struct DirectionalSearch: Equatable, Sendable {
    /// The overlap in points up to which items count as side by side, because layouts round.
    private static let tolerance: CGFloat = 0.5

    /// The weight of the squared distance along the arrow for items beside the beam.
    ///
    /// The value is Android's (AOSP, `FocusFinder.getWeightedDistanceFor`).
    private static let weightAlong: CGFloat = 13

    let arrow: ArrowDirection
    /// The frame of the starting item.
    private(set) var start: CGRect
    /// The column that a run of arrow keys follows, the origin of this search.
    let goal: GoalColumn
    /// The range across the arrow that gives its items precedence.
    ///
    /// The range is the goal column, or the starting item's part of it.
    let beam: ClosedRange<CGFloat>
    /// The axis along which items form lines.
    let lineAxis: ArrowDirection.Axis
    let isRightToLeft: Bool

    init(
        _ arrow: ArrowDirection, from start: CGRect, goal: GoalColumn? = nil,
        lineAxis: ArrowDirection.Axis = .horizontal, isRightToLeft: Bool = false
    ) {
        (self.arrow, self.start) = (arrow, start)
        (self.lineAxis, self.isRightToLeft) = (lineAxis, isRightToLeft)
        let across = start.span(along: arrow.axis.other)
        let column = goal.flatMap { $0.axis == arrow.axis ? $0.extent : nil } ?? across
        self.goal = GoalColumn(axis: arrow.axis, extent: column)
        beam = column.overlap(with: across) > Self.tolerance ? column.clamped(to: across) : column
    }

    /// A Boolean value that indicates whether the arrow leads from one line to another.
    var crossesLines: Bool { arrow.axis != lineAxis }

    /// Returns the index of the frame to which the arrow leads; `nil` if there is none ahead.
    ///
    /// Frames that aren't finite are ignored.
    func best(of frames: [CGRect]) -> Int? {
        let items = Array(frames.indices).filter { isAhead(frames[$0]) }
        let end = endOfNearestLine(of: items.map { frames[$0] })
        let candidates = items.filter { index in
            end.map { along(frames[index]).lowerBound < $0 - Self.tolerance } ?? true
        }
        let inBeam = candidates.filter { isInBeam(frames[$0]) }
        guard let nearest = inBeam.min(by: ranked(frames, distance)).map({ frames[$0] }) else {
            return candidates.min(by: ranked(frames, distanceBesideBeam))
        }
        return inBeam.filter { beginsBeside(nearest, frames[$0]) }
            .min(by: ranked(frames, { -overlap($0) }, distance))
    }

    /// Returns the distance from the starting item up to which all frames have to be known for a
    /// final result; `nil` if any unknown frame might change the result for `frames`.
    func knownDistance(for frames: [CGRect]) -> CGFloat? {
        let ahead = frames.filter(isAhead)
        let edge = along(start).upperBound
        if crossesLines { return endOfNearestLine(of: ahead).map { $0 - edge } }
        return ahead.filter(isInBeam).map(along).min { $0.lowerBound < $1.lowerBound }
            .map { $0.middle - edge }
    }

    /// Returns the search that goes on from `frame`, in the same column.
    func continued(from frame: CGRect) -> DirectionalSearch {
        DirectionalSearch(
            arrow, from: frame, goal: goal, lineAxis: lineAxis, isRightToLeft: isRightToLeft)
    }

    /// Returns the same search from before the first item of `extent`, for a walk that wraps.
    func wrapped(in extent: CGRect) -> DirectionalSearch {
        let (own, edge) = (along(start), along(extent).lowerBound)
        var search = self
        search.start = CGRect(
            (edge - own.length...edge).facing(arrow), along: arrow.axis,
            across: start.span(along: arrow.axis.other))
        return search
    }

    // MARK: Where an item is

    /// Returns a Boolean value that indicates whether `frame` lies in the direction of the arrow.
    func isAhead(_ frame: CGRect) -> Bool {
        guard frame.isFinite, start.isFinite else { return false }
        let (own, other) = (along(start), along(frame))
        let begins =
            other.lowerBound > own.lowerBound + Self.tolerance
            || other.lowerBound >= own.upperBound
        guard begins, other.upperBound > own.upperBound + Self.tolerance else { return false }
        let across = start.span(along: arrow.axis.other).share(coveredBy: self.across(frame))
        return own.share(coveredBy: other) <= max(0.5, across)
    }

    func isInBeam(_ frame: CGRect) -> Bool {
        let other = across(frame)
        return beam.overlap(with: other)
            >= min(Self.tolerance, beam.length / 2, other.length / 2)
    }

    /// Returns the range of a frame along the arrow.
    ///
    /// Larger values are farther ahead.
    func along(_ frame: CGRect) -> ClosedRange<CGFloat> {
        frame.span(along: arrow.axis).facing(arrow)
    }

    private func across(_ frame: CGRect) -> ClosedRange<CGFloat> {
        frame.span(along: arrow.axis.other)
    }

    /// Returns the end of the first item wholly beyond the starting one, if the arrow crosses
    /// lines.
    private func endOfNearestLine(of frames: [CGRect]) -> CGFloat? {
        guard crossesLines else { return nil }
        let edge = along(start).upperBound - Self.tolerance
        return frames.map(along).filter { $0.lowerBound >= edge }.map(\.upperBound).min()
    }

    private func beginsBeside(_ first: CGRect, _ frame: CGRect) -> Bool {
        let (first, other) = (along(first), along(frame))
        return other.lowerBound - first.lowerBound <= min(first.length, other.length) / 2
    }

    // MARK: Which one is best

    private func distance(_ frame: CGRect) -> CGFloat {
        along(frame).lowerBound - along(start).upperBound
    }

    private func overlap(_ frame: CGRect) -> CGFloat { beam.overlap(with: across(frame)) }

    private func distanceBesideBeam(_ frame: CGRect) -> CGFloat {
        let (ahead, aside) = (max(0, distance(frame)), overlap(frame))
        return Self.weightAlong * ahead * ahead + aside * aside
    }

    /// Returns an order by measures, the most important one first, and then by reading order.
    ///
    /// Measures are compared in half points, so that rounded layouts have ties.
    private func ranked(
        _ frames: [CGRect], _ measures: ((CGRect) -> CGFloat)...
    ) -> (Int, Int) -> Bool {
        let measures = measures + readingOrder
        return { first, second in
            for measure in measures {
                let (a, b) = (measure(frames[first]), measure(frames[second]))
                let (left, right) = ((a * 2).rounded(), (b * 2).rounded())
                if left != right { return left < right }
            }
            return first < second
        }
    }

    /// The measures of the reading order: by lines, and in a line from its leading edge.
    private var readingOrder: [(CGRect) -> CGFloat] {
        let top: (CGRect) -> CGFloat = { $0.minY }
        let leading: (CGRect) -> CGFloat = { isRightToLeft ? -$0.maxX : $0.minX }
        return lineAxis == .horizontal ? [top, leading] : [leading, top]
    }
}

/// The column that a run of arrow keys follows: the range of the first item across the arrows.
///
/// Short lines and wide items can move the run out of the column. The run then returns to the
/// column, as the insertion point does in text. For horizontal arrows, the column is a line.
struct GoalColumn: Equatable, Sendable {
    /// The axis of the arrows.
    var axis: ArrowDirection.Axis
    var extent: ClosedRange<CGFloat>
}

extension ClosedRange<CGFloat> {
    /// Returns the length of the overlap of the two ranges; negative for separate ranges.
    fileprivate func overlap(with other: Self) -> CGFloat {
        Swift.min(upperBound, other.upperBound) - Swift.max(lowerBound, other.lowerBound)
    }

    /// Returns the overlap of the two ranges as a part of the shorter one, from 0 to 1.
    fileprivate func share(coveredBy other: Self) -> CGFloat {
        let shorter = Swift.min(length, other.length)
        return shorter > 0 ? Swift.max(0, overlap(with: other)) / shorter : 0
    }
}
