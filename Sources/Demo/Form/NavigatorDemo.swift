import Example
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Walks the registration form with a navigator and no assistant, and prints where the focus goes.
@MainActor
enum NavigatorDemo {
    private static let words = [
        ("First name", "Jane"), ("Last name", "Appleseed"), ("Email", "jane@example.com"),
        ("Password", "correct horse"),
    ]

    static func run(
        drawing draw: (_ svg: String, _ name: String) throws -> Void,
        telling tell: @escaping (String) -> Void
    ) throws {
        tell("\nA navigator alone, without an assistant: it tells where the focus goes.\n")
        let (device, form) = (SimulatedDevice(.iPhone13), RegistrationViewController())
        device.show(UINavigationController(rootViewController: form))
        device.settle()
        form.keyboardAssistant.stop()
        let navigator = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: true)
        navigator.addInputItems(inputItems: form.inputs)
        let listening = navigator.observe { change in
            let input = form.inputs.firstIndex { $0 === change.to }
            tell("  focus: \(input.map { words[$0].0 } ?? "none")")
        }
        try draw(device.picture(), "navigator-1-before")
        try device.tap(form.txtFirstName)
        for (index, word) in words.map(\.1).enumerated() {
            device.settle()
            device.type(word)
            if index == 1 { try draw(device.picture(), "navigator-2-typing") }
            device.type("\n")
        }
        device.settle()
        listening.cancel()
        try draw(device.picture(), "navigator-3-after")
    }
}
