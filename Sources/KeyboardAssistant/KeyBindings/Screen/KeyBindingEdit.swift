/// The change of one binding in its editor, before people save or cancel it.
struct KeyBindingEdit: Hashable, Sendable {
    let original: [KeyChord]
    /// The state that people chose; `nil` as long as they chose none, so that nothing can be saved.
    private(set) var chosen: KeyBinding.State?

    init(original: [KeyChord]) {
        self.original = original
    }

    /// Returns the keys that the editor shows for a binding with the default keys `defaults`.
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

/// The state of a recorder, which waits for keys and ends however people leave it.
enum KeyRecording: Hashable, Sendable, CaseIterable {
    /// Nothing is recorded: keys do what they always do.
    case idle
    /// The next keys are recorded; meanwhile all commands are suspended.
    case recording

    /// An event that begins, ends or continues a recording.
    enum Event: Hashable, Sendable {
        /// People begin, or begin anew.
        case begin
        /// Keys were pressed; `nil` is a modifier alone, or a key that no command can have.
        case press(KeyChord?)
        /// Another view has the keyboard focus now.
        case focusLost
        /// The editor was dismissed.
        case dismissed
        /// The app went to the background.
        case background
    }

    /// Returns the keys that were recorded, if any; Escape alone ends without keys, as do all other
    /// ends.
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
