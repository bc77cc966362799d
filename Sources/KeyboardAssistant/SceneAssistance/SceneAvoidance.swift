import CoreGraphics
import UIKit

/// The avoidance of the keyboard for the edited input of a scene, by a keyboard assistant for one
/// scroll view or view controller after another.
@MainActor
final class SceneAvoidance {
    private let navigator: InputNavigator
    private let observer: KeyboardObserver
    private var positionOffset = InputPositioner.defaultOffset
    /// The recorded moves of all assistants; `nil` while recording is off.
    private var log: MoveLog?
    private var assistant: KeyboardAssistant?

    init(navigator: InputNavigator, observer: KeyboardObserver) {
        self.navigator = navigator
        self.observer = observer
    }

    /// The scroll view in which the keyboard is avoided; `nil` if there is none.
    var scrollView: UIScrollView? { assistant?.scrollView }

    /// Returns the height that has been added to the safe area of `controller`, in points.
    func addedSafeArea(of controller: UIViewController) -> CGFloat {
        guard let inset = assistant?.inset, inset.safeAreaOwner === controller else { return 0 }
        return inset.amount
    }

    /// Sets the distance between an input and the keyboard, in points.
    func setPositionOffset(_ offset: CGFloat) {
        positionOffset = offset
        assistant?.positionOffset = offset
    }

    // MARK: Events

    /// Lets the current assistant respond to `event` of the keyboard.
    func keyboardChanged(_ event: KeyboardEvent) {
        assistant?.keyboardChanged(event)
    }

    /// Runs `update`, and then lets the current assistant respond to the focus, unless the assistant
    /// has only just begun.
    func focusChanged(_ change: InputNavigator.FocusChange, after update: () -> Void) {
        let current = assistant
        update()
        if let current, current === assistant { current.focusChanged(change) }
    }

    // MARK: Making and removing

    /// Avoids the keyboard by `assistance`, and nowhere else.
    ///
    /// - Parameters:
    ///   - animation: The animation of the keyboard; `nil` for the default one.
    ///   - touches: The touches that may have begun editing.
    ///   - isTakingOver: A Boolean value that indicates whether an assistant of the app's has made the
    ///     inset. The inset then only changes hands, without a layout.
    func make(
        for assistance: SceneKeyboardAssistant.Assistance, with animation: KeyboardAnimation?,
        touches: TouchObserver?, isTakingOver: Bool
    ) {
        guard observer.keyboardFrame != nil,
            let new = newAssistant(for: assistance, with: animation)
        else { return }
        let old = assistant
        assistant = new
        // Before the current assistant ends, so that the views that both move stay in place.
        new.start(with: animation, touches: touches, isTakingOver: isTakingOver)
        old?.letGo(with: animation ?? new.rules.animation)
    }

    /// Returns the assistant that has to begin; `nil` if there is none.
    private func newAssistant(
        for assistance: SceneKeyboardAssistant.Assistance, with animation: KeyboardAnimation?
    ) -> KeyboardAssistant? {
        switch assistance {
        case .scrollView(let scrollView):
            guard self.scrollView !== scrollView else { return nil }
            return newAssistant(
                .scrollView(WeakBox(scrollView)), InsetAvoidance(scrollView: scrollView))
        case .additionalSafeArea(let controller):
            guard assistant?.inset.safeAreaOwner !== controller else {
                // The safe area is judged by its effect, so it must fit this keyboard.
                assistant?.respond(to: .app) { $0.update(with: animation) }
                return nil
            }
            return newAssistant(
                .manual { assistant, input, _ in
                    assistant.positioner.positioned(input, by: assistant.rules)
                        .revealInScrollViews()
                }, SafeAreaAvoidance(controller: controller))
        // The screen below the keyboard keeps its inset.
        case .leftAlone(.inputView), .leftAlone(.findNavigator): return nil
        case .leftAlone:
            remove(with: animation)
            return nil
        }
    }

    private func newAssistant(
        _ positioning: Positioning, _ avoidance: any KeyboardAvoiding
    ) -> KeyboardAssistant {
        let assistant = KeyboardAssistant(
            navigator: navigator, observer: observer, positioning: positioning,
            avoidance: avoidance, positionOffset: positionOffset, servesScene: true)
        assistant.repositionPolicy = .ifNeeded
        assistant.recorder.use(log)
        return assistant
    }

    /// Stops avoiding the keyboard, with `animation` or with the default animation.
    func remove(with animation: KeyboardAnimation?) {
        guard let old = assistant else { return }
        assistant = nil
        old.letGo(with: animation ?? old.rules.animation)
    }

    // MARK: Moves

    /// The recorded moves of all assistants; `nil` while recording is off.
    var currentLog: MoveLog? { log }

    /// Records the moves of all assistants into `log` from now on; `nil` turns recording off.
    func use(_ log: MoveLog?) {
        self.log = log
        assistant?.recorder.use(log)
    }

    /// Runs `respond` as a response to `cause`.
    func responding(to cause: KeyboardAssistant.Move.Cause, _ respond: () -> Void) {
        if let log { log.responding(to: cause, respond) } else { respond() }
    }

    /// Records the reason why no assistant responds to `input`, if there is one.
    func recordInaction(for assistance: SceneKeyboardAssistant.Assistance?, of input: UIView) {
        guard let log, let reason = inactionReason(for: assistance) else { return }
        log.addSceneMove(inputClassName: "\(type(of: input))", reason: reason)
    }

    private func inactionReason(
        for assistance: SceneKeyboardAssistant.Assistance?
    ) -> InactionReason? {
        if observer.keyboardFrame == nil { return assistant == nil ? .noKeyboard : nil }
        guard case .leftAlone(let reason) = assistance else { return nil }
        return reason
    }
}
