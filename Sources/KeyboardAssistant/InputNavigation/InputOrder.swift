/// The order of inputs: who comes before and after whom.
struct InputOrder<ID: Hashable>: Equatable where ID: Sendable {
    private(set) var items: [ID] = []

    enum Direction: CaseIterable, Sendable {
        case previous, next
    }

    /// Adds `item` at the end, unless it is there already.
    mutating func append(_ item: ID) {
        if !items.contains(item) { items.append(item) }
    }

    mutating func remove(_ item: ID) {
        items.removeAll { $0 == item }
    }

    /// The neighbours of `item` in `direction`, nearest first, each once and `item` never.
    ///
    /// With `loop` they go on from the other end. An unknown item has none.
    func neighbors(of item: ID, _ direction: Direction, loop: Bool) -> [ID] {
        guard let index = items.firstIndex(of: item) else { return [] }
        let (before, after) = (Array(items[..<index]), Array(items[(index + 1)...]))
        switch direction {
        case .next: return after + (loop ? before : [])
        case .previous: return before.reversed() + (loop ? after.reversed() : [])
        }
    }

    /// The neighbour of `item`; a lone item that loops is its own neighbour.
    func neighbor(of item: ID, _ direction: Direction, loop: Bool) -> ID? {
        guard items.contains(item) else { return nil }
        return neighbors(of: item, direction, loop: loop).first ?? (loop ? item : nil)
    }
}

extension InputOrder: Sendable {}
