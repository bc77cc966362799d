import CoreGraphics
import Foundation

extension KeyboardObserver {
    /// The states of the keyboard that an observer reports.
    public enum KeyboardState: CaseIterable, Sendable {
        /// The keyboard is about to appear.
        case willShow
        /// The keyboard is about to disappear.
        case willHide
        /// The keyboard has appeared.
        case didShow
        /// The keyboard is off screen.
        case didHide
    }
}

/// A change of the keyboard.
public enum KeyboardEvent: Equatable, Sendable {
    /// The keyboard moves, or now belongs to another app; sent before the other two events.
    ///
    /// It is also sent when the frame of a keyboard at rest is announced once more, and when such a
    /// keyboard turns out to stand higher than its frame says: measure anew.
    case frameChanged(KeyboardTransition)
    /// The visible height changed, in points; sent before the state change that it belongs to.
    case heightChanged(CGFloat)
    /// The keyboard reached another state.
    case stateChanged(KeyboardObserver.KeyboardState)

    /// A Boolean value that indicates whether what avoids the keyboard has to measure it anew.
    var requiresMeasuring: Bool {
        switch self {
        case .frameChanged, .stateChanged(.didShow): true
        case .heightChanged, .stateChanged: false
        }
    }
}

/// The contents of one keyboard notification.
///
/// Frames are in screen coordinates and in points, as the system gives them. A value that the
/// notification lacks, or that is not usable, is `nil`.
public struct KeyboardTransition: Equatable, Sendable {
    /// The six keyboard notifications.
    public enum Phase: String, CaseIterable, Sendable {
        /// The keyboard is about to appear, or to change its size.
        case willShow
        /// The keyboard has appeared.
        case didShow
        /// The keyboard is about to disappear.
        case willHide
        /// The keyboard has disappeared.
        case didHide
        /// The keyboard's frame is about to change.
        case willChangeFrame
        /// The keyboard's frame has changed.
        case didChangeFrame

        /// A Boolean value that indicates whether the notification precedes what it is about.
        var isAnnouncement: Bool {
            switch self {
            case .willShow, .willHide, .willChangeFrame: true
            case .didShow, .didHide, .didChangeFrame: false
            }
        }
    }

    /// The notification that was posted.
    public var phase: Phase
    /// The frame at which the move begins; of use for animations only.
    public var beginFrame: CGRect?
    /// The frame at which the move ends.
    public var endFrame: CGRect?
    /// The duration and curve of the move.
    public var animation: KeyboardAnimation
    /// A Boolean value that indicates whether the keyboard is this app's; `true` where the
    /// notification does not say.
    public var isLocal: Bool
    /// The identity of the screen that the keyboard is on; `nil` where the notification names none.
    ///
    /// The object of a keyboard notification is the screen since iOS 16.1, and `nil` before.
    var screen: ObjectIdentifier?

    /// Creates a transition from what is known.
    ///
    /// A frame with a number that no screen can have counts as left out.
    public init(
        phase: Phase, beginFrame: CGRect? = nil, endFrame: CGRect? = nil,
        duration: TimeInterval? = nil, curve: Int? = nil, isLocal: Bool? = nil
    ) {
        self.phase = phase
        self.beginFrame = beginFrame.flatMap(Self.usable)
        self.endFrame = endFrame.flatMap(Self.usable)
        self.animation = KeyboardAnimation(duration: duration, curve: curve)
        self.isLocal = isLocal ?? true
    }

    /// The end frame or, if there is none, the begin frame.
    public var frame: CGRect? { endFrame ?? beginFrame }

    /// No screen comes near this; larger numbers are noise and would overflow in sums.
    private static let largest: CGFloat = 1_000_000

    private static func usable(_ frame: CGRect) -> CGRect? {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        guard numbers.allSatisfy({ $0.isFinite && abs($0) <= largest }) else { return nil }
        return frame.standardized
    }
}

/// The duration and curve with which the keyboard moves.
public struct KeyboardAnimation: Equatable, Sendable {
    /// The duration in seconds; zero for a change without animation.
    public var duration: TimeInterval
    /// The raw value of a `UIView.AnimationCurve`, which need not be a declared one.
    ///
    /// The system's keyboard reports 7 (in 81 of 82 recorded notifications since iOS 7).
    public var curve: Int

    /// Creates an animation, with the system's usual 0.25 s and curve 7 for what is missing or
    /// impossible.
    public init(duration: TimeInterval? = nil, curve: Int? = nil) {
        self.duration = duration.flatMap { $0.isFinite ? min(max(0, $0), 10) : nil } ?? 0.25
        self.curve = curve.flatMap { (0...0xFF).contains($0) ? $0 : nil } ?? 7
    }
}
