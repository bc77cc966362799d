/// The order of inputs: who comes before and after whom.
///
/// Adding, removing and one step cost the same however many inputs there are.
struct InputOrder<ID: Hashable & Sendable>: Equatable, Sendable {
    private struct Links: Equatable, Sendable {
        var previous: ID?
        var next: ID?
    }

    private var links: [ID: Links] = [:]
    private(set) var first: ID?
    private(set) var last: ID?

    enum Direction: CaseIterable, Sendable {
        case previous, next
    }

    /// All items from the first to the last.
    var items: [ID] { Array(sequence(state: first) { pass(&$0, .next) }) }

    /// Returns whether `item` is one of them.
    func contains(_ item: ID) -> Bool { links[item] != nil }

    /// Adds `item` at the end, unless it is there already.
    mutating func append(_ item: ID) {
        guard !contains(item) else { return }
        links[item] = Links(previous: last)
        if let last { links[last]?.next = item } else { first = item }
        last = item
    }

    /// Removes `item`; what came before it and what came after it are neighbors then.
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

    /// The neighbors of `item` in `direction`, nearest first, each once and `item` never.
    ///
    /// With `loop` they go on from the other end. An unknown item has none. Each is looked up when
    /// it is asked for.
    func neighbors(of item: ID, _ direction: Direction, loop: Bool) -> some Sequence<ID> {
        sequence(state: item) { place in
            guard let next = neighbor(of: place, direction, loop: loop), next != item else {
                return nil
            }
            place = next
            return next
        }
    }

    /// The neighbor of `item`; a lone item that loops is its own neighbor.
    func neighbor(of item: ID, _ direction: Direction, loop: Bool) -> ID? {
        guard let links = links[item] else { return nil }
        switch direction {
        case .next: return links.next ?? (loop ? first : nil)
        case .previous: return links.previous ?? (loop ? last : nil)
        }
    }

    /// Returns `place` and moves it on.
    private func pass(_ place: inout ID?, _ direction: Direction) -> ID? {
        defer { place = place.flatMap { neighbor(of: $0, direction, loop: false) } }
        return place
    }
}
