/// A state machine that tracks the focus as editing begins and ends.
///
/// When the focus moves, editing ends in the old input before it begins in the new one, and in
/// between it is unknown whether another input follows. The end is therefore held back until
/// editing begins elsewhere, or until `settle()` is called, so that the move is one event instead
/// of two. After the keyboard has been hidden, no input follows.
struct FocusTracker<ID: Hashable & Sendable>: Equatable, Sendable {
    private enum State: Equatable, Sendable {
        case idle
        case on(ID)
        /// The keyboard was hidden because this input ends editing, which hasn't been announced
        /// yet.
        case ending(ID)
        /// This input ended editing, and no other input has begun since.
        case leaving(ID)
    }

    private var state = State.idle

    /// The input that is being edited.
    var focused: ID? {
        switch state {
        case .on(let item), .ending(let item): item
        case .idle, .leaving: nil
        }
    }

    /// A Boolean value that indicates whether an end of editing is held back to see what follows.
    var isLeaving: Bool {
        if case .leaving = state { return true }
        return false
    }

    /// The input that was last reported as focused, unless its loss of focus has been reported.
    var lastReported: ID? {
        switch state {
        case .idle: nil
        case .on(let item), .ending(let item), .leaving(let item): item
        }
    }

    /// A change of focus to report.
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

    /// Records that the keyboard is being hidden.
    ///
    /// The keyboard is hidden because editing ends, because of a rotation, or because it is
    /// undocked. Only in the first case has the focused input ended editing. A text input will
    /// announce that end, and other responders won't.
    mutating func keyboardLeft(stillEditing: Bool, endIsAnnounced: Bool) -> Change? {
        if let focused {
            state =
                stillEditing ? .on(focused) : endIsAnnounced ? .ending(focused) : .leaving(focused)
        }
        return settle()
    }

    /// Records that no input follows, so that an end of editing that was held back is final.
    mutating func settle() -> Change? {
        guard case .leaving(let item) = state else { return nil }
        return forget(item)
    }

    /// Records whether the focused input is still first responder, after the events that may have
    /// ended its editing.
    ///
    /// No input follows then. If the focused input isn't first responder, it ended editing without
    /// an announcement.
    mutating func checked(isFirstResponder: Bool) -> Change? {
        if let focused, !isFirstResponder { return forget(focused) }
        return settle()
    }

    /// Ends the focus on `item` immediately, whatever its state.
    mutating func forget(_ item: ID) -> Change? {
        guard lastReported == item else { return nil }
        state = .idle
        return Change(from: item, to: nil)
    }
}
