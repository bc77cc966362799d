import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Notes the keys that are pressed.
private final class KeyView: UIView {
    var chords: [KeyChord?] = []
    var codes: [Int?] { chords.map { $0?.keyCode } }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        chords += presses.compactMap(\.key).map { KeyChord($0) }
    }
}

@MainActor
@Suite(.doubts(.keys)) struct RebindingTests {
    private func pressed(_ presses: [(String, UIKeyModifierFlags)]) -> KeyView {
        let (device, controller, view) = (SimulatedDevice(.iPad9_7), UIViewController(), KeyView())
        device.show(controller)
        controller.view.addSubview(view)
        view.becomeFirstResponder()
        for (input, modifiers) in presses { device.press(input, modifiers) }
        return view
    }

    @Test(
        "Keys are captured as they are pressed, with any modifiers, function keys too",
        .requirement("U201"))
    func keysAreCapturedAsPressed() {
        let view = pressed([
            ("k", [.control, .alternate, .shift, .command]), ("K", [.command, .alphaShift]),
            (UIKeyCommand.f5, []), (UIKeyCommand.inputUpArrow, .command),
            (UIKeyCommand.inputEscape, []), ("\t", .shift), ("\r", []), ("\u{8}", .command),
        ])
        #expect(
            view.chords.map { $0?.text } == [
                "control+option+shift+command+k", "command+k", "f5", "command+up", "escape",
                "shift+tab", "return", "command+backspace",
            ])
    }

    @Test(
        "Where a key lies is captured with it", .requirement("F68"),
        .bug("https://github.com/duongductrong/Snapzy/issues/111"))
    func keyPositionIsCaptured() {
        let view = pressed([("k", .command), (UIKeyCommand.f1, [])])
        #expect(
            view.codes == [
                UIKeyboardHIDUsage.keyboardK.rawValue, UIKeyboardHIDUsage.keyboardF1.rawValue,
            ])
    }
}
