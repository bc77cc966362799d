extension KeyCommandDescriptor {
    /// A key of a keyboard.
    public enum Input: Hashable, Sendable {
        /// A key that types; of several characters or none no keyboard has a key.
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
        /// The key that deletes what is before the caret.
        case backspace
        /// Tab.
        case tab
        /// Return, or Enter on the keypad.
        case `return`
        /// The key that deletes what is after the caret.
        case forwardDelete
        /// Page Up.
        case pageUp
        /// Page Down.
        case pageDown
        /// Home.
        case home
        /// End.
        case end
        /// F1 to F12; a number outside of these names no key.
        case function(Int)

        /// Whether this is one of the four arrows.
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

        /// Keys that have a case of their own, by what they type.
        ///
        /// Enter on the keypad types U+0003 (AppKit's `NSEnterCharacter`); as the input of a key
        /// command UIKit does not tell it from Return (KeyboardKit's notes).
        private static let keysByCharacter: [String: Input] = [
            "\u{8}": .backspace, "\u{9}": .tab, "\u{D}": .return, "\u{A}": .return,
            "\u{3}": .return,
            "\u{1B}": .escape, "\u{7F}": .forwardDelete,
        ]

        /// The same key in an interface that runs the other way; only what points has one.
        var mirrored: Input {
            switch self {
            case .leftArrow: .rightArrow
            case .rightArrow: .leftArrow
            case .characters(let text): .characters(Self.mirroredCharacters[text] ?? text)
            default: self
            }
        }

        /// The pairs that UIKit exchanges too (`UIKeyCommand.allowsAutomaticMirroring`).
        private static let mirroredCharacters = [
            "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
        ]
    }
}
