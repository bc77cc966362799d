import Foundation
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct KeyChordTests {
    typealias Input = KeyCommandDescriptor.Input
    typealias Modifiers = KeyCommandDescriptor.Modifiers

    static let inputs: [Input] =
        [
            .upArrow, .leftArrow, .downArrow, .rightArrow, .escape, .backspace, .tab, .return,
            .forwardDelete, .pageUp, .pageDown, .home, .end,
        ] + (1...12).map { .function($0) }
        + "abcz019 +-,./;'[]\\`@%#!ñßéöяжあ한🙂".map { .characters(String($0)) }

    static let modifiers: [Modifiers] = (0..<16).map { number in
        let all: [Modifiers] = [.command, .shift, .control, .alternate]
        return Modifiers(all.enumerated().filter { number & 1 << $0.offset != 0 }.map(\.element))
    }

    @Test(
        "Every key with every set of modifiers has one text, which no other has",
        .requirement("U201"))
    func everyChordHasOneUniqueText() {
        let chords = Self.inputs.flatMap { input in
            Self.modifiers.compactMap { modifiers in
                // ⌘. is Escape.
                input == "." && modifiers == .command
                    ? nil : KeyChord(validating: input, modifiers)
            }
        }
        #expect(chords.count == Self.inputs.count * 16 - 1)
        #expect(Set(chords).count == chords.count)
        #expect(Set(chords.map(\.text)).count == chords.count)
        for chord in chords { #expect(KeyChord(text: chord.text) == chord) }
    }

    @Test("Every character that can be a key is read from its text", .requirement("U201"))
    func keyCharactersAreReadFromText() {
        // All of the scripts that have one key for a character, and all that joins the one before.
        let scalars = (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
            .filter { $0.value < 0x3000 || $0.properties.isGraphemeExtend }
        var unread: [KeyChord] = []
        for scalar in scalars {
            for modifiers: Modifiers in [[], .command] {
                guard let chord = KeyChord(validating: .characters(String(scalar)), modifiers)
                else { continue }
                if KeyChord(text: chord.text) != chord { unread.append(chord) }
            }
        }
        #expect(unread == [])
    }

    @Test(
        "One chord has one text, however it was written down",
        arguments: [
            (Input.characters("N"), Modifiers.command, "command+n"),
            (.characters("\r"), [.shift, .control], "control+shift+return"),
            (.characters("+"), [], "+"), (.characters("+"), .command, "command++"),
            (.characters(" "), .alternate, "option+space"),
            (.characters("e\u{301}"), .command, "command+\u{E9}"),
            (.function(12), [], "f12"), (.characters("f"), [], "f"),
            (.upArrow, [.alphaShift, .command], "command+up"),
        ] as [(Input, Modifiers, String)])
    func chordHasOneTextHoweverWritten(input: Input, modifiers: Modifiers, text: String) {
        let chord = KeyChord(input, modifiers)
        #expect(chord.text == text)
        #expect(Array(chord.text.unicodeScalars) == Array(text.unicodeScalars))
        #expect(KeyChord(validating: input, modifiers) == chord)
    }

    @Test("A chord is written with the character of its key, or the name of one that types nothing")
    func chordIsWrittenWithItsKey() {
        #expect(KeyChord("r", .command).text == "command+r")
        #expect(KeyChord("R", [.command, .shift]).text == "shift+command+r")
        #expect(KeyChord("\t", .control).text == "control+tab")
        #expect(KeyChord(.upArrow, .shift).text == "shift+up")
        #expect(KeyChord(.function(12)).text == "f12")
        #expect(KeyChord("ö").input == .characters("ö"))
    }

    static let impossible: [Input] = [
        .characters(""), .characters("ab"), .function(0), .function(13), .function(.max),
        .characters("\u{0}"), .characters("\u{F700}"), .characters("\n\n"),
        .characters("\u{2028}"), .characters("\u{1}"), .characters("\r\n"), .function(-1),
        .function(.min), .characters("\u{E000}"), .characters("\u{FFFF}"), .characters("f13"),
    ]

    @Test(
        "What no keyboard has is no chord",
        arguments: impossible)
    func impossibleKeysAreNoChord(input: Input) {
        #expect(KeyChord(validating: input) == nil)
    }

    @Test(
        "A key that is written in code and that no keyboard has makes the one chord without keys",
        .requirement("U347"), arguments: impossible)
    func impossibleKeyInCodeMakesEmptyChord(input: Input) {
        for modifiers in Self.modifiers {
            let chord = KeyChord(input, modifiers)
            #expect(chord.isEmpty && chord == KeyChord(.characters(""), .command))
            #expect(chord.modifiers == [] && chord.mirrored == chord && chord.text.isEmpty)
            #expect(chord.symbols.isEmpty && chord.spokenText.isEmpty)
            #expect(KeyChord(text: chord.text) == nil && KeyChord(chord.descriptor) == nil)
            #expect(chord.input.keyInput == nil, "UIKit makes no command of it")
        }
    }

    @Test("A key that some keyboard has makes no chord without keys", arguments: inputs)
    func possibleKeyInCodeMakesItsChord(input: Input) {
        for modifiers in Self.modifiers {
            #expect(!KeyChord(input, modifiers).isEmpty)
            #expect(KeyChord(input, modifiers) == KeyChord(validating: input, modifiers))
        }
    }

    @Test(
        "Only the one spelling is read",
        arguments: [
            "", "+", "++", "N", "command", "command+", "shift+command+n", "command+shift+n",
            "command+command+n", "Command+n", "hyper+n", "f0", "f13", "f01", "upArrow",
            "+n", "command + n", "command+nn",
        ])
    func onlyOneSpellingIsRead(text: String) {
        let accepted = ["+", "shift+command+n"]
        #expect((KeyChord(text: text) != nil) == accepted.contains(text))
    }

    @Test(
        "The character decides what a chord is; where its key lay is remembered beside it",
        .requirement("F68"), .bug("https://github.com/duongductrong/Snapzy/issues/111"))
    func characterDecidesChordBesideKeyCode() throws {
        let qwertz = try #require(KeyChord(validating: "z", .command, keyCode: 0x1C))
        let qwerty = try #require(KeyChord(validating: "z", .command, keyCode: 0x1D))
        #expect(qwertz == qwerty && qwertz.hashValue == qwerty.hashValue)
        #expect(qwertz.keyCode == 0x1C)
        #expect(qwertz.symbols == "⌘Z")
    }

    @Test(
        "Keys are shown as on Apple's menus", .requirement("U199"),
        arguments: [
            ("control+option+shift+command+k", "⌃⌥⇧⌘K"), ("escape", "⎋"), ("backspace", "⌫"),
            ("tab", "⇥"), ("return", "↩︎"), ("delete", "⌦"), ("left", "←"), ("right", "→"),
            ("up", "↑"), ("command+down", "⌘↓"), ("f5", "F5"), ("option+ß", "⌥ß"),
            ("shift+command+space", "⇧⌘Space"), ("command+,", "⌘,"), ("command++", "⌘+"),
        ])
    func keysAreShownLikeAppleMenus(text: String, symbols: String) {
        #expect(KeyChord(text: text)?.symbols(languages: ["en"]) == symbols)
    }

    @Test(
        "Keys are spoken in words", .requirement("U200"),
        arguments: [
            ("control+option+shift+command+k", "en", "Control Option Shift Command K"),
            ("command+[", "en", "Command Left Bracket"), ("pageUp", "en", "Page Up"),
            ("shift+command+return", "de", "Umschalt Befehl Zeilenschalter"),
            ("command+up", "fr", "Commande Flèche vers le haut"), ("f5", "ja", "F5"),
        ])
    func keysAreSpokenInWords(text: String, language: String, words: String) {
        #expect(KeyChord(text: text)?.spokenText(languages: [language]) == words)
    }
}
