import UIKit

// Conversions between descriptors and UIKit's key commands and presses.

extension KeyCommandDescriptor {
    /// Creates a descriptor from the keys and title of `command`; `nil` if the command has no keys.
    @MainActor
    init?(_ command: UIKeyCommand) {
        guard let input = command.input, !input.isEmpty else { return nil }
        self.init(
            input: Input(keyInput: input), modifiers: Modifiers(flags: command.modifierFlags))
        discoverabilityTitle = command.discoverabilityTitle
    }
}

extension KeyChord {
    /// Creates the chord that was pressed when `key` went down; `nil` for a modifier key alone.
    @MainActor
    package init?(_ key: UIKey) {
        self.init(
            validating: .init(keyInput: key.charactersIgnoringModifiers),
            .init(flags: key.modifierFlags), keyCode: key.keyCode.rawValue)
    }

    /// Creates a chord from the keys of `command`; `nil` if no keyboard has the key.
    @MainActor
    package init?(_ command: UIKeyCommand) {
        guard let descriptor = KeyCommandDescriptor(command) else { return nil }
        self.init(descriptor)
    }
}

extension KeyCommandDescriptor.Input {
    private static let named: [(input: Self, text: String)] =
        [
            (.upArrow, UIKeyCommand.inputUpArrow), (.leftArrow, UIKeyCommand.inputLeftArrow),
            (.downArrow, UIKeyCommand.inputDownArrow), (.rightArrow, UIKeyCommand.inputRightArrow),
            (.escape, UIKeyCommand.inputEscape), (.pageUp, UIKeyCommand.inputPageUp),
            (.pageDown, UIKeyCommand.inputPageDown), (.home, UIKeyCommand.inputHome),
            (.end, UIKeyCommand.inputEnd), (.backspace, "\u{8}"), (.tab, "\u{9}"),
            (.return, "\u{D}"), (.forwardDelete, "\u{7F}"),
        ] + functionKeys.enumerated().map { (.function($0.offset + 1), $0.element) }

    private static let functionKeys = [
        UIKeyCommand.f1, UIKeyCommand.f2, UIKeyCommand.f3, UIKeyCommand.f4, UIKeyCommand.f5,
        UIKeyCommand.f6, UIKeyCommand.f7, UIKeyCommand.f8, UIKeyCommand.f9, UIKeyCommand.f10,
        UIKeyCommand.f11, UIKeyCommand.f12,
    ]

    private static let texts = Dictionary(uniqueKeysWithValues: named.map { ($0.input, $0.text) })
    private static let inputs = Dictionary(
        named.map { ($0.text, $0.input) } + [(UIKeyCommand.inputDelete, .backspace)],
        uniquingKeysWith: { first, _ in first })

    /// Creates the key for a UIKit input string.
    package init(keyInput: String) {
        self = (Self.inputs[keyInput] ?? .characters(keyInput)).canonical
    }

    /// The UIKit input string for this key; `nil` if there is no such key.
    package var keyInput: String? {
        guard case .characters(let text) = self else { return Self.texts[self] }
        return text.isEmpty ? nil : text
    }
}

extension KeyCommandDescriptor.Modifiers {
    private static let pairs: [(Self, UIKeyModifierFlags)] = [
        (.command, .command), (.shift, .shift), (.control, .control), (.alternate, .alternate),
        (.alphaShift, .alphaShift),
    ]

    /// Creates a set of the modifiers in `flags`, without the flag for the numeric keypad.
    package init(flags: UIKeyModifierFlags) {
        self = Self.pairs.reduce(into: []) { if flags.contains($1.1) { $0.insert($1.0) } }
    }

    /// The same modifiers as UIKit flags.
    package var flags: UIKeyModifierFlags {
        Self.pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
    }
}
