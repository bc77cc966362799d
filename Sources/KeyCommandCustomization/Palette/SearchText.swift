import Foundation

/// A text that can be searched for letters, whatever their case, diacritics, width and kind of kana.
struct SearchText: Hashable, Sendable {
    /// A letter to compare.
    struct Letter: Hashable, Sendable {
        /// The letter without its case, diacritics, width and kind of kana.
        var folded: Unicode.Scalar
        /// The first scalar of the character that is shown.
        var shown: Unicode.Scalar
        /// The UTF-16 units of the character that is shown.
        var units: Range<Int>
        var place: Place
        /// A Boolean value that indicates whether the letter is the last one of a word.
        var endsWord = false
        /// A Boolean value that indicates whether the letter is white space or a punctuation mark.
        var isSeparator: Bool
    }

    /// A place in a word, with the points for a match there.
    enum Place: Int32, Sendable {
        case inside = 0
        /// Between letters and digits.
        case digit = 4
        /// After a punctuation mark, or at a capital letter inside of a word, as in “QuickFix”.
        case part = 8
        /// At the beginning of the text, or after white space.
        case word = 10

        /// A Boolean value that indicates whether people see the beginning of a word here.
        var startsWord: Bool { self == .part || self == .word }
    }

    /// The letters in order.
    ///
    /// A character that stands for several letters, such as ß, has all of them.
    private(set) var letters: [Letter] = []
    /// The letters that occur, of which each is one of 64 classes.
    ///
    /// A pattern can only match if all of its classes occur.
    private(set) var classes: UInt64 = 0

    /// Creates a text from what people see or type.
    init(_ text: String) {
        letters.reserveCapacity(text.utf8.count)
        let characters = Array(text)
        let kinds = characters.map(CharacterKind.init)
        var unit = 0
        for (index, character) in characters.enumerated() {
            let units = unit..<(unit + character.utf16.count)
            unit = units.upperBound
            append(character, units, Place(of: index, in: kinds), kinds[index])
            let isLast = index + 1 == kinds.count || kinds[index + 1].isSeparator
            if isLast, !letters.isEmpty { letters[letters.count - 1].endsWord = true }
        }
    }

    private mutating func append(
        _ character: Character, _ units: Range<Int>, _ place: Place, _ kind: CharacterKind
    ) {
        var place = place
        for folded in character.folded {
            letters.append(
                Letter(
                    folded: folded, shown: character.unicodeScalars.first ?? folded, units: units,
                    place: place, isSeparator: kind.isSeparator))
            if !kind.isSeparator { classes |= 1 << UInt64(folded.value & 63) }
            place = .inside
        }
    }
}

/// What a character is, which is asked once for each.
private enum CharacterKind {
    case space, mark, digit, capital, small, other

    init(_ character: Character) {
        switch character.asciiValue ?? 0 {
        case 97...122: self = .small
        case 65...90: self = .capital
        case 48...57: self = .digit
        case 32: self = .space
        default:
            if character.isWhitespace {
                self = .space
            } else if character.isPunctuation {
                self = .mark
            } else if character.isNumber {
                self = .digit
            } else {
                self = character.isUppercase ? .capital : character.isLowercase ? .small : .other
            }
        }
    }

    /// A Boolean value that indicates whether the character is between words.
    var isSeparator: Bool { self == .space || self == .mark }
}

extension SearchText.Place {
    /// Creates the place of the character at `index`.
    fileprivate init(of index: Int, in kinds: [CharacterKind]) {
        guard index > 0, kinds[index - 1] != .space else {
            self = .word
            return
        }
        let (kind, previous) = (kinds[index], kinds[index - 1])
        if previous == .mark {
            self = .part
        } else if kind == .capital, previous != .capital || Self.isAcronym(index, kinds) {
            self = .part
        } else {
            self = (kind == .digit) == (previous == .digit) ? .inside : .digit
        }
    }

    /// Returns a Boolean value that indicates whether the capital letter at `index`, which is behind
    /// another one, is followed by a small one: the O in “HTMLOption”.
    private static func isAcronym(_ index: Int, _ kinds: [CharacterKind]) -> Bool {
        index + 1 < kinds.count && kinds[index + 1] == .small
    }
}

extension Character {
    /// The letters that stand for the character when it is compared.
    fileprivate var folded: [Unicode.Scalar] {
        if let ascii = asciiValue {
            return [Unicode.Scalar((65...90).contains(ascii) ? ascii + 32 : ascii)]
        }
        // Takes ligatures, wide letters and syllables apart, and marks from their letters.
        let parts = String(self).lowercased().decomposedStringWithCompatibilityMapping
        let letters = parts.unicodeScalars.filter { !$0.isRemovableMark }
            .flatMap { Self.letters[$0].map { Array($0.unicodeScalars) } ?? [$0.asHiragana] }
        return letters.isEmpty ? Array(unicodeScalars.prefix(1)) : letters
    }

    /// Letters that have no decomposition in Unicode, as people without their key type them.
    private static let letters: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th", "ø": "o", "ł": "l", "đ": "d", "ð": "d",
        "ı": "i", "ς": "σ",
    ]
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether the scalar is a mark above or below a letter.
    ///
    /// Voiced sounds of kana are letters of their own.
    fileprivate var isRemovableMark: Bool {
        properties.generalCategory == .nonspacingMark && !(0x3099...0x309A).contains(value)
    }

    /// The hiragana of a katakana; any other scalar itself.
    fileprivate var asHiragana: Unicode.Scalar {
        guard (0x30A1...0x30F6).contains(value) else { return self }
        return Unicode.Scalar(value - 0x60) ?? self
    }
}
