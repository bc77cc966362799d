import UIKit

/// An object that plans how the input that is being edited in a scene is kept visible, from the views
/// and view controllers around the input.
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

    /// Records that the keyboard has another frame, above which a safe area may move an input.
    func keyboardFrameChanged() {
        unmovedInputs = []
    }

    /// Records that the safe area of its view controller doesn't move `input` above the keyboard.
    func safeAreaDoesNotMove(_ input: UIView) {
        unmovedInputs.append(WeakBox(input))
    }

    // MARK: Planning

    /// Returns the reason why `input` needs no help, whatever is around it; `nil` if there is none.
    ///
    /// - Parameter shouldAssist: The app's closure, which returns `false` for inputs to leave alone.
    func reason(
        for input: UIView, if shouldAssist: ((UIView) -> Bool)?
    ) -> InactionReason? {
        if RunningAssistants.ofAppServe(input) { return .otherAssistant }
        if shouldAssist?(input) == false { return .excluded }
        return windowScene.flatMap(input.reasonToBeLeftAlone)
    }

    /// Returns the way in which `input` is to be kept visible.
    ///
    /// - Parameters:
    ///   - reason: The reason why it needs no help; `nil` if there is none.
    ///   - avoidance: The avoidance that there is.
    func assistance(
        for input: UIView, unless reason: InactionReason?, with avoidance: SceneAvoidance
    ) -> SceneKeyboardAssistant.Assistance {
        facts(about: input, reason, avoidance).decision
    }

    /// Returns the reason why neither `input` nor its bar and Return key are touched; `nil` if there is
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

    /// Returns the facts that matter; if some of them decide, the costlier ones are left out.
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

    /// Returns the facts about an input in content of SwiftUI, which avoids the keyboard, and in
    /// which only scroll views of the app's need help.
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

    /// Returns a Boolean value that indicates whether the keyboard covers a part of `input`, or
    /// would after the scroll views around it have been scrolled to show it.
    func isCovered(_ input: UIView) -> Bool { isCovered(input, by: keyboard(over: input)) }

    private func isCovered(_ input: UIView, by keyboard: KeyboardGeometry?) -> Bool {
        guard let keyboard else { return false }
        return keyboard.overlap(with: input.frameWithinReach) > 0.5
    }

    private func keyboard(over input: UIView) -> KeyboardGeometry? {
        input.window.flatMap { observer.geometry(in: $0, bar: input.accessoryBarInChain) }
    }
}
