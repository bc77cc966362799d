import Foundation

@testable import KeyCommandCustomization

/// A player of cases with the palette's search.
struct MatchingPlayer {
    /// A case whose outcome isn't the expected one.
    struct Difference: CustomStringConvertible {
        var id: String
        var expected: String
        var actual: String
        /// A Boolean value that indicates whether the text was found, but by other letters.
        var isOnlyOfPositions = false

        var description: String { "\(id): expected \(expected), got \(actual)" }
    }

    private let example: MatchingCase

    /// Returns the difference of a case; `nil` if the outcome is the expected one.
    static func difference(_ example: MatchingCase) -> Difference? {
        MatchingPlayer(example: example).difference
    }

    private var query: String { example.query ?? "" }
    private var title: String { example.candidate ?? "" }
    private var titles: [String] { example.candidates ?? [] }

    private var difference: Difference? {
        let expected = example.expected
        if let titles = expected.variants {
            return compare(titles, SearchPattern.transpositions(of: query))
        }
        if let best = expected.best { return compare(best, found.first ?? "nothing") }
        if let titles = expected.result { return compare(titles, result) }
        if let order = expected.order { return difference(from: order) }
        if let texts = expected.better {
            return compare(true, points(title, texts[0]) > points(title, texts[1]))
        }
        if let sign = expected.score, let pairs = example.pairs {
            let scores = pairs.map { points($0[0], $0[1]) }
            return compare(sign, scores[0] > scores[1] ? ">" : scores[0] == scores[1] ? "=" : "<")
        }
        if expected.exact != nil { return compare(true, isWhole(title)) }
        if let matches = expected.matches { return compare(matches, positions != nil) }
        if let positions = expected.positions { return difference(fromPositions: positions) }
        if let span = expected.span { return difference(fromSpan: span) }
        // What only has to end has ended by now.
        _ = positions
        return nil
    }

    private func compare<Value: Equatable>(_ expected: Value, _ actual: Value) -> Difference? {
        guard expected != actual else { return nil }
        return Difference(id: example.id, expected: "\(expected)", actual: "\(actual)")
    }

    // MARK: One title

    /// The matched letters; `nil` if the title isn't found.
    private var positions: [Int]? {
        let mayBeMistyped = !["fuzzy", "letters", "words", "fuzzyAnywhere"].contains(example.mode)
        let texts = mayBeMistyped ? [query] + SearchPattern.transpositions(of: query) : [query]
        return texts.lazy.compactMap { SearchPattern($0).match(in: SearchText(title)) }.first?
            .ranges.flatMap { Array($0) }
    }

    private func difference(fromPositions expected: [Int]) -> Difference? {
        var difference = compare("\(expected)", positions.map { "\($0)" } ?? "nothing")
        difference?.isOnlyOfPositions = positions != nil
        return difference
    }

    private func difference(fromSpan expected: [Int]) -> Difference? {
        let span = positions.map { [$0.first ?? 0, $0.last.map { $0 + 1 } ?? 0] }
        var difference = compare("\(expected)", span.map { "\($0)" } ?? "nothing")
        difference?.isOnlyOfPositions = span != nil
        return difference
    }

    private func points(_ title: String, _ query: String) -> Int {
        let text = SearchText(title)
        let pattern = SearchPattern(query)
        return Int(pattern.match(in: text)?.points ?? -1) + (pattern.isWhole(text) ? 1_000 : 0)
    }

    private func isWhole(_ title: String) -> Bool {
        SearchPattern(query).isWhole(SearchText(title))
    }

    // MARK: Several titles

    /// The titles that are found, best first.
    private var found: [String] {
        var search = CommandSearch(titles.map { CommandSearch.Command(title: $0) })
        return search.results(for: query).map { titles[$0] }
    }

    /// The titles that are found, of those whose class is to be listed.
    private var result: [String] {
        switch example.atLeast {
        case "equal": found.filter(isWhole)
        case "caseSensitiveEqual": found.filter { $0 == query }
        default: found
        }
    }

    private func difference(from order: MatchingCase.Order) -> Difference? {
        switch order {
        case .titles(let titles): compare(titles, found)
        case .equal: compare(1, Set(titles.map { points($0, query) }).count)
        }
    }
}
