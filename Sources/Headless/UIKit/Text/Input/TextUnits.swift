import Foundation

/// The ranges of the words, sentences and paragraphs of a text.
enum TextUnits {
    /// Returns the units of this kind in `text`, in order, as UTF-16 ranges.
    static func ranges(of granularity: UITextGranularity, in text: String) -> [NSRange] {
        let characters = Array(text)
        let offsets = characters.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
        return parts(of: characters, granularity).map { part in
            NSRange(
                location: offsets[part.lowerBound],
                length: offsets[part.upperBound] - offsets[part.lowerBound])
        }
    }

    private static func parts(
        of characters: [Character], _ granularity: UITextGranularity
    ) -> [Range<Int>] {
        let all = characters.indices
        switch granularity {
        case .character: return all.map { $0..<$0 + 1 }
        case .word:
            return split(characters, keepingSeparators: false) { !isWordCharacter($0, $1) }
        // Apple's tokenizer leaves lines to subclasses. A line without a layout is a paragraph.
        case .paragraph, .line:
            return split(characters, keepingSeparators: true) { characters[$1].isNewline }
        case .sentence:
            return split(characters, keepingSeparators: true) { endsSentence($0, $1) }
        default: return [all]
        }
    }

    /// Returns the parts that end at each separator, with it or without it.
    private static func split(
        _ characters: [Character], keepingSeparators: Bool,
        where isSeparator: ([Character], Int) -> Bool
    ) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = 0
        for index in characters.indices where isSeparator(characters, index) {
            parts.append(start..<(keepingSeparators ? index + 1 : index))
            start = index + 1
        }
        parts.append(start..<characters.count)
        return parts.filter { !$0.isEmpty }
    }

    private static func isWordCharacter(_ characters: [Character], _ index: Int) -> Bool {
        let character = characters[index]
        if character.isLetter || character.isNumber || character == "_" { return true }
        // An apostrophe belongs to a word that continues after it.
        guard "'’".contains(character), index > 0, index + 1 < characters.count else {
            return false
        }
        return characters[index - 1].isLetter && characters[index + 1].isLetter
    }

    /// The space after a period ends a sentence, and belongs to it.
    private static func endsSentence(_ characters: [Character], _ index: Int) -> Bool {
        if characters[index].isNewline { return true }
        guard characters[index].isWhitespace, index > 0 else { return false }
        return ".!?…。！？".contains(characters[index - 1])
    }
}
