import UIKit

/// The views and view controllers around the input that is being edited in a scene, as far as they
/// matter for keeping it visible.
@MainActor
final class InputSurroundings {
    private typealias Facts = AssistanceFacts<UIScrollView, UIViewController>

    private weak var windowScene: UIWindowScene?
    private let observer: KeyboardObserver
    private let hosts = HostingViewDetector()
    /// A Boolean value that indicates whether the keyboard was shown at the last event.
    private var keyboardWasShown = false
    /// The inputs that the safe area of their view controller doesn't move above the keyboard.
    private var rigidInputs: [WeakBox<UIView>] = []

    init(in windowScene: UIWindowScene, observer: KeyboardObserver) {
        self.windowScene = windowScene
        self.observer = observer
    }

    // MARK: Events

    /// Records what is around `input`; `nil` if nothing is being edited.
    func update(for input: UIView?) {
        // A keyboard that is just being shown may have been noticed by a view around the input.
        if let input, !keyboardWasShown {
            hosts.recordRest(of: input, replacing: observer.keyboardFrame == nil)
        }
        keyboardWasShown = observer.keyboardFrame != nil
    }

    /// Records that the keyboard has another frame, above which a safe area may move an input.
    func keyboardFrameChanged() {
        rigidInputs = []
    }

    /// Records that the safe area of its view controller doesn't move `input` above the keyboard.
    func markAsRigid(_ input: UIView) {
        rigidInputs.append(WeakBox(input))
    }

    // MARK: Deciding

    /// Returns the way in which `input` is to be kept visible.
    ///
    /// - Parameters:
    ///   - room: The room that has been made.
    ///   - shouldAssist: The app's closure, which returns `false` for inputs to leave alone.
    func assistance(
        for input: UIView, with room: SceneRoom, if shouldAssist: ((UIView) -> Bool)?
    ) -> SceneKeyboardAssistant.Assistance {
        switch facts(about: input, room, shouldAssist).decision {
        case .scrollView(let scrollView): .scrollView(scrollView)
        case .additionalSafeArea(let controller): .additionalSafeArea(controller)
        case .leftAlone(let exemption): .leftAlone(exemption)
        }
    }

    /// Returns the facts that matter; if some of them decide, the costlier ones are left out.
    private func facts(
        about input: UIView, _ room: SceneRoom, _ shouldAssist: ((UIView) -> Bool)?
    ) -> Facts {
        if let exemption = exemption(for: input, shouldAssist) {
            return Facts(exemption: exemption)
        }
        let scrollView = input.nearestScrollView(
            thatHelpsUnder: keyboard(over: input), preferring: room.scrollView)
        if let scrollView {
            let avoidsKeyboard = scrollView.isServedByTableController
            return Facts(scrollView: avoidsKeyboard ? .avoidsKeyboard : .scrolls(scrollView))
        }
        return Facts(
            followsKeyboardLayoutGuide: input.followsKeyboardLayoutGuide,
            safeArea: safeAreaHelp(for: input, room), isCovered: isCovered(input))
    }

    private func safeAreaHelp(for input: UIView, _ room: SceneRoom) -> Facts.SafeAreaHelp {
        guard let controller = input.presentedController else { return .none }
        if room.isInSafeArea(of: controller) { return .given(controller) }
        return rigidInputs.contains { $0.object === input } ? .none : .possible(controller)
    }

    private func exemption(
        for input: UIView, _ shouldAssist: ((UIView) -> Bool)?
    ) -> SceneKeyboardAssistant.Exemption? {
        if KeyboardAssistant.appsAssistantServes(input) { return .otherAssistant }
        if shouldAssist?(input) == false { return .excluded }
        if let exemption = windowScene.flatMap(input.keyboardExemption) { return exemption }
        let isHosted = hosts.isHosted(
            input, under: keyboard(over: input), isMoving: observer.keyboardState != .didShow)
        return isHosted ? .ownSafeArea : nil
    }

    /// Returns a Boolean value that indicates whether the keyboard covers a part of `input`.
    func isCovered(_ input: UIView) -> Bool {
        guard let keyboard = keyboard(over: input) else { return false }
        return keyboard.overlap(with: input.convert(input.bounds, to: nil)) > 0.5
    }

    private func keyboard(over input: UIView) -> KeyboardGeometry? {
        input.window.flatMap { observer.geometry(in: $0, bar: input.accessoryBarInChain) }
    }
}
