import CoreGraphics
import Example
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A scene with an assistant, as in the example's scene delegate, and the profile or another screen
/// in it.
@MainActor
final class SceneStage {
    /// Something that the play needs and the scene doesn't show.
    struct Missing: Error, CustomStringConvertible {
        let what: String

        var description: String { "\(what) can't be found in the scene" }
    }

    let device: SimulatedDevice
    let profile = ProfileViewController()
    let navigation: UINavigationController
    private(set) var assistant: SceneKeyboardAssistant?
    /// The number of times an input was out of sight, or something was not as it should be.
    private(set) var failures = 0
    private let scenes: Scenes
    private let camera: FilmCamera?
    /// What was in the window before the assistant was made.
    private let traces: SceneTraces
    /// The screens that were played, with what was in them before anything was edited.
    private var watched: [(screen: UIViewController, traces: SceneTraces)] = []

    /// Shows `screen`, or the profile.
    init(
        _ device: SimulatedDevice, showing screen: UIViewController? = nil, in scenes: Scenes,
        saying what: String, filmedAs title: String
    ) {
        self.device = device
        self.scenes = scenes
        navigation = UINavigationController(rootViewController: screen ?? profile)
        scenes.tell("\n\(what)\n")
        scenes.tell(SceneSight.heading)
        device.show(navigation)
        device.settle()
        traces = SceneTraces(of: device.window)
        camera = scenes.film(title, on: device)
        watch(navigation)
        // As in the example's scene delegate.
        assistant = device.window.windowScene.map {
            SceneKeyboardAssistant(
                windowScene: $0, accessory: .controller(DefaultNavigationView()),
                handlesReturnKey: true)
        }
        if camera != nil {
            camera?.cut("the screen appears", of: recorders)
        }
    }

    // MARK: Steps

    /// Does something, and prints a line about what it led to.
    func step(_ name: String, _ action: () throws -> Void) rethrows {
        try action()
        device.settle()
        let sight = SceneSight(assistant, on: device)
        if !sight.isInSight { failures += 1 }
        scenes.tell(sight.line(after: name))
        camera?.cut(name, of: recorders)
    }

    /// The assistants of the screens, the one in front first, and that of the scene.
    private var recorders: [any MoveRecorder] {
        let screens = sequence(
            first: navigation as UIViewController, next: \.presentedViewController
        )
        .map { ($0 as? UINavigationController)?.topViewController ?? $0 }
        return screens.reversed().compactMap { ($0 as? any AssistedScreen)?.assistant }
            + [assistant].compactMap(\.self)
    }

    func type(_ text: String) {
        step("type “\(text)”") { device.type(text) }
    }

    /// Types lines, after each of which the caret has to be in sight, and prints the last.
    func typeLines(_ count: Int) {
        for _ in 1..<count {
            device.type("A line of text.\n")
            device.settle()
            expect(SceneSight(assistant, on: device).isInSight, "the caret is in sight")
        }
        step("type \(count) lines") { device.type("The last one.") }
    }

    func pressReturn() {
        step("↩") { device.type("\n") }
    }

    /// Taps a button of the bar above the keyboard.
    func tapBar(_ name: String, _ button: (DefaultNavigationView) -> UIButton) throws {
        guard let bar = assistant?.navigator.defaultController else {
            throw Missing(what: "The bar")
        }
        try step(name) { try device.tap(button(bar)) }
    }

    /// Taps a button of the bar once for each input, and expects it to be the one that is edited.
    func walk(
        _ inputs: some Sequence<UIView>, _ name: String,
        _ button: (DefaultNavigationView) -> UIButton
    ) throws {
        for input in inputs {
            try tapBar(name, button)
            expect(input)
        }
    }

    /// Presents the sheet for feedback, and returns it and the screen in it.
    func presentFeedback() throws -> (UIViewController, FeedbackViewController) {
        try step("tap Feedback") {
            try device.tap(control(saying: "Feedback", in: navigation))
        }
        let sheet = profile.presentedViewController as? UINavigationController
        guard let sheet, let screen = sheet.topViewController as? FeedbackViewController else {
            throw Missing(what: "The sheet for feedback")
        }
        watch(sheet)
        return (sheet, screen)
    }

    /// Scrolls to a view, as people do before they tap it.
    func reveal(_ view: UIView, in scrollView: UIScrollView) {
        scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
        device.settle()
    }

    func picture(_ name: String) throws { try scenes.draw(device.picture(), name) }

    // MARK: Expectations

    func expect(_ input: UIView, after action: () -> Void = {}) {
        action()
        expect(input.isFirstResponder, "\(input.sceneName) is edited")
    }

    func expect(_ isTrue: Bool, _ what: String) {
        guard !isTrue else { return }
        failures += 1
        scenes.tell("  FAILED: \(what)")
        camera?.report("not so: \(what)")
    }

    func shows(_ view: UIView) -> Bool { device.sight(of: view) == .whole }

    /// Notes what is in a screen before anything is edited in it.
    func watch(_ screen: UIViewController) {
        watched.append((screen, SceneTraces(of: screen)))
    }

    /// Lets go of the assistant, and compares window and screens with what was in them at first.
    func end() {
        assistant = nil
        device.settle()
        camera?.cut("release the assistant")
        camera?.stop()
        let differences =
            SceneTraces(of: device.window).differences(from: traces)
            + watched.flatMap { SceneTraces(of: $0.screen).differences(from: $0.traces) }
        for difference in differences { expect(false, "left behind: \(difference)") }
        if differences.isEmpty {
            scenes.tell("  The assistant is gone, and nothing of it is left.")
        }
    }

    /// The control in a screen that has a label with `text`.
    func control(saying text: String, in screen: UIViewController?) throws -> UIView {
        guard let control = screen?.viewIfLoaded?.control(saying: text) else {
            throw Missing(what: "“\(text)”")
        }
        return control
    }
}

extension UIView {
    fileprivate func control(saying text: String) -> UIControl? {
        let found = subviews.lazy.compactMap { $0.control(saying: text) }.first
        return found ?? (self as? UIControl).flatMap { $0.says(text) ? $0 : nil }
    }

    private func says(_ text: String) -> Bool {
        (self as? UILabel)?.text == text || subviews.contains { $0.says(text) }
    }
}

/// A screen of the example with an assistant of its own.
@MainActor
private protocol AssistedScreen {
    var assistant: KeyboardAssistant? { get }
}

extension CheckoutViewController: AssistedScreen {}
extension EventViewController: AssistedScreen {}
extension TagViewController: AssistedScreen {}
