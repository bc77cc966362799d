import UIKit

/// The views and view controllers around the input that is being edited in a scene, as far as they
/// matter for keeping it visible.
@MainActor
final class InputSurroundings {
    typealias Facts = AssistanceFacts<UIScrollView, UIViewController>

    private weak var windowScene: UIWindowScene?
    private let observer: KeyboardObserver
    /// The inputs that the safe area of their view controller doesn't move above the keyboard.
    private var rigidInputs: [WeakBox<UIView>] = []

    init(in windowScene: UIWindowScene, observer: KeyboardObserver) {
        self.windowScene = windowScene
        self.observer = observer
    }

    // MARK: Events

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
        if input.isKeptAboveKeyboardByHost { return factsInHost(about: input, room) }
        let controller = input.presentedController
        let help = input.scrollViewHelp(
            under: keyboard(over: input), preferring: room.scrollView,
            without: controller.map(room.addedSafeArea) ?? 0)
        switch help {
        case .scrolls, .avoidsKeyboard: return Facts(scrollView: help)
        case .none, .isIdle, .showsPart: break
        }
        return Facts(
            scrollView: help, followsKeyboardLayoutGuide: input.followsKeyboardLayoutGuide,
            safeArea: controller.map { safeAreaHelp(of: $0, for: input, room) } ?? .none,
            isCovered: isCovered(input))
    }

    /// Returns the facts about an input in content of SwiftUI, which makes the room, and in which
    /// only scroll views of the app's need help.
    private func factsInHost(about input: UIView, _ room: SceneRoom) -> Facts {
        let help = input.scrollViewHelp(
            of: input.scrollViewsInHost, under: keyboard(over: input),
            preferring: room.scrollView)
        if case .none = help { return Facts(exemption: .ownSafeArea) }
        return Facts(scrollView: help)
    }

    private func safeAreaHelp(
        of controller: UIViewController, for input: UIView, _ room: SceneRoom
    ) -> Facts.SafeAreaHelp {
        if room.addedSafeArea(of: controller) > 0 { return .given(controller) }
        return rigidInputs.contains { $0.object === input } ? .none : .possible(controller)
    }

    private func exemption(
        for input: UIView, _ shouldAssist: ((UIView) -> Bool)?
    ) -> SceneKeyboardAssistant.Exemption? {
        if KeyboardAssistant.appsAssistantServes(input) { return .otherAssistant }
        if shouldAssist?(input) == false { return .excluded }
        return windowScene.flatMap(input.keyboardExemption)
    }

    /// Returns a Boolean value that indicates whether the keyboard covers a part of `input`, or
    /// would after the scroll views around it have been scrolled to show it.
    func isCovered(_ input: UIView) -> Bool {
        guard let keyboard = keyboard(over: input) else { return false }
        return keyboard.overlap(with: input.frameWithinReach) > 0.5
    }

    private func keyboard(over input: UIView) -> KeyboardGeometry? {
        input.window.flatMap { observer.geometry(in: $0, bar: input.accessoryBarInChain) }
    }
}
