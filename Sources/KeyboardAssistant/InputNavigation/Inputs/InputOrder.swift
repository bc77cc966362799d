/// A direction in the order of inputs.
package enum InputDirection: CaseIterable, Sendable {
    case previous, next
}

/// The order of inputs as a linked list.
///
/// Adding, removing and stepping take constant time.
struct InputOrder<ID: Hashable & Sendable>: Equatable, Sendable {
    private struct Links: Equatable, Sendable {
        var previous: ID?
        var next: ID?
    }

    private var links: [ID: Links] = [:]
    private(set) var first: ID?
    private(set) var last: ID?

    /// All items in order.
    var items: [ID] { Array(sequence(state: first) { advance(&$0) }) }

    /// Returns a Boolean value that indicates whether the order contains `item`.
    func contains(_ item: ID) -> Bool { links[item] != nil }

    /// Adds `item` at the end, unless it is already in the list.
    mutating func append(_ item: ID) {
        guard !contains(item) else { return }
        links[item] = Links(previous: last)
        if let last { links[last]?.next = item } else { first = item }
        last = item
    }

    /// Removes `item`, and makes the items before and after it neighbors.
    mutating func remove(_ item: ID) {
        guard let gone = links.removeValue(forKey: item) else { return }
        if let previous = gone.previous {
            links[previous]?.next = gone.next
        } else {
            first = gone.next
        }
        if let next = gone.next {
            links[next]?.previous = gone.previous
        } else {
            last = gone.previous
        }
    }

    /// Returns the neighbors of `item` in `direction`, with the nearest first, without repetition
    /// and without `item`.
    ///
    /// If `loop` is true, they continue at the other end. An unknown item has no neighbors. The
    /// sequence is evaluated lazily.
    func neighbors(of item: ID, _ direction: InputDirection, loop: Bool) -> some Sequence<ID> {
        sequence(state: item) { current in
            guard let next = neighbor(of: current, direction, loop: loop), next != item else {
                return nil
            }
            current = next
            return next
        }
    }

    /// Returns the neighbor of `item`.
    ///
    /// If `loop` is true, a single item is its own neighbor.
    func neighbor(of item: ID, _ direction: InputDirection, loop: Bool) -> ID? {
        guard let links = links[item] else { return nil }
        switch direction {
        case .next: return links.next ?? (loop ? first : nil)
        case .previous: return links.previous ?? (loop ? last : nil)
        }
    }

    /// Returns `item` and replaces it with its successor.
    private func advance(_ item: inout ID?) -> ID? {
        defer { item = item.flatMap { neighbor(of: $0, .next, loop: false) } }
        return item
    }
}
