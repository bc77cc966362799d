import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@Suite struct KeyChordRulesTests {
    private typealias Modifiers = KeyCommandDescriptor.Modifiers

    private static let modifiers: [Modifiers] = (0..<16).map { number in
        let all: [Modifiers] = [.command, .shift, .control, .alternate]
        return Modifiers(all.enumerated().filter { number & 1 << $0.offset != 0 }.map(\.element))
    }

    @Test(
        "Keys that type a mark, as vowel signs are, are the same in a file", .requirement("U345"),
        arguments: [
            "\u{E31}", "\u{E34}", "\u{93F}", "\u{94D}", "\u{5B0}", "\u{64B}", "\u{301}", "\u{338}",
            "+\u{301}", "e\u{301}", "🇩🇪", "👨‍👩‍👧",
        ])
    func fileKeepsKeysThatTypeMarks(text: String) {
        for modifiers in Self.modifiers {
            let chord = KeyChord(.characters(text), modifiers)
            let states: [ID: KeyBinding.State] = ["P.a": .custom([KeyChord("command+k"), chord])]
            let data = KeyBindingsDocument.data(of: .init(states: states))
            #expect(KeyBindingsDocument(data).record.states == states)
        }
    }

    @Test(
        "Keys that no command can have are rejected with a reason", .requirement("F65"),
        .bug("https://github.com/manaflow-ai/cmux/issues/2988"),
        arguments: [
            ("k", .needsModifier), ("shift+k", .needsModifier), ("space", .needsModifier),
            ("option+k", nil), ("command+k", nil), ("control+option+shift+command+k", nil),
            ("f5", nil), ("tab", nil), ("up", nil), ("command+h", .reservedBySystem),
            ("command+space", .reservedBySystem), ("command+tab", .reservedBySystem),
            ("shift+command+4", .reservedBySystem), ("command+e", .forbiddenByApp),
            ("shift+command+q", .reservedBySystem), ("option+command+d", .reservedBySystem),
        ] as [(String, KeyChord.RejectionReason?)])
    func rejections(text: String, reason: KeyChord.RejectionReason?) throws {
        let chord = try #require(KeyChord(text: text))
        let rules = KeyChordRules(forbidden: try [#require(KeyChord(text: "command+e"))])
        #expect(rules.rejectionReason(for: chord) == reason)
        let bare = rules.rejectionReason(for: chord, allowsBareKeys: true)
        #expect(bare == (reason == .needsModifier ? nil : reason))
    }

    @Test("All reserved keys are spelled as chords are")
    func reservedKeysAreSpelledAsChords() {
        #expect(KeyChordRules.reserved.count == 15)
    }
}
