import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class PINField: UIView, UIKeyInput {
    private var bar: UIView?
    private(set) var digits = ""

    override var inputAccessoryView: UIView? {
        get { bar }
        set { bar = newValue }
    }

    override var canBecomeFirstResponder: Bool { true }

    var hasText: Bool { !digits.isEmpty }

    func insertText(_ text: String) {
        digits += text
    }

    func deleteBackward() {
        digits = String(digits.dropLast())
    }
}

@MainActor
@Suite(.doubts(.keyboard)) struct KeyInputSampleTests {
    @Test("A field for a PIN has the scene's bar, by which it is reached", .requirement("U575"))
    func pinHasBar() throws {
        // On Apple's platforms, the setter is one of Objective-C's.
        ActionTable.register(Selector(("setInputAccessoryView:")), on: PINField.self) {
            $0.inputAccessoryView = $1 as? UIView
        }
        let (device, bar, screen) = (
            SimulatedDevice(.iPhone13), DefaultNavigationView(), UIViewController()
        )
        let assistant = SceneKeyboardAssistant(
            windowScene: try #require(device.window.windowScene), accessory: .controller(bar))
        let name = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        let pin = PINField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        [name, pin].forEach(screen.view.addSubview)
        device.show(screen)
        name.becomeFirstResponder()
        device.settle()
        bar.btNext.sendActions(for: .touchUpInside)
        device.settle()
        device.type("1234")
        #expect(pin.isFirstResponder && pin.digits == "1234")
        #expect(bar.window != nil && assistant.accessoryAbsence == nil)
    }
}
