import CoreGraphics
import UIKit

/// An object that reports the keyboard's upper edge in a window, frame by frame.
///
/// A view without width moves along with the keyboard, inside an animation with the keyboard's duration
/// and curve, and the view's presentation layer is read for each frame of such an animation. Under a
/// finger, the keyboard layout guide shows the edge in each layout pass (Apple, WWDC21, "Your guide to
/// keyboard layout"). Between the moves, nothing runs.
@MainActor
final class KeyboardEdgeTracker {
    let subscribers = Subscribers<KeyboardEdge>()
    /// The edge at this moment.
    private(set) var edge: KeyboardEdge

    private(set) weak var window: UIWindow?
    private weak var observer: KeyboardObserver?
    private let marker = KeyboardEdgeMarker()
    private let ticker = DisplayTicker()
    private let queue = EventQueue<KeyboardEdge>()
    private var animations = AnimationUnderWay()
    private var guide: KeyboardGuideProbes?
    private var subscription: ObservationToken?
    private var cleanup: Cleanup?

    init(in window: UIWindow, observer: KeyboardObserver) {
        (self.window, self.observer) = (window, observer)
        edge = KeyboardEdge(top: .infinity, in: window.bounds, motion: .resting)
        marker.isUserInteractionEnabled = false
        window.addBehindContent(marker)
        guide = KeyboardGuideProbes(in: window) { [weak self] in self?.guideMoved() }
        subscription = observer.observe { [weak self] in self?.keyboardChanged($0) }
        let (marker, ticker) = (marker, ticker)
        cleanup = Cleanup {
            ticker.stop()
            marker.removeFromSuperview()
        }
        UIView.performWithoutAnimation { marker.frame.origin.y = top }
        edge = KeyboardEdge(top: top, in: window.bounds, motion: .resting)
    }

    // MARK: Where the keyboard is

    /// The keyboard in the window; `nil` while no keyboard is docked there.
    private var keyboard: KeyboardGeometry? {
        guard let window, let observer else { return nil }
        let keyboard = observer.geometry(in: window, bar: window.accessoryBarInUse)
        return keyboard?.isDocked == true ? keyboard : nil
    }

    /// The y-coordinate of the edge at the end of all moves.
    private var top: CGFloat { keyboard?.keyboard.minY ?? window?.bounds.maxY ?? 0 }

    /// The y-coordinate at which the edge is drawn.
    private var drawnTop: CGFloat {
        marker.layer.presentation()?.frame.minY ?? marker.frame.minY
    }

    // MARK: Moves

    private func keyboardChanged(_ event: KeyboardEvent) {
        guard case .frameChanged(let transition) = event else { return }
        guide?.update()
        window?.addBehindContent(marker)
        move(with: transition.animation)
    }

    private func guideMoved() {
        guard !isDragged else { return dragged() }
        guard !animations.isUnderWay else { return }
        // No source says that there is a notification about a keyboard that springs back.
        move(with: KeyboardAnimation(duration: UIView.inheritedAnimationDuration))
    }

    private func move(with animation: KeyboardAnimation) {
        let joined = animations.join(animation)
        guard joined.isAnimated, UIView.areAnimationsEnabled, marker.frame.minY != top else {
            if joined.duration > 0 { animations.end() }
            if !animations.isUnderWay { rest() }
            return
        }
        joined.perform {
            self.marker.frame.origin.y = self.top
        } completion: { [weak self] in
            self?.moveEnded()
        }
        let rate = window.flatMap(ScreenSpace.init(of:))?.framesPerSecond
        ticker.start(at: rate) { [weak self] in self?.tick() }
    }

    /// Follows a finger, also one that has caught a keyboard on its way.
    private func dragged() {
        place()
        report(drawnAt: top, .dragging)
    }

    private var isDragged: Bool { keyboard?.isDragged == true }

    private func rest() {
        ticker.stop()
        place()
        report(drawnAt: top, .resting)
    }

    private func place() {
        UIView.performWithoutAnimation { marker.frame.origin.y = top }
    }

    private func tick() {
        if !isDragged { report(drawnAt: drawnTop, .animating) }
    }

    private func moveEnded() {
        animations.end()
        guard !animations.isUnderWay else { return }
        guard !isDragged else { return ticker.stop() }
        rest()
    }

    private func report(drawnAt y: CGFloat, _ motion: KeyboardEdge.Motion) {
        guard let window else { return }
        let new = KeyboardEdge(top: y, in: window.bounds, motion: motion)
        guard new != edge else { return }
        edge = new
        queue.send([new], deliver: { subscribers.send($0) })
    }
}

/// A view without width that is drawn with its top at the keyboard's edge.
private final class KeyboardEdgeMarker: UIView, UnseenInWindow {}

/// The edges of an observer, one in each window, and the streams of them.
@MainActor
final class KeyboardEdgeTrackers {
    private var trackers: [WeakBox<KeyboardEdgeTracker>] = []
    let streams = OpenStreams<KeyboardEdge>()

    /// Returns the tracker in `window`, which all observers of the edge there share.
    func tracker(in window: UIWindow, of observer: KeyboardObserver) -> KeyboardEdgeTracker {
        trackers.removeAll { $0.object == nil }
        let known = trackers.lazy.compactMap(\.object).first { $0.window === window }
        if let known { return known }
        let tracker = KeyboardEdgeTracker(in: window, observer: observer)
        trackers.append(WeakBox(tracker))
        return tracker
    }
}

extension KeyboardObserver {
    /// Calls `handler` with the keyboard's upper edge in `window`, at once and then frame by frame
    /// while the edge moves, until the returned token is released or canceled.
    ///
    /// While the system shows, hides or resizes the keyboard, `handler` is called for each frame with
    /// the place of the animation, and a last time at the end. While a finger drags the keyboard,
    /// `handler` is called in the layout pass that moves the keyboard layout guide. In between, nothing
    /// runs. Start the observer first.
    ///
    /// An iPhone calls the handler more than 60 times a second only if the app's Info.plist has
    /// `CADisableMinimumFrameDurationOnPhone`.
    ///
    /// Use the edge for information, such as how far something has faded. Views that you move by the
    /// edge are drawn one frame after the keyboard. Pin a bar to the keyboard layout guide instead, or
    /// use a ``KeyboardAssistant``. The changes of an assistant are a part of the keyboard's own
    /// animation.
    public func observeEdge(
        in window: UIWindow, _ handler: @escaping (KeyboardEdge) -> Void
    ) -> ObservationToken {
        let tracker = edgeTrackers.tracker(in: window, of: self)
        handler(tracker.edge)
        return tracker.subscribers.add(keeping: tracker, handler)
    }

    /// Returns a stream of the keyboard's upper edge in `window`.
    ///
    /// The stream keeps only the newest edge for a reader that is slower than the display.
    ///
    /// The stream finishes when this observer is deallocated.
    public func edges(in window: UIWindow) -> AsyncStream<KeyboardEdge> {
        let subscription = EdgeSubscription()
        let (stream, continuation) = edgeTrackers.streams.open(buffering: .bufferingNewest(1)) {
            Task { @MainActor in subscription.token = nil }
        }
        subscription.token = observeEdge(in: window) { continuation.yield($0) }
        return stream
    }
}

/// The subscription of a stream, which ends on the main actor.
@MainActor
private final class EdgeSubscription {
    var token: ObservationToken?
}
