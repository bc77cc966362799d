import UIKit

/// An object that plans how to keep the edited input of a scene visible, from the views and view
/// controllers around the input.
@MainActor
final class AssistancePlanner {
    private weak var windowScene: UIWindowScene?
    private let observer: KeyboardObserver
    /// The inputs that the safe area of their view controller doesn't move above the keyboard.
    private var unmovedInputs: [WeakBox<UIView>] = []

    init(in windowScene: UIWindowScene, observer: KeyboardObserver) {
        self.windowScene = windowScene
        self.observer = observer
    }

    // MARK: Events

    /// Records that the keyboard's frame has changed, so that a safe area may move an input again.
    func keyboardFrameChanged() {
        unmovedInputs = []
    }

    /// Records that the safe area of the view controller doesn't move `input` above the keyboard.
    func safeAreaDoesNotMove(_ input: UIView) {
        unmovedInputs.append(WeakBox(input))
    }

    // MARK: Planning

    /// Returns a reason to give `input` no help, whatever surrounds the input; `nil` if there is none.
    ///
    /// - Parameter shouldAssist: The app's closure that returns `false` for inputs to leave alone.
    func reason(
        for input: UIView, if shouldAssist: ((UIView) -> Bool)?
    ) -> InactionReason? {
        if RunningAssistants.ofAppServe(input) { return .otherAssistant }
        if shouldAssist?(input) == false { return .excluded }
        return windowScene.flatMap(input.reasonToBeLeftAlone)
    }

    /// Returns the way in which to keep `input` visible.
    ///
    /// - Parameters:
    ///   - reason: The reason to give no help; `nil` if there is none.
    ///   - avoidance: The scene's current avoidance.
    func assistance(
        for input: UIView, unless reason: InactionReason?, with avoidance: SceneAvoidance
    ) -> SceneKeyboardAssistant.Assistance {
        facts(about: input, reason, avoidance).decision
    }

    /// Returns the reason to leave `input` alone, including its bar and Return key; `nil` if there is
    /// none.
    func reasonToLeaveNavigation(
        of input: UIView, _ reason: InactionReason?, with avoidance: SceneAvoidance
    ) -> InactionReason? {
        if let reason { return reason.coversNavigation(of: input) ? reason : nil }
        guard input.isKeptInSightBySwiftUI, input.isKeptAboveKeyboardByHost,
            case .leftAlone(let reason) = factsInHost(about: input, avoidance).decision
        else { return nil }
        return reason
    }

    /// Returns the facts for a decision.
    ///
    /// If cheap facts decide, costlier ones are left out.
    private func facts(
        about input: UIView, _ reason: InactionReason?, _ avoidance: SceneAvoidance
    ) -> AssistanceFacts {
        if let reason { return AssistanceFacts(reason: reason) }
        if input.isKeptAboveKeyboardByHost { return factsInHost(about: input, avoidance) }
        let (controller, keyboard) = (input.presentedController, keyboard(over: input))
        let help = input.scrollViewHelp(
            under: keyboard, preferring: avoidance.scrollView,
            without: controller.map(avoidance.addedSafeArea) ?? 0)
        switch help {
        case .scrolls, .avoidsKeyboard: return AssistanceFacts(scrollView: help)
        case .none, .isIdle, .showsPart: break
        }
        return AssistanceFacts(
            scrollView: help, followsKeyboardLayoutGuide: input.followsKeyboardLayoutGuide,
            safeArea: controller.map { safeAreaHelp(of: $0, for: input, avoidance) } ?? .none,
            isCovered: isCovered(input, by: keyboard))
    }

    /// Returns the facts about an input in SwiftUI's content.
    ///
    /// SwiftUI avoids the keyboard, and only scroll views of the app need help.
    private func factsInHost(about input: UIView, _ avoidance: SceneAvoidance) -> AssistanceFacts {
        let help = input.scrollViewHelp(
            of: input.scrollViewsInHost, under: keyboard(over: input),
            preferring: avoidance.scrollView)
        if case .none = help { return AssistanceFacts(reason: .ownSafeArea) }
        return AssistanceFacts(scrollView: help)
    }

    private func safeAreaHelp(
        of controller: UIViewController, for input: UIView, _ avoidance: SceneAvoidance
    ) -> AssistanceFacts.SafeAreaHelp {
        if avoidance.addedSafeArea(of: controller) > 0 { return .given(controller) }
        return unmovedInputs.contains { $0.object === input } ? .none : .possible(controller)
    }

    /// Returns a Boolean value that indicates whether the keyboard covers a part of `input` even after
    /// the scroll views around `input` are scrolled to show the input.
    func isCovered(_ input: UIView) -> Bool { isCovered(input, by: keyboard(over: input)) }

    private func isCovered(_ input: UIView, by keyboard: KeyboardGeometry?) -> Bool {
        guard let keyboard else { return false }
        return keyboard.overlap(with: input.frameWithinReach) > 0.5
    }

    private func keyboard(over input: UIView) -> KeyboardGeometry? {
        input.window.flatMap { observer.geometry(in: $0, bar: input.accessoryBarInChain) }
    }
}
