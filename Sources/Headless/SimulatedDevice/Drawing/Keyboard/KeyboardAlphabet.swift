/// The letters of a language's keyboard, row by row, and the words on its keys.
package struct KeyboardAlphabet: Equatable, Sendable {
    /// The letters of the three rows, in the order of the keys from left to right.
    package let rows: [[String]]
    /// A Boolean value that indicates whether the language has capital letters, which need a Shift
    /// key.
    package let hasShift: Bool
    /// The text on the space bar.
    package let space: String
    /// The text on the key that switches to digits.
    package let numbers: String
    /// The text on the key that switches back to letters.
    package let letters: String

    private init(
        _ rows: [String], hasShift: Bool = true, space: String = "space", numbers: String = "123",
        letters: String = "ABC"
    ) {
        self.rows = rows.map { $0.split(separator: " ").map(String.init) }
        self.hasShift = hasShift
        self.space = space
        self.numbers = numbers
        self.letters = letters
    }

    /// The alphabet of English.
    package static let english = KeyboardAlphabet([
        "q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m",
    ])

    private static let german = KeyboardAlphabet(
        ["q w e r t z u i o p ü", "a s d f g h j k l ö ä", "y x c v b n m"], space: "Leerzeichen")

    private static let french = KeyboardAlphabet(
        ["a z e r t y u i o p", "q s d f g h j k l m", "w x c v b n ´"], space: "espace")

    private static let spanish = KeyboardAlphabet(
        ["q w e r t y u i o p", "a s d f g h j k l ñ", "z x c v b n m"], space: "espacio")

    private static let russian = KeyboardAlphabet(
        ["й ц у к е н г ш щ з х", "ф ы в а п р о л д ж э", "я ч с м и т ь б ю"], space: "Пробел",
        letters: "АБВ")

    private static let greek = KeyboardAlphabet(
        ["ς ε ρ τ υ θ ι ο π", "α σ δ φ γ η ξ κ λ", "ζ χ ψ ω β ν μ"], space: "διάστημα",
        letters: "ΑΒΓ")

    private static let arabic = KeyboardAlphabet(
        ["ض ص ث ق ف غ ع ه خ ح ج", "ش س ي ب ل ا ت ن م ك ط", "ذ ء ؤ ر ى ة و ز ظ د"],
        hasShift: false, space: "مسافة", numbers: "١٢٣", letters: "أ ب ج")

    private static let hebrew = KeyboardAlphabet(
        ["ק ר א ט ו ן ם פ", "ש ד ג כ ע י ח ל ך ף", "ז ס ב ה נ מ צ ת ץ"], hasShift: false,
        space: "רווח", letters: "אבג")

    /// Returns the alphabet for a language code such as "ar" or "de-CH", or the English one if
    /// there is none for it.
    package static func language(_ code: String) -> KeyboardAlphabet {
        switch code.prefix(2).lowercased() {
        case "ar": arabic
        case "de": german
        case "el": greek
        case "es": spanish
        case "fr": french
        case "he": hebrew
        case "ru": russian
        default: english
        }
    }
}
