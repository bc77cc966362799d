/// The last moves.
///
/// A new move replaces the oldest one.
struct MoveHistory: Equatable, Sendable {
    /// The largest number of moves that are kept.
    let capacity: Int
    /// The moves, as a ring that begins at `oldest`.
    private var ring: [KeyboardAssistant.Move] = []
    private var oldest = 0

    /// Creates a history that keeps at most `capacity` moves, and at least one.
    init(capacity: Int = 64) {
        self.capacity = max(1, capacity)
    }

    /// The moves, the oldest one first.
    var moves: [KeyboardAssistant.Move] { Array(ring[oldest...] + ring[..<oldest]) }

    /// The move that was added last.
    private var latest: KeyboardAssistant.Move? { ring.isEmpty ? nil : ring[newest] }

    private var newest: Int { (oldest + ring.count - 1) % ring.count }

    /// Adds `move`, unless the move says nothing new.
    ///
    /// A drag of the keyboard is one move, in spite of its many layouts.
    ///
    /// - Parameter isExpected: A Boolean value that indicates whether people expect a move. An expected
    ///   move is added even if nothing changed and nothing was in the way.
    mutating func add(_ move: KeyboardAssistant.Move, isExpected: Bool) {
        if let drag = latest?.continued(by: move) { return replaceLatest(with: drag) }
        guard move.changes.isEmpty else { return append(move) }
        guard move != latest else { return }
        let isKnown =
            move.inactionReason == latest?.inactionReason
            && move.inputClassName == latest?.inputClassName
        if isExpected || move.inactionReason?.traits.isObstacle == true && !isKnown { append(move) }
    }

    private mutating func replaceLatest(with move: KeyboardAssistant.Move) {
        ring[newest] = move
    }

    private mutating func append(_ move: KeyboardAssistant.Move) {
        guard ring.count == capacity else { return ring.append(move) }
        ring[oldest] = move
        oldest = (oldest + 1) % capacity
    }
}

extension KeyboardAssistant.Move {
    /// Returns this move and `next` as one; `nil` unless both belong to the same drag of the keyboard.
    fileprivate func continued(by next: Self) -> Self? {
        guard cause == .layout, next.cause == .layout, keyboard?.reason == .isDragged,
            next.keyboard?.reason == .isDragged, inputClassName == next.inputClassName
        else { return nil }
        var drag = next
        drag.inactionReason = inactionReason ?? next.inactionReason
        drag.changes = changes
        for change in next.changes {
            let known = drag.changes.firstIndex {
                $0.quantity == change.quantity
                    && $0.scrollViewClassName == change.scrollViewClassName
            }
            if let known {
                drag.changes[known].to = change.to
            } else {
                drag.changes.append(change)
            }
        }
        return drag
    }
}
