import CoreGraphics
import Foundation
import UIKit

/// An object that keeps every text input of a scene visible above the keyboard, without code in the
/// scene's screens.
///
/// Create it in your scene delegate, and hold a reference to it:
///
///     func scene(
///         _ scene: UIScene, willConnectTo session: UISceneSession,
///         options connectionOptions: UIScene.ConnectionOptions
///     ) {
///         guard let windowScene = scene as? UIWindowScene else { return }
///         keyboardAssistant = SceneKeyboardAssistant(windowScene: windowScene)
///     }
///
/// For the input that is being edited, it uses a `KeyboardAssistant` in the nearest scroll view
/// that can show the input above the keyboard. If there is none, it adds to the additional safe
/// area of the presented view controller. It never moves the view of a root view controller.
///
/// It leaves alone what avoids the keyboard by itself, and inputs that your own assistant has in
/// its navigator or in its scroll view. ``assistance`` tells what it does, and why it does nothing.
/// When your assistant starts or ends while the input is being edited, one takes over from the
/// other immediately.
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
    /// Use it to observe the focus, or to end editing. Its inputs are set by this assistant.
    public let navigator: InputNavigator
    /// The distance between an input and the keyboard, in points.
    ///
    /// The default is 20.
    public var positionOffset = KeyboardAssistant.defaultOffset {
        didSet { assistant?.positionOffset = positionOffset }
    }
    /// A closure that returns whether the scene assistant may respond to `inputItem`.
    ///
    /// It is called each time the assistant decides what to do, so it should return quickly. Without
    /// a closure, the assistant responds to every input.
    public var shouldAssist: ((_ inputItem: UIView) -> Bool)? {
        didSet {
            configured = nil
            update()
        }
    }
    /// The way in which the input that is being edited is kept visible; `nil` while nothing is
    /// being edited.
    ///
    /// It is final when the keyboard is shown. Before that, it is what the assistant would do for a
    /// keyboard that covers nothing.
    public private(set) var assistance: Assistance? {
        didSet { if assistance != oldValue { subscribers.send(assistance) } }
    }

    private let subscribers = Subscribers<Assistance?>()
    private let observer = KeyboardObserver()
    private let managesScreens: Bool
    private var assistant: KeyboardAssistant?
    private var touches: [WindowTouches] = []
    private var tokens: NotificationTokens?
    private var subscriptions: [ObservationToken] = []
    private var keyboardSubscription: ObservationToken?
    /// The input that began editing last.
    private weak var edited: UIView?
    private var isUpdating = false
    /// A Boolean value that indicates whether another event arrived during the current update.
    private var isOutdated = false
    /// The animation of the move of the keyboard that was announced during the current update.
    private var announcedAnimation: KeyboardAnimation?
    /// A Boolean value that indicates whether the app knows that editing has begun.
    private var isAnnounced = false
    /// A Boolean value that indicates whether an assistant of the app's is being deallocated, during
    /// which the app mustn't be called.
    private var isTakingOver = false
    private let hosts = HostingViewDetector()
    /// A Boolean value that indicates whether the keyboard was shown at the last event.
    private var keyboardWasShown = false
    /// The input for which the inputs of the screen were looked up.
    private weak var configured: UIView?
    /// The inputs that the safe area of their view controller doesn't move above the keyboard.
    private var rigidInputs: [WeakBox<UIView>] = []

    /// Creates an assistant for `windowScene`, which runs until it is deallocated or the scene is
    /// disconnected.
    ///
    /// - Parameters:
    ///   - windowScene: The scene, which is referenced weakly.
    ///   - accessory: The view above the keyboard, such as a bar with Previous, Next and Done. An
    ///     input that has an accessory view keeps it.
    ///   - handlesReturnKey: A Boolean value that indicates whether Return moves to the next text
    ///     field of the screen. A field keeps its delegate, which is asked first, and a Return key
    ///     other than the default one.
    public init(
        windowScene: UIWindowScene, accessory: InputNavigator.Accessory = .none,
        handlesReturnKey: Bool = false
    ) {
        self.windowScene = windowScene
        // Before the navigator, which otherwise learns first that the keyboard hides.
        observer.start(in: windowScene.keyWindow)
        navigator = InputNavigator(
            accessory: accessory, returnKey: handlesReturnKey ? .editingDidEndOnExit : nil,
            servesScene: true)
        managesScreens = navigator.configuresInputs
        super.init()
        navigator.updateInputs = { [weak self] in self?.updateInputs() }
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
        observeKeyboard()
        subscriptions = [
            navigator.observe { [weak self] in self?.focusChanged($0) },
            KeyboardAssistant.runningChanges.add { [weak self] in self?.assistantsChanged($0) },
        ]
        observeTouches()
        findInput()
        isAnnounced = edited != nil
        update()
    }

    /// Observes the keyboard after the current assistant, whose response decides what else to do.
    private func observeKeyboard() {
        keyboardSubscription = observer.observe { [weak self] in self?.keyboardChanged($0) }
    }

    /// Removes everything that was added, because the scene is gone.
    private func stop() {
        tokens = nil
        (subscriptions, keyboardSubscription) = ([], nil)
        touches = []
        edited = nil
        assistance = nil
        release(with: KeyboardAnimation(duration: 0))
        navigator.stop()
        observer.stop()
        windowScene = nil
    }

    private func receive(_ notification: Notification) {
        switch notification.name {
        case UIWindow.didBecomeVisibleNotification: observeTouches()
        case UIScene.didDisconnectNotification:
            if notification.object as AnyObject === windowScene { stop() }
        default:
            // Its delegate may have moved the focus on before the notification was posted.
            if let input = notification.object as? UIView, input.isFirstResponder, isInScene(input)
            {
                (edited, isAnnounced) = (input, true)
            }
            // Editing that begins in another scene may have ended in this one.
            update()
        }
    }

    /// Observes touches in all windows of the scene, because a tap that begins editing comes before
    /// an assistant for its scroll view.
    private func observeTouches() {
        let windows = windowScene?.windows ?? []
        touches.removeAll { touch in !windows.contains { $0 === touch.window } }
        for window in windows where !touches.contains(where: { $0.window === window }) {
            touches.append(WindowTouches(window: window, observer: TouchObserver(in: window)))
        }
    }

    private struct WindowTouches {
        weak var window: UIWindow?
        let observer: TouchObserver
    }

    // MARK: Events

    private func keyboardChanged(_ event: KeyboardEvent) {
        switch event {
        case .frameChanged(let transition):
            rigidInputs = []
            findInput()
            update(transition.animation)
        case .stateChanged(.didShow):
            update()
        case .stateChanged(.didHide):
            update()
        case .stateChanged, .heightChanged: break
        }
    }

    private func focusChanged(_ change: InputNavigator.FocusChange) {
        // The navigator may be notified earlier, because observers have no order.
        if let input = change.to, input !== edited { (edited, isAnnounced) = (input, true) }
        update()
    }

    /// Takes over from an assistant of the app's, or lets it take over.
    private func assistantsChanged(_ change: KeyboardAssistant.RunningChange) {
        isTakingOver = change == .deallocated
        update()
        isTakingOver = false
    }

    /// Looks for an input that has become first responder without a notification of its own.
    private func findInput() {
        let windows = windowScene?.windows ?? []
        if let edited, edited.isFirstResponder, let window = edited.window,
            window.isKeyWindow || !windows.contains(window)
        {
            // The keyboard's window, which isn't one of the app's, doesn't become the key window.
            return
        }
        let owners = (windows.filter(\.isKeyWindow) + windows.filter { !$0.isKeyWindow })
            .lazy.compactMap { $0.keyboardOwner as? UIView }
        let found = owners.first { $0 is any UIKeyInput || $0.inputView != nil }
        guard let found, found !== edited else { return }
        // A text view announces it only after the keyboard's first notification.
        (edited, isAnnounced) = (found, !found.isTextInput)
    }

    /// The input that is being edited in the scene.
    private var input: UIView? {
        guard let edited, edited.isFirstResponder, isInScene(edited) else { return nil }
        return edited
    }

    private func isInScene(_ view: UIView) -> Bool {
        guard let windowScene, let window = view.window else { return false }
        // The keyboard's window may be in no scene, or in another one.
        return window.windowScene === windowScene || windowScene.provides(view)
    }

    // MARK: Responding

    /// Calls `handler` each time ``assistance`` changes, until the returned token is released or
    /// canceled.
    public func observe(_ handler: @escaping (Assistance?) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    /// Decides what to do for the input that is being edited, and does it.
    private func update(_ animation: KeyboardAnimation? = nil) {
        guard windowScene != nil else { return }
        guard !isUpdating else {
            isOutdated = true
            announcedAnimation = animation ?? announcedAnimation
            return
        }
        isUpdating = true
        defer { isUpdating = false }
        var animation = animation
        // A new bar changes the keyboard, and the app may move the focus, but not forever.
        for _ in 0..<4 {
            (isOutdated, announcedAnimation) = (false, nil)
            let current = input
            if let current {
                respond(to: current, with: animation)
            } else {
                finish(with: animation)
            }
            guard isOutdated || input !== current else { return }
            animation = announcedAnimation
        }
    }

    private func respond(to input: UIView, with animation: KeyboardAnimation?) {
        // A keyboard that is just being shown may have been noticed by a view around the input.
        if !keyboardWasShown {
            hosts.recordRest(of: input, replacing: observer.keyboardFrame == nil)
        }
        keyboardWasShown = observer.keyboardFrame != nil
        setInputs(for: assistance(for: input), of: input)
        guard self.input === input else { return }
        let assistance = assistance(for: input)
        assist(assistance, with: animation)
        if case .additionalSafeArea = assistance, isCovered(input) {
            rigidInputs.append(WeakBox(input))
            release(with: KeyboardAnimation(duration: 0))
            self.assistance = .leftAlone(.noScrollView)
        } else {
            self.assistance = assistance
        }
    }

    private func finish(with animation: KeyboardAnimation?) {
        assistance = nil
        isAnnounced = false
        keyboardWasShown = observer.keyboardFrame != nil
        // A keyboard that is being hidden takes the room with it.
        guard observer.keyboardFrame != nil || observer.keyboardState == .didHide else { return }
        release(with: animation)
        configured = nil
        navigator.setInputItems([])
    }

    private func assist(_ assistance: Assistance, with animation: KeyboardAnimation?) {
        guard observer.keyboardFrame != nil else { return }
        switch assistance {
        case .scrollView(let scrollView):
            guard assistant?.scrollView !== scrollView else { return }
            replaceAssistant(
                with: .automatic(
                    WeakBox(scrollView), InsetAvoidance(scrollView: scrollView)), animation)
        case .additionalSafeArea(let controller):
            let current = assistant?.avoidance as? SafeAreaAvoidance
            guard current?.owner !== controller else {
                // The room is judged by what it uncovers, so it must be that for this keyboard.
                assistant?.update(animation)
                return
            }
            replaceAssistant(with: .manual(SafeAreaAvoidance(controller: controller)), animation)
        // The screen below the keyboard keeps its room.
        case .leftAlone(.inputView), .leftAlone(.findNavigator): break
        case .leftAlone: release(with: animation)
        }
    }

    /// Starts another assistant before the current one ends, so that what both move stays in place.
    private func replaceAssistant(
        with mode: KeyboardAssistant.Mode, _ animation: KeyboardAnimation?
    ) {
        let old = assistant
        let new = KeyboardAssistant(
            navigator: navigator, observer: observer, mode: mode, positionOffset: positionOffset,
            servesScene: true)
        new.repositionPolicy = .ifNeeded
        assistant = new
        new.start(
            with: animation, touches: touches.first { $0.window === edited?.window }?.observer,
            isTakingOver: isTakingOver)
        old?.letGo(with: animation ?? new.defaultAnimation)
        observeKeyboard()
    }

    private func release(with animation: KeyboardAnimation?) {
        guard let old = assistant else { return }
        assistant = nil
        old.letGo(with: animation ?? old.defaultAnimation)
    }

    private func isCovered(_ input: UIView) -> Bool {
        guard let keyboard = keyboard(over: input) else { return false }
        return keyboard.overlap(with: input.convert(input.bounds, to: nil)) > 0.5
    }

    private func keyboard(over input: UIView) -> KeyboardGeometry? {
        input.window.flatMap { observer.geometry(in: $0, bar: input.accessoryBarInChain) }
    }

    // MARK: Inputs

    private func updateInputs() {
        guard let input else { return }
        configured = nil
        setInputs(for: assistance(for: input), of: input)
    }

    private func setInputs(for assistance: Assistance, of input: UIView) {
        if case .leftAlone(let exemption) = assistance, exemption.coversNavigation {
            configured = nil
            return navigator.setInputItems([])
        }
        // A screen may be large, and is looked through once for each focus and each move.
        guard input !== configured else { return }
        guard isAnnounced, !isTakingOver else {
            // The system may be about to show the keyboard, and can't be given a bar for it now.
            return navigator.setInputItems([input], configures: false)
        }
        configured = input
        guard managesScreens, !navigator.isServedElsewhere(input) else {
            return navigator.setInputItems([input])
        }
        navigator.setInputItems(
            input.inputsOnScreen { candidate in
                candidate === input
                    || !navigator.isServedElsewhere(candidate)
                        && shouldAssist?(candidate) ?? true
                        && !KeyboardAssistant.appsAssistantServes(candidate)
            })
    }

    // MARK: Deciding

    private func assistance(for input: UIView) -> Assistance {
        if let exemption = exemption(for: input) { return .leftAlone(exemption) }
        let scrollView = input.nearestScrollView(
            thatHelpsUnder: keyboard(over: input), preferring: assistant?.scrollView)
        if let scrollView {
            return scrollView.isServedByTableController
                ? .leftAlone(.tableViewController) : .scrollView(scrollView)
        }
        if input.followsKeyboardLayoutGuide { return .leftAlone(.keyboardLayoutGuide) }
        let controller = input.presentedController
        if let controller, isMovedByUs(controller) { return .additionalSafeArea(controller) }
        guard isCovered(input) else { return .leftAlone(.notCovered) }
        if let controller, !rigidInputs.contains(where: { $0.object === input }) {
            return .additionalSafeArea(controller)
        }
        return .leftAlone(.noScrollView)
    }

    private func isMovedByUs(_ controller: UIViewController) -> Bool {
        let avoidance = assistant?.avoidance as? SafeAreaAvoidance
        return avoidance?.owner === controller && (avoidance?.inset ?? 0) > 0
    }

    private func exemption(for input: UIView) -> Exemption? {
        if KeyboardAssistant.appsAssistantServes(input) { return .otherAssistant }
        if shouldAssist?(input) == false { return .excluded }
        if let exemption = windowScene.flatMap(input.keyboardExemption) { return exemption }
        let isHosted = hosts.isHosted(
            input, under: keyboard(over: input), isMoving: observer.keyboardState != .didShow)
        return isHosted ? .ownSafeArea : nil
    }
}
