/// Follows the focus through begin and end of editing.
///
/// When the focus moves, the old input ends before the new one begins, and in between nobody can
/// know that another follows. So an end waits until the next begin, or until `settle()` says that
/// none comes; then the move is one event and not two. Once the keyboard has left, none comes.
struct FocusTrack<ID: Hashable & Sendable>: Equatable, Sendable {
    private enum State: Equatable, Sendable {
        case nowhere
        case on(ID)
        /// The keyboard left because this input ends, which is still to be announced.
        case ending(ID)
        /// This input ended and nobody has begun since.
        case leaving(ID)
    }

    private var state = State.nowhere

    /// The input in which editing goes on.
    var focused: ID? {
        switch state {
        case .on(let item), .ending(let item): item
        case .nowhere, .leaving: nil
        }
    }

    /// Whether an end still waits for what follows.
    var isLeaving: Bool {
        if case .leaving = state { return true }
        return false
    }

    /// The input that was last told to have the focus, if it has not been told to have lost it.
    var told: ID? {
        switch state {
        case .nowhere: nil
        case .on(let item), .ending(let item), .leaving(let item): item
        }
    }

    /// From where to where the focus moved.
    struct Change: Equatable, Sendable {
        var from: ID?
        var to: ID?
    }

    mutating func began(_ item: ID) -> Change? {
        let old = told
        state = .on(item)
        return old == item ? nil : Change(from: old, to: item)
    }

    mutating func ended(_ item: ID) -> Change? {
        switch state {
        case .on(item):
            state = .leaving(item)
            return nil
        case .ending(item):
            return forget(item)
        case .nowhere, .on, .ending, .leaving:
            return nil
        }
    }

    /// Takes in that the keyboard leaves.
    ///
    /// It does so because editing ends, or in a rotation, or because it is undocked: only in the
    /// first case the focused input is not editing any more. Of a text input that end will be
    /// announced; of any other responder nothing more is heard.
    mutating func keyboardLeft(stillEditing: Bool, endIsAnnounced: Bool) -> Change? {
        if let focused {
            state =
                stillEditing ? .on(focused) : endIsAnnounced ? .ending(focused) : .leaving(focused)
        }
        return settle()
    }

    /// Nobody follows: whatever waits has ended for good.
    mutating func settle() -> Change? {
        guard case .leaving(let item) = state else { return nil }
        return forget(item)
    }

    /// Takes in whether the focused input is first responder, looked at again when whatever ended
    /// it is over: then nobody follows, and an input that gave up without a word has ended too.
    mutating func lookedAgain(isFirstResponder: Bool) -> Change? {
        if let focused, !isFirstResponder { return forget(focused) }
        return settle()
    }

    /// Ends with `item` at once, whatever was heard of it.
    mutating func forget(_ item: ID) -> Change? {
        guard told == item else { return nil }
        state = .nowhere
        return Change(from: item, to: nil)
    }
}
