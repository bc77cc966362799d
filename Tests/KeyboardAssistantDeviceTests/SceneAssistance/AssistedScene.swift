import CoreGraphics
import DeviceFixtures
import SimulatedDevice
import UIKit

@testable import KeyboardAssistant

/// A device whose only code for the keyboard is the assistant of its scene.
@MainActor
final class AssistedScene {
    let device: SimulatedDevice
    var assistant: SceneKeyboardAssistant?

    init(
        _ model: SimulatedDevice.Model = .iPhone13, accessory: InputNavigator.Accessory = .none,
        handlesReturnKey: Bool = false
    ) {
        device = SimulatedDevice(model)
        assistant = device.window.windowScene.map {
            SceneKeyboardAssistant(
                windowScene: $0, accessory: accessory, handlesReturnKey: handlesReturnKey)
        }
    }

    var assistance: SceneKeyboardAssistant.Assistance? { assistant?.assistance }

    func show(_ controller: UIViewController) {
        device.show(controller)
        device.settle()
    }

    /// Presents `controller` over a screen without inputs.
    func present(_ controller: UIViewController, as style: UIModalPresentationStyle = .fullScreen) {
        let root = UIViewController()
        show(root)
        controller.modalPresentationStyle = style
        root.present(controller, animated: true)
        device.settle()
    }

    /// Edits `input`, and waits until everything has come to rest.
    func edit(_ input: UIView) {
        device.focus(input)
    }

    func endEditing() {
        device.window.endEditing(true)
        device.settle()
    }

    /// Returns a Boolean value that indicates whether all of `view` is in its window above the
    /// keyboard.
    func shows(_ view: UIView) -> Bool { device.shows(view) }
}

extension SimulatedDevice {
    /// Returns a Boolean value that indicates whether all of `view` is in its window above the
    /// keyboard.
    func shows(_ view: UIView) -> Bool {
        guard let window = view.window else { return false }
        let frame = view.convert(view.bounds, to: nil)
        let top = keyboard.frame.map {
            window.convert($0, from: window.screen.coordinateSpace).minY
        }
        return frame.minY >= 0 && frame.maxY <= min(window.bounds.maxY, top ?? .infinity) + 0.5
    }
}

/// A screen without a scroll view, with one field above the bottom of its safe area and one at its
/// top.
final class FlatScreen: UIViewController {
    let top = UITextField()
    let bottom = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in [top, bottom] {
            field.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(field)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
            bottom.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -20),
        ])
        for field in [top, bottom] {
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
                field.heightAnchor.constraint(equalToConstant: 40),
            ])
        }
    }
}

/// A view of the app's in which people type, which is neither a text field nor a text view.
final class KeyInputView: UIView, UIKeyInput {
    private(set) var text = ""

    override var canBecomeFirstResponder: Bool { true }

    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) {
        self.text += text
    }

    func deleteBackward() {
        text = String(text.dropLast())
    }
}
