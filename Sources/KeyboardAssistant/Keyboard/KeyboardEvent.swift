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
        /// The keyboard has disappeared.
        case didHide
    }
}

/// A change of the keyboard.
public enum KeyboardEvent: Equatable, Sendable {
    /// The keyboard's frame changed, or the keyboard now belongs to another app. This event
    /// precedes the other two.
    ///
    /// It is also sent when the frame of a stationary keyboard is announced again, and when such a
    /// keyboard turns out to be higher than its frame. In both cases, measure the keyboard again.
    case frameChanged(KeyboardTransition)
    /// The visible height changed, in points. This event precedes the related state change.
    case heightChanged(CGFloat)
    /// The keyboard entered another state.
    case stateChanged(KeyboardObserver.KeyboardState)

    /// A Boolean value that indicates whether views that avoid the keyboard must measure it again.
    var requiresMeasuring: Bool {
        switch self {
        case .frameChanged, .stateChanged(.didShow): true
        case .heightChanged, .stateChanged: false
        }
    }
}

/// The content of one keyboard notification.
///
/// Frames are in points in screen coordinates, as the system provides them. A value that is missing
/// or unusable is `nil`.
public struct KeyboardTransition: Equatable, Sendable {
    /// The six keyboard notifications.
    public enum Phase: String, CaseIterable, Sendable {
        /// The keyboard is about to appear or change its size.
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

        /// A Boolean value that indicates whether the notification is posted before the change
        /// happens.
        package var isAnnouncement: Bool {
            switch self {
            case .willShow, .willHide, .willChangeFrame: true
            case .didShow, .didHide, .didChangeFrame: false
            }
        }

        /// The notification that the system posts before this one; `nil` if this is an announcement.
        var announcement: Phase? {
            switch self {
            case .didShow: .willShow
            case .didHide: .willHide
            case .didChangeFrame: .willChangeFrame
            case .willShow, .willHide, .willChangeFrame: nil
            }
        }
    }

    /// The notification that was posted.
    public var phase: Phase
    /// The keyboard's frame before the change.
    ///
    /// Use it only for animations.
    public var beginFrame: CGRect?
    /// The keyboard's frame after the change.
    public var endFrame: CGRect?
    /// The duration and curve of the animation.
    public var animation: KeyboardAnimation
    /// A Boolean value that indicates whether the keyboard belongs to this app.
    ///
    /// The value is `true` if the notification doesn't specify it.
    public var isLocal: Bool
    /// The identity of the screen that shows the keyboard; `nil` if the notification doesn't
    /// specify it.
    ///
    /// The object of a keyboard notification is the screen since iOS 16.1, and `nil` before that.
    var screen: ObjectIdentifier?
    /// A Boolean value that indicates whether there was no notification, and the keyboard layout
    /// guide shows that one was missed.
    var isFromGuide = false

    /// Creates a transition from the given values.
    ///
    /// A frame with a value that is impossible for a screen is treated as missing.
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

    /// The end frame, or the begin frame if there is no end frame.
    public var frame: CGRect? { endFrame ?? beginFrame }

    /// No screen is this large.
    ///
    /// Larger values are invalid and would overflow in sums.
    private static let largest: CGFloat = 1_000_000

    private static func usable(_ frame: CGRect) -> CGRect? {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        guard numbers.allSatisfy({ $0.isFinite && abs($0) <= largest }) else { return nil }
        return frame.standardized
    }
}

/// The duration and curve of a keyboard animation.
public struct KeyboardAnimation: Equatable, Sendable {
    /// The duration in seconds.
    ///
    /// It is zero for a change without animation.
    public var duration: TimeInterval
    /// The raw value of a `UIView.AnimationCurve`, which isn't necessarily a declared case.
    ///
    /// The system's keyboard reports 7 (in 81 of 82 recorded notifications since iOS 7).
    public var curve: Int

    /// Creates an animation.
    ///
    /// The system's usual values, 0.25 s and curve 7, replace missing or invalid values.
    public init(duration: TimeInterval? = nil, curve: Int? = nil) {
        self.duration = duration.flatMap { $0.isFinite ? min(max(0, $0), 10) : nil } ?? 0.25
        self.curve = curve.flatMap { (0...0xFF).contains($0) ? $0 : nil } ?? 7
    }
}
