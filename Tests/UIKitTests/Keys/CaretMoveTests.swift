#if canImport(SimulatedDevice)
import CoreGraphics
import SimulatedDevice
import Testing
import UIKit

// Where a test names no source: Apple Support 102650, the shortcuts for documents.
@MainActor
@Suite struct CaretMoveTests {

    /// Returns the selection after the keys, in a text view that holds `text`, the caret at its
    /// end.
    private func selection(
        in text: String, after presses: (String, UIKeyModifierFlags)...
    ) -> Range<Int> {
        let device = SimulatedDevice()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let controller = UIViewController()
        controller.view.addSubview(view)
        device.show(controller)
        view.text = text
        view.becomeFirstResponder()
        for (input, modifiers) in presses { device.press(input, modifiers) }
        return view.selectedRange.lowerBound..<view.selectedRange.upperBound
    }

    private let left = UIKeyCommand.inputLeftArrow
    private let right = UIKeyCommand.inputRightArrow

    @Test("An arrow with Option moves the caret by a word")
    func optionGoesByWords() {
        #expect(selection(in: "one two", after: (left, .alternate)) == 4..<4)
        #expect(selection(in: "one two", after: (left, .alternate), (left, .alternate)) == 0..<0)
    }

    @Test("An arrow with Command moves the caret to an end of the line")
    func commandGoesToTheEndsOfALine() {
        #expect(selection(in: "one\ntwo", after: (left, .command)) == 4..<4)
        #expect(selection(in: "one\ntwo", after: (left, .command), (right, .command)) == 7..<7)
    }

    @Test("The up arrow with Command moves the caret to the beginning of the text")
    func commandWithUpGoesToTheBeginning() {
        #expect(selection(in: "one\ntwo", after: (UIKeyCommand.inputUpArrow, .command)) == 0..<0)
    }

    @Test("Arrows with Shift extend the selection, and take it back")
    func shiftSelectsAndGivesBack() {
        #expect(selection(in: "abc", after: (left, .shift)) == 2..<3)
        #expect(selection(in: "abc", after: (left, .shift), (left, .shift)) == 1..<3)
        #expect(
            selection(in: "abc", after: (left, .shift), (left, .shift), (right, .shift)) == 2..<3)
    }

    // (assumed: A25)
    @Test("An arrow moves the caret to that end of the selection, and no further")
    func anArrowTakesASelectionToItsEnd() {
        #expect(selection(in: "abc", after: (left, .shift), (left, [])) == 2..<2)
        #expect(selection(in: "abc", after: (left, .shift), (right, [])) == 3..<3)
    }

    @Test(
        "Backspace takes a character, a word or the line, as the modifiers say",
        arguments: [
            ("\u{8}", [], "one tw"), ("\u{8}", .alternate, "one "), ("\u{8}", .command, ""),
            ("\u{7F}", [], "one two"),
        ] as [(String, UIKeyModifierFlags, String)])
    func deletingGoesAsFarAsTheModifiersSay(
        key: String, modifiers: UIKeyModifierFlags, rest: String
    ) {
        let device = SimulatedDevice()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        let controller = UIViewController()
        controller.view.addSubview(field)
        device.show(controller)
        field.text = "one two"
        field.becomeFirstResponder()

        device.press(key, modifiers)

        #expect(field.text == rest)
    }

    @Test("Forward Delete takes one whole character behind the caret")
    func forwardDeleteTakesTheCharacterBehindTheCaret() {
        let device = SimulatedDevice()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        let controller = UIViewController()
        controller.view.addSubview(field)
        device.show(controller)
        field.text = "a👍🏽b"
        field.becomeFirstResponder()

        device.press(UIKeyCommand.inputHome)
        device.press("\u{7F}")
        #expect(field.text == "👍🏽b")
        device.press("\u{7F}")
        #expect(field.text == "b")
    }
}
#endif
