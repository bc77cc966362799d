/// The hardware keyboard in use, as far as its layout can be inferred.
///
/// UIKit has no table of the keyboard's layout. It is inferred from the characters that pressed
/// keys typed, and from the languages in which people type: presses rule layouts out, and of those
/// that are left the languages choose. The symbol that Shift made of a pressed key counts more than
/// any table.
struct KeyboardInUse: Hashable, Sendable {
    /// A press of a key, with the characters that it types.
    struct Press: Hashable, Sendable {
        /// The key's number as in `UIKeyboardHIDUsage`.
        var code: Int
        /// The character that the key types without Shift.
        var plain: String
        /// The symbol that Shift made of it; `nil` if Shift was not held or made none.
        var shifted: String?
    }

    /// The languages of people's keyboards as codes such as “de-DE”, the preferred one first.
    var languages: [String] = [] {
        didSet { if languages != oldValue { choose() } }
    }

    /// The inferred layout, which decides whether chords are the same keys.
    private(set) var layout = KeyboardLayout.unknown

    private var typed: [Int: String] = [:]
    private var symbols: [String: String] = [:]

    /// Takes a press into account.
    mutating func record(_ press: Press) {
        if contradicts(press) { (typed, symbols) = ([:], [:]) }
        typed[press.code] = press.plain
        if let shifted = press.shifted { symbols[shifted] = press.plain }
        choose()
    }

    /// Returns whether `press` shows that people use another keyboard or layout now: no key types
    /// two characters, and no character is on two keys.
    private func contradicts(_ press: Press) -> Bool {
        typed.contains { ($0.key == press.code) != ($0.value == press.plain) }
    }

    private mutating func choose() {
        layout = chosen ?? .unknown
        for (symbol, plain) in symbols { layout.add(symbol, shiftedFrom: plain) }
    }

    private var chosen: KeyboardLayout? {
        let possible = KeyboardLayout.known.filter { layout in
            typed.allSatisfy { (layout.characters[$0.key] ?? $0.value) == $0.value }
        }
        for language in languages where !Self.withoutLayout.contains(language) {
            guard let layout = KeyboardLayout.usual(for: language) else { break }
            if possible.contains(layout) { return layout }
        }
        return possible.count == 1 ? possible.first : nil
    }

    /// The values of `UITextInputMode.primaryLanguage` for keyboards that have no language.
    private static let withoutLayout: Set<String> = ["emoji", "dictation"]
}

extension KeyboardInUse.Press {
    /// Creates a press; `nil` if it says nothing about the layout.
    ///
    /// Apple's pages do not say whether `charactersIgnoringModifiers` ignores Shift, or whether
    /// `characters` heeds it while ⌘ is held, so a symbol counts only if the two differ.
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

    /// The numbers from A to the slash, without Return, Escape, Backspace, Tab and Space.
    private static let typingKeys = Set(0x04...0x38).subtracting(0x28...0x2C)
}

extension KeyboardLayout {
    /// The regions in which a known layout's language is typed on a layout that is not known.
    private static let otherLayouts: Set<String> = ["fr-CA", "fr-CH", "fr-BE", "de-CH"]

    /// Returns the layout of most keyboards for `language`, a code such as “de-DE”; `nil` if it is
    /// none of the known ones.
    ///
    /// Keyboards for British English differ from the one for U.S. English by ⇧3 alone.
    static func usual(for language: String) -> KeyboardLayout? {
        let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard !otherLayouts.contains(parts.joined(separator: "-")) else { return nil }
        return known.first { $0.language == parts.first }
    }
}
