import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen of many views, in a scene with an assistant.
@MainActor
final class SceneSession: MeasuredSession {
    /// What happens in the scene, in this order.
    private enum Phase: String, CaseIterable {
        /// A field begins editing, and the keyboard comes up.
        case focus
        /// The same, where the assistant has a bar and handles Return.
        case bar
        /// Next leads to another field.
        case next
        /// The field ends editing, and the keyboard goes.
        case hide
    }

    static let name = "scene"
    static let unit = "views"
    static let sizes = [100, 1_000, 10_000]
    // The assistant doesn't know what apps do to their screens, so it looks through them.
    static let phases = Phase.allCases.map { MeasuredPhase(name: $0.rawValue, growth: .linear) }

    private let device = SimulatedDevice()
    private let screen: SceneScreen
    private let isAssisted: Bool
    private var assistant: SceneKeyboardAssistant?

    init(_ setup: SessionSetup) {
        isAssisted = setup.isAssisted
        screen = SceneScreen(
            views: setup.size, countsQuestions: setup.countsQuestions)
        device.show(screen)
        device.settle()
    }

    func run(measuring measure: (() -> Void) -> Void) {
        assist(hasBar: false)
        measure { focus(0) }
        end()
        assist(hasBar: true)
        measure { focus(0) }
        measure { next() }
        measure { end() }
    }

    private func assist(hasBar: Bool) {
        guard isAssisted, let scene = device.window.windowScene else { return }
        assistant = SceneKeyboardAssistant(
            windowScene: scene, accessory: hasBar ? .controller(DefaultNavigationView()) : .none,
            handlesReturnKey: hasBar)
    }

    private func focus(_ field: Int) {
        screen.fields[field].becomeFirstResponder()
        device.settle()
    }

    private func next() {
        guard let assistant else { return focus(1) }
        assistant.navigator.gotoNextItem(shouldLoop: true)
        device.settle()
    }

    private func end() {
        screen.view.endEditing(true)
        device.settle()
        assistant = nil
    }
}
