import CoreGraphics
import Foundation

/// The motion of content from one offset to another.
struct ScrollMotion: Equatable, Sendable {
    enum Shape: Equatable, Sendable {
        case eased
        case deceleration(Deceleration)
    }

    enum Cause: Equatable, Sendable {
        case setOffset
        case letGo
        /// A tap on the status bar.
        case statusBar
    }

    var start: CGPoint
    var target: CGPoint
    var duration: TimeInterval
    var shape: Shape
    var cause: Cause

    // The duration of an animated offset, and of the return from beyond an edge, in seconds
    // (assumed: A62).
    private static let usualDuration: TimeInterval = 0.3

    static func animation(
        from start: CGPoint, to target: CGPoint, because cause: Cause = .setOffset
    ) -> ScrollMotion {
        ScrollMotion(
            start: start, target: target, duration: usualDuration, shape: .eased, cause: cause)
    }

    /// Returns a motion to `target`, which replaces the end of the deceleration.
    static func letGo(
        at start: CGPoint, target: CGPoint, deceleration: Deceleration
    ) -> ScrollMotion {
        let isFlying = deceleration.duration > 0
        return ScrollMotion(
            start: start, target: target,
            duration: isFlying ? deceleration.duration : usualDuration,
            shape: isFlying ? .deceleration(deceleration) : .eased, cause: .letGo)
    }

    func offset(after time: TimeInterval) -> CGPoint {
        guard time < duration else { return target }
        let share = progress(after: time)
        return CGPoint(
            x: start.x + (target.x - start.x) * share, y: start.y + (target.y - start.y) * share)
    }

    /// Returns the motion of content that something else has moved by `way` meanwhile.
    ///
    /// Content that slows down goes on from there. On its way to the top, it arrives there
    /// nevertheless (as the example of ekazaev/ChatLayout notes), and at an offset that was set.
    func shifted(by way: CGPoint) -> ScrollMotion {
        var motion = self
        if cause == .letGo {
            motion.start = CGPoint(x: start.x + way.x, y: start.y + way.y)
            motion.target = CGPoint(x: target.x + way.x, y: target.y + way.y)
        }
        return motion
    }

    private func progress(after time: TimeInterval) -> CGFloat {
        switch shape {
        case .eased:
            CGFloat(AnimationTiming(curveNumber: 0).progress(at: time / duration))
        case .deceleration(let deceleration):
            deceleration.distance(after: time) / deceleration.wholeDistance
        }
    }
}

/// The activity of a scroll view.
enum ScrollActivity: Equatable, Sendable {
    case resting
    /// A finger drags. The content was at `from` when the finger touched the screen.
    case dragging(from: CGPoint)
    case moving(ScrollMotion, since: TimeInterval)

    var isDragging: Bool {
        if case .dragging = self { true } else { false }
    }

    var isDecelerating: Bool {
        if case .moving(let motion, _) = self, motion.cause == .letGo { true } else { false }
    }

    var isAnimating: Bool {
        if case .moving(let motion, _) = self, motion.cause != .letGo { true } else { false }
    }
}
