import Foundation
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct LanguageMatchTests {
    private let available = ["en", "de", "pt-BR", "zh-Hans", "ar", "he"]

    @Test(
        "The first preference that there is a language for decides",
        arguments: [
            (["de"], "de"), (["de-AT"], "de"), (["pt-BR"], "pt-BR"), (["pt-PT"], "pt-BR"),
            (["zh-Hans"], "zh-Hans"), (["zh-Hans-CN"], "zh-Hans"), (["zh-Hant"], nil),
            (["tlh", "ar-EG"], "ar"), (["zh-hans"], "zh-Hans"), (["PT-br"], "pt-BR"),
            (["en_GB"], "en"), ([], nil), ([""], nil), (["tlh"], nil),
        ] as [([String], String?)])
    func firstPreferenceWithLanguageDecides(preferences: [String], expected: String?) {
        #expect(LanguageMatch.best(of: available, for: preferences) == expected)
    }

    @Test(
        "Of several regions, that of the preference decides",
        arguments: [
            ("pt-Latn-PT", "pt-PT"), ("pt-Latn-BR", "pt-BR"), ("pt-AO", "pt-BR"),
            ("es-Latn-419", "es-419"), ("es-Latn-MX", "es-MX"),
        ])
    func regionDecides(preference: String, expected: String) {
        let available = ["pt-BR", "pt-PT", "es-419", "es-MX"]
        #expect(LanguageMatch.best(of: available, for: [preference]) == expected)
    }

    @Test("A language whose name the package manager wrote in lower case is found")
    func lowercaseNamesAreFound() {
        let available = ["en", "pt-br", "zh-hans"]
        #expect(LanguageMatch.best(of: available, for: ["zh-Hans-CN"]) == "zh-hans")
        #expect(LanguageMatch.best(of: available, for: ["pt-BR"]) == "pt-br")
        #expect(LanguageMatch.best(of: available, for: ["zh-Hant"]) == nil)
    }
}

@Suite struct LocalizedTests {
    private static let keys = ["Previous", "Next", "Done"]

    @Test("The tests know every language that there are texts for", .requirement("U97"))
    func everyTableIsTested() {
        // The package manager writes some names of languages in lower case.
        let languages = Bundle.keyboardAssistant.localizations.map { $0.lowercased() }
        #expect(Set(languages) == Set(Languages.all.map { $0.lowercased() }))
    }

    @Test(
        "Every language has every text, and no two of a language are the same", .requirement("U97"),
        arguments: Languages.all)
    func everyLanguageHasEveryTextOnce(language: String) {
        let texts = Self.keys.map { String(translated: $0, languages: [language]) }

        #expect(texts.allSatisfy { !$0.isEmpty })
        #expect(Set(texts).count == Self.keys.count)
        if language != "en" {
            #expect(zip(texts, Self.keys).allSatisfy { $0 != $1 })
        }
    }

    @Test("Texts are found by language, and English is what is left", .requirement("U97"))
    func textsAreFoundElseInEnglish() {
        #expect(String(translated: "Done", languages: ["de-CH"]) == "Fertig")
        #expect(String(translated: "Next", languages: ["zh-Hans"]) == "下一项")
        #expect(String(translated: "Next", languages: ["tlh"]) == "Next")
        #expect(String(translated: "Nonsense", languages: ["de"]) == "Nonsense")
    }

    @Test(
        "All languages have the same texts, and none of them is empty", .requirement("U97"),
        arguments: Languages.all)
    func languageTablesHaveSameNonemptyTexts(language: String) throws {
        let table = try table(of: language)
        #expect(try Set(table.keys) == Set(self.table(of: "en").keys))
        #expect(table.filter(\.value.isEmpty).isEmpty)
    }

    private func table(of language: String) throws -> [String: String] {
        let path = try #require(
            Bundle.keyboardAssistant.path(
                forResource: "Localizable", ofType: "strings", inDirectory: nil,
                forLocalization: Languages.inBundle(language, of: .keyboardAssistant)))
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let table = try PropertyListSerialization.propertyList(from: data, format: nil)
        return try #require(table as? [String: String])
    }
}
