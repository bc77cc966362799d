/// Keys that are pressed together: one key, and those that are held down meanwhile.
///
///     KeyChord("r", .command)
///     KeyChord(.upArrow, [.shift, .alternate])
///
/// Two chords are equal if they are typed with the same character. The position of its key is only
/// remembered, because the same character is elsewhere on another keyboard.
public struct KeyChord: Sendable {
    /// The key itself.
    public let input: KeyCommandDescriptor.Input
    /// The keys that are held down meanwhile; Caps Lock is never one of them.
    public let modifiers: KeyCommandDescriptor.Modifiers
    /// The number of the key that was pressed, as in `UIKeyboardHIDUsage`; nil if none was pressed.
    let keyCode: Int?

    /// Creates a chord of a key that is written in code.
    ///
    /// A key that no keyboard has makes a chord without keys: nothing that people press is equal to
    /// it, commands and bindings leave it out, and no file contains it. Use
    /// ``init(validating:_:)`` where the key is not known when the app is written.
    public init(
        _ input: KeyCommandDescriptor.Input, _ modifiers: KeyCommandDescriptor.Modifiers = []
    ) {
        self = KeyChord(validating: input, modifiers) ?? KeyChord()
    }

    /// Creates the chord without keys.
    private init() {
        (input, modifiers, keyCode) = (.characters(""), [], nil)
    }

    /// Creates a chord of a key if some keyboard has it.
    ///
    /// The result is nil for several characters or none, for a character that no key types, and
    /// for function keys other than F1 to F12.
    public init?(
        validating input: KeyCommandDescriptor.Input,
        _ modifiers: KeyCommandDescriptor.Modifiers = []
    ) {
        self.init(validating: input, modifiers, keyCode: nil)
    }

    init?(
        validating input: KeyCommandDescriptor.Input,
        _ modifiers: KeyCommandDescriptor.Modifiers, keyCode: Int?
    ) {
        guard let input = input.canonical.existing else { return nil }
        self.input = input
        self.modifiers = modifiers.intersection(.held)
        self.keyCode = keyCode
    }

    /// Creates a chord of the keys of `descriptor`; nil if no keyboard has them.
    init?(_ descriptor: KeyCommandDescriptor) {
        self.init(validating: descriptor.input, descriptor.modifiers)
    }

    /// A Boolean value that indicates whether the chord was made of a key that no keyboard has.
    var isEmpty: Bool { input == .characters("") }

    /// A descriptor of the same keys, without a title.
    var descriptor: KeyCommandDescriptor {
        KeyCommandDescriptor(input: input, modifiers: modifiers)
    }

    /// The chord for the other direction of reading.
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
    // Caps Lock is a state of the keyboard, which people do not press with a command.
    fileprivate static let held: Self = [.control, .alternate, .shift, .command]
}

extension KeyCommandDescriptor.Input {
    /// This key in its one spelling; nil if no keyboard has it.
    fileprivate var existing: Self? {
        switch self {
        case .characters(let text):
            // Letters have one spelling in memory and in files, however they were composed.
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
        // UIKit names keys without a character by these (F700 and what follows).
        case .privateUse: false
        default: true
        }
    }
}
