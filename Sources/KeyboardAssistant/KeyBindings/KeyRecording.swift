/// Waits for keys to be pressed, and ends however people leave it.
enum KeyRecording: Hashable, Sendable, CaseIterable {
    /// Nothing is recorded: keys do what they always do.
    case idle
    /// The next keys are recorded; meanwhile no command acts.
    case recording

    /// What can happen to a recorder.
    enum Event: Hashable, Sendable {
        /// Somebody begins, or begins anew.
        case begin
        /// Keys were pressed; nil is a modifier alone, or a key that no command can have.
        case press(KeyChord?)
        /// Something else has the keyboard's attention now.
        case focusLost
        /// The recorder went away from the screen.
        case dismissed
        /// The app went to the background.
        case background
    }

    /// The keys that were recorded; Escape alone ends without any, as do all other endings.
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
