/// What is known about the hardware keyboard that people use.
///
/// UIKit has no table of the keyboard's layout. What can be known is what pressed keys typed, and
/// the languages in which people type: presses rule layouts out, and of those that are left the
/// languages choose. What Shift made of a key that was pressed counts more than any table.
struct KeyboardInUse: Hashable, Sendable {
    /// What one key typed.
    struct Press: Hashable, Sendable {
        /// The key's number as in `UIKeyboardHIDUsage`.
        var code: Int
        /// What it types without Shift.
        var plain: String
        /// The symbol that Shift made of it; nil if Shift was not held or made none.
        var shifted: String?
    }

    /// The languages of people's keyboards as codes such as “de-DE”, the preferred one first.
    var languages: [String] = [] {
        didSet { if languages != oldValue { choose() } }
    }

    /// The layout that counts: chords are the same keys if they are on it.
    private(set) var layout = KeyboardLayout.unknown

    private var typed: [Int: String] = [:]
    private var symbols: [String: String] = [:]

    /// Takes account of a key that was pressed.
    mutating func note(_ press: Press) {
        if contradicts(press) { (typed, symbols) = ([:], [:]) }
        typed[press.code] = press.plain
        if let shifted = press.shifted { symbols[shifted] = press.plain }
        choose()
    }

    /// Whether `press` shows that people have taken another keyboard or layout: no key types two
    /// characters, and no character is on two keys.
    private func contradicts(_ press: Press) -> Bool {
        typed.contains { ($0.key == press.code) != ($0.value == press.plain) }
    }

    private mutating func choose() {
        layout = chosen ?? .unknown
        for (symbol, plain) in symbols { layout.note(symbol, on: plain) }
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

    /// What `UITextInputMode.primaryLanguage` says of keyboards that have no language.
    private static let withoutLayout: Set<String> = ["emoji", "dictation"]
}

extension KeyboardLayout {
    /// Where people type a known layout's language on a layout that is not known.
    private static let otherLayouts: Set<String> = ["fr-CA", "fr-CH", "fr-BE", "de-CH"]

    /// The layout of most keyboards for `language`, a code such as “de-DE”; nil if it is none of
    /// the known ones.
    ///
    /// Keyboards for British English differ from the one for U.S. English by ⇧3 alone.
    static func usual(for language: String) -> KeyboardLayout? {
        let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard !otherLayouts.contains(parts.joined(separator: "-")) else { return nil }
        return known.first { $0.language == parts.first }
    }
}
