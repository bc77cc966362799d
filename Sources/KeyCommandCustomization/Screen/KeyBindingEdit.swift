/// An unsaved change of one binding in the editor.
struct KeyBindingEdit: Hashable, Sendable {
    let original: [KeyChord]
    /// The state that people chose; `nil` until there is a choice to save.
    private(set) var chosen: KeyBinding.State?

    init(original: [KeyChord]) {
        self.original = original
    }

    /// Returns the keys in the editor for a binding with the default keys `defaults`.
    func shownKeys(defaults: [KeyChord]) -> [KeyChord] {
        switch chosen {
        case nil: original
        case .custom(let keys): keys
        case .unassigned: []
        case .default: defaults
        }
    }

    mutating func press(_ chord: KeyChord) { chosen = .custom([chord]) }
    mutating func clear() { chosen = .unassigned }
    mutating func reset() { chosen = .default }
}

/// The state of recording keys.
///
/// Recording ends however people leave the editor.
enum KeyRecording: Hashable, Sendable, CaseIterable {
    /// Recording is off, and keys work as usual.
    case idle
    /// The next keys are recorded. Meanwhile, all commands are suspended.
    case recording

    /// An event that starts, ends or continues a recording.
    enum Event: Hashable, Sendable {
        /// People started the recording, or restarted it.
        case begin
        /// A key was pressed; `nil` for a modifier alone, or for a key that no command can have.
        case press(KeyChord?)
        /// Another view received the keyboard focus.
        case focusLost
        /// The editor was dismissed.
        case dismissed
        /// The app entered the background.
        case background
    }

    /// Updates the state and returns the recorded keys, if any.
    ///
    /// A press of Escape alone ends the recording without keys, and so does any other event that
    /// ends the recording.
    mutating func handle(_ event: Event) -> KeyChord? {
        switch (self, event) {
        case (_, .begin):
            self = .recording
            return nil
        case (.idle, _), (.recording, .press(nil)):
            return nil
        case (.recording, .press(let chord?)):
            self = .idle
            return chord.input == .escape && chord.modifiers.isEmpty ? nil : chord
        case (.recording, .focusLost), (.recording, .dismissed), (.recording, .background):
            self = .idle
            return nil
        }
    }
}
