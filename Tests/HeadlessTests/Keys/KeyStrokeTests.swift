import Foundation
import Testing
import UIKit

// Where a test names no source (assumed: A22).
@Suite struct KeyStrokeTests {
    @Test("The case of a letter makes no difference to its key", arguments: ["s", "S"])
    func theCaseOfLettersMakesNoDifference(input: String) {
        let stroke = KeyStroke(input, .command)

        #expect(stroke?.input == "s")
        #expect(stroke?.combinations == [KeyCombination("s", .command)].compactMap { $0 })
        #expect(KeyCombination(input, .command) == KeyCombination("s", .command))
    }

    @Test("Caps Lock and the numeric keypad make no difference to a key combination")
    func capsLockAndTheNumericPadMakeNoDifference() {
        #expect(
            KeyCombination("1", [.command, .numericPad, .alphaShift])
                == KeyCombination("1", .command))
    }

    @Test("Combinations of a key with two different modifiers aren't equal")
    func theOtherModifiersHaveToBeEqual() {
        let all: [UIKeyModifierFlags] = [[], .shift, .control, .alternate, .command]
        for (row, first) in all.enumerated() {
            for (column, second) in all.enumerated() {
                let areEqual = KeyCombination("a", first) == KeyCombination("a", second)
                #expect(areEqual == (row == column))
            }
        }
    }

    @Test(
        "A symbol that is typed with Shift is the same stroke as its key with Shift",
        arguments: [("+", "="), ("?", "/"), ("{", "["), ("!", "1")])
    func aSymbolThatTakesShiftIsOnItsKey(symbol: String, key: String) throws {
        let pressed = try #require(KeyStroke(symbol, .command))
        let spelledOut = try #require(KeyStroke(key, [.command, .shift]))

        #expect(pressed == spelledOut)
        #expect(pressed.characters == symbol)
        for modifiers: UIKeyModifierFlags in [.command, [.command, .shift]] {
            let combination = try #require(KeyCombination(symbol, modifiers))
            #expect(pressed.combinations.contains(combination))
        }
        let shifted = try #require(KeyCombination(key, [.command, .shift]))
        #expect(pressed.combinations.contains(shifted))
        let plain = try #require(KeyCombination(key, .command))
        #expect(!pressed.combinations.contains(plain))
    }

    // Apple's reference of `UIKey`: the characters are those with modifiers.
    @Test(
        "The characters of a stroke are those that its modifiers make of the key",
        arguments: [
            ("a", [], "a"), ("a", .shift, "A"), ("a", .alphaShift, "A"), ("1", .alphaShift, "1"),
            ("1", .shift, "!"), ("a", .alternate, "å"), ("e", .alternate, ""), ("A", [], "A"),
            ("é", .shift, "É"), (" ", [], " "), ("\n", [], "\r"),
        ] as [(String, UIKeyModifierFlags, String)])
    func charactersAreThoseWithModifiers(
        input: String, modifiers: UIKeyModifierFlags, characters: String
    ) {
        #expect(KeyStroke(input, modifiers)?.characters == characters)
    }

    // The USB standard for keyboards, as in Apple's `UIKeyboardHIDUsage`.
    @Test(
        "A key has the key code of its place on the keyboard",
        arguments: [
            ("a", 0x04), ("Z", 0x1D), ("1", 0x1E), ("0", 0x27), ("\r", 0x28),
            (UIKeyCommand.inputEscape, 0x29), ("\u{1B}", 0x29), ("\u{8}", 0x2A), ("\t", 0x2B),
            (" ", 0x2C), ("-", 0x2D), ("\\", 0x31), (";", 0x33), ("'", 0x34), ("`", 0x35),
            (",", 0x36), ("?", 0x38), (UIKeyCommand.f1, 0x3A), (UIKeyCommand.f12, 0x45),
            (UIKeyCommand.inputHome, 0x4A), (UIKeyCommand.inputUpArrow, 0x52), ("\u{7F}", 0x4C),
        ])
    func aKeyHasItsPlaceOnTheKeyboard(input: String, code: Int) {
        #expect(KeyStroke(input, [])?.keyCode.rawValue == code)
    }

    @Test(
        "A text that no single key types makes no stroke",
        arguments: ["", "ab", "UIKeyInputNothing"])
    func whatNoKeyTypesIsNoStroke(input: String) {
        #expect(KeyStroke(input, []) == nil)
    }

    @Test("A character that only other keyboards have is typed with an undefined key code")
    func aCharacterThatOnlyOtherKeyboardsHaveIsTyped() {
        let stroke = KeyStroke("ж", [])
        #expect(stroke?.characters == "ж")
        #expect(stroke?.keyCode == .keyboardErrorUndefined)
    }

    // Apple's header, `allowsAutomaticMirroring`.
    @Test(
        "Brackets and arrows that point to one side are mirrored, and other keys aren't",
        arguments: [
            ("[", "]"), ("{", "}"), ("(", ")"), ("<", ">"),
            (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow),
            ("a", "a"), (UIKeyCommand.inputUpArrow, UIKeyCommand.inputUpArrow),
        ])
    func whatPointsToOneSideIsMirrored(input: String, mirrored: String) {
        #expect(KeyCombination(input, .command)?.mirrored == KeyCombination(mirrored, .command))
        #expect(KeyCombination(mirrored, .command)?.mirrored == KeyCombination(input, .command))
    }

    @Test("An empty input makes no key combination")
    func anEmptyInputIsNoCombination() {
        #expect(KeyCombination("", .command) == nil)
    }
}
