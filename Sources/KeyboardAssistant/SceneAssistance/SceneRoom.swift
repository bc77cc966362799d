import CoreGraphics
import UIKit

/// The room above the keyboard for the input that is being edited in a scene, made by a keyboard
/// assistant for one scroll view or view controller after another.
@MainActor
final class SceneRoom {
    /// The distance between an input and the keyboard, in points.
    var positionOffset = InputPositioner.defaultOffset {
        didSet { assistant?.positionOffset = positionOffset }
    }

    /// The recorded moves of all assistants; `nil` while they aren't recorded.
    var moveLog: MoveLog? {
        didSet { assistant?.recorder.use(moveLog) }
    }

    private let navigator: InputNavigator
    let observer: KeyboardObserver
    private var assistant: KeyboardAssistant?

    init(navigator: InputNavigator, observer: KeyboardObserver) {
        self.navigator = navigator
        self.observer = observer
    }

    /// A Boolean value that indicates whether an assistant responds, or would if there were a
    /// keyboard.
    var hasAssistant: Bool { assistant != nil }

    /// The scroll view in which there is room; `nil` if there is none.
    var scrollView: UIScrollView? { assistant?.scrollView }

    /// Returns the height that has been added to the safe area of `controller`, in points.
    func addedSafeArea(of controller: UIViewController) -> CGFloat {
        guard let inset = assistant?.inset, inset.safeAreaOwner === controller else { return 0 }
        return inset.amount
    }

    /// Makes the room that `assistance` needs, and removes what it doesn't need.
    ///
    /// Returns a Boolean value that indicates whether another assistant has begun to observe the
    /// keyboard.
    ///
    /// - Parameters:
    ///   - animation: The animation of the keyboard; `nil` for the default one.
    ///   - touches: The touches that may have begun editing.
    ///   - isTakingOver: A Boolean value that indicates whether an assistant of the app's has made
    ///     the room, which only changes hands, without a layout.
    func make(
        for assistance: SceneKeyboardAssistant.Assistance, with animation: KeyboardAnimation?,
        touches: TouchObserver?, isTakingOver: Bool
    ) -> Bool {
        guard observer.keyboardFrame != nil,
            let new = newAssistant(for: assistance, with: animation)
        else { return false }
        let old = assistant
        assistant = new
        // Before the current one ends, so that what both move stays in place.
        new.start(with: animation, touches: touches, isTakingOver: isTakingOver)
        old?.letGo(with: animation ?? new.rules.animation)
        return true
    }

    /// Returns the assistant that has to begin; `nil` if none has to.
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
                // The room is judged by what it uncovers, so it must be that for this keyboard.
                assistant?.keyboardMayHaveChanged(with: animation)
                return nil
            }
            return newAssistant(
                .manual { assistant, input, _ in assistant.revealInScrollViews(input) },
                SafeAreaAvoidance(controller: controller))
        // The screen below the keyboard keeps its room.
        case .leftAlone(.inputView), .leftAlone(.findNavigator): return nil
        case .leftAlone:
            remove(with: animation)
            return nil
        }
    }

    private func newAssistant(
        _ positioning: KeyboardAssistant.Positioning, _ avoidance: any KeyboardAvoiding
    ) -> KeyboardAssistant {
        let assistant = KeyboardAssistant(
            navigator: navigator, observer: observer, positioning: positioning,
            avoidance: avoidance, positionOffset: positionOffset, servesScene: true)
        assistant.repositionPolicy = .ifNeeded
        assistant.recorder.use(moveLog)
        return assistant
    }

    /// Removes the room with `animation`, or with the default animation.
    func remove(with animation: KeyboardAnimation?) {
        guard let old = assistant else { return }
        assistant = nil
        old.letGo(with: animation ?? old.rules.animation)
    }
}
