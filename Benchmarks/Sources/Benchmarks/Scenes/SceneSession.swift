import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen of many views, in a scene with an assistant.
@MainActor
final class SceneSession: MeasuredSession {
    /// What happens in the scene, in this order.
    enum Phase: String, CaseIterable {
        /// A field begins editing, and the keyboard comes up.
        case focus
        /// The same, where the assistant has a bar and handles Return.
        case bar
        /// Next leads to another field.
        case next
        /// The field ends editing, and the keyboard goes.
        case hide
    }

    /// What the scene has.
    enum Assistance: CaseIterable {
        case none, positioning, bar
    }

    static let name = "scene"
    static let unit = "views"
    static let sizes = [1_000, 10_000]
    static let phases = Phase.allCases.map { MeasuredPhase(name: $0.rawValue) }

    private let device = SimulatedDevice()
    private let screen: SceneScreen
    private var assistant: SceneKeyboardAssistant?

    init(size: Int) {
        screen = SceneScreen(views: size)
        device.show(screen)
        device.settle()
    }

    func run(measuring measure: (() -> Void) -> Void) {
        begin(.positioning)
        measure { focus() }
        end()
        begin(.bar)
        measure { focus() }
        measure { next() }
        measure { end() }
    }

    func begin(_ assistance: Assistance) {
        guard assistance != .none, let scene = device.window.windowScene else { return }
        assistant = SceneKeyboardAssistant(
            windowScene: scene,
            accessory: assistance == .bar ? .controller(DefaultNavigationView()) : .none,
            handlesReturnKey: assistance == .bar)
    }

    /// A field begins editing, and everything settles.
    func focus() {
        screen.fields[0].becomeFirstResponder()
        device.settle()
    }

    func next() {
        assistant?.navigator.gotoNextItem(shouldLoop: true)
        device.settle()
    }

    /// Ends editing.
    func hide() {
        screen.view.endEditing(true)
        device.settle()
    }

    func end() {
        hide()
        assistant = nil
    }
}
