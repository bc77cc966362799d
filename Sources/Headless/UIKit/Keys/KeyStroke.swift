/// A key that is pressed, with the modifier keys that are down.
package struct KeyStroke: Equatable, Sendable {
    /// The text that the key types without modifiers, or the name that `UIKeyCommand` has for it.
    package let input: String
    package let modifierFlags: UIKeyModifierFlags
    package let keyCode: UIKeyboardHIDUsage
    /// The text that the key types with the modifiers; for a key without text, its name.
    package let characters: String

    /// Creates a stroke; `nil` for an input that no key has.
    ///
    /// A symbol that needs Shift on a keyboard for English, such as "+", adds Shift.
    package init?(_ input: String, _ modifierFlags: UIKeyModifierFlags) {
        if input == KeyPlaces.keypadEnter {
            (self.input, characters) = (input, input)
            (self.modifierFlags, keyCode) = (modifierFlags.union(.numericPad), .keypadEnter)
            return
        }
        let spelling = KeyCombination.spelling(of: input)
        if let code = KeyPlaces.codes[spelling], input.count > 1 || !KeyPlaces.types(spelling) {
            (self.input, self.modifierFlags, keyCode) = (spelling, modifierFlags, code)
            characters = spelling
            return
        }
        guard input.count == 1 else { return nil }
        let base = KeyPlaces.unshifted[spelling] ?? spelling
        self.input = base
        self.modifierFlags = base == spelling ? modifierFlags : modifierFlags.union(.shift)
        keyCode = KeyPlaces.codes[base] ?? .keyboardErrorUndefined
        // A requested capital letter is typed, as with Caps Lock.
        characters =
            input.lowercased() == base && input != base
            ? input : KeyPlaces.characters(of: base, self.modifierFlags)
    }

    /// The combinations of commands that this stroke matches.
    ///
    /// UIKit: the key that types "+" with Shift matches a command for "+", whether the command
    /// names Shift or not (assumed: A22).
    ///
    /// Command and the period are delivered as Escape, and never to a command for these keys
    /// (lionheart/openradar-mirror#21237).
    package var combinations: [KeyCombination] {
        if input == ".", modifierFlags.subtracting(.alphaShift) == .command {
            return [KeyCombination(UIKeyCommand.inputEscape, [])].compactMap(\.self)
        }
        var inputs = [(input, modifierFlags)]
        if modifierFlags.contains(.shift), let shifted = KeyPlaces.shifted[input] {
            inputs += [(shifted, modifierFlags.subtracting(.shift)), (shifted, modifierFlags)]
        }
        return inputs.compactMap { KeyCombination($0.0, $0.1) }
    }
}
