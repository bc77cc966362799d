import Foundation
import Requirements
import Testing

/// Holds the tables to texts that people can tell apart, and to sentences without a count.
@Suite struct SharedTextTests {
    /// Texts with one translation in a language.
    private struct Shared: Hashable {
        var language: String
        /// The English texts.
        var texts: Set<String>
    }

    /// The texts that may have one translation, with why nobody takes one for the other.
    private static let reasons: [Shared: String] = [
        Shared(language: "de", texts: ["Previous", "Back"]): barOnly,
        Shared(language: "he", texts: ["Previous", "Back"]): barOnly,
        Shared(language: "nl", texts: ["Previous", "Back"]): barOnly,
        Shared(language: "zh-Hans", texts: ["Previous", "Previous Item"]): barOnly,
        Shared(language: "zh-Hans", texts: ["Next", "Next Item"]): barOnly,
        Shared(language: "fr", texts: ["Done", "OK"]): barOnly,
        Shared(language: "pt-BR", texts: ["Done", "OK"]): barOnly,
        Shared(language: "it", texts: ["Done", "End"]): barOnly,
        Shared(language: "fr", texts: ["Back", "Return"]): spokenKey,
        Shared(language: "ja", texts: ["Commands", "Command"]): spokenKey,
    ]
    private static let barOnly =
        "The first is a button of the bar above the keyboard, where none of the others is."
    private static let spokenKey =
        "The second is a key, which is only spoken, and only after the name of its command."

    private static let languages = Languages.all.filter { $0 != "en" }

    @Test(
        "No two texts have one translation, unless nobody can take one for the other",
        .requirement("U600"), arguments: languages)
    func textsAreDifferent(language: String) throws {
        let (english, texts) = (try Repository.texts("en"), try Repository.texts(language))
        let groups = Dictionary(grouping: texts.keys) { (texts[$0] ?? "").lowercased() }
        let shared = groups.values.map { Set($0.compactMap { english[$0] }) }
            .filter { $0.count > 1 }
            .map { Shared(language: language, texts: $0) }
        #expect(Set(shared) == Set(Self.reasons.keys.filter { $0.language == language }))
    }

    // A sentence with a number would need a form for each of a language's plural categories, of which
    // Arabic has six.
    @Test(
        "A number is only said after a colon, so that no text needs a plural",
        .requirement("U600"), arguments: Languages.all)
    func numbersFollowColon(language: String) throws {
        let texts = try Repository.texts(language)
        let counted = texts.filter { $0.value.contains("%") }
        #expect(counted.map(\.key) == ["Results: %@"])
        #expect(counted.values.allSatisfy { $0.contains(/^[^%]+[:：][ \u{A0}]?%@$/) })
    }
}
