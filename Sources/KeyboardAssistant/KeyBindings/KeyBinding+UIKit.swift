import UIKit

extension KeyBinding {
    /// A binding as KeyCommandKit writes it: an input as in `UIKeyCommand`, and its modifiers.
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

    /// The first of its keys as in `UIKeyCommand`; nil if it has none.
    public var input: String? { keys.first?.input.keyInput }

    /// What is held down with `input`.
    public var modifiers: UIKeyModifierFlags { keys.first?.modifiers.flags ?? [] }

    /// A command of the first of its keys; nil if it has none.
    @MainActor
    public func make(withAction action: Selector) -> UIKeyCommand? {
        commands(withAction: action).first
    }

    /// A command for each of its keys; the title stands with the first, so that it is read once.
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

    /// Lets UIKit fit the keys of `command` to layout and direction of reading, unless people chose
    /// them: those that they pressed are the ones they mean.
    @MainActor
    func setAdaptation(of command: UIKeyCommand) {
        command.allowsAutomaticLocalization = !isCustomized
        command.allowsAutomaticMirroring = !isCustomized
    }
}

extension KeyChord {
    /// Whether the system would keep these keys for itself, and text has no use for them.
    var wantsPriority: Bool {
        if case .characters = input { return false }
        return !TypingState.text.takes(descriptor)
    }
}

extension KeyBindings {
    /// Commands for the bindings that have keys, in the order of `actions`; keys that no binding is
    /// called by are passed over.
    @MainActor
    public func make(withActionsForKeys actions: [(key: String, action: Selector)])
        -> [UIKeyCommand]
    {
        guard !isResting else { return [] }
        return actions.flatMap { self[$0.key]?.commands(withAction: $0.action) ?? [] }
    }
}

/// Keys for which UIKit has no constant, or has had none for long.
public enum KeyInput {
    /// The key that deletes what is before the caret.
    public static let backspace = "\u{8}"
    /// Tab.
    public static let tab = "\u{9}"
    /// Return.
    public static let `return` = "\u{D}"
    /// The key that deletes what is after the caret.
    public static let delete = "\u{7F}"
}
