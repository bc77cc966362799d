import CoreGraphics

/// A group of items between which arrows lead, and which Tab enters at one of them.
struct FocusGroup<ID: Hashable & Sendable>: Equatable, Sendable {
    /// The identity of the node that made it a group, the first of several.
    var id: ID
    /// The frame of that node.
    var frame: CGRect
    /// The nodes that can be focused in it and in no group inside, in reading order.
    var items: [FocusNode<ID>]

    /// The items that can be seen now.
    var visible: [FocusNode<ID>] { items.filter(\.isVisible) }

    /// The items that keys lead to: those that can be seen, and those that can be scrolled into
    /// sight.
    var reachable: [FocusNode<ID>] { items.filter { $0.isVisible || $0.isReachable } }
}

/// A sorter of nodes into groups, and of groups into the order of Tab.
///
/// The groups follow in reading order. What is inside a group stays together, and is read where the
/// first of it lies, or would come into sight; the group's own items are read among the groups
/// inside (WWDC21 10260, at 11:20).
struct FocusGrouping<ID: Hashable & Sendable> {
    private enum Key: Hashable {
        case node(ID)
        case name(FocusGroupName)
    }

    /// Groups that are read together, and where.
    private struct Section {
        var frame: CGRect
        var groups: [FocusGroup<ID>]
    }

    private let order: ReadingOrder
    private var groups: [Key: FocusGroup<ID>] = [:]
    private var inner: [Key: [Key]] = [:]
    private var outermost: [Key] = []
    /// The frames through which groups are seen that can be scrolled.
    private var viewports: [Key: CGRect] = [:]
    private var seen: Set<ID> = []

    init(_ nodes: [FocusNode<ID>], rightToLeft: Bool) {
        order = ReadingOrder(isRightToLeft: rightToLeft)
        for node in nodes { add(node, to: nil) }
    }

    /// The groups in which an item can be reached, in the order of Tab.
    var loop: [FocusGroup<ID>] {
        sorted(outermost.compactMap(section)).flatMap(\.groups)
    }

    // MARK: Which groups there are

    private mutating func add(_ node: FocusNode<ID>, to outer: Key?) {
        let own = key(of: node, in: outer)
        if let own, own != outer { open(own, by: node, in: outer) }
        if node.isFocusable, let own, seen.insert(node.id).inserted {
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

    /// Adds the group that `node` makes; one that turns up again stays where it was met first.
    private mutating func open(_ key: Key, by node: FocusNode<ID>, in outer: Key?) {
        guard groups[key] == nil else {
            viewports[key] = nil
            return
        }
        viewports[key] = node.scrolls ? node.frame : nil
        groups[key] = FocusGroup(id: node.id, frame: node.frame, items: [])
        if let outer { inner[outer, default: []].append(key) } else { outermost.append(key) }
    }

    // MARK: In which order

    /// Returns the group with those inside; nil if nothing of it can be reached.
    private func section(of key: Key) -> Section? {
        guard var group = groups[key] else { return nil }
        group.items = order.sorted(group.items.map(\.frame)).map { group.items[$0] }
        let frames = group.reachable.map(\.frame).filter(\.isFinite)
        let frame = frames.reduce(CGRect.null) { $0.union($1) }
        let own = group.reachable.isEmpty ? [] : [Section(frame: frame, groups: [group])]
        let sections = sorted(own + (inner[key] ?? []).compactMap(section))
        guard let first = sections.first?.frame else { return nil }
        let visibleFrame = viewports[key].map(first.scrolled) ?? first
        return Section(frame: visibleFrame, groups: sections.flatMap(\.groups))
    }

    private func sorted(_ sections: [Section]) -> [Section] {
        order.sorted(sections.map(\.frame)).map { sections[$0] }
    }
}
