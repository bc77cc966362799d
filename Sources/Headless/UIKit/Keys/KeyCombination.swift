/// A key with modifiers, in a normalized spelling for comparisons.
package struct KeyCombination: Equatable, Sendable {
    package let input: String
    package let modifierFlags: UIKeyModifierFlags

    /// Creates a combination; `nil` if no key can have it.
    ///
    /// UIKit: the case of letters, Caps Lock and the numeric keypad make no difference
    /// (assumed: A22).
    package init?(_ input: String, _ modifierFlags: UIKeyModifierFlags) {
        guard !input.isEmpty else { return nil }
        self.input = Self.spelling(of: input)
        self.modifierFlags = modifierFlags.subtracting([.alphaShift, .numericPad])
    }

    /// Returns the spelling of an input: letters in lowercase, and one name for each key without a
    /// character.
    ///
    /// A command's input can't distinguish Enter on the keypad from Return (KeyboardKit).
    static func spelling(of input: String) -> String {
        guard input.count == 1 else { return input }
        switch input {
        case "\n", "\r\n", KeyPlaces.keypadEnter: return "\r"
        case "\u{1B}": return UIKeyCommand.inputEscape
        default: return input.lowercased()
        }
    }

    /// The combination that replaces this one in an interface that runs from right to left.
    ///
    /// Apple's header, `allowsAutomaticMirroring`: brackets, parentheses and arrows are exchanged.
    package var mirrored: KeyCombination {
        KeyCombination(Self.counterparts[input] ?? input, modifierFlags) ?? self
    }

    private static let counterparts = [
        "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
        UIKeyCommand.inputLeftArrow: UIKeyCommand.inputRightArrow,
        UIKeyCommand.inputRightArrow: UIKeyCommand.inputLeftArrow,
    ]
}
