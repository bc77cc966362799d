import DeviceFixtures
import DeviceTesting
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

@MainActor
@Suite(.doubts(.keys)) struct KeypadTests {
    // What the key types (assumed: A55).
    @Test(
        "Enter on the keypad is Return to a list, also while a row is looked for by its text",
        arguments: ["\r", "\u{3}"])
    func keypadEnterIsReturnToList(key: String) throws {
        let device = SimulatedDevice()
        let list = TestList([5])
        list.navigator.textForRow = { ["a", "b", "c", "d", "e"][$0.row] }
        list.show(on: device)
        device.press("b")
        #expect(list.navigator.indexPathForFocusedRow == [0, 1])

        let press = UIPress(try #require(KeyStroke(key, [])), in: device.window)
        #expect(!list.navigator.typeSelect([press]))
        device.press(key)
        #expect(list.diary.last == "open 1")
    }

    @Test("Enter on the keypad is recorded as Return")
    func keypadEnterIsRecordedAsReturn() throws {
        let key = UIKey(try #require(KeyStroke("\u{3}", .command)))
        #expect(key.keyCode == .keypadEnter && key.modifierFlags.contains(.numericPad))
        let chord = try #require(KeyChord(key))
        #expect(chord.input == .return && chord.modifiers == .command)
    }

    @Test("Enter on the keypad ends a line of text, and is no letter in a field")
    func keypadEnterEndsTextLine() {
        let device = SimulatedDevice()
        let controller = UIViewController()
        device.show(controller)
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
        for view in [text, field] {
            controller.view.addSubview(view)
            view.becomeFirstResponder()
            device.press("\u{3}")
        }
        #expect(text.text == "\n")
        #expect(field.text?.isEmpty == true)
    }
}
