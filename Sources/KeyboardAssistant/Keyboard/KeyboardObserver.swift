import CoreGraphics
import Foundation
import UIKit

/// Hears of the keyboard's states from a `KeyboardObserver`.
@MainActor
public protocol KeyboardObserverDelegate: AnyObject {
    /// The keyboard reached another state.
    func keyboardDidChangeState(
        keyboardObserver: KeyboardObserver, keyboardState: KeyboardObserver.KeyboardState)
    /// Another part of the keyboard shows now: `keyboardHeight` points, zero once it is away.
    func keyboardDidInvalidateKeyboardHeight(
        keyboardObserver: KeyboardObserver, keyboardHeight: CGFloat)
}

/// Turns the system's keyboard notifications into values.
///
/// It starts with the keyboard away, listens between `start(in:)` and `stop()`, and tells its
/// delegate, whoever called `observe(_:)`, and the readers of `events`, in this order.
@MainActor
public final class KeyboardObserver: NSObject, KeyboardObserving {
    /// The four states of the keyboard.
    public typealias KeyboardState = KeyboardVisibility

    /// Hears of every change first.
    public weak var delegate: (any KeyboardObserverDelegate)?
    /// Whether each event is printed on a line of its own; `false` by default.
    public var loggingEnabled = false

    private let center: NotificationCenter
    private let subscribers = Subscribers<KeyboardEvent>()
    private let queue = EventQueue<KeyboardEvent>()
    let guides = GuideWatch()
    private(set) var barHabit = BarHabit()
    /// The bar that was last seen on a keyboard at rest.
    private(set) weak var restingBar: UIView?
    /// Whether the keyboard stood higher than its frame says, for any window, when last looked at.
    private var wasRaised = false
    private(set) var status = KeyboardStatus()
    private var tokens: NotificationTokens?
    private weak var window: UIWindow?
    /// The window that was last asked for a keyboard that nobody announced.
    private weak var guidingWindow: UIWindow?

    /// Listens to `notificationCenter`, which is the app's own unless a test brings another.
    public init(notificationCenter: NotificationCenter = .default) {
        center = notificationCenter
        super.init()
    }

    public override convenience init() {
        self.init(notificationCenter: .default)
    }

    // MARK: The present state

    /// The last state that was reached; `didHide` at first.
    public var keyboardState: KeyboardState { status.state }

    /// How many points of the keyboard show: above the bottom of the window given to
    /// `start(in:)`, or, without one, the height of its frame; zero while it is away.
    public var keyboardHeight: CGFloat { status.visibleHeight }

    /// What `keyboardHeight` was the last time that the keyboard showed, in points.
    public var lastKeyboardHeight: CGFloat { status.lastHeight }

    /// Where the keyboard is or will be, in screen coordinates; nil while it is away.
    public var keyboardFrame: CGRect? { status.frame }

    /// The identity of the screen that the keyboard is on; nil where no notification said it.
    public var keyboardScreen: ObjectIdentifier? { status.screen }

    /// Whether the keyboard came to rest on the screen: from `didShow` until `willHide`.
    public var keyboardIsUp: Bool { status.state == .didShow }

    /// Whether the keyboard is this app's, which it is unless the system says otherwise.
    public var keyboardIsLocal: Bool { status.isLocal }

    /// How the keyboard last moved.
    public var keyboardAnimation: KeyboardAnimation { status.animation }

    /// How long the keyboard's last move took, in seconds.
    public var keyboardAnimationDuration: TimeInterval { status.animation.duration }

    /// Whether notifications are listened to at present.
    public var isObserving: Bool { tokens != nil }

    // MARK: Start and stop

    /// Begins to listen; a second call changes nothing.
    ///
    /// With a window, a keyboard that is up already is known at once, from the window's keyboard
    /// layout guide, and heights are measured in that window. Without one, it counts as hidden
    /// until a notification says otherwise.
    public func start(in window: UIWindow? = nil) {
        guard tokens == nil else { return }
        self.window = window
        status = KeyboardStatus()
        tokens = NotificationTokens(
            Self.names + [UIScene.didActivateNotification], in: center
        ) { [weak self] in self?.receive($0) }
        if let window { refresh(in: window) }
    }

    /// Stops listening and forgets what was known; a second call changes nothing.
    public func stop() {
        tokens = nil
        queue.clear()
        guides.clear()
        (window, guidingWindow, restingBar) = (nil, nil, nil)
        (status, wasRaised) = (KeyboardStatus(), false)
    }

    /// Takes over a docked keyboard that the layout guide of `window` knows and we do not.
    ///
    /// It is no event: nothing moves at that moment. A guide that has not moved since the keyboard
    /// was last said to go is not believed. While nobody types in this app, the keyboard counts as
    /// another app's until a notification says whose it is.
    public func refresh(in window: UIWindow) {
        guard isObserving else { return }
        guidingWindow = window
        guides.follow(window, moves: !status.isSettled)
        guard status.frame == nil else { return }
        window.layoutIfNeeded()
        let guide = guide(of: window)
        guard guide.isCurrent, let top = guide.top, let docked = window.docked(from: top) else {
            return
        }
        status = KeyboardStatus(
            dockedAt: docked, on: ScreenSpace(of: window)?.identity,
            isLocal: window.isTypedIn, showing: window.bounds.maxY - top)
        guides.believe(window)
    }

    // MARK: Listening

    /// Calls `handler` with each change, before the notification returns, as long as the result
    /// is held; with `replayingPresentState`, first with the present state.
    public func observe(
        replayingPresentState: Bool, _ handler: @escaping (KeyboardEvent) -> Void
    ) -> ObservationToken {
        if replayingPresentState { handler(.stateChanged(keyboardState)) }
        return subscribers.add(handler)
    }

    /// Calls `handler` with each change, before the notification returns, as long as the result
    /// is held.
    public func observe(_ handler: @escaping (KeyboardEvent) -> Void) -> ObservationToken {
        observe(replayingPresentState: false, handler)
    }

    /// Each change, for `for await`.
    public var events: AsyncStream<KeyboardEvent> { subscribers.stream() }

    private func receive(_ notification: Notification) {
        if let transition = KeyboardTransition(notification) {
            receive(transition)
        } else if let window = guidingWindow, let scene = window.windowScene,
            notification.object as AnyObject === scene
        {
            catchUp(in: window)
        }
    }

    func receive(_ transition: KeyboardTransition) {
        guard status.isConcerned(by: transition) else { return }
        let before = status
        status.follow(transition)
        followGuides(since: before)
        status.shows(status.frame.map(visibleHeight))
        send(events(since: before, transition))
    }

    private func followGuides(since before: KeyboardStatus) {
        if status.hasMoved(since: before) {
            guides.keyboardMoves(beforeRest: !before.isSettled)
        }
        guard status.isSettled else { return }
        guides.keyboardRests()
        for window in guides.windows { seeBar(in: window) }
    }

    private func seeBar(in window: UIWindow) {
        guard keyboardIsSettled, let frame = keyboardFrame, let bar = window.accessoryBarInUse
        else {
            return
        }
        restingBar = bar
        guard let space = ScreenSpace(of: window), let seen = space.frame(ofBar: bar, in: window)
        else { return }
        barHabit.learn(bar: seen, endFrame: space.convert(frame, to: window))
    }

    /// What has changed; a keyboard that turns out at rest to stand higher than it was said to
    /// stand is told of like one that moved.
    private func events(
        since before: KeyboardStatus, _ transition: KeyboardTransition
    ) -> [KeyboardEvent] {
        var events = status.events(since: before, transition)
        // Without a keyboard nobody is asked: who types is found by a walk through the views.
        let isRaised =
            status.frame != nil
            && guides.windows.contains { verdict(in: $0, bar: $0.accessoryBarInUse).isRaised }
        let isTold = events.contains { $0.tellsOfPlace }
        if !isTold, status.isSettled, !before.isSettled, isRaised || wasRaised {
            events.insert(.frameChanged(transition), at: 0)
        }
        wasRaised = isRaised
        return events
    }

    private func send(_ events: [KeyboardEvent]) {
        queue.send(events) { event in
            log(event)
            tellDelegate(event)
            subscribers.send(event)
        }
    }

    private func visibleHeight(of frame: CGRect) -> CGFloat {
        guard let window else { return frame.height }
        return geometry(in: window, bar: window.accessoryBarInUse)?.overlap ?? 0
    }

    /// Where `bar` will stand in place of the one that was last seen, for an end frame in the same
    /// coordinates; nil where that cannot be known.
    func expectedBar(_ bar: UIView, on endFrame: CGRect) -> CGRect? {
        guard !keyboardIsSettled || bar !== restingBar else { return nil }
        return barHabit.expectedBar(height: bar.bounds.height, on: endFrame)
    }

    // MARK: The layout guides

    /// What the guide of `window` says, and whether it has spoken since the keyboard last moved.
    func guide(of window: UIWindow) -> (top: CGFloat?, isCurrent: Bool) {
        guides.follow(window, moves: !status.isSettled)
        return guides.guide(of: window)
    }

    // MARK: Telling

    private func tellDelegate(_ event: KeyboardEvent) {
        switch event {
        case .frameChanged:
            break
        case .heightChanged(let height):
            delegate?.keyboardDidInvalidateKeyboardHeight(
                keyboardObserver: self, keyboardHeight: height)
        case .stateChanged(let state):
            delegate?.keyboardDidChangeState(keyboardObserver: self, keyboardState: state)
        }
    }

    private func log(_ event: KeyboardEvent) {
        guard loggingEnabled else { return }
        print("KeyboardObserver: \(event)")
    }

    private static let names: [Notification.Name] = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
    ]
}
