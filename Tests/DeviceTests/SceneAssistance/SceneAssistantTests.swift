import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Screens without any code for the keyboard, in a scene with an assistant.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneAssistantTests {
    @Test("A field of a screen without code for the keyboard is kept above it", .requirement("U373"))
    func fieldIsKeptAboveKeyboard() {
        let scene = AssistedScene()
        let form = TestForm(fields: 12)
        scene.show(form)
        for index in [9, 2, 11, 0] {
            form.fields[index].becomeFirstResponder()
            scene.device.settle()
            #expect(scene.shows(form.fields[index]), "field \(index)")
            #expect(scene.assistant?.assistance == .scrollView(form.scrollView))
        }
        form.view.endEditing(true)
        scene.device.settle()
        #expect(scene.assistant?.assistance == nil)
        #expect(form.scrollView.contentInset == .zero)
    }
}

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

    func show(_ controller: UIViewController) {
        device.show(controller)
        device.settle()
    }

    /// Returns a Boolean value that indicates whether all of `view` is in its window above the
    /// keyboard.
    func shows(_ view: UIView) -> Bool {
        guard let window = view.window else { return false }
        let frame = view.convert(view.bounds, to: nil)
        let bottom = device.keyboard.frame.map {
            window.convert($0, from: window.screen.coordinateSpace).minY
        }
        return frame.minY >= 0 && frame.maxY <= min(window.bounds.maxY, bottom ?? .infinity) + 0.5
    }
}
