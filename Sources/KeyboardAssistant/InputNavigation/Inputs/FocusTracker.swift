/// A state machine that follows the focus through begin and end of editing.
///
/// When the focus moves, the old input ends before the new one begins, and in between it is unknown
/// whether another follows. So an end waits until the next begin, or until `settle()` says that
/// none comes; then the move is one event and not two. Once the keyboard has left, none comes.
struct FocusTracker<ID: Hashable & Sendable>: Equatable, Sendable {
    private enum State: Equatable, Sendable {
        case idle
        case on(ID)
        /// The keyboard left because this input ends, which is still to be announced.
        case ending(ID)
        /// This input ended and none has begun since.
        case leaving(ID)
    }

    private var state = State.idle

    /// The input in which editing goes on.
    var focused: ID? {
        switch state {
        case .on(let item), .ending(let item): item
        case .idle, .leaving: nil
        }
    }

    /// A Boolean value that indicates whether an end still waits for what follows.
    var isLeaving: Bool {
        if case .leaving = state { return true }
        return false
    }

    /// The input that was last reported to have the focus, if its loss has not been reported.
    var lastReported: ID? {
        switch state {
        case .idle: nil
        case .on(let item), .ending(let item), .leaving(let item): item
        }
    }

    /// A move of the focus to report.
    struct Change: Equatable, Sendable {
        var from: ID?
        var to: ID?
    }

    mutating func began(_ item: ID) -> Change? {
        let old = lastReported
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
        case .idle, .on, .ending, .leaving:
            return nil
        }
    }

    /// Takes in that the keyboard leaves.
    ///
    /// It does so because editing ends, or in a rotation, or because it is undocked: only in the
    /// first case the focused input is not editing any more. Of a text input that end will be
    /// announced; of any other responder it will not.
    mutating func keyboardLeft(stillEditing: Bool, endIsAnnounced: Bool) -> Change? {
        if let focused {
            state =
                stillEditing ? .on(focused) : endIsAnnounced ? .ending(focused) : .leaving(focused)
        }
        return settle()
    }

    /// Takes in that no input follows: whatever waits has ended for good.
    mutating func settle() -> Change? {
        guard case .leaving(let item) = state else { return nil }
        return forget(item)
    }

    /// Takes in whether the focused input is first responder, checked again when whatever ended it
    /// is over: then no input follows, and one that ended silently has ended too.
    mutating func checked(isFirstResponder: Bool) -> Change? {
        if let focused, !isFirstResponder { return forget(focused) }
        return settle()
    }

    /// Ends with `item` at once, whatever its state.
    mutating func forget(_ item: ID) -> Change? {
        guard lastReported == item else { return nil }
        state = .idle
        return Change(from: item, to: nil)
    }
}
