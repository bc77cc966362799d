/// The keys of a keyboard for English and the characters they type (Apple's keyboards, "U.S."
/// layout).
enum KeyPlaces {
    // AppKit's NSEnterCharacter. UIKit's key types the same (assumed: A55).
    /// The character that Enter on the keypad types.
    static let keypadEnter = "\u{3}"

    /// The symbols that need Shift, by their keys.
    static let shifted = pairs("`1234567890-=[]\\;',./", "~!@#$%^&*()_+{}|:\"<>?")

    static let unshifted = pairs("~!@#$%^&*()_+{}|:\"<>?", "`1234567890-=[]\\;',./")

    /// The characters that keys type with ⌥; keys that only begin an accent type nothing.
    private static let optional = pairs(
        "1234567890-=qwrtyopasdfghjkl;'\\zxcvbm,./[]",
        "¡™£¢∞§¶•ªº–≠œ∑®†¥øπåß∂ƒ©˙∆˚¬…æ«Ω≈ç√∫µ≤≥÷“‘")

    private static func pairs(_ keys: String, _ values: String) -> [String: String] {
        Dictionary(
            zip(keys.map(String.init), values.map(String.init)), uniquingKeysWith: { old, _ in old }
        )
    }

    /// Returns a Boolean value that indicates whether a key types a character into a text.
    static func types(_ input: String) -> Bool {
        input.count == 1 && !["\r", keypadEnter, "\t", "\u{8}", "\u{7F}"].contains(input)
    }

    /// Returns the characters that the key types with the modifiers.
    static func characters(of input: String, _ modifiers: UIKeyModifierFlags) -> String {
        if modifiers.contains(.alternate), !modifiers.contains(.command) {
            if let special = optional[input] { return special }
            if ["e", "u", "i", "n", "`"].contains(input) { return "" }
        }
        if modifiers.contains(.shift) { return shifted[input] ?? input.uppercased() }
        return modifiers.contains(.alphaShift) ? input.uppercased() : input
    }

    static let codes: [String: UIKeyboardHIDUsage] = {
        var codes = named
        // Letters, and the keys after them, have successive numbers in the standard.
        let rows: [(String, UIKeyboardHIDUsage)] = [
            ("abcdefghijklmnopqrstuvwxyz", .keyboardA), ("1234567890", .keyboard1),
            (" -=[]\\", .keyboardSpacebar), (";'`,./", .keyboardSemicolon),
        ]
        for (keys, first) in rows {
            for (place, key) in keys.enumerated() {
                codes[String(key)] = UIKeyboardHIDUsage(rawValue: first.rawValue + place)
            }
        }
        return codes
    }()

    private static let named: [String: UIKeyboardHIDUsage] = [
        "\r": .keyboardReturnOrEnter, "\t": .keyboardTab, "\u{8}": .keyboardDeleteOrBackspace,
        "\u{7F}": .keyboardDeleteForward, UIKeyCommand.inputEscape: .keyboardEscape,
        UIKeyCommand.inputUpArrow: .keyboardUpArrow,
        UIKeyCommand.inputDownArrow: .keyboardDownArrow,
        UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
        UIKeyCommand.inputRightArrow: .keyboardRightArrow,
        UIKeyCommand.inputPageUp: .keyboardPageUp, UIKeyCommand.inputPageDown: .keyboardPageDown,
        UIKeyCommand.inputHome: .keyboardHome, UIKeyCommand.inputEnd: .keyboardEnd,
        UIKeyCommand.f1: .keyboardF1, UIKeyCommand.f2: .keyboardF2, UIKeyCommand.f3: .keyboardF3,
        UIKeyCommand.f4: .keyboardF4, UIKeyCommand.f5: .keyboardF5, UIKeyCommand.f6: .keyboardF6,
        UIKeyCommand.f7: .keyboardF7, UIKeyCommand.f8: .keyboardF8, UIKeyCommand.f9: .keyboardF9,
        UIKeyCommand.f10: .keyboardF10, UIKeyCommand.f11: .keyboardF11,
        UIKeyCommand.f12: .keyboardF12,
    ]
}
