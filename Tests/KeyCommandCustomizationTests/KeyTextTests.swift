import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@Suite struct KeyTextTests {
    private static let reasons: [KeyChord.RejectionReason] = [
        .needsModifier, .reservedBySystem, .forbiddenByApp, .usedByMenuItem("Print"),
    ]
    private static let keys =
        Array(KeyChord.modifierWords.values) + Array(KeyChord.keyWords.values)
        + Array(KeyChord.characterWords.values) + Array(BuiltInBindings.names.values)
        + reasons.map(\.sentence) + ["General"]

    @Test(
        "Every language has the words for keys, sections and rejections",
        arguments: Languages.all)
    func everyLanguageHasAllWords(language: String) throws {
        let url = try #require(
            Bundle.keyboardAssistant.path(
                forResource: "Localizable", ofType: "strings", inDirectory: nil,
                forLocalization: Languages.inBundle(language, of: .keyboardAssistant)))
        let data = try #require(FileManager.default.contents(atPath: url))
        let table = try PropertyListSerialization.propertyList(from: data, format: nil)
        let texts = try #require(table as? [String: String])
        for key in Self.keys { #expect(texts[key]?.isEmpty == false, "\(key)") }
    }

    @Test("A rejection says why in a sentence")
    func rejectionSaysWhyInSentence() {
        #expect(
            Self.reasons.dropLast().map { $0.explanation(languages: ["en"]) }
                == Self.reasons.dropLast().map(\.sentence))
        #expect(
            Self.reasons.last?.explanation(languages: ["en"]) == "These keys belong to: Print")
        #expect(
            KeyChord.RejectionReason.reservedBySystem.explanation(languages: ["de"])
                == "Das System verwendet diese Tasten.")
    }
}
