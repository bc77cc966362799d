import CoreGraphics
import Foundation
import UIKit

/// An object that keeps every text input of a scene visible above the keyboard, without code in the
/// scene's screens.
///
/// Create the assistant in your scene delegate, and hold a reference to it:
///
///     func scene(
///         _ scene: UIScene, willConnectTo session: UISceneSession,
///         options connectionOptions: UIScene.ConnectionOptions
///     ) {
///         guard let windowScene = scene as? UIWindowScene else { return }
///         keyboardAssistant = SceneKeyboardAssistant(windowScene: windowScene)
///     }
///
/// For the input that is being edited, the assistant uses a `KeyboardAssistant` in the nearest scroll
/// view that can show the input above the keyboard. If there is none, the assistant adds to the
/// additional safe area of the presented view controller. The view of a root view controller is never
/// moved.
///
/// The assistant leaves alone views that avoid the keyboard by themselves, and inputs that your own
/// assistant has in its navigator or in its scroll view. ``assistance`` says how the scene's assistant
/// responds, or why it does nothing. When your assistant starts or ends while the input is being
/// edited, one takes over from the other immediately.
///
/// Text fields and text views are detected when editing begins. Any other input is detected when
/// the keyboard appears or changes.
@MainActor
public final class SceneKeyboardAssistant: NSObject {
    /// The scene; `nil` after it has been disconnected.
    public private(set) weak var windowScene: UIWindowScene?
    /// The navigator with the input that is being edited and, with a bar or the Return key, the
    /// other inputs of its screen in reading order.
    ///
    /// Use the navigator to observe the focus, or to end editing. This assistant sets the navigator's
    /// inputs.
    public let navigator: InputNavigator
    /// The distance between an input and the keyboard, in points.
    ///
    /// The default is 20.
    public var positionOffset = InputPositioner.defaultOffset {
        didSet { avoidance.setPositionOffset(positionOffset) }
    }
    /// A closure that returns whether the scene assistant may respond to `inputItem`.
    ///
    /// The closure is called each time the assistant decides how to respond, so it should return
    /// quickly. Without a closure, the assistant responds to every input.
    public var shouldAssist: ((_ inputItem: UIView) -> Bool)? {
        didSet {
            configured = nil
            update(for: .app)
        }
    }
    /// The way in which the assistant keeps the edited input visible; `nil` while nothing is being
    /// edited.
    ///
    /// The value is final when the keyboard is shown. An earlier value is the response to a keyboard
    /// that covers nothing.
    public private(set) var assistance: Assistance? {
        didSet { if assistance != oldValue { subscribers.send(assistance) } }
    }

    private let subscribers = Subscribers<Assistance?>()
    private let observer = KeyboardObserver()
    private let managesScreens: Bool
    let tracker: FirstResponderTracker
    let avoidance: SceneAvoidance
    private let planner: AssistancePlanner
    /// The layout that may show an input to which there was nothing to do.
    private lazy var layout = LayoutObserver { [weak self] in
        self?.update(for: .layout, KeyboardAnimation(duration: 0))
    }
    private var tokens: NotificationTokens?
    private var subscriptions: [ObservationToken] = []
    /// The events to which the assistant responds.
    ///
    /// During a response, a new bar may change the keyboard, and the app may move the focus.
    private let events = EventQueue<Event>()
    /// A Boolean value that indicates whether an assistant of the app's is being deallocated.
    ///
    /// The app mustn't be called meanwhile.
    private var isTakingOver = false
    /// The input for which the inputs of the screen were looked up.
    private weak var configured: UIView?
    /// A Boolean value that indicates whether the navigator performs a step, after the inputs of the
    /// screen were looked up.
    private var isStepping = false

    private struct Event {
        var cause: KeyboardAssistant.Move.Cause
        /// The animation of the keyboard; `nil` if the keyboard doesn't move.
        var animation: KeyboardAnimation?
    }

    /// Creates an assistant for `windowScene` that runs until the assistant is deallocated or the scene
    /// is disconnected.
    ///
    /// - Parameters:
    ///   - windowScene: The scene. It is referenced weakly.
    ///   - accessory: The view above the keyboard, such as a bar with Previous, Next and Done. An input
    ///     with an accessory view keeps its own.
    ///   - handlesReturnKey: A Boolean value that indicates whether Return moves to the next text field
    ///     of the screen. A field keeps its delegate and any Return key other than the default one. The
    ///     delegate is asked first. Next, Continue and Done do what they say. Other keys, such as
    ///     Search, are left to the app or, if the app doesn't respond, end editing in the last field.
    public init(
        windowScene: UIWindowScene, accessory: InputNavigator.Accessory = .none,
        handlesReturnKey: Bool = false
    ) {
        self.windowScene = windowScene
        // Before the navigator, so that the observer is the first to learn that the keyboard hides.
        observer.start(in: windowScene.frontWindow)
        navigator = InputNavigator(
            accessory: accessory, returnKey: handlesReturnKey ? .editingDidEndOnExit : nil,
            servesScene: true)
        managesScreens = navigator.configuresInputs
        tracker = FirstResponderTracker(windowScene: windowScene)
        avoidance = SceneAvoidance(navigator: navigator, observer: observer)
        planner = AssistancePlanner(in: windowScene, observer: observer)
        super.init()
        navigator.setInputSource(self)
        start()
    }

    // MARK: Starting and stopping

    private func start() {
        tokens = NotificationTokens(
            [
                UITextField.textDidBeginEditingNotification,
                UITextView.textDidBeginEditingNotification,
                UIWindow.didBecomeVisibleNotification, UIScene.didDisconnectNotification,
            ], in: .default
        ) { [weak self] in self?.receive($0) }
        subscriptions = [
            observer.observe { [weak self] in self?.keyboardChanged($0) },
            navigator.observe { [weak self] in self?.focusChanged($0) },
            RunningAssistants.changes.add { [weak self] in self?.assistantsChanged($0) },
        ]
        update(for: .app)
    }

    /// Removes all additions, because the scene is gone.
    private func stop() {
        tokens = nil
        subscriptions = []
        events.clear()
        tracker.stop()
        assistance = nil
        layout.observe(nil, in: nil)
        avoidance.remove(with: KeyboardAnimation(duration: 0))
        navigator.stop()
        observer.stop()
        windowScene = nil
    }

    // MARK: Events

    private func receive(_ notification: Notification) {
        switch notification.name {
        case UIWindow.didBecomeVisibleNotification: tracker.observeWindows()
        case UIScene.didDisconnectNotification:
            if notification.object as AnyObject === windowScene { stop() }
        default:
            if let input = notification.object as? UIView, !input.isKeyboardHolder {
                tracker.didBeginEditing(input)
            }
            ResponderAnswers.duringSameEvent {
                // Before the keyboard moves, when a window with new guides mustn't be laid out.
                if let window = tracker.input?.window { observer.refresh(in: window) }
                // Editing that begins in another scene may have ended in this one.
                update(for: .focus)
            }
        }
    }

    private func keyboardChanged(_ event: KeyboardEvent) {
        // The current assistant comes first, because its response decides what else to do.
        avoidance.keyboardChanged(event)
        switch event {
        case .frameChanged(let transition):
            planner.keyboardFrameChanged()
            ResponderAnswers.forgetIdleViews()
            tracker.find()
            update(for: KeyboardAssistant.Move.Cause(event), transition.animation)
        case .stateChanged(.didShow), .stateChanged(.didHide):
            update(for: KeyboardAssistant.Move.Cause(event))
        case .stateChanged, .heightChanged: break
        }
    }

    private func focusChanged(_ change: InputNavigator.FocusChange) {
        avoidance.focusChanged(change) {
            // The navigator may be notified earlier, because observers have no order. It also reports
            // an input that was found without an announcement.
            if let input = change.to, input !== tracker.input { tracker.didBeginEditing(input) }
            update(for: .focus)
        }
    }

    /// Takes over from an assistant of the app's, or lets the app's assistant take over.
    private func assistantsChanged(_ change: RunningAssistants.Change) {
        isTakingOver = change == .deallocated
        update(for: .otherAssistant)
        isTakingOver = false
    }

    // MARK: Responding

    /// Calls `handler` each time ``assistance`` changes, until the returned token is released or
    /// canceled.
    public func observe(_ handler: @escaping (Assistance?) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    /// Decides how to respond to the input that is being edited, and responds, now or after the events
    /// that are being handled.
    private func update(
        for cause: KeyboardAssistant.Move.Cause?, _ animation: KeyboardAnimation? = nil
    ) {
        guard windowScene != nil else { return }
        events.send([Event(cause: cause ?? .app, animation: animation)]) { event in
            // Another input is about to begin editing, and takes over the inset.
            guard !KeyboardHolder.holdsKeyboard(of: windowScene) else { return }
            let (input, animation) = (tracker.input, event.animation)
            avoidance.responding(to: event.cause) {
                if let input {
                    respond(to: input, with: animation)
                } else {
                    finish(with: animation)
                }
            }
            if tracker.input !== input { update(for: .focus) }
        }
    }

    private func respond(to input: UIView, with animation: KeyboardAnimation?) {
        let reason = planner.reason(for: input, if: shouldAssist)
        setInputs(of: input, unless: reason)
        guard tracker.input === input else { return }
        var assistance = planner.assistance(for: input, unless: reason, with: avoidance)
        avoid(assistance, with: animation)
        if case .additionalSafeArea = assistance, planner.isCovered(input) {
            planner.safeAreaDoesNotMove(input)
            avoidance.remove(with: KeyboardAnimation(duration: 0))
            assistance = planner.assistance(for: input, unless: reason, with: avoidance)
            avoid(assistance, with: animation)
        }
        // The scene may have been disconnected meanwhile.
        guard windowScene != nil else { return }
        self.assistance = assistance
        observeLayout(around: input)
        avoidance.recordInaction(for: assistance, of: input)
    }

    /// Observes the views around an input to which there is nothing to do in their current place, as
    /// in a small window that the keyboard covers.
    private func observeLayout(around input: UIView) {
        guard observer.keyboardFrame != nil,
            [.leftAlone(.noScrollView), .leftAlone(.notCovered)].contains(assistance)
        else { return layout.observe(nil, in: nil) }
        layout.observe(
            nil, in: nil, frames: [input.outermostScrollView], guideOf: input.window)
    }

    private func avoid(_ assistance: Assistance, with animation: KeyboardAnimation?) {
        avoidance.make(
            for: assistance, with: animation, touches: tracker.touchObserver,
            isTakingOver: isTakingOver)
    }

    private func finish(with animation: KeyboardAnimation?) {
        assistance = nil
        layout.observe(nil, in: nil)
        tracker.didEndEditing()
        // A keyboard that is being hidden takes the inset with it.
        guard observer.keyboardFrame != nil || observer.keyboardState == .didHide else { return }
        avoidance.remove(with: animation)
        configured = nil
        navigator.setInputItems([])
    }

    // MARK: Inputs

    private func setInputs(of input: UIView, unless reason: InactionReason?) {
        let isLeftAlone =
            planner.reasonToLeaveNavigation(of: input, reason, with: avoidance) != nil
        if isLeftAlone {
            configured = nil
            return navigator.setInputItems([])
        }
        // A screen may be large, and is looked through once for each focus.
        guard input !== configured else { return }
        guard tracker.isAnnounced, !isTakingOver else {
            // The system may be about to show the keyboard, and can't be given a bar for it now.
            return navigator.setInputItems([input], configures: false)
        }
        configured = input
        guard managesScreens, !navigator.isServedElsewhere(input) else {
            return navigator.setInputItems([input])
        }
        // The step that leads here has begun with a look at the screen.
        if isStepping, navigator.contains(input) {
            return navigator.setInputItems(navigator.inputs.views, around: input)
        }
        navigator.setInputItems(inputsOnScreen(of: input), around: input)
    }

    private func inputsOnScreen(of input: UIView) -> [UIView] {
        let (navigators, assistants) = (navigator.othersThatConfigure, RunningAssistants.ofApp)
        return input.inputsOnScreen { candidate in
            !navigators.contains { $0.configures(candidate) } && shouldAssist?(candidate) ?? true
                && !RunningAssistants.ofAppServe(candidate, among: assistants)
        }
    }
}

extension SceneKeyboardAssistant: InputSource {
    func stepWillBegin() {
        guard let input = tracker.input else { return }
        configured = nil
        setInputs(of: input, unless: planner.reason(for: input, if: shouldAssist))
        isStepping = true
    }

    func stepDidEnd() { isStepping = false }
}

extension UIWindowScene {
    /// The key window or, while the key window is in another scene, the first visible one.
    fileprivate var frontWindow: UIWindow? { keyWindow ?? windows.first { !$0.isHidden } }
}
