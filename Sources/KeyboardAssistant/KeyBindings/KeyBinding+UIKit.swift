import UIKit

extension KeyBinding {
    /// Creates a binding as in KeyCommandKit: an input as in `UIKeyCommand`, and its modifiers.
    ///
    /// An input that is no key makes a binding without keys.
    public init(
        key: String, name: String, input: String, modifiers: UIKeyModifierFlags = [],
        isDiscoverable: Bool = true
    ) {
        let chord = KeyChord(validating: .init(keyInput: input), .init(flags: modifiers))
        self.init(
            key: key, name: name, keys: chord.map { [$0] } ?? [], isDiscoverable: isDiscoverable)
    }

    /// The input of the first of the keys as in `UIKeyCommand`; `nil` if there are none.
    public var input: String? { keys.first?.input.keyInput }

    /// The modifiers of the first of the keys.
    public var modifiers: UIKeyModifierFlags { keys.first?.modifiers.flags ?? [] }

    /// Returns a command for the first of the keys; `nil` if there are none.
    @MainActor
    public func make(withAction action: Selector) -> UIKeyCommand? {
        commands(withAction: action).first
    }

    /// Returns a command for each of the keys; the first has the title, so that it is read once.
    @MainActor
    func commands(withAction action: Selector) -> [UIKeyCommand] {
        keys.enumerated().compactMap { number, chord in
            guard let input = chord.input.keyInput else { return nil }
            let command = UIKeyCommand(
                action: action, input: input, modifierFlags: chord.modifiers.flags,
                discoverabilityTitle: isDiscoverable && number == 0 ? name : nil)
            command.wantsPriorityOverSystemBehavior = chord.wantsPriority
            setAdaptation(of: command)
            return command
        }
    }

    /// Lets UIKit adapt the keys of `command` to layout and reading direction, unless people chose
    /// them: people mean the keys that they pressed.
    @MainActor
    func setAdaptation(of command: UIKeyCommand) {
        command.allowsAutomaticLocalization = !isCustomized
        command.allowsAutomaticMirroring = !isCustomized
    }
}

extension KeyChord {
    /// A Boolean value that indicates whether the system would use the keys itself, and text would
    /// not.
    var wantsPriority: Bool {
        if case .characters = input { return false }
        return !TypingState.text.takes(descriptor)
    }
}

// KeyCommandKit's constants for keys that UIKit has no constant for, or has had none for long.

/// The input of the key that deletes the character before the caret.
public let UIKeyInputBackspace = "\u{8}"
/// The input of the Tab key.
public let UIKeyInputTab = "\u{9}"
/// The input of the Return key.
public let UIKeyInputReturn = "\u{D}"
/// The input of the key that deletes the character after the caret.
public let UIKeyInputDelete = "\u{7F}"
