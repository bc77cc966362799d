import CoreGraphics

/// The nested focus groups of a window, with the visible items of each.
package struct FocusGroupTree<ID: Hashable & Sendable>: Equatable, Sendable {
    package struct Item: Equatable, Sendable {
        package var id: ID
        /// The visible part of the item; empty if it isn't visible.
        package var frame: CGRect
        package var priority: Int
        /// The identifiers of the groups around the item, the outermost first.
        package var groups: [String]

        package init(_ id: ID, frame: CGRect, priority: Int = 0, groups: [String]) {
            (self.id, self.frame, self.priority, self.groups) = (id, frame, priority, groups)
        }
    }

    package struct Group: Equatable, Sendable {
        package var identifier: String
        /// The number of groups around this one.
        package var depth: Int
        /// The visible items in reading order, without those of inner groups.
        package var items: [Item]

        /// The visible item with the highest priority, or the first of several.
        package var primary: Item? {
            items.max { $0.priority < $1.priority }.flatMap { best in
                items.first { $0.priority == best.priority }
            }
        }
    }

    /// All groups, each before its inner groups, and siblings in reading order.
    package let groups: [Group]

    /// The groups with focusable items, in the order of Tab.
    package let loop: [Group]

    package init(_ items: [Item], isRightToLeft: Bool = false) {
        var draft = Draft(isRightToLeft: isRightToLeft)
        for item in items { draft.add(item) }
        let branches = draft.finished
        groups = branches.flatMap(\.groups)
        loop = branches.flatMap(\.loop)
    }

    /// Returns the item to which Tab leads from an item of `group`; `nil` if there is no focusable
    /// item.
    package func next(after group: String?, backwards: Bool = false) -> Item? {
        guard !loop.isEmpty else { return nil }
        guard let index = loop.firstIndex(where: { $0.identifier == group }) else {
            return (backwards ? loop.last : loop.first)?.primary
        }
        let step = backwards ? loop.count - 1 : 1
        return loop[(index + step) % loop.count].primary
    }
}

extension FocusGroupTree {
    /// A tree of groups under construction.
    private struct Draft {
        let isRightToLeft: Bool
        var items: [String: [Item]] = [:]
        var children: [String: [String]] = [:]
        var roots: [String] = []
        var known: Set<String> = []

        /// Adds an item.
        ///
        /// A repeated identifier is one group, at the position where it came first.
        mutating func add(_ item: Item) {
            var parent: String?
            for group in item.groups {
                if known.insert(group).inserted {
                    if let parent {
                        children[parent, default: []].append(group)
                    } else {
                        roots.append(group)
                    }
                }
                parent = group
            }
            guard let own = item.groups.last, !item.frame.isEmpty else { return }
            items[own, default: []].append(item)
        }

        var finished: [Branch] { sorted(roots.map { branch($0, depth: 0) }) }

        /// Returns a group, at the position of its first item or inner group, so that related items
        /// stay together.
        ///
        /// Its own items are sorted among the inner groups.
        private func branch(_ identifier: String, depth: Int) -> Branch {
            let own = items[identifier] ?? []
            let order = FocusRows.order(of: own.map(\.frame), isRightToLeft: isRightToLeft)
            let group = Group(identifier: identifier, depth: depth, items: order.map { own[$0] })
            let inner = sorted((children[identifier] ?? []).map { branch($0, depth: depth + 1) })
            let all = own.reduce(CGRect.null) { $0.union($1.frame) }
            let ownTurn = own.isEmpty ? [] : [Branch(place: all, groups: [], loop: [group])]
            let turns = sorted(ownTurn + inner.filter { !$0.loop.isEmpty })
            return Branch(
                place: turns.first?.place ?? .zero, groups: [group] + inner.flatMap(\.groups),
                loop: turns.flatMap(\.loop))
        }

        private func sorted(_ branches: [Branch]) -> [Branch] {
            FocusRows.order(of: branches.map(\.place), isRightToLeft: isRightToLeft)
                .map { branches[$0] }
        }
    }

    /// A group with its content, and the position at which it is sorted.
    private struct Branch {
        var place: CGRect
        var groups: [Group]
        var loop: [Group]
    }
}
