import UIKit

extension KeyBinding {
    /// Creates a binding from a `UIKeyCommand` input and modifiers, as in KeyCommandKit.
    ///
    /// If `input` doesn't name a key, the binding has no keys.
    public init(
        key: String, name: String, input: String, modifiers: UIKeyModifierFlags = [],
        isDiscoverable: Bool = true, section: String? = nil, keywords: [String] = [],
        systemImage: String? = nil, unavailability: Unavailability = .dimmed
    ) {
        let chord = KeyChord(validating: .init(keyInput: input), .init(flags: modifiers))
        self.init(
            key: key, name: name, keys: chord.map { [$0] } ?? [], isDiscoverable: isDiscoverable,
            section: section, keywords: keywords, systemImage: systemImage,
            unavailability: unavailability)
    }

    /// The input of the first of the keys, as in `UIKeyCommand`; `nil` if there are no keys.
    public var input: String? { keys.first?.input.keyInput }

    /// The modifiers of the first of the keys; empty if there are no keys.
    public var modifiers: UIKeyModifierFlags { keys.first?.modifiers.flags ?? [] }

    /// Returns a key command for the first of the keys; `nil` if there are no keys.
    ///
    /// The property list of the command is the binding's ``key``.
    @MainActor
    public func make(withAction action: Selector) -> UIKeyCommand? {
        commands(withAction: action).first
    }

    /// Returns a key command for each of the keys.
    ///
    /// Only the first has the title, so that the title is listed once.
    @MainActor
    func commands(withAction action: Selector) -> [UIKeyCommand] {
        keys.enumerated().compactMap { number, chord in
            guard let input = chord.input.keyInput else { return nil }
            let command = UIKeyCommand(
                action: action, input: input, modifierFlags: chord.modifiers.flags,
                propertyList: key,
                discoverabilityTitle: isDiscoverable && number == 0 ? name : nil)
            command.wantsPriorityOverSystemBehavior = chord.wantsPriority
            complete(command)
            return command
        }
    }

    /// The image of the symbol; `nil` if there is none.
    @MainActor
    var image: UIImage? { systemImage.flatMap { UIImage(systemName: $0) } }

    /// Gives `command` the binding's image, and adapts its keys.
    @MainActor
    func complete(_ command: UIKeyCommand) {
        command.image = image
        setAdaptation(of: command)
    }

    /// Lets UIKit adapt the keys of `command` to the keyboard layout and reading direction, unless
    /// people chose the keys, because then they mean exactly the keys that they pressed.
    @MainActor
    private func setAdaptation(of command: UIKeyCommand) {
        command.allowsAutomaticLocalization = !isCustomized
        command.allowsAutomaticMirroring = !isCustomized
    }
}

extension KeyChord {
    /// A Boolean value that indicates whether the system would otherwise use the keys itself, and
    /// text input would not.
    var wantsPriority: Bool {
        if case .characters = input { return false }
        return !TypingState.text.takes(descriptor)
    }
}

// KeyCommandKit's constants for keys for which UIKit has no constant or got one only recently.

/// The input of the key that deletes the character before the insertion point.
public let UIKeyInputBackspace = "\u{8}"
/// The input of the Tab key.
public let UIKeyInputTab = "\u{9}"
/// The input of the Return key.
public let UIKeyInputReturn = "\u{D}"
/// The input of the key that deletes the character after the insertion point.
public let UIKeyInputDelete = "\u{7F}"
