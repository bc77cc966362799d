import CoreGraphics

/// Where the keys lead that move focus: round the groups of a screen, and about in each of them.
///
/// It is the order of the system's focus engine, as far as Apple tells, for whoever wants it
/// without that engine: on an iPhone, or for things that are no views.
public struct FocusLoop<ID: Hashable & Sendable>: Equatable, Sendable {
    let order: [FocusGroup<ID>]
    private var memory: [ID: ID] = [:]

    /// Orders `nodes`, which stand beside one another, and what is in them.
    ///
    /// Of items with the same id only the first counts, and groups with the same id are one; frames
    /// that are no numbers come last.
    public init(_ nodes: [FocusNode<ID>], rightToLeft: Bool = false) {
        order = FocusGrouping(nodes, rightToLeft: rightToLeft).loop
    }

    /// The groups in which something can be seen, or scrolled into sight, in the order of Tab.
    ///
    /// A group is known by what made it one; where several did, as they bear one name, by the
    /// first.
    public var groups: [ID] { order.map(\.id) }

    /// The group that an item belongs to; nil if there is no such item, or if nothing of its group
    /// can be seen or scrolled into sight.
    public func group(of item: ID) -> ID? {
        order.first { $0.items.contains { $0.id == item } }?.id
    }

    // MARK: Tab

    /// The group after `group`, round the loop; nil if the group is unknown.
    public func group(after group: ID) -> ID? { neighbor(of: group, 1) }

    /// The group before `group`, round the loop; nil if the group is unknown.
    public func group(before group: ID) -> ID? { neighbor(of: group, -1) }

    private func neighbor(of group: ID, _ way: Int) -> ID? {
        guard let index = groups.firstIndex(of: group) else { return nil }
        return groups[(index + way + groups.count) % groups.count]
    }

    // MARK: Entering a group

    /// Notes that `item` has focus, so that its group is entered there the next time.
    public mutating func focus(_ item: ID) {
        if let group = group(of: item) { memory[group] = item }
    }

    /// Remembers what an earlier survey of the same screen does.
    mutating func takeOver(_ earlier: FocusLoop) {
        memory.merge(earlier.memory) { mine, _ in mine }
    }

    /// Where focus enters `group`: the visible item that wants it most, and of several the first;
    /// where none can be seen, of those that can be scrolled into sight.
    public func primaryItem(of group: ID) -> ID? {
        guard let group = order.first(where: { $0.id == group }) else { return nil }
        let candidates = group.visible.isEmpty ? group.reachable : group.visible
        let wishes = candidates.map { item in
            FocusPriority.effective(
                own: item.priority,
                system: memory[group.id] == item.id ? .previouslyFocused : .ignored)
        }
        guard let most = wishes.max(), let index = wishes.firstIndex(of: most) else { return nil }
        return candidates[index].id
    }

    // MARK: Keys

    /// Where `step` leads from `item`; nil if it leads nowhere.
    ///
    /// From nowhere, which an unknown item is too, focus enters the loop: at its end if the step
    /// goes back, and else at its beginning.
    public func destination(of step: FocusStep, from item: ID?) -> ID? {
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

    /// The item in the group of `item` that lies nearest that way; nil at the group's edge.
    private func item(_ arrow: ArrowDirection, of item: ID) -> ID? {
        guard let group = order.first(where: { $0.items.contains { $0.id == item } }),
            let start = group.items.first(where: { $0.id == item })
        else { return nil }
        return group.reachable.filter { arrow.leads(from: start.frame, to: $0.frame) }.min {
            arrow.distance(start.frame, $0.frame) < arrow.distance(start.frame, $1.frame)
        }?.id
    }

    // MARK: Columns

    /// The groups that are read between two groups of one column, though they lie beside it: nobody
    /// has said that the column is one.
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

/// What a key wants of focus.
public enum FocusStep: Hashable, Sendable {
    /// On to the next group, round the loop.
    case next
    /// Back to the group before, round the loop.
    case previous
    /// To what lies that way in the same group.
    case arrow(ArrowDirection)
}

extension CGRect {
    fileprivate func sharesColumn(with other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX
    }

    fileprivate func isBeside(_ other: CGRect) -> Bool {
        !sharesColumn(with: other) && minY < other.maxY && other.minY < maxY
    }
}
