import CoreGraphics

/// The loop of groups through which Tab moves focus.
///
/// Arrow keys move focus inside a group.
///
/// The order is the same as with the system's focus engine, as far as Apple documents it. Use a
/// loop where there is no such engine, for example on an iPhone, or for items other than views.
struct FocusLoop<ID: Hashable & Sendable>: Equatable, Sendable {
    let order: [FocusGroup<ID>]
    private let isRightToLeft: Bool
    /// The last focused item of each group.
    private var lastFocused: [ID: ID] = [:]
    /// The run of arrow keys that led to the focused item.
    private var history = ArrowHistory<ID>()

    /// Creates a loop for the siblings `nodes` and their members.
    ///
    /// If several items have the same id, only the first is used, and groups with the same id are
    /// one group. Items without a finite frame are last.
    init(_ nodes: [FocusNode<ID>], rightToLeft: Bool = false) {
        order = FocusGrouping(nodes, rightToLeft: rightToLeft).loop
        isRightToLeft = rightToLeft
    }

    /// The groups with items that are visible or can be scrolled into view, in Tab order.
    ///
    /// The identity of a group is the node that forms the group, or the first of several nodes with
    /// the same group name.
    var groups: [ID] { order.map(\.id) }

    /// Returns the group of an item; `nil` for an unknown item, or for a group without items that
    /// are visible or can be scrolled into view.
    func group(of item: ID) -> ID? {
        order.first { $0.items.contains { $0.id == item } }?.id
    }

    /// Returns a Boolean value that indicates whether an item is visible now.
    func isVisible(_ item: ID) -> Bool {
        order.contains { $0.items.contains { $0.id == item && $0.isVisible } }
    }

    // MARK: Tab

    /// Returns the group after `group`, wrapping at the end; `nil` if the group is unknown.
    func group(after group: ID) -> ID? { neighbor(of: group, 1) }

    /// Returns the group before `group`, wrapping at the start; `nil` if the group is unknown.
    func group(before group: ID) -> ID? { neighbor(of: group, -1) }

    private func neighbor(of group: ID, _ offset: Int) -> ID? {
        guard let index = groups.firstIndex(of: group) else { return nil }
        return groups[(index + offset + groups.count) % groups.count]
    }

    // MARK: Entering a group

    /// Records that `item` is focused, so that focus enters its group there the next time.
    mutating func focus(_ item: ID) {
        if let group = group(of: item) { lastFocused[group] = item }
        history = ArrowHistory()
    }

    /// Records that `item` is focused after `arrow` from another item, so that the opposite arrow
    /// goes back there.
    mutating func focus(
        _ item: ID, after arrow: ArrowDirection, from place: FocusPlace<ID>
    ) {
        let taken = order.first { $0.id == place.group }.flatMap {
            history(after: arrow, from: place, in: $0)
        }
        focus(item)
        if let taken, taken.end?.id == item { history = taken }
    }

    /// Adds the records of an earlier loop of the same screen.
    mutating func merge(_ earlier: FocusLoop) {
        lastFocused.merge(earlier.lastFocused) { own, _ in own }
        if history.end == nil { history = earlier.history }
    }

    /// Returns the item at which focus enters `group`: the first visible item with the highest
    /// priority.
    ///
    /// If no item is visible, the items that can be scrolled into view are considered.
    func primaryItem(of group: ID) -> ID? {
        guard let group = order.first(where: { $0.id == group }) else { return nil }
        let candidates = group.visible.isEmpty ? group.reachable : group.visible
        let priorities = candidates.map { item in
            FocusPriority.effective(
                own: item.priority,
                system: lastFocused[group.id] == item.id ? .previouslyFocused : .ignored)
        }
        guard let highest = priorities.max(), let index = priorities.firstIndex(of: highest) else {
            return nil
        }
        return candidates[index].id
    }

    // MARK: Keys

    /// Returns the place of an item; `nil` if there is no such item.
    func place(of item: ID) -> FocusPlace<ID>? {
        for group in order {
            if let node = group.items.first(where: { $0.id == item }) {
                return FocusPlace(id: item, frame: node.frame, group: group.id)
            }
        }
        return nil
    }

    /// Returns the item after `step` from a place; `nil` if there is none.
    ///
    /// Without a place, focus enters the loop at its end for a backward step, at its start for a
    /// forward step, and for an arrow at the side opposite to its direction.
    func destination(of step: FocusStep, from place: FocusPlace<ID>?) -> ID? {
        guard let place, let index = order.firstIndex(where: { $0.id == place.group }) else {
            return entry(by: step)
        }
        let found =
            switch step {
            case .next: group(after: place.group).flatMap(primaryItem)
            case .previous: group(before: place.group).flatMap(primaryItem)
            case .arrow(let arrow): history(after: arrow, from: place, in: order[index])?.end?.id
            }
        return found == place.id ? nil : found
    }

    private func entry(by step: FocusStep) -> ID? {
        switch step {
        case .next: return groups.first.flatMap(primaryItem)
        case .previous: return groups.last.flatMap(primaryItem)
        case .arrow(let arrow):
            let visible = order.flatMap(\.visible)
            let items = visible.isEmpty ? order.flatMap(\.reachable) : visible
            let reading = ReadingOrder(isRightToLeft: isRightToLeft)
            return reading.first(of: items.map(\.frame), comingBy: arrow).map { items[$0].id }
        }
    }

    /// Returns the history of focus after an arrow within the group; `nil` at the edge of the
    /// group.
    private func history(
        after arrow: ArrowDirection, from place: FocusPlace<ID>, in group: FocusGroup<ID>
    ) -> ArrowHistory<ID>? {
        let others = group.reachable.filter { $0.id != place.id }
        return history.stepped(
            by: arrow, from: DirectionalItem(id: place.id, frame: place.frame),
            isRightToLeft: isRightToLeft,
            frame: { id in others.first { $0.id == id }?.frame },
            next: { search in
                search.best(of: others.map(\.frame)).map {
                    DirectionalItem(id: others[$0].id, frame: others[$0].frame)
                }
            })
    }

    // MARK: Columns

    /// The groups beside a column that are read between two groups of this column, because the
    /// column isn't declared.
    var interruptions: [ID] {
        let found = order.indices.flatMap { upper in
            let rest = order.indices.dropFirst(upper + 1)
            guard
                let lower = rest.first(where: {
                    order[$0].frame.sharesColumn(with: order[upper].frame)
                })
            else { return [Int]() }
            return rest.prefix { $0 < lower }.filter { between in
                [upper, lower].allSatisfy { order[between].frame.isBeside(order[$0].frame) }
            }
        }
        return Set(found).sorted().map { order[$0].id }
    }
}

/// The place of an item, from which keys move on, even if the item can't be focused any more.
struct FocusPlace<ID: Hashable & Sendable>: Equatable, Sendable {
    var id: ID
    /// The frame in the coordinate space of the loop.
    var frame: CGRect
    /// The group of the item.
    var group: ID
}

/// The moves of focus that a key can make.
enum FocusStep: Hashable, Sendable {
    /// To the next group, wrapping at the end.
    case next
    /// To the previous group, wrapping at the start.
    case previous
    /// To the next item of the same group in this direction.
    case arrow(ArrowDirection)
}

// MARK: Geometry

extension CGRect {
    fileprivate func sharesColumn(with other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX
    }

    fileprivate func isBeside(_ other: CGRect) -> Bool {
        !sharesColumn(with: other) && minY < other.maxY && other.minY < maxY
    }
}
