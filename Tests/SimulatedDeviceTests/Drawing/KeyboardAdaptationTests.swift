import CoreGraphics
import DeviceFixtures
import Foundation
import Requirements
import Testing
import UIKit

@testable import SimulatedDevice

@MainActor
@Suite struct KeyboardAdaptationTests {
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

    private func look(language: String = "en", showsPredictions: Bool = true) -> KeyboardLook {
        var look = KeyboardLook(size: CGSize(width: 390, height: 336))
        look.adapt(to: field, language: language, showsPredictions: showsPredictions)
        return look
    }

    @Test(
        "The return key says what the field asks for, and is blue where it ends something",
        arguments: [
            (.default, "return", false), (.next, "next", false), (.continue, "continue", false),
            (.done, "done", true), (.go, "go", true), (.search, "search", true),
            (.google, "search", true), (.send, "send", true), (.join, "join", true),
            (.route, "route", true), (.emergencyCall, "emergency call", true),
        ] as [(UIReturnKeyType, String, Bool)])
    func returnKeySaysWhatFieldAsks(type: UIReturnKeyType, label: String, isProminent: Bool) {
        field.returnKeyType = type
        #expect(look().returnKey == KeyboardLook.ReturnKey(label, isProminent: isProminent))
    }

    @Test("An empty field can take the return key away")
    func emptyFieldCanDisableReturnKey() {
        field.enablesReturnKeyAutomatically = true
        #expect(!look().returnKey.isEnabled)
        field.text = "a"
        #expect(look().returnKey.isEnabled)
    }

    @Test("A keyboard speaks its language, but an address is typed in Latin letters")
    func keyboardSpeaksLanguageExceptForAddresses() {
        field.returnKeyType = .next
        #expect(look(language: "ar").returnKey.label == "التالي")
        #expect(look(language: "ar-EG").alphabet == .language("ar"))
        field.keyboardType = .emailAddress
        #expect(look(language: "ar").alphabet == .english)
        #expect(look().keys == .email)
    }

    @Test(
        "Shift turns itself on where a capital belongs",
        arguments: [
            (.none, "", false), (.none, "A. ", false), (.allCharacters, "abc", true),
            (.words, "", true), (.words, "abc", false), (.words, "abc ", true),
            (.sentences, "", true), (.sentences, "abc ", false), (.sentences, "abc.", false),
            (.sentences, "abc. ", true), (.sentences, "abc!  ", true), (.sentences, "abc\n", true),
        ] as [(UITextAutocapitalizationType, String, Bool)])
    func shiftTurnsOnWhereCapitalBelongs(
        type: UITextAutocapitalizationType, text: String, isShifted: Bool
    ) {
        #expect(type.wantsCapital(after: text) == isShifted)
    }

    @Test("No capital starts by itself in a secret or an address")
    func secretsAndAddressesStartLowercase() {
        #expect(look().isShifted)
        field.keyboardType = .emailAddress
        #expect(!look().isShifted)
        field.keyboardType = .default
        field.isSecureTextEntry = true
        #expect(!look().isShifted)
    }

    @Test("The bar suggests usual words first, then the typed text, and never a secret")
    func barOffersWordsButNeverSecrets() {
        #expect(look().predictions == ["I", "The", "I’m"])
        #expect(look(showsPredictions: false).predictions == nil)
        let typed = TextBeforeCaret(string: "Hello Joh")
        #expect(KeyboardPredictions.words(after: typed, "en") == ["“Joh”", "", ""])
        field.isSecureTextEntry = true
        #expect(look().predictions == ["", "", ""])
    }

    @Test(
        "Over an address nothing is suggested, nor what is typed there by mistake",
        .requirement("U507"), arguments: [UIKeyboardType.emailAddress, .URL])
    func barOffersNothingForAddresses(type: UIKeyboardType) {
        field.keyboardType = type
        #expect(look().predictions == ["", "", ""])
        let typed = TextBeforeCaret(string: "jane@example.com")
        for keys in [KeyboardLook.Keys.email, .url] {
            #expect(KeyboardPredictions.words(after: typed, "en", on: keys) == ["", "", ""])
        }
    }

    @Test("A field can ask for a dark or a light keyboard")
    func fieldChoosesDarkOrLightKeyboard() {
        field.keyboardAppearance = .dark
        #expect(look().isDark)
        field.keyboardAppearance = .light
        #expect(!look().isDark)
    }
}
