import Testing
import UIKit

// Where a test names no source: Apple Support 102650, the shortcuts for documents.
@Suite struct TextKeyTests {
    private func key(
        _ input: String, _ modifiers: UIKeyModifierFlags = [], isSingleLine: Bool = true
    ) throws -> TextKey? {
        TextKey(try #require(KeyStroke(input, modifiers)), isSingleLine: isSingleLine)
    }

    @Test(
        "A key that types a character inserts it into the text",
        arguments: [
            ("a", [], "a"), ("a", .shift, "A"), ("+", [], "+"), ("a", .alternate, "å"),
            ("5", .numericPad, "5"), (" ", [], " "), ("a", .alphaShift, "A"),
        ] as [(String, UIKeyModifierFlags, String)])
    func whatTypesIsInserted(input: String, modifiers: UIKeyModifierFlags, text: String) throws {
        #expect(try key(input, modifiers) == .insert(text))
    }

    @Test("Only a text of several lines takes Tab, and it doesn't take Tab with Shift")
    func onlyATextOfManyLinesTakesTab() throws {
        #expect(try key("\t") == nil)
        #expect(try key("\t", isSingleLine: false) == .insert("\t"))
        #expect(try key("\t", .shift, isSingleLine: false) == nil)
    }

    @Test(
        "A text has no use for Escape, F1, Page Up and combinations that don't edit it",
        arguments: [
            ("s", .command), ("a", .control), ("\r", .command), ("\u{1B}", UIKeyModifierFlags()),
            (UIKeyCommand.f1, UIKeyModifierFlags()),
            (UIKeyCommand.inputPageUp, UIKeyModifierFlags()),
            (UIKeyCommand.inputLeftArrow, .control),
            (UIKeyCommand.inputLeftArrow, UIKeyModifierFlags([.alternate, .command])),
            (UIKeyCommand.inputHome, .command),
        ] as [(String, UIKeyModifierFlags)])
    func textHasNoUseForOtherKeys(input: String, modifiers: UIKeyModifierFlags) throws {
        #expect(try key(input, modifiers) == nil)
    }

    // Apple's documentation of `UIKeyCommand`: the keys of the Edit menu go to whoever edits.
    @Test("Command with A selects all, and with Shift as well it doesn't")
    func commandWithASelectsAll() throws {
        #expect(try key("a", .command) == .selectAll)
        #expect(try key("a", [.command, .shift]) == nil)
    }

    @Test("Return is a key of the text's own, also with Shift")
    func returnIsATextsOwnKey() throws {
        #expect(try key("\r") == .enter)
        #expect(try key("\n", .shift) == .enter)
    }

    // Apple Support 102650: ⌥ goes by words, ⌘ to the ends, ⇧ selects.
    @Test(
        "The modifiers say whether an arrow goes by a character, a word or a line, and selects",
        arguments: [
            ([], .character, false), (.shift, .character, true), (.alternate, .word, false),
            (.command, .line, false), ([.command, .shift], .line, true),
        ] as [(UIKeyModifierFlags, CaretMotion.Reach, Bool)])
    func arrowsGoAsFarAsTheModifiersSay(
        modifiers: UIKeyModifierFlags, reach: CaretMotion.Reach, extends: Bool
    ) throws {
        let motion = CaretMotion(way: .layout(.left), reach: reach)
        #expect(
            try key(UIKeyCommand.inputLeftArrow, modifiers)
                == .move(motion, extendsSelection: extends))
    }

    @Test("Down goes to the end of the text with Command, and to that of the line with Option")
    func upAndDownGoFurtherThanLeftAndRight() throws {
        let down = UIKeyCommand.inputDownArrow
        #expect(
            try key(down, .command)
                == .move(.init(way: .layout(.down), reach: .document), extendsSelection: false))
        #expect(
            try key(down, .alternate)
                == .move(.init(way: .layout(.down), reach: .line), extendsSelection: false))
    }

    @Test("A delete key deletes as far as the caret moves with the same modifiers")
    func deletingGoesAsFarAsMoving() throws {
        #expect(try key("\u{8}") == .delete(.init(way: .storage(.backward), reach: .character)))
        #expect(
            try key("\u{7F}", .alternate)
                == .delete(.init(way: .storage(.forward), reach: .word)))
        #expect(
            try key("\u{8}", .command) == .delete(.init(way: .storage(.backward), reach: .line)))
    }
}
