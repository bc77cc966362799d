/// The layout of a hardware keyboard, which consists of the characters that its keys type with and
/// without Shift.
///
/// Several chords can describe one press. Where Shift turns “;” into “:”, the chords ⇧⌘;, ⌘: and
/// ⇧⌘: are the same keys, and UIKit matches the commands of all three. Whether two chords are the
/// same keys therefore depends on the layout, and only this type decides it.
///
/// Characters that are typed with Option aren't included, because no source documents which
/// commands UIKit matches then.
struct KeyboardLayout: Hashable, Sendable {
    /// The layout's name in Settings; `nil` for a layout that is known only from key presses.
    let name: String?
    /// The code of the language whose keyboards have this layout.
    let language: String?
    /// The characters that keys type without Shift, by key codes as in `UIKeyboardHIDUsage`.
    private(set) var characters: [Int: String] = [:]
    /// The characters that keys type without Shift, by the symbols that they type with Shift.
    private var unshifted: [String: String] = [:]

    /// A layout about which nothing is known.
    ///
    /// Chords are the same keys only if they are equal.
    static let unknown = KeyboardLayout(name: nil, language: nil)

    /// Creates a layout.
    ///
    /// The `rows` are in the order of their key codes, and `pairs` are the symbols on keys whose
    /// codes differ between keyboards.
    init(name: String?, language: String?, rows: [Row] = [], pairs: [String] = []) {
        (self.name, self.language) = (name, language)
        for row in rows {
            let keys = zip(row.plain.map(String.init), row.shifted.map(String.init))
            for (offset, key) in keys.enumerated() {
                characters[row.first + offset] = key.0
                add(key.1, shiftedFrom: key.0)
            }
        }
        for pair in pairs { add(String(pair.suffix(1)), shiftedFrom: String(pair.prefix(1))) }
    }

    /// A row of keys with consecutive key codes, starting with `first`.
    struct Row {
        var first: Int
        var plain: String
        var shifted: String
    }

    /// Adds a symbol that is typed with Shift and the key that types `plain`.
    mutating func add(_ symbol: String, shiftedFrom plain: String) {
        // A chord already treats an uppercase letter as the same character.
        guard symbol.lowercased() != plain.lowercased() else { return }
        unshifted[symbol] = plain
    }

    /// Returns the keys that people press for `chord`, with the key named by the character that it
    /// types without Shift.
    func press(of chord: KeyChord) -> KeyChord {
        guard case .characters(let text) = chord.input, let plain = unshifted[text] else {
            return chord
        }
        return KeyChord(
            validating: .characters(plain), chord.modifiers.union(.shift), keyCode: chord.keyCode)
            ?? chord
    }

    /// Returns a Boolean value that indicates whether two chords are the same press.
    func isSame(_ one: KeyChord, _ other: KeyChord) -> Bool {
        press(of: one) == press(of: other)
    }

    /// Returns the first of `chords` that is the same press as `chord`.
    func first(of chords: some Sequence<KeyChord>, matching chord: KeyChord) -> KeyChord? {
        let press = press(of: chord)
        return chords.first { self.press(of: $0) == press }
    }

    /// Returns a Boolean value that indicates whether any of `chords` is the same press as `chord`.
    func contains(_ chord: KeyChord, in chords: some Sequence<KeyChord>) -> Bool {
        first(of: chords, matching: chord) != nil
    }
}

// From the layouts that macOS calls com.apple.keylayout.US, .German and .French, as published in
// Visual Studio Code (src/vs/workbench/services/keybinding/browser/keyboardLayouts, MIT). They have
// the same names on iPadOS. The keys next to 1 and next to the left Shift key are only in the
// pairs, because Apple's European keyboards swap the codes of these two keys.
extension KeyboardLayout {
    /// The layouts that are completely known.
    static let known = [us, german, french]

    static let us = KeyboardLayout(
        name: "U.S.", language: "en",
        rows: rows(
            letters: "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
            digits: "1234567890", "!@#$%^&*()", symbols: "-=[]\\", "_+{}|", home: ";'", ":\"",
            bottom: ",./", "<>?"),
        pairs: ["`~", "§±"])

    static let german = KeyboardLayout(
        name: "German", language: "de",
        rows: rows(
            letters: "abcdefghijklmnopqrstuvwxzy", "ABCDEFGHIJKLMNOPQRSTUVWXZY",
            digits: "1234567890", "!\"§$%&/()=", symbols: "ß´ü+#", "?`Ü*'", home: "öä", "ÖÄ",
            bottom: ",.-", ";:_"),
        pairs: ["<>", "^°"])

    static let french = KeyboardLayout(
        name: "French", language: "fr",
        rows: rows(
            letters: "qbcdefghijkl,noparstuvzxyw", "QBCDEFGHIJKL?NOPARSTUVZXYW",
            digits: "&é\"'(§è!çà", "1234567890", symbols: ")-^$`", "°_¨*£", home: "mù", "M%",
            bottom: ";:=", "./+"),
        pairs: ["<>", "@#"])

    /// Returns the rows, with the codes of their first keys from the USB standard for keyboards.
    private static func rows(
        letters: String, _ capitals: String, digits: String, _ shiftedDigits: String,
        symbols: String, _ shiftedSymbols: String, home: String, _ shiftedHome: String,
        bottom: String, _ shiftedBottom: String
    ) -> [Row] {
        [
            Row(first: 0x04, plain: letters, shifted: capitals),
            Row(first: 0x1E, plain: digits, shifted: shiftedDigits),
            Row(first: 0x2D, plain: symbols, shifted: shiftedSymbols),
            Row(first: 0x33, plain: home, shifted: shiftedHome),
            Row(first: 0x36, plain: bottom, shifted: shiftedBottom),
        ]
    }
}

/// The hardware keyboard in use, as far as its layout can be inferred.
///
/// UIKit has no API for the keyboard's layout, so it is inferred from the characters that key
/// presses typed and from the languages in which people type. Key presses rule layouts out, and the
/// languages choose among the remaining ones. A symbol that was actually typed with Shift takes
/// precedence over any table.
struct KeyboardInUse: Hashable, Sendable {
    /// A key press, with the characters that the key types.
    struct Press: Hashable, Sendable {
        /// The key code, as in `UIKeyboardHIDUsage`.
        var code: Int
        /// The character that the key types without Shift.
        var plain: String
        /// The symbol that the key typed with Shift; `nil` without Shift, or if Shift had no
        /// effect.
        var shifted: String?
    }

    /// The languages of the active keyboards, as codes such as “de-DE”, with the preferred one
    /// first.
    var languages: [String] = [] {
        didSet { if languages != oldValue { choose() } }
    }

    /// The inferred layout, which determines which chords are the same keys.
    private(set) var layout = KeyboardLayout.unknown

    private var typed: [Int: String] = [:]
    private var symbols: [String: String] = [:]

    /// Updates the layout with a key press.
    mutating func record(_ press: Press) {
        if contradicts(press) { (typed, symbols) = ([:], [:]) }
        typed[press.code] = press.plain
        if let shifted = press.shifted { symbols[shifted] = press.plain }
        choose()
    }

    /// Returns a Boolean value that indicates whether `press` shows that a different keyboard or
    /// layout is now in use.
    ///
    /// On one keyboard, no key types two characters, and no character is on two keys.
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

    /// The values of `UITextInputMode.primaryLanguage` of keyboards that have no language.
    private static let withoutLayout: Set<String> = ["emoji", "dictation"]
}

extension KeyboardInUse.Press {
    /// Creates a press; `nil` if the press provides no information about the layout.
    ///
    /// Apple's documentation doesn't say whether `charactersIgnoringModifiers` ignores Shift, or
    /// whether `characters` reflects Shift while ⌘ is held. A symbol therefore counts only if the
    /// two differ.
    /// `characters` heeds it while ⌘ is held, so a symbol counts only if the two differ.
    init?(
        code: Int, modifiers: KeyCommandDescriptor.Modifiers, characters: String,
        ignoringModifiers: String
    ) {
        let plain = ignoringModifiers.composed.lowercased()
        // The keys on the main part of the keyboard that type text; keypad keys have other codes.
        guard Self.typingKeys.contains(code), plain.count == 1 else { return nil }
        self.init(code: code, plain: plain)
        guard modifiers.contains(.shift) else { return }
        let typed = characters.composed
        let isLetter = plain.uppercased() != plain
        if typed == plain || typed == ignoringModifiers, !isLetter { return nil }
        // Control and Option change the characters.
        let makesOthers = !modifiers.isDisjoint(with: [.control, .alternate])
        if !makesOthers, typed.count == 1, typed.lowercased() != plain { shifted = typed }
    }

    /// The key codes from A to the slash, without Return, Escape, Backspace, Tab and Space.
    private static let typingKeys = Set(0x04...0x38).subtracting(0x28...0x2C)
}

extension KeyboardLayout {
    /// The languages with a region whose layout differs from the known layout for the language.
    private static let otherLayouts: Set<String> = ["fr-CA", "fr-CH", "fr-BE", "de-CH"]

    /// Returns the most common layout for `language`, a code such as “de-DE”; `nil` if it isn't one
    /// of the known layouts.
    ///
    /// British keyboards differ from U.S. keyboards only in ⇧3.
    static func usual(for language: String) -> KeyboardLayout? {
        let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard !otherLayouts.contains(parts.joined(separator: "-")) else { return nil }
        return known.first { $0.language == parts.first }
    }
}
