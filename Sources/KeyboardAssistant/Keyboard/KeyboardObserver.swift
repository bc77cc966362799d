import CoreGraphics
import Foundation
import UIKit

/// The methods that a `KeyboardObserver` calls when the keyboard changes.
@MainActor
public protocol KeyboardObserverDelegate: AnyObject {
    /// Tells the delegate that the keyboard reached another state.
    func keyboardDidChangeState(
        keyboardObserver: KeyboardObserver, keyboardState: KeyboardObserver.KeyboardState)
    /// Tells the delegate that the visible height of the keyboard changed to `keyboardHeight`
    /// points, which is zero once it is away.
    func keyboardDidInvalidateKeyboardHeight(
        keyboardObserver: KeyboardObserver, keyboardHeight: CGFloat)
}

/// An object that turns the system's keyboard notifications into values.
///
/// It begins with the keyboard away, listens between `start(in:)` and `stop()`, and notifies its
/// delegate, the handlers given to `observe(_:)`, and the readers of `events`, in this order.
@MainActor
public final class KeyboardObserver: NSObject, KeyboardObserving {
    /// The delegate, which is notified of each change before all others.
    public weak var delegate: (any KeyboardObserverDelegate)?
    /// A Boolean value that indicates whether each event is printed on a line of its own; `false`
    /// by default.
    public var loggingEnabled = false

    private let center: NotificationCenter
    private let subscribers = Subscribers<KeyboardEvent>()
    private let queue = EventQueue<KeyboardEvent>()
    let guides = KeyboardGuideObserver()
    var status = KeyboardStatus()
    private var barHistory = AccessoryBarHistory()
    /// The bar that was last seen on a keyboard at rest.
    private weak var restingBar: UIView?
    /// A Boolean value that indicates whether the keyboard last stood higher than its frame says,
    /// for any window.
    private var wasRaised = false
    private var tokens: NotificationTokens?
    private weak var window: UIWindow?
    /// The window that was last refreshed from, and is looked at again when the app comes back.
    weak var refreshedWindow: UIWindow?

    /// Creates an observer of `notificationCenter`, which is the app's unless a test brings its
    /// own.
    public init(notificationCenter: NotificationCenter = .default) {
        center = notificationCenter
        super.init()
    }

    /// Creates an observer of the default notification center.
    public override convenience init() {
        self.init(notificationCenter: .default)
    }

    // MARK: The present state

    /// The last state that the keyboard reached; `didHide` at first.
    public var keyboardState: KeyboardState { status.state }

    /// The visible height of the keyboard in points: above the bottom of the window given to
    /// `start(in:)`, or, without one, the height of its frame; zero while it is away.
    public var keyboardHeight: CGFloat { status.visibleHeight }

    /// The last `keyboardHeight` that was not zero, in points.
    public var lastKeyboardHeight: CGFloat { status.lastHeight }

    /// The frame that the keyboard has or moves to, in screen coordinates; `nil` while it is away.
    public var keyboardFrame: CGRect? { status.frame }

    /// A Boolean value that indicates whether the keyboard rests on the screen: from `didShow`
    /// until `willHide`.
    public var keyboardIsUp: Bool { status.state == .didShow }

    /// A Boolean value that indicates whether the keyboard is this app's; `true` unless the system
    /// says otherwise.
    public var keyboardIsLocal: Bool { status.isLocal }

    /// The duration of the keyboard's last move, in seconds.
    public var keyboardAnimationDuration: TimeInterval { status.animation.duration }

    /// A Boolean value that indicates whether notifications are observed at present.
    public var isObserving: Bool { tokens != nil }

    // MARK: Start and stop

    /// Begins to observe; a second call changes nothing.
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

    /// Stops observing and forgets the state; a second call changes nothing.
    public func stop() {
        tokens = nil
        queue.clear()
        guides.removeAll()
        (window, refreshedWindow, restingBar) = (nil, nil, nil)
        (status, wasRaised) = (KeyboardStatus(), false)
    }

    /// Calls `handler` with each change, before the notification returns, until the returned token
    /// is released or canceled.
    public func observe(_ handler: @escaping (KeyboardEvent) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    /// A stream of the changes, which ends with this observer.
    public var events: AsyncStream<KeyboardEvent> { subscribers.stream() }

    // MARK: Notifications

    private static let names: [Notification.Name] = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
    ]

    private func receive(_ notification: Notification) {
        if let transition = KeyboardTransition(notification) {
            receive(transition)
        } else if let window = refreshedWindow, let scene = window.windowScene,
            notification.object as AnyObject === scene
        {
            sceneDidActivate(in: window)
        }
    }

    func receive(_ transition: KeyboardTransition) {
        guard status.isAffected(by: transition) else { return }
        let before = status
        status.apply(transition)
        updateWitnesses(since: before)
        status.setVisibleHeight(status.frame.map(visibleHeight))
        send(events(since: before, transition))
    }

    private func visibleHeight(of frame: CGRect) -> CGFloat {
        guard let window else { return frame.height }
        return geometry(in: window, bar: window.accessoryBarInUse)?.overlap ?? 0
    }

    /// Returns the changes.
    ///
    /// A keyboard that turns out at rest to stand higher than announced counts as moved.
    private func events(
        since before: KeyboardStatus, _ transition: KeyboardTransition
    ) -> [KeyboardEvent] {
        var events = status.events(since: before, transition)
        // Without a keyboard this is not asked: the owner is found by a walk through the views.
        let isRaised =
            status.frame != nil
            && guides.windows.contains { resolution(in: $0, bar: $0.accessoryBarInUse).isRaised }
        let isMeasured = events.contains { $0.requiresMeasuring }
        if !isMeasured, status.isSettled, !before.isSettled, isRaised || wasRaised {
            events.insert(.frameChanged(transition), at: 0)
        }
        wasRaised = isRaised
        return events
    }

    private func send(_ events: [KeyboardEvent]) {
        queue.send(events) { event in
            if loggingEnabled { print("KeyboardObserver: \(event)") }
            notifyDelegate(of: event)
            subscribers.send(event)
        }
    }

    private func notifyDelegate(of event: KeyboardEvent) {
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

    // MARK: Witnesses

    /// A Boolean value that indicates whether the keyboard shows and no move is announced.
    var isAtRest: Bool { status.state == .didShow && status.isSettled }

    private func updateWitnesses(since before: KeyboardStatus) {
        if status.hasMoved(since: before) {
            guides.keyboardWillMove(interruptingMove: !before.isSettled)
        }
        guard status.isSettled else { return }
        guides.keyboardDidRest()
        for window in guides.windows { recordBar(in: window) }
    }

    private func recordBar(in window: UIWindow) {
        guard isAtRest, let frame = keyboardFrame, let bar = window.accessoryBarInUse else {
            return
        }
        restingBar = bar
        guard let space = ScreenSpace(of: window), let shown = space.frame(ofBar: bar, in: window)
        else { return }
        barHistory.record(bar: shown, endFrame: space.convertFromScreen(frame))
    }

    /// Returns the frame that `bar` will have in place of the bar that was last seen, in the
    /// coordinates of `endFrame`, or `nil` if that cannot be known.
    func expectedBar(_ bar: UIView, on endFrame: CGRect) -> CGRect? {
        guard !isAtRest || bar !== restingBar else { return nil }
        return barHistory.expectedBar(height: bar.bounds.height, on: endFrame)
    }
}

extension UIWindow {
    /// The accessory bar of the responder for which the keyboard is in this window.
    fileprivate var accessoryBarInUse: UIView? {
        sequence(first: keyboardOwner, next: { $0?.next })
            .lazy.compactMap { $0?.accessoryBar }.first
    }
}
