/// Keys that are pressed together: one key that exists, and what is held down meanwhile.
///
/// Two chords are equal if they are typed with the same character. Where its key lies is only
/// remembered, because the same character lies elsewhere on another keyboard.
public struct KeyChord: Sendable {
    /// The key itself.
    public let input: KeyCommandDescriptor.Input
    /// What is held down meanwhile; Caps Lock is never part of it.
    public let modifiers: KeyCommandDescriptor.Modifiers
    /// The number of the key that was pressed, as in `UIKeyboardHIDUsage`; nil if none was pressed.
    public let keyCode: Int?

    /// Nil for an input that is no key: none or several characters, or F13.
    public init?(
        _ input: KeyCommandDescriptor.Input, _ modifiers: KeyCommandDescriptor.Modifiers = [],
        keyCode: Int? = nil
    ) {
        guard let input = input.canonical.spelled else { return nil }
        self.input = input
        self.modifiers = modifiers.intersection(.held)
        self.keyCode = keyCode
    }

    /// The keys of `descriptor`; nil if it describes none.
    public init?(_ descriptor: KeyCommandDescriptor) {
        self.init(descriptor.input, descriptor.modifiers)
    }

    /// The same keys as the library's commands speak of them.
    public var descriptor: KeyCommandDescriptor {
        KeyCommandDescriptor(input: input, modifiers: modifiers)
    }
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
    /// Caps Lock is a state of the keyboard, which people do not press with a command.
    fileprivate static let held: Self = [.control, .alternate, .shift, .command]
}

extension KeyCommandDescriptor.Input {
    /// This key in its one spelling; nil if no keyboard has it.
    fileprivate var spelled: Self? {
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
