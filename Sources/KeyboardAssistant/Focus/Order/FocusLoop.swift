import CoreGraphics

/// The order in which Tab goes round the groups of a screen.
///
/// The groups stand in reading order; members of a group stay together and stand where the first of
/// them does, so that two columns are read one after the other when each is a group (WWDC21 10260,
/// at 11:20).
public struct FocusLoop<ID: Hashable & Sendable>: Equatable, Sendable {
    /// Tops that differ by less lie side by side.
    private static var tolerance: CGFloat { 8 }

    /// The groups that hold items, in order; a group without items is none of them.
    public let groups: [ID]
    private let items: [ID: [FocusNode<ID>]]
    private var memory: [ID: ID] = [:]

    /// Orders `nodes`, which stand beside one another, and what belongs to them.
    ///
    /// An item that belongs to no group is a group of its own.
    public init(_ nodes: [FocusNode<ID>], rightToLeft: Bool = false) {
        var (groups, items) = ([ID](), [ID: [FocusNode<ID>]]())
        for node in Self.flatten(nodes, rightToLeft) {
            let own = Self.items(of: node, rightToLeft)
            guard !own.isEmpty, items[node.id] == nil else { continue }
            groups.append(node.id)
            items[node.id] = own
        }
        self.groups = groups
        self.items = items
    }

    // MARK: Tab

    /// The group after `group`, round the loop; nil if there is none or the group is unknown.
    public func group(after group: ID) -> ID? { neighbor(of: group, 1) }

    /// The group before `group`, round the loop; nil if there is none or the group is unknown.
    public func group(before group: ID) -> ID? { neighbor(of: group, -1) }

    private func neighbor(of group: ID, _ way: Int) -> ID? {
        guard let index = groups.firstIndex(of: group) else { return nil }
        return groups[(index + way + groups.count) % groups.count]
    }

    /// The group that an item belongs to.
    public func group(of item: ID) -> ID? {
        groups.first { items[$0]?.contains { $0.id == item } ?? false }
    }

    // MARK: Entering a group

    /// Notes that `item` has focus, so that its group is entered there the next time.
    public mutating func focus(_ item: ID) {
        if let group = group(of: item) { memory[group] = item }
    }

    /// Where focus enters `group`: the visible item that wants it most, and of several the first.
    public func primaryItem(of group: ID) -> ID? {
        let candidates = (items[group] ?? []).filter(\.isVisible)
        let wishes = candidates.map { item in
            FocusPriority.effective(
                own: item.priority,
                system: memory[group] == item.id ? .previouslyFocused : .ignored)
        }
        guard let most = wishes.max(), let index = wishes.firstIndex(of: most) else { return nil }
        return candidates[index].id
    }

    // MARK: Arrows

    /// The item in `group` that lies nearest to `item` that way; nil at the group's edge.
    func item(_ arrow: ArrowDirection, of item: ID) -> ID? {
        guard let group = group(of: item), let all = items[group],
            let start = all.first(where: { $0.id == item })
        else { return nil }
        let ahead = all.filter { $0.isVisible && arrow.leads(from: start.frame, to: $0.frame) }
        return ahead.min {
            arrow.distance(start.frame, $0.frame) < arrow.distance(start.frame, $1.frame)
        }?
        .id
    }

    // MARK: Order

    /// The groups in order, each before those that belong to it.
    private static func flatten(_ nodes: [FocusNode<ID>], _ rightToLeft: Bool) -> [FocusNode<ID>] {
        sorted(nodes, rightToLeft).flatMap { node in
            let nested = node.members.filter { !$0.members.isEmpty }
            return [node] + flatten(nested, rightToLeft)
        }
    }

    /// The items of a group itself; an item stands for itself.
    private static func items(of node: FocusNode<ID>, _ rightToLeft: Bool) -> [FocusNode<ID>] {
        let own = node.members.isEmpty ? [node] : node.members.filter(\.members.isEmpty)
        let shown = sorted(own, rightToLeft)
        return shown.contains(where: \.isVisible) && node.isVisible ? shown : []
    }

    private static func sorted(_ nodes: [FocusNode<ID>], _ rightToLeft: Bool) -> [FocusNode<ID>] {
        let places = nodes.map { node in (node, place(of: node, rightToLeft)) }
        return rows(places.sorted { $0.1.minY < $1.1.minY }).flatMap { row in
            row.sorted {
                rightToLeft ? $0.1.maxX > $1.1.maxX : $0.1.minX < $1.1.minX
            }.map(\.0)
        }
    }

    /// Where a group stands: where the first of what belongs to it does.
    private static func place(of node: FocusNode<ID>, _ rightToLeft: Bool) -> CGRect {
        sorted(node.members, rightToLeft).first.map { place(of: $0, rightToLeft) } ?? node.frame
    }

    /// Those whose tops are alike, for what already stands from top to bottom.
    private static func rows(_ nodes: [(FocusNode<ID>, CGRect)]) -> [[(FocusNode<ID>, CGRect)]] {
        nodes.reduce(into: []) { rows, node in
            if let top = rows.last?.first?.1.minY, node.1.minY - top < tolerance {
                rows[rows.count - 1].append(node)
            } else {
                rows.append([node])
            }
        }
    }
}
