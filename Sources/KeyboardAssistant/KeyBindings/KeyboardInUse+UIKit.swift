import UIKit

extension KeyboardInUse.Press {
    /// What `key` tells about the layout; nil if that is nothing.
    ///
    /// Apple's pages do not say whether `charactersIgnoringModifiers` ignores Shift, or whether
    /// `characters` heeds it while ⌘ is held, so a symbol counts only if the two differ.
    @MainActor
    init?(_ key: UIKey) {
        self.init(
            code: key.keyCode.rawValue, modifiers: .init(flags: key.modifierFlags),
            characters: key.characters, ignoringModifiers: key.charactersIgnoringModifiers)
    }

    init?(
        code: Int, modifiers: KeyCommandDescriptor.Modifiers, characters: String,
        ignoringModifiers: String
    ) {
        let plain = ignoringModifiers.composed.lowercased()
        // The keys that type on the main part of a keyboard; those of the keypad are elsewhere.
        guard Self.typingKeys.contains(code), plain.count == 1 else { return nil }
        self.init(code: code, plain: plain)
        guard modifiers.contains(.shift) else { return }
        let typed = characters.composed
        let isLetter = plain.uppercased() != plain
        if typed == plain || typed == ignoringModifiers, !isLetter { return nil }
        // Control and Option make characters of their own.
        let makesOthers = !modifiers.isDisjoint(with: [.control, .alternate])
        if !makesOthers, typed.count == 1, typed.lowercased() != plain { shifted = typed }
    }

    /// From A to the slash, without Return, Escape, Backspace, Tab and Space.
    private static let typingKeys = Set(0x04...0x38).subtracting(0x28...0x2C)
}

extension KeyboardInUse {
    /// The languages of the keyboards that people have chosen in Settings.
    @MainActor
    static var activeLanguages: [String] {
        UITextInputMode.activeInputModes.compactMap(\.primaryLanguage)
    }
}
