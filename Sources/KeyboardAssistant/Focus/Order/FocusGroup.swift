import CoreGraphics

/// Things between which arrows lead, and which Tab enters at one place.
struct FocusGroup<ID: Hashable & Sendable>: Equatable, Sendable {
    /// What made it a group, the first of several.
    var id: ID
    /// Where that is.
    var frame: CGRect
    /// What can be focused in it and in no group inside, in reading order.
    var items: [FocusNode<ID>]

    /// What can be seen of it now.
    var visible: [FocusNode<ID>] { items.filter(\.isVisible) }

    /// What keys lead to: what can be seen, and what can be scrolled into sight.
    var reachable: [FocusNode<ID>] { items.filter { $0.isVisible || $0.isReachable } }
}

/// Sorts nodes into groups, and groups into the order of Tab.
///
/// The groups stand in reading order. What is inside a group stays together, and stands where the
/// first of it does, or would come into sight; the group's own items take their turn among the
/// groups inside (WWDC21 10260, at 11:20).
struct FocusGrouping<ID: Hashable & Sendable> {
    private enum Key: Hashable {
        case node(ID)
        case name(FocusGroupName)
    }

    /// A group with all that is inside, and where it is read.
    private struct Turn {
        var place: CGRect
        var groups: [FocusGroup<ID>]
    }

    private let order: ReadingOrder
    private var groups: [Key: FocusGroup<ID>] = [:]
    private var inner: [Key: [Key]] = [:]
    private var outermost: [Key] = []
    /// Through what a group is seen that can be scrolled.
    private var windows: [Key: CGRect] = [:]
    private var known: Set<ID> = []

    init(_ nodes: [FocusNode<ID>], rightToLeft: Bool) {
        order = ReadingOrder(isRightToLeft: rightToLeft)
        for node in nodes { add(node, to: nil) }
    }

    /// The groups in which something can be reached, in the order of Tab.
    var loop: [FocusGroup<ID>] {
        sorted(outermost.compactMap(turn)).flatMap(\.groups)
    }

    // MARK: Which groups there are

    private mutating func add(_ node: FocusNode<ID>, to outer: Key?) {
        let own = key(of: node, in: outer)
        if let own, own != outer { open(own, by: node, in: outer) }
        if node.isFocusable, let own, known.insert(node.id).inserted {
            var item = node
            item.members = []
            groups[own]?.items.append(item)
        }
        for var member in node.members {
            member.isReachable =
                (member.isVisible || member.isReachable) && (node.isVisible || node.isReachable)
            member.isVisible = member.isVisible && node.isVisible
            add(member, to: own)
        }
    }

    private func key(of node: FocusNode<ID>, in outer: Key?) -> Key? {
        switch node.group {
        case .named(let name): .name(name)
        case .own: .node(node.id)
        case .inherited: outer ?? (node.isFocusable ? .node(node.id) : nil)
        }
    }

    /// A group that turns up again stays where it was met first.
    private mutating func open(_ key: Key, by node: FocusNode<ID>, in outer: Key?) {
        guard groups[key] == nil else {
            windows[key] = nil
            return
        }
        windows[key] = node.scrolls ? node.frame : nil
        groups[key] = FocusGroup(id: node.id, frame: node.frame, items: [])
        if let outer { inner[outer, default: []].append(key) } else { outermost.append(key) }
    }

    // MARK: In which order

    /// Nil if nothing of it can be reached.
    private func turn(of key: Key) -> Turn? {
        guard var group = groups[key] else { return nil }
        group.items = order.sorted(group.items.map(\.frame)).map { group.items[$0] }
        let frames = group.reachable.map(\.frame).filter(\.isFinite)
        let place = frames.reduce(CGRect.null) { $0.union($1) }
        let own = group.reachable.isEmpty ? [] : [Turn(place: place, groups: [group])]
        let turns = sorted(own + (inner[key] ?? []).compactMap(turn))
        guard let first = turns.first?.place else { return nil }
        let seen = windows[key].map(first.scrolled) ?? first
        return Turn(place: seen, groups: turns.flatMap(\.groups))
    }

    private func sorted(_ turns: [Turn]) -> [Turn] {
        order.sorted(turns.map(\.place)).map { turns[$0] }
    }
}
