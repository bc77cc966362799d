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
        didSet { update() }
    }
    /// The way in which the input that is being edited is kept visible; `nil` while nothing is
    /// being edited.
    public private(set) var assistance: Assistance?

    private let observer = KeyboardObserver()
    private let managesScreens: Bool
    private var assistant: KeyboardAssistant?
    private var touches: [WindowTouches] = []
    private var tokens: NotificationTokens?
    private var subscriptions: [ObservationToken] = []
    /// The input that began editing last.
    private weak var edited: UIView?
    private var isUpdating = false
    /// The views that were found to keep their content above the keyboard by their safe area.
    private var hostingViews: [WeakBox<UIView>] = []
    /// The view controllers whose safe area doesn't move the input that is being edited.
    private var rigidControllers: [WeakBox<UIViewController>] = []

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
        observer.start(in: windowScene?.keyWindow)
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
            KeyboardAssistant.runningChanges.add { [weak self] in self?.update() },
        ]
        observeTouches()
        update()
    }

    /// Removes everything that was added, because the scene is gone.
    private func stop() {
        tokens = nil
        subscriptions = []
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
            guard let input = notification.object as? UIView, isInScene(input) else { return }
            edited = input
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
            findInput()
            update(transition.animation)
        case .stateChanged(.didShow):
            update()
        case .stateChanged(.didHide):
            rigidControllers = []
            update()
        case .stateChanged, .heightChanged: break
        }
    }

    private func focusChanged(_ change: InputNavigator.FocusChange) {
        // The navigator may hear of an input earlier, because observers have no order.
        if let input = change.to { edited = input }
        update()
    }

    /// Looks for an input that has become first responder without a notification of its own.
    private func findInput() {
        if let edited, edited.isFirstResponder { return }
        let windows = windowScene?.windows ?? []
        let owners = (windows.filter(\.isKeyWindow) + windows.filter { !$0.isKeyWindow })
            .lazy.compactMap { $0.keyboardOwner as? UIView }
        if let found = owners.first(where: { $0 is any UIKeyInput || $0.inputView != nil }) {
            edited = found
        }
    }

    /// The input that is being edited in the scene.
    private var input: UIView? {
        guard let edited, edited.isFirstResponder, isInScene(edited) else { return nil }
        return edited
    }

    private func isInScene(_ view: UIView) -> Bool {
        view.window?.windowScene.map { $0 === windowScene } ?? false
    }

    // MARK: Responding

    /// Decides what to do for the input that is being edited, and does it.
    private func update(_ animation: KeyboardAnimation? = nil) {
        guard !isUpdating, windowScene != nil else { return }
        isUpdating = true
        defer { isUpdating = false }
        guard let input else { return finish(with: animation) }
        let assistance = assistance(for: input)
        self.assistance = assistance
        setInputs(for: assistance, of: input)
        assist(assistance, with: animation)
        if case .additionalSafeArea(let controller) = assistance, isCovered(input) {
            rigidControllers.append(WeakBox(controller))
            self.assistance = .leftAlone(.noScrollView)
            release(with: KeyboardAnimation(duration: 0))
        }
    }

    private func finish(with animation: KeyboardAnimation?) {
        assistance = nil
        // A keyboard that is being hidden takes the room with it.
        guard observer.keyboardFrame != nil || observer.keyboardState == .didHide else { return }
        release(with: animation)
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
        case .leftAlone:
            release(with: animation)
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
            with: animation, touches: touches.first { $0.window === edited?.window }?.observer)
        old?.letGo(with: animation ?? new.defaultAnimation)
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
        input.window.flatMap { observer.geometry(in: $0, bar: input.accessoryBar) }
    }

    // MARK: Inputs

    private func updateInputs() {
        guard let input else { return }
        setInputs(for: assistance(for: input), of: input)
    }

    private func setInputs(for assistance: Assistance, of input: UIView) {
        if case .leftAlone(let exemption) = assistance, exemption.coversNavigation {
            return navigator.setInputItems([])
        }
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
        if let controller = input.presentedController,
            !rigidControllers.contains(where: { $0.object === controller }),
            isCovered(input) || isMovedByUs(controller)
        {
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
        if let exemption = input.keyboardExemption { return exemption }
        return isHosted(input) ? .ownSafeArea : nil
    }

    /// Returns a Boolean value that indicates whether a view around `input` keeps its content above
    /// the keyboard by its own safe area, or did so before.
    private func isHosted(_ input: UIView) -> Bool {
        let around = sequence(first: input, next: \.superview)
        hostingViews.removeAll { $0.object == nil }
        if around.contains(where: { view in hostingViews.contains { $0.object === view } }) {
            return true
        }
        guard let keyboard = keyboard(over: input), keyboard.isDocked,
            let host = around.first(where: { $0.avoids(keyboard) })
        else { return false }
        hostingViews.append(WeakBox(host))
        return true
    }
}
