/// Keys that are pressed together, and the title that the system may show beside them.
///
/// Keys have one spelling: `.characters("O")` is the same as `.characters("o")`, and
/// `.characters("\r")` the same as `.return`. Shift is a modifier, never an upper-case letter.
public struct KeyCommandDescriptor: Hashable, Sendable {
    /// The key itself.
    public let input: Input
    /// The keys that are held down meanwhile.
    public let modifiers: Modifiers
    /// The title that shows while people hold ⌘; nothing is shown without one.
    public var discoverabilityTitle: String?

    /// Creates a descriptor of `input` pressed with `modifiers`; a title is set afterwards.
    public init(input: Input, modifiers: Modifiers = []) {
        self.input = input.canonical
        self.modifiers = modifiers.intersection(.all)
    }

    /// Returns the same keys with another title.
    func titled(_ title: String?) -> KeyCommandDescriptor {
        var descriptor = self
        descriptor.discoverabilityTitle = title
        return descriptor
    }
}

// MARK: - Modifiers

extension KeyCommandDescriptor {
    /// Keys that are held while another one is pressed.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// A number with one bit per key.
        public let rawValue: UInt

        /// Creates a set from a number; a descriptor drops bits that stand for no key.
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
        /// Caps Lock, when it is on.
        public static let alphaShift = Modifiers(rawValue: 1 << 5)

        static let all: Modifiers = [.command, .shift, .control, .alternate, .alphaShift]
    }
}

// MARK: - Input

extension KeyCommandDescriptor {
    /// A key of a keyboard.
    ///
    /// A key that types is written as the character: `"r"`.
    public enum Input: Hashable, Sendable {
        /// A key that types; no keyboard has a key for several characters or none.
        case characters(String)
        /// The arrow that points up.
        case upArrow
        /// The arrow that points left.
        case leftArrow
        /// The arrow that points down.
        case downArrow
        /// The arrow that points right.
        case rightArrow
        /// Escape.
        case escape
        /// The key that deletes the character before the insertion point.
        case backspace
        /// Tab.
        case tab
        /// Return, or Enter on the keypad.
        case `return`
        /// The key that deletes the character after the insertion point.
        case forwardDelete
        /// Page Up.
        case pageUp
        /// Page Down.
        case pageDown
        /// Home.
        case home
        /// End.
        case end
        /// F1 to F12; other numbers name no key.
        case function(Int)

        /// A Boolean value that indicates whether the key is one of the four arrows.
        public var isArrow: Bool {
            switch self {
            case .upArrow, .leftArrow, .downArrow, .rightArrow: true
            default: false
            }
        }

        /// The one spelling of this key.
        var canonical: Input {
            guard case .characters(let text) = self else { return self }
            return Self.keysByCharacter[text] ?? .characters(text.lowercased())
        }

        // Keys that have a case of their own, by the character that they type.
        //
        // Enter on the keypad types U+0003 (AppKit's `NSEnterCharacter`); as the input of a key
        // command UIKit does not distinguish it from Return (KeyboardKit's notes).
        private static let keysByCharacter: [String: Input] = [
            "\u{8}": .backspace, "\u{9}": .tab, "\u{D}": .return, "\u{A}": .return,
            "\u{3}": .return,
            "\u{1B}": .escape, "\u{7F}": .forwardDelete,
        ]

        /// The key for the other direction of reading; the same one if it points neither left nor
        /// right.
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

// A literal of several characters, which no key types, does not compile.
extension KeyCommandDescriptor.Input: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral character: Character) {
        self = .characters(String(character))
    }
}
