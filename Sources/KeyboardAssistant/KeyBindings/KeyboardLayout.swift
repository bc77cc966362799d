/// What the keys of a hardware keyboard type without Shift and with it.
///
/// One press can be described by several chords: where Shift makes “:” of “;”, the same keys are
/// ⇧⌘; and ⌘: and ⇧⌘:, and UIKit gives the commands of all three. Whether two chords are the same
/// keys is therefore a question of the layout, and is asked here alone.
///
/// What Option makes of keys is not known: no source says which commands UIKit gives then.
struct KeyboardLayout: Hashable, Sendable {
    /// What people call the layout; nil for one that is known from presses alone.
    let name: String?
    /// The language for which keyboards have this layout.
    let language: String?
    /// What keys type without Shift, by their numbers as in `UIKeyboardHIDUsage`.
    private(set) var characters: [Int: String] = [:]
    /// What is typed without Shift by the key that types a symbol with it.
    private var unshifted: [String: String] = [:]

    /// A layout of which nothing is known: chords are the same only if they are equal.
    static let unknown = KeyboardLayout(name: nil, language: nil)

    /// A layout whose `rows` are in the order of the keys' numbers, and which has `pairs` of
    /// symbols on keys whose numbers say nothing.
    init(name: String?, language: String?, rows: [Row] = [], pairs: [String] = []) {
        (self.name, self.language) = (name, language)
        for row in rows {
            let keys = zip(row.plain.map(String.init), row.shifted.map(String.init))
            for (offset, key) in keys.enumerated() {
                characters[row.first + offset] = key.0
                note(key.1, on: key.0)
            }
        }
        for pair in pairs { note(String(pair.suffix(1)), on: String(pair.prefix(1))) }
    }

    /// Keys that follow one another, `first` being the number of the first.
    struct Row {
        var first: Int
        var plain: String
        var shifted: String
    }

    /// Notes that Shift makes `symbol` of the key that types `plain`.
    mutating func note(_ symbol: String, on plain: String) {
        // A capital is the same character in a chord already.
        guard symbol.lowercased() != plain.lowercased() else { return }
        unshifted[symbol] = plain
    }

    /// The keys that are pressed for `chord`, the key being named by what it types without Shift.
    func press(of chord: KeyChord) -> KeyChord {
        guard case .characters(let text) = chord.input, let plain = unshifted[text] else {
            return chord
        }
        return KeyChord(
            validating: .characters(plain), chord.modifiers.union(.shift), keyCode: chord.keyCode)
            ?? chord
    }

    /// Whether one press is both of two chords.
    func isSame(_ one: KeyChord, _ other: KeyChord) -> Bool {
        press(of: one) == press(of: other)
    }

    /// The first of `chords` that is the same press as `chord`.
    func first(of chords: some Sequence<KeyChord>, like chord: KeyChord) -> KeyChord? {
        let press = press(of: chord)
        return chords.first { self.press(of: $0) == press }
    }

    /// Whether one of `chords` is the same press as `chord`.
    func contains(_ chord: KeyChord, in chords: some Sequence<KeyChord>) -> Bool {
        first(of: chords, like: chord) != nil
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
