/// Keys that are pressed together, and the title that the system can show for them.
///
/// Each key has one canonical form. `.characters("O")` equals `.characters("o")`, and
/// `.characters("\r")` equals `.return`. Use the Shift modifier instead of an uppercase letter.
/// Command and the period equal Escape, as which the system delivers them.
public struct KeyCommandDescriptor: Hashable, Sendable {
    /// The key that is pressed.
    public let input: Input
    /// The modifier keys that are held.
    public let modifiers: Modifiers
    /// The title that is shown while people hold ⌘; `nil` hides the command there.
    public var discoverabilityTitle: String?

    /// Creates a descriptor for `input` and `modifiers`, without a title.
    public init(input: Input, modifiers: Modifiers = []) {
        (self.input, self.modifiers) = Self.canonical(input.canonical, modifiers.intersection(.all))
    }

    /// Returns Escape for its twin, ⌘., and all other keys as they are.
    ///
    /// A key command for ⌘. is never performed, and one for Escape is performed for both
    /// (lionheart/openradar-mirror#21237).
    static func canonical(_ input: Input, _ modifiers: Modifiers) -> (Input, Modifiers) {
        let isTwin = input == "." && modifiers.subtracting(.alphaShift) == .command
        return isTwin ? (.escape, modifiers.subtracting(.command)) : (input, modifiers)
    }

    /// Returns a descriptor of the same keys with another title.
    package func titled(_ title: String?) -> KeyCommandDescriptor {
        var descriptor = self
        descriptor.discoverabilityTitle = title
        return descriptor
    }
}

// MARK: - Modifiers

extension KeyCommandDescriptor {
    /// Keys that are held while another key is pressed.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The raw value, with one bit for each key.
        public let rawValue: UInt

        /// Creates a set from a raw value.
        ///
        /// A descriptor ignores bits that don't represent a key.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The Command key, ⌘.
        public static let command = Modifiers(rawValue: 1 << 1)
        /// The Shift key, ⇧.
        public static let shift = Modifiers(rawValue: 1 << 2)
        /// The Control key, ⌃.
        public static let control = Modifiers(rawValue: 1 << 3)
        /// The Option key, ⌥.
        public static let alternate = Modifiers(rawValue: 1 << 4)
        /// Caps Lock, while it is on.
        public static let alphaShift = Modifiers(rawValue: 1 << 5)

        static let all: Modifiers = [.command, .shift, .control, .alternate, .alphaShift]
    }
}

// MARK: - Input

extension KeyCommandDescriptor {
    /// A key of a keyboard.
    ///
    /// A key that types text is written as its character, such as `"r"`.
    public enum Input: Hashable, Sendable {
        /// A key that types this character. No keyboard has a key for zero or several characters.
        case characters(String)
        /// The Up Arrow key.
        case upArrow
        /// The Left Arrow key.
        case leftArrow
        /// The Down Arrow key.
        case downArrow
        /// The Right Arrow key.
        case rightArrow
        /// The Escape key.
        case escape
        /// The key that deletes the character before the insertion point.
        case backspace
        /// The Tab key.
        case tab
        /// The Return key, or Enter on the keypad.
        case `return`
        /// The key that deletes the character after the insertion point.
        case forwardDelete
        /// The Page Up key.
        case pageUp
        /// The Page Down key.
        case pageDown
        /// The Home key.
        case home
        /// The End key.
        case end
        /// A function key, from F1 to F12. Other numbers don't represent a key.
        case function(Int)

        /// A Boolean value that indicates whether the key is an arrow key.
        public var isArrow: Bool {
            switch self {
            case .upArrow, .leftArrow, .downArrow, .rightArrow: true
            default: false
            }
        }

        /// The canonical form of this key.
        var canonical: Input {
            guard case .characters(let text) = self else { return self }
            return Self.keysByCharacter[text] ?? .characters(text.lowercased())
        }

        // The keys that have their own case, by the character that they type.
        //
        // Enter on the keypad types U+0003 (AppKit's `NSEnterCharacter`). As the input of a key
        // command, UIKit doesn't distinguish it from Return (KeyboardKit's notes).
        private static let keysByCharacter: [String: Input] = [
            "\u{8}": .backspace, "\u{9}": .tab, "\u{D}": .return, "\u{A}": .return,
            "\u{3}": .return,
            "\u{1B}": .escape, "\u{7F}": .forwardDelete,
        ]

        /// The key for the opposite reading direction.
        ///
        /// It's the same key unless the key points left or right.
        var mirrored: Input {
            switch self {
            case .leftArrow: .rightArrow
            case .rightArrow: .leftArrow
            case .characters(let text): .characters(Self.mirroredCharacters[text] ?? text)
            default: self
            }
        }

        // The pairs that UIKit exchanges too (`UIKeyCommand.allowsAutomaticMirroring`).
        private static let mirroredCharacters = [
            "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
        ]
    }
}

// Makes literals of several characters, which no key types, a compile-time error.
extension KeyCommandDescriptor.Input: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral character: Character) {
        self = .characters(String(character))
    }
}
