import Example
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Walks the registration form with a navigator and no assistant, and prints where the focus goes.
@MainActor
enum NavigatorDemo {
    static func run(drawing draw: (_ svg: String, _ name: String) throws -> Void) throws {
        print("\nA navigator alone, without an assistant: it tells where the focus goes.\n")
        let (device, form) = (SimulatedDevice(.iPhone13), RegistrationViewController())
        device.show(UINavigationController(rootViewController: form))
        device.settle()
        form.keyboardAssistant.stop()
        let names = ["First name", "Last name", "Email", "Password"]
        let navigator = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: true)
        navigator.addInputItems(inputItems: form.inputs)
        let listening = navigator.observe { change in
            let input = form.inputs.firstIndex { $0 === change.to }
            print("  focus: \(input.map { names[$0] } ?? "none")")
        }
        try draw(device.picture(), "navigator-1-before")
        try device.tap(form.txtFirstName)
        device.settle()
        for _ in names {
            device.type("\n")
            device.settle()
        }
        listening.cancel()
        try draw(device.picture(), "navigator-2-after")
    }
}
