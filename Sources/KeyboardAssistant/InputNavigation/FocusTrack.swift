/// Follows the focus through begin and end of editing.
///
/// When the focus moves, the old input ends before the new one begins, and in between nobody can
/// know that another follows. So an end waits until the next begin, or until `settle()` says that
/// none comes; then the move is one event and not two.
struct FocusTrack<ID: Hashable & Sendable>: Equatable, Sendable {
    private enum State: Equatable, Sendable {
        case nowhere
        case on(ID)
        /// This input ended and nobody has begun since.
        case leaving(ID)
    }

    private var state = State.nowhere

    /// The input in which editing goes on.
    var focused: ID? {
        if case .on(let item) = state { return item }
        return nil
    }

    /// Whether an end still waits for what follows.
    var isLeaving: Bool {
        if case .leaving = state { return true }
        return false
    }

    /// From where to where the focus moved.
    struct Change: Equatable, Sendable {
        var from: ID?
        var to: ID?
    }

    mutating func began(_ item: ID) -> Change? {
        let old = known
        state = .on(item)
        return old == item ? nil : Change(from: old, to: item)
    }

    mutating func ended(_ item: ID) {
        if state == .on(item) { state = .leaving(item) }
    }

    /// Nobody follows: whatever waits has ended for good.
    mutating func settle() -> Change? {
        guard case .leaving(let item) = state else { return nil }
        state = .nowhere
        return Change(from: item, to: nil)
    }

    private var known: ID? {
        switch state {
        case .nowhere: nil
        case .on(let item), .leaving(let item): item
        }
    }
}
