import CoreGraphics

/// The loop of groups through which Tab moves, and in which arrow keys move between items.
///
/// Its order is that of the system's focus engine, as far as Apple documents it. Use it where there
/// is no such engine, for example on an iPhone, or for items that aren't views.
struct FocusLoop<ID: Hashable & Sendable>: Equatable, Sendable {
    let order: [FocusGroup<ID>]
    /// The last focused item of each group.
    private var lastFocused: [ID: ID] = [:]

    /// Creates a loop for `nodes`, which are siblings, and their members.
    ///
    /// If several items have the same id, only the first is used, and groups with the same id are
    /// one group. Items whose frames aren't finite are last.
    init(_ nodes: [FocusNode<ID>], rightToLeft: Bool = false) {
        order = FocusGrouping(nodes, rightToLeft: rightToLeft).loop
    }

    /// The groups with items that are visible or can be scrolled into view, in Tab order.
    ///
    /// A group is identified by the node that forms it, or by the first of several nodes with the
    /// same group name.
    var groups: [ID] { order.map(\.id) }

    /// Returns the group of an item; `nil` if there is no such item, or if no item of its group is
    /// visible or can be scrolled into view.
    func group(of item: ID) -> ID? {
        order.first { $0.items.contains { $0.id == item } }?.id
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
    }

    /// Adds the records of an earlier loop of the same screen.
    mutating func merge(_ earlier: FocusLoop) {
        lastFocused.merge(earlier.lastFocused) { own, _ in own }
    }

    /// Returns the item at which focus enters `group`, which is the first visible item with the
    /// highest priority.
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

    /// Returns the item after `step` from `item`; `nil` if there is none.
    ///
    /// Without an item, or from an unknown one, focus enters the loop at its end for a backward
    /// step, and otherwise at its start.
    func destination(of step: FocusStep, from item: ID?) -> ID? {
        guard let item, let group = group(of: item) else {
            return (step == .previous ? groups.last : groups.first).flatMap(primaryItem)
        }
        let found =
            switch step {
            case .next: self.group(after: group).flatMap(primaryItem)
            case .previous: self.group(before: group).flatMap(primaryItem)
            case .arrow(let arrow): self.item(arrow, of: item)
            }
        return found == item ? nil : found
    }

    /// Returns the nearest item of the same group in this direction; `nil` at the edge of the
    /// group.
    private func item(_ arrow: ArrowDirection, of item: ID) -> ID? {
        guard let group = order.first(where: { $0.items.contains { $0.id == item } }),
            let start = group.items.first(where: { $0.id == item })
        else { return nil }
        return group.reachable.filter { arrow.leads(from: start.frame, to: $0.frame) }.min {
            arrow.distance(start.frame, $0.frame) < arrow.distance(start.frame, $1.frame)
        }?.id
    }

    // MARK: Columns

    /// The groups that are read between two groups of one column, although they are next to it,
    /// because the column isn't declared.
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

extension ArrowDirection {
    /// Returns a Boolean value that indicates whether `target` is ahead of `start` in this
    /// direction.
    func leads(from start: CGRect, to target: CGRect) -> Bool {
        switch self {
        case .up: target.midY < start.midY && target.maxY <= start.midY
        case .down: target.midY > start.midY && target.minY >= start.midY
        case .left: target.midX < start.midX && target.maxX <= start.midX
        case .right: target.midX > start.midX && target.minX >= start.midX
        }
    }

    /// Returns the distance to `target`.
    ///
    /// Items in the beam of `start` are closer than all others.
    fileprivate func distance(_ start: CGRect, _ target: CGRect) -> FocusDistance {
        switch self {
        case .up, .down:
            FocusDistance(
                beside: max(0, target.minX - start.maxX, start.minX - target.maxX),
                ahead: abs(target.midY - start.midY), aside: abs(target.midX - start.midX))
        case .left, .right:
            FocusDistance(
                beside: max(0, target.minY - start.maxY, start.minY - target.maxY),
                ahead: abs(target.midX - start.midX), aside: abs(target.midY - start.midY))
        }
    }
}

/// The distance to an item, where the distance from the beam matters first.
private struct FocusDistance: Comparable {
    var beside: CGFloat
    var ahead: CGFloat
    var aside: CGFloat

    static func < (a: FocusDistance, b: FocusDistance) -> Bool {
        (a.beside, a.ahead, a.aside) < (b.beside, b.ahead, b.aside)
    }
}

extension CGRect {
    fileprivate func sharesColumn(with other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX
    }

    fileprivate func isBeside(_ other: CGRect) -> Bool {
        !sharesColumn(with: other) && minY < other.maxY && other.minY < maxY
    }
}
