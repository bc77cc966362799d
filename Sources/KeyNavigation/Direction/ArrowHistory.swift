import CoreGraphics

/// An item and its frame, for moves by arrow keys.
struct DirectionalItem<ID: Hashable & Sendable>: Equatable, Sendable {
    var id: ID
    var frame: CGRect
}

/// The run of arrow keys that led to an item.
///
/// The opposite arrow goes back the same way, as long as the items exist and have the same relative
/// positions, and the arrow itself then takes the same way again. The run also remembers its first
/// column.
struct ArrowHistory<ID: Hashable & Sendable>: Equatable, Sendable {
    typealias Item = DirectionalItem<ID>

    private struct Step: Equatable, Sendable {
        var arrow: ArrowDirection
        var origin: Item
        var target: Item
    }

    /// The number of steps that can be retraced.
    private static var maxSteps: Int { 100 }

    /// The item to which the run led; `nil` before the first step.
    private(set) var end: Item?
    private var goal: GoalColumn?
    /// The steps that led to the item, with the most recent one last.
    private var steps: [Step] = []
    /// The steps that were retraced since the last other step, with the most recent one last.
    private var retraced: [Step] = []

    init() {}

    /// Returns the history after `arrow` from `start`; `nil` if the arrow leads nowhere.
    ///
    /// If `start` isn't the end of this history, a new one begins there.
    ///
    /// - Parameters:
    ///   - frame: Returns the present frame of an item; `nil` if the item is gone.
    ///   - jumps: Returns whether the search may go on at the given item, although the item isn't
    ///     ahead. Such a step leads from the end of a line, or from the edge in a walk that wraps.
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
        func isOnWay(_ item: Item) -> Bool { search.isAhead(item.frame) || jumps(search, item) }
        // A step that was just retraced comes before older steps with the opposite arrow.
        if let target = history.target(takenAgainBy: arrow, from: start.frame, frame),
            isOnWay(target)
        {
            history.retraced.removeLast()
            return history.adding(arrow, from: start, to: target, search)
        }
        if let origin = history.origin(goingBackBy: arrow, from: start.frame, frame),
            isOnWay(origin)
        {
            history.retraced.append(history.steps.removeLast())
            history.goal = search.staysInColumn(at: origin.frame) ? history.goal : nil
            history.end = origin
            return history
        }
        guard let target = next(search) else { return nil }
        history.retraced = []
        return history.adding(arrow, from: start, to: target, search)
    }

    private func adding(
        _ arrow: ArrowDirection, from start: Item, to target: Item, _ search: DirectionalSearch
    ) -> ArrowHistory {
        var history = self
        history.goal = search.staysInColumn(at: target.frame) ? search.goal : nil
        history.steps = history.steps.suffix(Self.maxSteps - 1)
        history.steps.append(Step(arrow: arrow, origin: start, target: target))
        history.end = target
        return history
    }

    /// Records the present frames of the latest step, whose sizes may have been estimates until its
    /// end was shown.
    ///
    /// - Parameter frame: Returns the present frame of an item; `nil` if the item is gone.
    mutating func measure(_ frame: (ID) -> CGRect?) {
        guard let end, let present = frame(end.id), present != end.frame else { return }
        if let step = steps.last, step.target.id == end.id, let origin = frame(step.origin.id) {
            steps[steps.count - 1].target.frame = present
            steps[steps.count - 1].origin.frame = origin
        }
        if let step = retraced.last, step.origin.id == end.id, let target = frame(step.target.id) {
            retraced[retraced.count - 1].origin.frame = present
            retraced[retraced.count - 1].target.frame = target
        }
        moveEnd(to: present)
    }

    /// Returns this history moved to the present place of `start`, or an empty one if this history
    /// ends elsewhere.
    private func continued(from start: Item) -> ArrowHistory {
        guard let end, end.id == start.id, end.frame.hasSize(of: start.frame) else {
            return ArrowHistory()
        }
        var history = self
        history.moveEnd(to: start.frame)
        return history
    }

    /// Moves the end of the run, and its column with it.
    private mutating func moveEnd(to frame: CGRect) {
        if let end, let goal {
            let axis = goal.axis.other
            let moved = frame.span(along: axis).lowerBound - end.frame.span(along: axis).lowerBound
            self.goal?.extent = goal.extent.lowerBound + moved...goal.extent.upperBound + moved
        }
        end?.frame = frame
    }

    /// Returns the origin of the most recent step, if `arrow` is the opposite one and both items
    /// have the same relative positions.
    private func origin(
        goingBackBy arrow: ArrowDirection, from start: CGRect, _ frame: (ID) -> CGRect?
    ) -> Item? {
        guard let step = steps.last, step.arrow == arrow.opposite else { return nil }
        return step.origin.inPlace(seenFrom: step.target.frame, now: start, frame)
    }

    /// Returns the target of the step that was retraced last, if `arrow` is the same one and both
    /// items have the same relative positions.
    private func target(
        takenAgainBy arrow: ArrowDirection, from start: CGRect, _ frame: (ID) -> CGRect?
    ) -> Item? {
        guard let step = retraced.last, step.arrow == arrow else { return nil }
        return step.target.inPlace(seenFrom: step.origin.frame, now: start, frame)
    }
}

extension DirectionalItem {
    /// Returns this item with its present frame, if its position relative to another item is
    /// unchanged.
    ///
    /// - Parameters:
    ///   - then: The earlier frame of the other item.
    ///   - now: The present frame of the other item.
    fileprivate func inPlace(
        seenFrom then: CGRect, now: CGRect, _ frame: (ID) -> CGRect?
    ) -> DirectionalItem? {
        guard let present = frame(id), present.hasSize(of: self.frame),
            present.offset(from: now).isClose(to: self.frame.offset(from: then))
        else { return nil }
        return DirectionalItem(id: id, frame: present)
    }
}

extension DirectionalSearch {
    /// Returns a Boolean value that indicates whether a step to `frame` belongs to the same run.
    ///
    /// A step from one line to the next begins a new run along the line.
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
