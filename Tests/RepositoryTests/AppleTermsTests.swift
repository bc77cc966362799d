import Foundation
import Requirements
import Testing

/// Holds the library's texts to the words that people know from Apple's own apps.
@Suite struct AppleTermsTests {
    /// Apple's words by their English text and their language.
    private struct Terms: Decodable {
        var terms: [String: [String: String]]

        static func all() throws -> [String: [String: String]] {
            let data = try Repository.data("Tests/Cases/apple-terms.json")
            return try JSONDecoder().decode(Self.self, from: data).terms
        }
    }

    /// Why a text of ours is another one than Apple's, by language and by our English text.
    private static let reasons: [String: [String: String]] = [
        "es": ["Forward Delete": keyName],
        "fr": ["Forward Delete": keyName],
        "he": [
            "Forward Delete": keyName,
            "Move Left": going, "Move Right": going,
            "Move Cursor Left": going, "Move Cursor Right": going,
        ],
        "it": ["Forward Delete": keyName],
    ]
    private static let keyName =
        "The name of a key, as people say it. Apple's word is a command's."
    private static let going =
        "Apple's word is to go there. These commands move something, with the verb of its Move Up."

    @Test(
        "A text that is or has one of Apple's words is or has that word in every language, or there is a reason",
        .requirement("U600"), arguments: Languages.all.filter { $0 != "en" })
    func textsAreAppleWords(language: String) throws {
        let (english, texts) = (try Repository.texts("en"), try Repository.texts(language))
        var different: Set<String> = []
        for (term, words) in try Terms.all() {
            let word = try #require(words[language], "\(term)")
            for (key, title) in english where title.hasTerm(term) {
                let text = texts[key] ?? ""
                let isSame = title.isWord(term) ? text == word : text.hasWords(of: word)
                if !isSame { different.insert(key) }
            }
        }
        #expect(different == Set(Self.reasons[language, default: [:]].keys))
    }

    @Test("The words are those that we have texts for, in our languages", .requirement("U600"))
    func wordsAreOurs() throws {
        let (english, terms) = (try Repository.texts("en"), try Terms.all())
        let languages = Set(Languages.all).subtracting(["en"])
        #expect(terms.filter { term, _ in !english.values.contains { $0.isWord(term) } }.isEmpty)
        #expect(terms.filter { Set($0.value.keys) != languages }.isEmpty)
        #expect(terms.count > 20)
    }
}

extension String {
    private var words: [Substring] { lowercased().split { " -".contains($0) } }

    /// Returns a Boolean value that indicates whether this is `term`, with a hyphen or without one.
    fileprivate func isWord(_ term: String) -> Bool { words == term.words }

    /// Returns a Boolean value that indicates whether an English text has the words of `term`, in
    /// order.
    fileprivate func hasTerm(_ term: String) -> Bool {
        var rest = words[...]
        for word in term.words {
            guard let place = rest.firstIndex(of: word) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }

    /// Returns a Boolean value that indicates whether a text has the words of `term`, in order.
    ///
    /// They may be parts of longer words, or of a text without spaces.
    fileprivate func hasWords(of term: String) -> Bool {
        var rest = lowercased()[...]
        for word in term.words {
            guard let place = rest.range(of: word) else { return false }
            rest = rest[place.upperBound...]
        }
        return true
    }
}
