import CoreGraphics

/// A group of items.
///
/// Tab enters the group at one of its items, and arrow keys move between them.
struct FocusGroup<ID: Hashable & Sendable>: Equatable, Sendable {
    /// The identity of the node that forms the group, or of the first such node.
    var id: ID
    /// The frame of that node.
    var frame: CGRect
    /// The focusable nodes in this group, except for nodes of inner groups, in reading order.
    var items: [FocusNode<ID>]

    /// The items that are currently visible.
    var visible: [FocusNode<ID>] { items.filter(\.isVisible) }

    /// The items to which keys can move: visible items, and items that can be scrolled into view.
    var reachable: [FocusNode<ID>] { items.filter { $0.isVisible || $0.isReachable } }
}

/// An algorithm that sorts nodes into groups, and the groups into Tab order.
///
/// The groups are in reading order. The content of a group stays together, at the position where
/// the first part of it is visible or would be scrolled into view. The group's own items are
/// ordered among its inner groups (WWDC21 10260, at 11:20).
struct FocusGrouping<ID: Hashable & Sendable> {
    private enum Key: Hashable {
        case node(ID)
        case name(String)
    }

    /// Groups that stay together, with their position.
    private struct Section {
        var frame: CGRect
        var groups: [FocusGroup<ID>]
    }

    private let order: ReadingOrder
    private var groups: [Key: FocusGroup<ID>] = [:]
    private var inner: [Key: [Key]] = [:]
    private var outermost: [Key] = []
    /// The visible frames of the groups that can be scrolled.
    private var viewports: [Key: CGRect] = [:]
    private var seen: Set<ID> = []

    init(_ nodes: [FocusNode<ID>], rightToLeft: Bool) {
        order = ReadingOrder(isRightToLeft: rightToLeft)
        for node in nodes { add(node, to: nil) }
    }

    /// The groups with reachable items, in Tab order.
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

    /// Adds the group that `node` forms.
    ///
    /// A group that appears again keeps its first position.
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

    /// Returns the group with its inner groups; `nil` without reachable items.
    private func section(of key: Key) -> Section? {
        guard var group = groups[key] else { return nil }
        group.items = order.sorted(
            group.items.map(\.frame), directions: group.items.map(\.isRightToLeft)
        ).map { group.items[$0] }
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
