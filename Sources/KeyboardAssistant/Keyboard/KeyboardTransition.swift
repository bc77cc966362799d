import CoreGraphics
import Foundation

/// What one keyboard notification says, as far as it says anything.
///
/// Frames are in screen coordinates and in points, as the system gives them. What a notification
/// leaves out, or what is no usable number, is nil.
public struct KeyboardTransition: Equatable, Sendable {
    /// Which of the six notifications it was.
    public enum Phase: String, CaseIterable, Sendable {
        /// The keyboard is about to come, or to change its size.
        case willShow
        /// It has come.
        case didShow
        /// It is about to leave.
        case willHide
        /// It is away.
        case didHide
        /// It is about to be elsewhere, or of another size.
        case willChangeFrame
        /// It is elsewhere now.
        case didChangeFrame
    }

    /// Which of the six notifications it was.
    public var phase: Phase
    /// Where the keyboard comes from; good for nothing but animations.
    public var beginFrame: CGRect?
    /// Where the keyboard will be, or is.
    public var endFrame: CGRect?
    /// How the keyboard moves.
    public var animation: KeyboardAnimation
    /// Whether the keyboard is this app's; a notification that does not say counts as local.
    public var isLocal: Bool
    /// The identity of the screen that the keyboard is on; nil where the notification does not say.
    ///
    /// The object of a keyboard notification is the screen since iOS 16.1, and nothing before.
    public var screen: ObjectIdentifier?

    /// Takes whatever there is; frames with impossible numbers count as left out.
    public init(
        phase: Phase, beginFrame: CGRect? = nil, endFrame: CGRect? = nil,
        duration: TimeInterval? = nil, curve: Int? = nil, isLocal: Bool? = nil,
        screen: ObjectIdentifier? = nil
    ) {
        self.phase = phase
        self.beginFrame = beginFrame.flatMap(Self.usable)
        self.endFrame = endFrame.flatMap(Self.usable)
        self.animation = KeyboardAnimation(duration: duration, curve: curve)
        self.isLocal = isLocal ?? true
        self.screen = screen
    }

    /// The one frame there is to go by: the end, or for want of it the beginning.
    public var frame: CGRect? { endFrame ?? beginFrame }

    /// No screen comes near this; larger numbers are noise and would overflow in sums.
    private static let largest: CGFloat = 1_000_000

    private static func usable(_ frame: CGRect) -> CGRect? {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        guard numbers.allSatisfy({ $0.isFinite && abs($0) <= largest }) else { return nil }
        return frame.standardized
    }
}
