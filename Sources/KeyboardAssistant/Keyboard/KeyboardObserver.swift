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
    private var status = KeyboardStatus()
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
        (window, guidingWindow) = (nil, nil)
        status = KeyboardStatus()
    }

    /// Takes over a docked keyboard that the layout guide of `window` knows and we do not.
    ///
    /// It is no event: nothing moves at that moment.
    public func refresh(in window: UIWindow) {
        guard isObserving else { return }
        guidingWindow = window
        guard status.frame == nil, let docked = window.dockedKeyboard else { return }
        status = KeyboardStatus(
            dockedAt: window.convert(docked, to: nil as UIWindow?),
            showing: window.bounds.maxY - docked.minY)
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
        } else if let scene = guidingWindow?.windowScene, notification.object as AnyObject === scene
        {
            catchUp()
        }
    }

    /// While the app was away the keyboard may have come or gone without a word
    /// (react-native-keyboard-controller #1572).
    private func catchUp() {
        guard let window = guidingWindow else { return }
        let docked = window.dockedKeyboard.map { window.convert($0, to: nil as UIWindow?) }
        let missed = status.missed(docked: docked) { frame in
            KeyboardGeometry(keyboard: window.convert(frame, from: nil), window: window.bounds)
                .isDocked
        }
        if let missed { receive(missed) }
    }

    private func receive(_ transition: KeyboardTransition) {
        let events = status.handle(transition, measure: visibleHeight)
        queue.send(events) { event in
            log(event)
            tellDelegate(event)
            subscribers.send(event)
        }
    }

    private func visibleHeight(of frame: CGRect) -> CGFloat {
        guard let window else { return frame.height }
        return KeyboardGeometry(keyboard: window.convert(frame, from: nil), window: window.bounds)
            .overlap
    }

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

extension UIWindow {
    /// The docked keyboard in the window's coordinates, as its layout guide sees it.
    ///
    /// Off screen, the guide's top is the safe area's bottom (Apple, `UIKeyboardLayoutGuide`).
    fileprivate var dockedKeyboard: CGRect? {
        let guide = keyboardLayoutGuide
        layoutIfNeeded()
        let frame = guide.layoutFrame
        let top = frame.minY
        guard frame.height > 0, top.isFinite, top < bounds.maxY - safeAreaInsets.bottom - 1 else {
            return nil
        }
        return CGRect(
            x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    }
}
