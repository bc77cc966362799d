import CoreGraphics
import DeviceTesting
import Example
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts([.screenConversion, .endFrame, .firstHeight, .keyboardGuide]))
struct RegistrationTests {
    /// Made inside each test: the newest device is the one that the app runs on.
    private func showForm() -> (SimulatedDevice, RegistrationViewController) {
        let (device, form) = (SimulatedDevice(.iPhone13), RegistrationViewController())
        device.show(UINavigationController(rootViewController: form))
        device.settle()
        return (device, form)
    }

    private func isInSight(
        _ view: UIView, _ device: SimulatedDevice, _ form: RegistrationViewController
    ) -> Bool {
        let frame = view.convert(view.bounds, to: nil)
        return frame.minY >= form.view.safeAreaInsets.top
            && frame.maxY <= device.keyboard.frame?.minY ?? 844
    }

    @Test("A person fills in the form, and every field stays in sight")
    func fillingInKeepsFieldsInSight() throws {
        let (device, form) = showForm()
        let bar = try #require(form.keyboardAssistant.navigator.defaultController)
        try device.tap(form.txtFirstName)
        device.settle()
        #expect(isInSight(form.txtFirstName, device, form))
        device.type("Jane\n")
        device.settle()
        #expect(form.txtLastName.isFirstResponder && isInSight(form.txtLastName, device, form))
        device.type("Appleseed")
        try device.tap(bar.btNext)
        device.settle()
        #expect(form.txtEmail.isFirstResponder && isInSight(form.txtEmail, device, form))
        device.type("jane@example.com\n")
        device.settle()
        #expect(form.txtPassword.isFirstResponder && isInSight(form.txtPassword, device, form))
        device.type("secret\n")
        device.settle()

        #expect(device.keyboard.frame == nil)
        #expect(form.scrollViewBottomConstraint.constant == 0)
        #expect(form.txtFirstName.text == "Jane")
        #expect(form.txtLastName.text == "Appleseed")
        #expect(form.txtEmail.text == "jane@example.com")
        #expect(form.txtPassword.text == "secret")
    }

    @Test(
        "The button is in sight with the password, however the form is assisted",
        .requirement("U507"),
        arguments: [KeyboardAssistant.AssistantType.autoScrollView, .manualWithBottomConstraint])
    func buttonIsInSightWithPassword(type: KeyboardAssistant.AssistantType) throws {
        let (device, form) = showForm()
        var choice = form.choice
        choice.type = type
        form.apply(choice)
        try device.tap(form.txtPassword)
        device.settle()
        for view in [form.txtPassword, form.btRegisterAccount] {
            let visibility = device.visibility(of: view)
            #expect(visibility.isInSight, "\(visibility)")
        }
    }

    @Test("Registering closes the keyboard")
    func registeringClosesKeyboard() throws {
        let (device, form) = showForm()
        try device.tap(form.txtPassword)
        device.settle()
        form.btRegisterAccount.sendActions(for: .touchUpInside)
        device.settle()

        #expect(device.keyboard.frame == nil)
    }

    @Test("Leaving the screen with the keyboard up leaves nothing behind")
    func leavingWithKeyboardUpLeavesNothing() throws {
        let (device, form) = showForm()
        try device.tap(form.txtPassword)
        device.settle()
        device.show(UIViewController())
        device.settle()

        #expect(form.scrollViewBottomConstraint.constant == 0)
        #expect(form.txtPassword.delegate == nil)
        #expect(form.txtPassword.inputAccessoryView == nil)
        #expect(form.txtPassword.returnKeyType == .default)
    }

    @Test(
        "The field stays in sight on every device and either way up",
        arguments: [
            SimulatedDevice.Model.iPhoneSE, .iPhone13, .iPhone15ProMax, .iPad9_7, .iPad12_9,
        ], [UIInterfaceOrientation.portrait, .landscapeLeft])
    func everyDeviceKeepsFieldInSight(
        model: SimulatedDevice.Model, orientation: UIInterfaceOrientation
    ) {
        let device = SimulatedDevice(model, orientation: orientation)
        let form = LongFormViewController()
        device.show(form)
        for input in form.inputs {
            input.becomeFirstResponder()
            device.settle()
            let top = device.keyboard.frame?.minY ?? 0
            let frame = input.convert(input.bounds, to: nil)
            let open = top - form.view.safeAreaInsets.top
            #expect(top > 0)
            #expect(frame.maxY <= top || frame.height > open, "\(model.name) \(orientation)")
        }
    }

    @Test("Turning the device with the keyboard up keeps the field in sight and leaves no trace")
    func turningDeviceKeepsFieldInSight() {
        let form = LongFormViewController()
        let device = SimulatedDevice(.iPhone13)
        device.show(form)
        form.hobby.becomeFirstResponder()
        device.settle()
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            device.rotate(to: orientation)
            device.settle()
            let top = device.keyboard.frame?.minY ?? 0
            #expect(form.hobby.convert(form.hobby.bounds, to: nil).maxY <= top)
        }
        form.keyboardAssistant.closeKeyboard()
        device.settle()
        #expect(form.scrollViewBottomConstraint.constant == 0)
    }
}
