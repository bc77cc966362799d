/// A text that people type to find another one.
///
/// A pattern matches a text that has its letters in the same order. White space and punctuation
/// marks stand for one another and may be missing, unless they are the whole pattern.
struct SearchPattern: Sendable {
    /// A match of a pattern.
    struct Match: Hashable, Sendable {
        /// The points; more are better.
        ///
        /// Points of different patterns can be compared only for the same text.
        var points: Int32
        /// The characters that matched, as UTF-16 units of the text.
        var ranges: [Range<Int>]
    }

    private typealias Letter = SearchText.Letter

    private let letters: [Letter]
    private let classes: UInt64
    /// A Boolean value that indicates whether the pattern has only punctuation marks.
    ///
    /// They then stand for themselves.
    let isSign: Bool

    /// Creates a pattern from typed text.
    init(_ text: String) {
        let text = SearchText(text)
        (letters, classes) = (text.letters, text.classes)
        isSign = text.letters.allSatisfy(\.isSeparator)
    }

    /// A Boolean value that indicates whether the pattern is empty.
    var isEmpty: Bool { letters.isEmpty }

    /// Returns the points of the best match; `nil` if there is none.
    ///
    /// An empty pattern matches every text with no points.
    func points(in text: SearchText, using table: inout Table) -> Int32? {
        guard !isEmpty else { return 0 }
        guard classes & ~text.classes == 0, fill(&table, with: text) else { return nil }
        return table.best(letters.count).points
    }

    /// Returns the best match; `nil` if there is none.
    func match(in text: SearchText) -> Match? {
        var table = Table()
        guard let points = points(in: text, using: &table) else { return nil }
        return Match(points: points, ranges: isEmpty ? [] : ranges(in: text, table))
    }

    /// Returns a Boolean value that indicates whether the pattern is the whole text.
    func isWhole(_ text: SearchText) -> Bool {
        letters.count == text.letters.count && zip(letters, text.letters).allSatisfy(fits)
    }

    /// Returns the patterns with two neighboring letters swapped.
    ///
    /// The first letter stays, because people mistype it least.
    static func transpositions(of text: String) -> [String] {
        let letters = Array(text)
        return letters.indices.dropFirst().dropLast().compactMap { index in
            guard letters[index] != letters[index + 1] else { return nil }
            var swapped = letters
            swapped.swapAt(index, index + 1)
            return String(swapped)
        }
    }

    private func fits(_ letter: Letter, _ other: Letter) -> Bool {
        letter.folded == other.folded || !isSign && letter.isSeparator && other.isSeparator
    }
}

// MARK: Points

extension SearchPattern {
    /// The points of a match.
    ///
    /// Whole words win over parts of words, initials over scattered letters, and early matches over
    /// late ones.
    private enum Points {
        static let letter: Int32 = 16
        static let neighbor: Int32 = 10
        static let sameCase: Int32 = 2
        static let start: Int32 = 2
        static let wordEnd: Int32 = 2
        static let textEnd: Int32 = 1

        static let separator: Int32 = 8
        static let sameSeparator: Int32 = 5
        static let missingSeparator: Int32 = -4

        /// For leaving out letters before the beginning of a word.
        static let word: Int32 = -6
        /// For leaving out letters before another place, and for each additional letter.
        static let gap: Int32 = -12
        static let wideGap: Int32 = -1
        /// For the letters in front of the match.
        static func lead(_ count: Int) -> Int32 { -min(Int32(clamping: count), 6) }
    }

    /// Returns the points of `letter` of the pattern for the letter of `text` at `index`.
    private func points(of letter: Letter, at index: Int, in text: [Letter]) -> Int32 {
        let other = text[index]
        guard !other.isSeparator else {
            return Points.separator + (letter.folded == other.folded ? Points.sameSeparator : 0)
        }
        var points = Points.letter + other.place.rawValue
        if index == 0 { points += Points.start }
        if letter.shown == other.shown { points += Points.sameCase }
        if other.endsWord { points += Points.wordEnd }
        if index == text.count - 1 { points += Points.textEnd }
        return points
    }

    /// Returns the points for the letter of a text at `index` as the neighbor of the previous
    /// match.
    ///
    /// These points replace the points for the letter's place.
    private static func neighborPoints(at index: Int, in text: [Letter]) -> Int32 {
        text[index].isSeparator ? 0 : max(0, Points.neighbor - text[index].place.rawValue)
    }
}

// MARK: Finding the best match

extension SearchPattern {
    /// The points of the best matches that end at each letter of a text, for the first letters of a
    /// pattern.
    ///
    /// Column 0 is for no match yet.
    struct Table {
        fileprivate static let none = Int32.min / 2

        private var cells: [Int32] = []
        private var width = 0

        init() {}

        fileprivate mutating func reset(rows: Int, columns: Int) {
            width = columns
            if cells.count < rows * columns {
                cells = [Int32](repeating: 0, count: rows * columns)
            }
        }

        fileprivate subscript(row: Int, column: Int) -> Int32 {
            get { cells[row * width + column] }
            set { cells[row * width + column] = newValue }
        }

        /// Returns the best match of a row.
        fileprivate func best(_ row: Int) -> (points: Int32, column: Int) {
            var best = (points: Self.none, column: 0)
            for column in 1..<width where self[row, column] > best.points {
                best = (self[row, column], column)
            }
            return best
        }
    }

    /// Fills a table, and returns a Boolean value that indicates whether the pattern matches.
    private func fill(_ table: inout Table, with text: SearchText) -> Bool {
        let columns = text.letters.count + 1
        table.reset(rows: letters.count + 1, columns: columns)
        table[0, 0] = 0
        for column in 1..<max(columns, 1) { table[0, column] = Table.none }
        for row in 1...letters.count where !fill(row, of: &table, with: text.letters) {
            return false
        }
        return table.best(letters.count).points > Table.none
    }

    /// Fills a row, and returns a Boolean value that indicates whether its letters match.
    private func fill(_ row: Int, of table: inout Table, with text: [Letter]) -> Bool {
        let letter = letters[row - 1]
        let mayMiss = letter.isSeparator && !isSign
        table[row, 0] = mayMiss ? table[row - 1, 0] + Points.missingSeparator : Table.none
        var isAny = mayMiss
        // The best points after a gap, and before the beginning of a word.
        var gap = Table.none
        var word = Table.none
        for index in text.indices {
            if index >= 2 {
                let before = table[row - 1, index - 1]
                gap = max(gap + Points.wideGap, before + Points.gap)
                word = max(word, before + Points.word)
            }
            var points = Table.none
            if fits(letter, text[index]) {
                points = table[row - 1, 0] + Points.lead(index)
                if index > 0 {
                    points = max(
                        points, gap, text[index].place.startsWord ? word : Table.none,
                        table[row - 1, index] + Self.neighborPoints(at: index, in: text))
                }
                points += self.points(of: letter, at: index, in: text)
            }
            if mayMiss { points = max(points, table[row - 1, index + 1] + Points.missingSeparator) }
            // A match can't follow from no match, whatever was added.
            table[row, index + 1] = points > Table.none / 2 ? points : Table.none
            isAny = isAny || points > Table.none / 2
        }
        return isAny
    }

    /// Returns the characters of the best match, in the order of the text.
    private func ranges(in text: SearchText, _ table: Table) -> [Range<Int>] {
        var column = table.best(letters.count).column
        var ranges: [Range<Int>] = []
        for row in letters.indices.map({ $0 + 1 }).reversed() where column > 0 {
            let points = table[row, column]
            let letter = letters[row - 1]
            if letter.isSeparator, !isSign,
                points == table[row - 1, column] + Points.missingSeparator
            {
                continue
            }
            let character = text.letters[column - 1]
            if character.shown.properties.isWhitespace == false { ranges.append(character.units) }
            column = previous(column, row, text.letters, table)
        }
        return ranges.reversed().reduce(into: []) { merged, range in
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
    }

    /// Returns the column before `column` in the best match.
    private func previous(_ column: Int, _ row: Int, _ text: [Letter], _ table: Table) -> Int {
        let index = column - 1
        let points = table[row, column] - self.points(of: letters[row - 1], at: index, in: text)
        return (0..<column).reversed().first { other in
            let before = table[row - 1, other]
            switch other {
            case 0: return points == before + Points.lead(index)
            case index: return points == before + Self.neighborPoints(at: index, in: text)
            default:
                let gap = Points.gap + Points.wideGap * Int32(clamping: index - other - 1)
                return points == before + gap
                    || text[index].place.startsWord && points == before + Points.word
            }
        } ?? 0
    }
}
