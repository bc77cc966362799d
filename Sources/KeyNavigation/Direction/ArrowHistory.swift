import CoreGraphics

/// An item with its frame, among which arrow keys move.
struct DirectionalItem<ID: Hashable & Sendable>: Equatable, Sendable {
    var id: ID
    var frame: CGRect
}

/// The run of arrow keys that led to an item.
///
/// The opposite arrow goes back the same way, as long as the items are still there and in the same
/// place relative to each other. The run also remembers the column in which it began.
struct ArrowHistory<ID: Hashable & Sendable>: Equatable, Sendable {
    typealias Item = DirectionalItem<ID>

    private struct Step: Equatable, Sendable {
        var arrow: ArrowDirection
        var origin: Item
        var target: CGRect
    }

    /// The number of steps that can be retraced.
    private static var maxSteps: Int { 100 }

    /// The item to which the run led; `nil` before the first step.
    private(set) var end: Item?
    private var goal: GoalColumn?
    /// The steps that led to the item, with the most recent one last.
    private var steps: [Step] = []

    init() {}

    /// Returns the history after `arrow` from `start`; `nil` if the arrow leads nowhere.
    ///
    /// If `start` isn't the end of this history, a new one begins there.
    ///
    /// - Parameters:
    ///   - frame: Returns the present frame of an item; `nil` if it has gone.
    ///   - jumps: Returns whether the search may go on at the given item, which isn't ahead. Such a
    ///     step was made at the end of a line, or at the edge of what wraps.
    ///   - next: Finds the next item for an arrow that doesn't retrace a step.
    func stepped(
        by arrow: ArrowDirection, from start: Item,
        lineAxis: ArrowDirection.Axis = .horizontal, isRightToLeft: Bool = false,
        frame: (ID) -> CGRect?, jumps: (DirectionalSearch, Item) -> Bool = { _, _ in false },
        next: (DirectionalSearch) -> Item?
    ) -> ArrowHistory? {
        var history = continued(from: start)
        let search = DirectionalSearch(
            arrow, from: start.frame, goal: history.goal, lineAxis: lineAxis,
            isRightToLeft: isRightToLeft)
        if let origin = history.origin(goingBackBy: arrow, from: start.frame, frame),
            search.isAhead(origin.frame) || jumps(search, origin)
        {
            history.steps.removeLast()
            history.goal = search.staysInColumn(at: origin.frame) ? history.goal : nil
            history.end = origin
            return history
        }
        guard let target = next(search) else { return nil }
        history.goal = search.staysInColumn(at: target.frame) ? search.goal : nil
        history.steps = history.steps.suffix(Self.maxSteps - 1)
        history.steps.append(Step(arrow: arrow, origin: start, target: target.frame))
        history.end = target
        return history
    }

    /// Returns this history if it ends at `start`, in the item's present place, or an empty one.
    private func continued(from start: Item) -> ArrowHistory {
        guard let end, end.id == start.id, end.frame.hasSize(of: start.frame) else {
            return ArrowHistory()
        }
        var history = self
        history.end = start
        if let goal {
            let axis = goal.axis.other
            let moved =
                start.frame.span(along: axis).lowerBound - end.frame.span(along: axis).lowerBound
            history.goal?.extent = goal.extent.lowerBound + moved...goal.extent.upperBound + moved
        }
        return history
    }

    /// Returns where the most recent step started, if `arrow` is its opposite and both items are
    /// where they were, seen from each other.
    private func origin(
        goingBackBy arrow: ArrowDirection, from start: CGRect, _ frame: (ID) -> CGRect?
    ) -> Item? {
        guard let step = steps.last, step.arrow == arrow.opposite,
            let now = frame(step.origin.id), now.hasSize(of: step.origin.frame)
        else { return nil }
        let then = step.origin.frame.offset(from: step.target)
        return now.offset(from: start).isClose(to: then)
            ? Item(id: step.origin.id, frame: now) : nil
    }
}

extension DirectionalSearch {
    /// Returns a Boolean value that indicates whether a step to `frame` belongs to the same run.
    ///
    /// Where a line goes on in the next one, a new run along that line begins.
    fileprivate func staysInColumn(at frame: CGRect) -> Bool { crossesLines || isAhead(frame) }
}

extension CGRect {
    fileprivate func offset(from other: CGRect) -> CGVector {
        CGVector(dx: minX - other.minX, dy: minY - other.minY)
    }

    fileprivate func hasSize(of other: CGRect) -> Bool {
        CGVector(dx: width, dy: height).isClose(to: CGVector(dx: other.width, dy: other.height))
    }
}

extension CGVector {
    /// Returns whether the vectors differ by no more than half a point, because layouts round.
    fileprivate func isClose(to other: CGVector) -> Bool {
        abs(dx - other.dx) <= 0.5 && abs(dy - other.dy) <= 0.5
    }
}
