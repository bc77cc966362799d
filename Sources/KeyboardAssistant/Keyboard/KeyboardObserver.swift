import CoreGraphics
import Foundation
import UIKit

/// The methods that a keyboard observer calls when the keyboard changes.
@MainActor
public protocol KeyboardObserverDelegate: AnyObject {
    /// Tells the delegate that the keyboard entered another state.
    func keyboardDidChangeState(
        keyboardObserver: KeyboardObserver, keyboardState: KeyboardObserver.KeyboardState)
    /// Tells the delegate that the visible height of the keyboard changed. `keyboardHeight` is in
    /// points, and zero when the keyboard is hidden.
    func keyboardDidInvalidateKeyboardHeight(
        keyboardObserver: KeyboardObserver, keyboardHeight: CGFloat)
}

/// An object that observes the system's keyboard notifications and reports them as values.
///
/// The keyboard is initially treated as hidden. Between `start(in:)` and `stop()`, the observer
/// notifies first its delegate, then the handlers passed to `observe(_:)`, and then the readers of
/// `events`.
///
/// On visionOS, the system posts no keyboard notifications, so the keyboard remains hidden here.
@MainActor
public final class KeyboardObserver: NSObject, KeyboardObserving {
    /// The delegate, notified of each change before all other observers.
    public weak var delegate: (any KeyboardObserverDelegate)?
    /// A Boolean value that indicates whether each event is printed on a separate line.
    ///
    /// The default is `false`.
    public var loggingEnabled = false

    private let center: NotificationCenter
    private let subscribers = Subscribers<KeyboardEvent>()
    private let queue = EventQueue<KeyboardEvent>()
    let guides = KeyboardGuideObserver()
    let edgeTrackers = KeyboardEdgeTrackers()
    private var knownStatus = KeyboardStatus()
    /// A Boolean value that indicates whether a notification has arrived since the start, here or at
    /// the observer that provided the status.
    private var isInformed = false
    private let doubtfulMove = DoubtfulMove()
    /// The keyboard that has left an input that is still first responder; `nil` if there is none.
    var returning: ReturningKeyboard?
    /// The state before the keyboard leaves, if the keyboard is about to leave.
    var departure: KeyboardDeparture?
    /// The frame, in screen coordinates, of the keyboard that last rested on the screen before a move;
    /// `nil` since the last hide.
    var restingFrame: CGRect?
    private var bars = AccessoryBarWatch()
    /// The heights that keyboards have covered in windows.
    private var rememberedHeights = RememberedHeights()
    /// A Boolean value that indicates whether the keyboard was last found to be higher than its
    /// frame, in any window.
    private var wasRaised = false
    /// The positions found for the current notification, until a response to the notification changes a
    /// layout.
    private var announced = AnnouncedPositions()
    private var tokens: NotificationTokens?
    private weak var window: UIWindow?
    /// The last window passed to `refresh(in:)`.
    ///
    /// The window is read again when the app becomes active.
    private weak var lastWindow: UIWindow?

    /// Creates an observer of `notificationCenter`.
    ///
    /// Tests can use a notification center of their own.
    public init(notificationCenter: NotificationCenter = .default) {
        center = notificationCenter
        super.init()
    }

    /// Creates an observer of the default notification center.
    public override convenience init() {
        self.init(notificationCenter: .default)
    }

    // MARK: Current state

    /// The known status of the keyboard.
    var status: KeyboardStatus { knownStatus }

    /// The last window passed to `refresh(in:)`.
    var refreshedWindow: UIWindow? { lastWindow }

    /// Makes `window` the window to read when the app becomes active.
    func noteRefresh(in window: UIWindow) { lastWindow = window }

    /// Takes over the status that a layout guide shows without a notification.
    func adopt(_ status: KeyboardStatus) { knownStatus = status }

    /// Returns the height that keyboards have covered in windows of this size; `nil` if unknown.
    func rememberedHeight(in size: CGSize) -> CGFloat? { rememberedHeights.height(in: size) }

    /// The current state of the keyboard.
    ///
    /// The initial state is `didHide`.
    public var keyboardState: KeyboardState { status.state }

    /// The visible height of the keyboard in points, or zero while the keyboard is hidden.
    ///
    /// The height is measured from the bottom of the window passed to `start(in:)`. Without a window,
    /// the height of the keyboard's frame counts.
    public var keyboardHeight: CGFloat { status.visibleHeight }

    /// The most recent `keyboardHeight` that wasn't zero, in points.
    public var lastKeyboardHeight: CGFloat { status.lastHeight }

    /// The current or target frame of the keyboard, in screen coordinates; `nil` while the keyboard is
    /// hidden.
    public var keyboardFrame: CGRect? { status.frame }

    /// A Boolean value that indicates whether the keyboard is shown and stationary, as from `didShow`
    /// until `willHide`.
    public var keyboardIsUp: Bool { status.state == .didShow }

    /// A Boolean value that indicates whether the keyboard belongs to this app.
    ///
    /// The value is `true` unless the system specifies otherwise.
    public var keyboardIsLocal: Bool { status.isLocal }

    /// The duration of the most recent keyboard animation, in seconds.
    public var keyboardAnimationDuration: TimeInterval { status.animation.duration }

    /// A Boolean value that indicates whether the observer is currently observing notifications.
    public var isObserving: Bool { tokens != nil }

    // MARK: Starting and stopping

    /// Starts observing.
    ///
    /// Calling this method again has no effect.
    ///
    /// With a window, a keyboard that is already visible is known from another observer in the
    /// window's scene, or detected through the window's keyboard layout guide, and heights are
    /// measured in that window. Without a window, the keyboard is treated as hidden until a
    /// notification is posted.
    public func start(in window: UIWindow? = nil) {
        guard tokens == nil else { return }
        self.window = window
        (knownStatus, isInformed) = (KeyboardStatus(), false)
        Self.startedBoxes.removeAll { $0.object == nil }
        Self.startedBoxes.append(WeakBox(self))
        tokens = NotificationTokens(
            Self.names + [UIScene.didActivateNotification], in: center
        ) { [weak self] in self?.receive($0) }
        if let window { refresh(in: window) }
    }

    /// Stops observing and resets the state.
    ///
    /// Calling this method again has no effect.
    public func stop() {
        tokens = nil
        Self.startedBoxes.removeAll { $0.object === self || $0.object == nil }
        queue.clear()
        guides.removeAll()
        doubtfulMove.stop()
        bars.forgetBar()
        (window, lastWindow) = (nil, nil)
        (returning, departure, restingFrame) = (nil, nil, nil)
        (knownStatus, wasRaised) = (KeyboardStatus(), false)
    }

    // MARK: Other observers

    private static var startedBoxes: [WeakBox<KeyboardObserver>] = []

    /// The windows that started observers have read.
    static var readWindows: [UIWindow] { startedBoxes.compactMap { $0.object?.refreshedWindow } }

    /// Takes over the knowledge of another observer in the same scene, unless a notification has
    /// arrived here.
    ///
    /// An observer that starts while the keyboard is shown knows the keyboard only from a layout guide,
    /// possibly an outdated one. An observer that starts after the keyboard was hidden can't tell that
    /// the guide has missed the hide.
    func adoptKnownStatus(in window: UIWindow) {
        guard !isInformed, status.frame == nil, let scene = window.windowScene else { return }
        let others = Self.startedBoxes.compactMap(\.object).filter {
            $0 !== self && $0.center === center && $0.isInformed
                && $0.refreshedWindow?.windowScene === scene
        }
        if let known = others.first(where: { $0.status.frame != nil }) {
            (knownStatus, isInformed) = (known.status, true)
            guides.adoptOrigin(of: window, from: known.guides, isMoving: !status.isSettled)
            knownStatus.setVisibleHeight(
                geometry(in: window, bar: window.accessoryBarInUse)?.overlap)
        } else {
            _ = others.contains { guides.adoptHistory(of: window, from: $0.guides) }
        }
    }

    /// Calls `handler` synchronously for each change, until the returned token is released or
    /// canceled.
    public func observe(_ handler: @escaping (KeyboardEvent) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    /// A stream of the changes.
    ///
    /// The stream finishes when this observer is deallocated.
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
        ResponderAnswers.duringEvent { respond(to: transition) }
    }

    private func respond(to told: KeyboardTransition) {
        isInformed = true
        guard status.isAffected(by: told) else { return }
        let before = status
        announced = AnnouncedPositions()
        defer {
            announced = AnnouncedPositions()
            doubtfulMove.update(status, since: before)
        }
        let screen = bounds(ofScreen: told.screen)
        let transition = completed(told, onScreen: screen)
        let isDoubtful = status.isDoubtful(transition, onScreen: screen)
        knownStatus.apply(
            transition, onScreen: screen,
            isBelieved: !isDoubtful || isConfirmedByGuide(transition.frame ?? .zero))
        noteAbsence(since: before, told, onScreen: screen)
        updateSources(since: before)
        knownStatus.setVisibleHeight(status.frame.map(visibleHeight))
        let events = events(since: before, transition)
        if status.isSettled { guides.windows.forEach(rememberHeight) }
        send(events)
    }

    /// Returns the bounds of a notification's screen, in screen coordinates; `nil` if no window on the
    /// screen is known.
    private func bounds(ofScreen screen: ObjectIdentifier?) -> CGRect? {
        guard let space = (window ?? refreshedWindow).flatMap(ScreenSpace.init(of:)),
            screen == nil || screen == space.identity
        else { return nil }
        return space.screenBounds
    }

    private func visibleHeight(of frame: CGRect) -> CGFloat {
        guard let window else { return frame.height }
        return announce(in: window).overlap
    }

    /// Returns the position in `window`, and keeps the position for the rest of the event.
    private func announce(in window: UIWindow) -> KeyboardPosition {
        let bar = window.accessoryBarInUse
        if let known = announcedPosition(in: window, bar: bar) { return known }
        let position = position(in: window, bar: bar)
        announced.add(position, in: window, bar: bar)
        return position
    }

    /// Returns the position found for the current notification; `nil` if there is none, or if a layout
    /// has changed since.
    func announcedPosition(in window: UIWindow, bar: UIView?) -> KeyboardPosition? {
        announced.position(in: window, bar: bar)
    }

    /// Records that a response to the current notification changes a layout.
    ///
    /// Layout guides may be elsewhere afterward.
    package func layoutWillChange() {
        announced = AnnouncedPositions()
    }

    /// Returns the events for the changes.
    ///
    /// A stationary keyboard that turns out to be higher than announced counts as moved.
    private func events(
        since before: KeyboardStatus, _ transition: KeyboardTransition
    ) -> [KeyboardEvent] {
        var events = status.events(since: before, transition)
        var isRaised = false
        guides.recordShownOverlaps { window in
            // Skip this while the keyboard is hidden, because finding the bar's owner walks the view
            // tree.
            guard status.frame != nil else { return nil }
            let position = announce(in: window)
            if position.isRaised { isRaised = true }
            return position.geometry.flatMap { $0.isDocked ? $0.overlap : nil }
        }
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
            // An earlier observer may have begun editing.
            subscribers.send(event, prepare: ResponderAnswers.forgetIdleViews)
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

    // MARK: Sources

    /// A Boolean value that indicates whether a move was announced only in part, although it should be
    /// over by now.
    var isMoveDoubtful: Bool { doubtfulMove.isOverdue(status) }

    private func updateSources(since before: KeyboardStatus) {
        if status.hasMoved(since: before) {
            bars.keyboardWillMove(to: status.frame)
            guides.keyboardWillMove(interruptingMove: !before.isSettled)
        }
        guard status.isSettled else { return }
        guides.keyboardDidRest(isHidden: status.frame == nil) { [frame = status.frame] window in
            guard let keyboard = frame.map({ guides.keyboard(at: $0, toldIn: window) }),
                keyboard.overlap > window.safeAreaInsets.bottom + 1
            else { return nil }
            return window.bounds.maxY - keyboard.overlap
        }
        if status.frame == nil { readGuidesNextTurn() }
        guard status.isAtRest, let frame = status.frame else { return }
        for window in guides.windows { bars.keyboardDidRest(at: frame, in: window) }
    }

    /// Reads the guides once more in the next turn of the run loop.
    ///
    /// Some guides follow the keyboard only after the notification of the hide. Until a guide has
    /// followed, it counts as one that has missed the hide.
    private func readGuidesNextTurn() {
        Task { @MainActor [weak self] in
            guard let self, status.frame == nil, status.isSettled else { return }
            guides.readHidden()
        }
    }

    private func isConfirmedByGuide(_ frame: CGRect) -> Bool {
        guides.confirm(frame, insteadOf: status, isReturning: returning != nil)
    }

    /// Records the height that the keyboard covers in `window`.
    private func rememberHeight(in window: UIWindow) {
        guard status.isAtRest else { return }
        let position = announce(in: window)
        // A bar alone, as with a hardware keyboard, is lower than the keys would be.
        if position.source != .memory, position.overlap >= KeyboardSources.leastHeight {
            rememberedHeights.record(position.overlap, in: window.bounds.size)
        }
        learnHeight(at: position, in: window)
    }

    /// Returns the frame that `bar` will have in place of the previous bar, in the coordinates of
    /// `endFrame`; `nil` if unknown.
    func expectedBar(_ bar: UIView, on endFrame: CGRect) -> CGRect? {
        bars.expectedBar(bar, on: endFrame, isAtRest: status.isAtRest)
    }
}

extension UIWindow {
    /// The accessory bar of the responder in this window that currently uses the keyboard.
    package var accessoryBarInUse: UIView? {
        keyboardOwner?.accessoryBarInChain
    }
}
