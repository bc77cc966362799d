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

    static func run(_ scenes: Scenes) throws {
        let tell = scenes.tell
        tell("\nA navigator alone, without an assistant: it tells where the focus goes.\n")
        let (device, form) = (SimulatedDevice(.iPhone13), RegistrationViewController())
        device.show(UINavigationController(rootViewController: form))
        device.settle()
        form.keyboardAssistant.stop()
        let navigator = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: true)
        navigator.addInputItems(inputItems: form.inputs)
        let camera = scenes.film("A navigator without an assistant", on: device)
        let listening = navigator.observe { change in
            let input = form.inputs.firstIndex { $0 === change.to }
            tell("  focus: \(input.map { words[$0].0 } ?? "none")")
        }
        try scenes.draw(device.picture(), "navigator-1-before")
        camera?.cut("the form appears")
        try device.tap(form.txtFirstName)
        for (index, word) in words.map(\.1).enumerated() {
            device.settle()
            camera?.cut(index == 0 ? "tap" : "↩")
            device.type(word)
            camera?.cut("type “\(word)”")
            if index == 1 { try scenes.draw(device.picture(), "navigator-2-typing") }
            device.type("\n")
        }
        device.settle()
        camera?.cut("↩")
        listening.cancel()
        try scenes.draw(device.picture(), "navigator-3-after")
    }
}
