import CoreGraphics

/// The loop of groups through which Tab goes, and in which arrows lead from item to item.
///
/// It is the order of the system's focus engine, as far as Apple tells, for use without that
/// engine: on an iPhone, or for things that are no views.
struct FocusLoop<ID: Hashable & Sendable>: Equatable, Sendable {
    let order: [FocusGroup<ID>]
    /// The item that was focused last in each group.
    private var lastFocused: [ID: ID] = [:]

    /// Orders `nodes`, which lie beside one another, and what is in them.
    ///
    /// Of items with the same id only the first counts, and groups with the same id are one; frames
    /// that are no numbers come last.
    init(_ nodes: [FocusNode<ID>], rightToLeft: Bool = false) {
        order = FocusGrouping(nodes, rightToLeft: rightToLeft).loop
    }

    /// The groups in which an item can be seen, or scrolled into sight, in the order of Tab.
    ///
    /// A group is identified by the node that made it one; where several did, as they bear one
    /// name, by the first.
    var groups: [ID] { order.map(\.id) }

    /// Returns the group that an item belongs to; nil if there is no such item, or if nothing of
    /// its group can be seen or scrolled into sight.
    func group(of item: ID) -> ID? {
        order.first { $0.items.contains { $0.id == item } }?.id
    }

    // MARK: Tab

    /// Returns the group after `group`, round the loop; nil if the group is unknown.
    func group(after group: ID) -> ID? { neighbor(of: group, 1) }

    /// Returns the group before `group`, round the loop; nil if the group is unknown.
    func group(before group: ID) -> ID? { neighbor(of: group, -1) }

    private func neighbor(of group: ID, _ offset: Int) -> ID? {
        guard let index = groups.firstIndex(of: group) else { return nil }
        return groups[(index + offset + groups.count) % groups.count]
    }

    // MARK: Entering a group

    /// Records that `item` has focus, so that its group is entered there the next time.
    mutating func focus(_ item: ID) {
        if let group = group(of: item) { lastFocused[group] = item }
    }

    /// Adds what an earlier loop of the same screen recorded.
    mutating func merge(_ earlier: FocusLoop) {
        lastFocused.merge(earlier.lastFocused) { own, _ in own }
    }

    /// Returns the item at which focus enters `group`: the visible one of the highest priority, and
    /// of several the first; where none can be seen, of those that can be scrolled into sight.
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

    /// Returns the item to which `step` leads from `item`; nil if it leads nowhere.
    ///
    /// From no item, which an unknown one is too, focus enters the loop: at its end if the step
    /// goes back, and else at its beginning.
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

    /// Returns the item in the group of `item` that lies nearest that way; nil at the group's edge.
    private func item(_ arrow: ArrowDirection, of item: ID) -> ID? {
        guard let group = order.first(where: { $0.items.contains { $0.id == item } }),
            let start = group.items.first(where: { $0.id == item })
        else { return nil }
        return group.reachable.filter { arrow.leads(from: start.frame, to: $0.frame) }.min {
            arrow.distance(start.frame, $0.frame) < arrow.distance(start.frame, $1.frame)
        }?.id
    }

    // MARK: Columns

    /// The groups that are read between two groups of one column, though they lie beside it: the
    /// column is not declared to be one.
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
    /// On to the next group, round the loop.
    case next
    /// Back to the group before, round the loop.
    case previous
    /// To the item that lies that way in the same group.
    case arrow(ArrowDirection)
}

// MARK: Geometry

extension ArrowDirection {
    /// Returns whether `target` lies ahead of `start` that way.
    func leads(from start: CGRect, to target: CGRect) -> Bool {
        switch self {
        case .up: target.midY < start.midY && target.maxY <= start.midY
        case .down: target.midY > start.midY && target.minY >= start.midY
        case .left: target.midX < start.midX && target.maxX <= start.midX
        case .right: target.midX > start.midX && target.minX >= start.midX
        }
    }

    /// Returns how far `target` is: what lies in the beam of `start` comes first, then what is
    /// near.
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

/// The distance to an item, compared by how far it lies beside the beam before all else.
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
