/// A key, and the modifier keys held during the press.
///
///     KeyChord("r", .command)
///     KeyChord(.upArrow, [.shift, .alternate])
///
/// Two chords are equal if they have the same character and modifiers. ⌘. is Escape, just as the system
/// delivers the keys, also on keyboards with no Escape key. The key code doesn't affect equality,
/// because another keyboard can have the character on a different key.
public struct KeyChord: Sendable {
    /// The key that is pressed.
    public let input: KeyCommandDescriptor.Input
    /// The modifier keys that are held, always without Caps Lock.
    public let modifiers: KeyCommandDescriptor.Modifiers
    /// The code of the pressed key, as in `UIKeyboardHIDUsage`; `nil` unless the chord comes from a
    /// press.
    package let keyCode: Int?

    /// Creates a chord from a key and modifiers.
    ///
    /// A key that no keyboard has makes a chord without keys. Such a chord triggers no command and
    /// isn't stored. Use ``init(validating:_:)`` for keys that are unknown at compile time.
    public init(
        _ input: KeyCommandDescriptor.Input, _ modifiers: KeyCommandDescriptor.Modifiers = []
    ) {
        self = KeyChord(validating: input, modifiers) ?? KeyChord()
    }

    /// Creates the chord without keys.
    private init() {
        (input, modifiers, keyCode) = (.characters(""), [], nil)
    }

    /// Creates a chord if the key exists on a keyboard.
    ///
    /// Returns `nil` for zero or several characters, for a character that no key types, and for
    /// function keys other than F1 through F12.
    public init?(
        validating input: KeyCommandDescriptor.Input,
        _ modifiers: KeyCommandDescriptor.Modifiers = []
    ) {
        self.init(validating: input, modifiers, keyCode: nil)
    }

    package init?(
        validating input: KeyCommandDescriptor.Input,
        _ modifiers: KeyCommandDescriptor.Modifiers, keyCode: Int?
    ) {
        guard let input = input.canonical.existing else { return nil }
        (self.input, self.modifiers) = KeyCommandDescriptor.canonical(
            input, modifiers.intersection(.held))
        self.keyCode = keyCode
    }

    /// Creates a chord from the keys of `descriptor`; `nil` if no keyboard has the key.
    package init?(_ descriptor: KeyCommandDescriptor) {
        self.init(validating: descriptor.input, descriptor.modifiers)
    }

    /// Creates a numbered chord of a key that no keyboard has; `nil` if the number is negative or too
    /// large.
    ///
    /// The chord tells a command from all other commands, and is never triggered by a press. Command
    /// and Control keep the chord from being taken for text.
    package init?(placeholder number: Int) {
        guard (0..<Self.placeholders.count).contains(number),
            let scalar = Unicode.Scalar(Self.placeholders.lowerBound + UInt32(number))
        else { return nil }
        (input, modifiers, keyCode) = (.characters(String(scalar)), [.command, .control], nil)
    }

    /// The number of the placeholder with the input `text`; `nil` for any other text.
    package static func placeholderNumber(of text: String) -> Int? {
        guard let scalar = text.unicodeScalars.first, placeholders.contains(scalar.value) else {
            return nil
        }
        return Int(scalar.value - placeholders.lowerBound)
    }

    // Characters for private use that UIKit doesn't use.
    private static let placeholders: Range<UInt32> = 0xF0000..<0xFFFFE

    /// A Boolean value that indicates whether the chord was made of a key that no keyboard has.
    package var isEmpty: Bool { input == .characters("") }

    /// A descriptor of the same keys, without a title.
    package var descriptor: KeyCommandDescriptor {
        KeyCommandDescriptor(input: input, modifiers: modifiers)
    }

    /// The chord for the opposite reading direction.
    var mirrored: KeyChord { KeyChord(input.mirrored, modifiers) }
}

extension KeyChord: Hashable {
    public static func == (one: KeyChord, other: KeyChord) -> Bool {
        one.input == other.input && one.modifiers == other.modifiers
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(input)
        hasher.combine(modifiers)
    }
}

extension KeyCommandDescriptor.Modifiers {
    // Caps Lock is a state of the keyboard. People don't press it with a command.
    fileprivate static let held: Self = [.control, .alternate, .shift, .command]
}

extension KeyCommandDescriptor.Input {
    /// The key in its canonical form; `nil` if no keyboard has the key.
    fileprivate var existing: Self? {
        switch self {
        case .characters(let text):
            // Composed letters, so that each letter has one spelling in memory and in files.
            let text = text.composed
            return text.count == 1 && text.unicodeScalars.allSatisfy(\.isTyped)
                ? .characters(text) : nil
        case .function(let number): return (1...12).contains(number) ? self : nil
        default: return self
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isTyped: Bool {
        switch properties.generalCategory {
        case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
        // UIKit names keys without a character by these characters (U+F700 and above).
        case .privateUse: false
        default: true
        }
    }
}
