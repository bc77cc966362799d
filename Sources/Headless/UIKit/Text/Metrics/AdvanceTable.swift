/// The widths of characters, in thousandths of an em, for a sans-serif face of regular weight.
///
/// The numbers are our own, close to those of system fonts, and the same on every machine.
enum AdvanceTable {
    static let digit = 612
    static let monospaced = 618
    static let em = 1000

    /// Characters of one width, by the width.
    private static let latin: [(width: Int, characters: String)] = [
        (228, "'’‘|ı"),
        (240, "ijlI.,:;·"),
        (262, " \u{A0}!¡"),
        (300, "/\\‚"),
        (345, "()[]{}ft`´¨¸"),
        (368, "rʼ°ªº"),
        (410, "\"“”„*-\u{2011}‐"),
        (440, "1²³¹«»"),
        (512, "s?¿_^"),
        (532, "avxyzkcJ"),
        (548, "eLþ"),
        (560, "•"),
        (572, "hnuoß–"),
        (588, "bdpqgFħđð"),
        (606, "E7$£€¥¢#§¶+<>=±×÷~¬øł"),
        (612, "0235689"),
        (632, "4PTYSZ"),
        (650, "BRKXÞŁ"),
        (668, "AV&"),
        (716, "CDUHNĐĦ"),
        (744, "G"),
        (768, "OQwØ"),
        (850, "m%æœ‰"),
        (868, "M©®"),
        (905, "ÆŒ@"),
        (958, "W—…™"),
    ]

    /// Greek and Cyrillic letters whose width differs from that of their neighbors.
    private static let greekAndCyrillic: [(width: Int, characters: String)] = [
        (262, "ΙІЇιіїј"),
        (420, "гтсεз"),
        (850, "ЖШЩЮФМЫжшщюфмыΩΦΨωφψ"),
    ]

    private static let widths: [Unicode.Scalar: Int] = {
        var widths: [Unicode.Scalar: Int] = [:]
        for group in latin + greekAndCyrillic {
            for scalar in group.characters.unicodeScalars { widths[scalar] = group.width }
        }
        return widths
    }()

    /// Returns the width of a scalar; `nil` if it is that of its base letter.
    static func width(of scalar: Unicode.Scalar) -> Int? {
        widths[scalar] ?? ScriptClass(scalar)?.width
    }
}

/// The class of a scalar whose width depends only on the class.
private enum ScriptClass {
    case invisible, tab, capital, letter, hebrew, arabic, full

    var width: Int {
        switch self {
        case .invisible: 0
        case .tab: 1048
        case .capital: 680
        case .letter: 566
        case .hebrew: 560
        case .arabic: 520
        case .full: AdvanceTable.em
        }
    }

    /// Creates the class of a scalar; `nil` for Latin letters with accents and for unknown scalars.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x9: self = .tab
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x300..<0x370: self = .invisible
        case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF:
            self = .invisible
        case 0x370..<0x530: self = scalar.properties.isUppercase ? .capital : .letter
        case 0x590..<0x600, 0xFB1D..<0xFB50: self = .hebrew
        case 0x600..<0x780, 0xFB50..<0xFE00, 0xFE70..<0xFEFF: self = .arabic
        case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD7B0, 0xF900..<0xFB00: self = .full
        case 0xFE30..<0xFE50, 0xFF01..<0xFF61, 0xFFE0..<0xFFE7, 0x1F000..<0x20000: self = .full
        case 0x20000..<0x32000, 0x2190..<0x2800, 0x2B00..<0x2C00: self = .full
        default: return nil
        }
    }
}
