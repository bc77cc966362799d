/// A layout of a hardware keyboard: the characters that its keys type without Shift and with it.
///
/// One press can be described by several chords: where Shift makes “:” of “;”, the same keys are
/// ⇧⌘; and ⌘: and ⇧⌘:, and UIKit gives the commands of all three. Whether two chords are the same
/// keys is therefore a question of the layout, and is answered here alone.
///
/// Characters that Option makes are not known: no source says which commands UIKit gives then.
struct KeyboardLayout: Hashable, Sendable {
    /// The name of the layout in Settings; `nil` for one that is known from presses alone.
    let name: String?
    /// The code of the language for which keyboards have this layout.
    let language: String?
    /// The characters that keys type without Shift, by their numbers as in `UIKeyboardHIDUsage`.
    private(set) var characters: [Int: String] = [:]
    /// The characters that keys type without Shift, by the symbols that they type with it.
    private var unshifted: [String: String] = [:]

    /// The layout of which nothing is known: chords are the same only if they are equal.
    static let unknown = KeyboardLayout(name: nil, language: nil)

    /// Creates a layout whose `rows` are in the order of the keys' numbers, with `pairs` of symbols
    /// on keys whose numbers differ between keyboards.
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

    /// Keys with consecutive numbers, of which `first` is the first.
    struct Row {
        var first: Int
        var plain: String
        var shifted: String
    }

    /// Adds a symbol that Shift makes of the key that types `plain`.
    mutating func add(_ symbol: String, shiftedFrom plain: String) {
        // A capital is the same character in a chord already.
        guard symbol.lowercased() != plain.lowercased() else { return }
        unshifted[symbol] = plain
    }

    /// Returns the keys that are pressed for `chord`, the key being named by its character without
    /// Shift.
    func press(of chord: KeyChord) -> KeyChord {
        guard case .characters(let text) = chord.input, let plain = unshifted[text] else {
            return chord
        }
        return KeyChord(
            validating: .characters(plain), chord.modifiers.union(.shift), keyCode: chord.keyCode)
            ?? chord
    }

    /// Returns whether two chords are the same press.
    func isSame(_ one: KeyChord, _ other: KeyChord) -> Bool {
        press(of: one) == press(of: other)
    }

    /// Returns the first of `chords` that is the same press as `chord`.
    func first(of chords: some Sequence<KeyChord>, matching chord: KeyChord) -> KeyChord? {
        let press = press(of: chord)
        return chords.first { self.press(of: $0) == press }
    }

    /// Returns whether one of `chords` is the same press as `chord`.
    func contains(_ chord: KeyChord, in chords: some Sequence<KeyChord>) -> Bool {
        first(of: chords, matching: chord) != nil
    }
}

// From the layouts that macOS calls com.apple.keylayout.US, .German and .French, as Visual Studio
// Code publishes them (src/vs/workbench/services/keybinding/browser/keyboardLayouts, MIT); iPadOS
// has them by the same names. The keys beside 1 and beside the left Shift key are pairs alone:
// Apple's keyboards for Europe number them the other way round than others do.
extension KeyboardLayout {
    /// The layouts that are known whole.
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

    /// The rows by the numbers that the USB standard for keyboards gives to their first keys.
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
