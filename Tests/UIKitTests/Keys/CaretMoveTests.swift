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

    @Test func optionGoesByWords() {
        #expect(selection(in: "one two", after: (left, .alternate)) == 4..<4)
        #expect(selection(in: "one two", after: (left, .alternate), (left, .alternate)) == 0..<0)
    }

    @Test func commandGoesToTheEndsOfALine() {
        #expect(selection(in: "one\ntwo", after: (left, .command)) == 4..<4)
        #expect(selection(in: "one\ntwo", after: (left, .command), (right, .command)) == 7..<7)
    }

    @Test func commandWithUpGoesToTheBeginning() {
        #expect(selection(in: "one\ntwo", after: (UIKeyCommand.inputUpArrow, .command)) == 0..<0)
    }

    @Test func shiftSelectsAndGivesBack() {
        #expect(selection(in: "abc", after: (left, .shift)) == 2..<3)
        #expect(selection(in: "abc", after: (left, .shift), (left, .shift)) == 1..<3)
        #expect(
            selection(in: "abc", after: (left, .shift), (left, .shift), (right, .shift)) == 2..<3)
    }

    // (assumed: A25)
    @Test func anArrowTakesASelectionToItsEnd() {
        #expect(selection(in: "abc", after: (left, .shift), (left, [])) == 2..<2)
        #expect(selection(in: "abc", after: (left, .shift), (right, [])) == 3..<3)
    }

    @Test(
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

    @Test func forwardDeleteTakesTheCharacterBehindTheCaret() {
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
