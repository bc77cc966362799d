/// A key with modifiers, spelled in the one way in which combinations are compared.
package struct KeyCombination: Equatable, Sendable {
    package let input: String
    package let modifierFlags: UIKeyModifierFlags

    /// Nil for what no key can be.
    ///
    /// UIKit: the case of letters makes no difference, and neither do Caps Lock and the numeric
    /// keypad (assumed: A22).
    package init?(_ input: String, _ modifierFlags: UIKeyModifierFlags) {
        guard !input.isEmpty else { return nil }
        self.input = Self.spelling(of: input)
        self.modifierFlags = modifierFlags.subtracting([.alphaShift, .numericPad])
    }

    /// Returns the spelling of an input: letters in lower case, and one name per key without a
    /// character.
    ///
    /// Enter on the keypad cannot be distinguished from Return by a command's input (KeyboardKit).
    static func spelling(of input: String) -> String {
        guard input.count == 1 else { return input }
        switch input {
        case "\n", "\r\n", KeyPlaces.keypadEnter: return "\r"
        case "\u{1B}": return UIKeyCommand.inputEscape
        default: return input.lowercased()
        }
    }

    /// The combination that takes its place in an interface that runs from right to left.
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
