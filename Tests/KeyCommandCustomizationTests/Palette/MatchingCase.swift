import Foundation

/// A search for titles, as another project's public test expects it.
struct MatchingCase: Decodable {
    /// What is expected; at most one of these is set.
    struct Expectation: Decodable {
        var matches: Bool?
        /// The matched letters, as UTF-16 units.
        var positions: [Int]?
        /// The first matched letter and the one behind the last.
        var span: [Int]?
        /// The title that is first.
        var best: String?
        /// All titles that are found, in order.
        var result: [String]?
        /// All titles in order, or the word `equal`.
        var order: Order?
        /// The text that has more points than another one.
        var better: [String]?
        /// How the points of two pairs compare.
        var score: String?
        var exact: Bool?
        var finishes: Bool?
        /// The texts that count as one transposition, in order.
        var variants: [String]?
    }

    enum Order: Decodable, Equatable {
        case titles([String])
        case equal

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            let titles = try? value.decode([String].self)
            self = titles.map(Order.titles) ?? .equal
        }
    }

    var id: String
    /// The kind of matching of that project.
    var mode: String
    var query: String?
    var queries: [String]?
    var candidate: String?
    var candidates: [String]?
    /// Two pairs of a title and what is typed.
    var pairs: [[String]]?
    var expected: Expectation
    /// The lowest class of matches that is listed.
    var atLeast: String?
    /// A Boolean value that indicates whether another project expects something else.
    var contested: Bool?

    /// The modes that a palette has an answer to.
    static let modes: Set = [
        "fuzzy", "fuzzyAnywhere", "typos", "typosFirst", "words", "ranked", "letters", "any",
        "score", "transpositions",
    ]

    /// Returns the cases of a file in the format of `Tests/Cases/matching.json`.
    static func all(in file: URL) throws -> [MatchingCase] {
        struct File: Decodable { var cases: [MatchingCase] }
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases
    }
}
