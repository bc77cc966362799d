/// Remembers which presses somebody handles, until they are over.
struct HandledPresses<ID: Hashable & Sendable>: Equatable, Sendable {
    private var handled: Set<ID> = []

    /// A press begins; the result is whether it is for others.
    mutating func begin(_ press: ID, isHandled: Bool) -> Bool {
        if isHandled { handled.insert(press) } else { handled.remove(press) }
        return !isHandled
    }

    func isForOthers(_ press: ID) -> Bool { !handled.contains(press) }

    /// A press is over; the result is whether that is for others.
    mutating func end(_ press: ID) -> Bool { handled.remove(press) == nil }
}
