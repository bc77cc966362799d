import CoreGraphics
import Foundation

/// The latest animated scroll by a key.
///
/// A key that is held continues from its target.
///
/// It never blocks a key, and only determines the offset from which the next step starts. A scroll
/// whose end isn't reported can therefore not stop the keys.
enum PendingScroll: Equatable, Sendable {
    /// The difference below which offsets are considered equal.
    private static let tolerance: CGFloat = 1
    /// The maximum duration of UIKit's animated scrolling, which is 0.3 seconds, with a margin.
    private static let duration: TimeInterval = 0.5

    case none
    case animating(from: CGPoint, to: CGPoint, since: TimeInterval)

    /// Returns the offset from which the next step starts at `time`, while the scroll view is at
    /// `present`.
    ///
    /// This is the target of the scroll, as long as the current offset is on the way to it.
    func origin(from present: CGPoint, at time: TimeInterval) -> CGPoint {
        guard case .animating(let origin, let target, let start) = self,
            time - start < Self.duration,
            present.isBetween(origin, target, tolerance: Self.tolerance)
        else { return present }
        return target
    }

    /// Starts a scroll to `target` at `time`, while the scroll view is at `present`.
    ///
    /// - Returns: A Boolean value that indicates whether the scroll view needs to scroll and isn't
    ///   already scrolling there.
    mutating func begin(
        to target: CGPoint, from present: CGPoint, at time: TimeInterval
    ) -> Bool {
        guard target != origin(from: present, at: time) else {
            if target == present { self = .none }
            return false
        }
        self = .animating(from: present, to: target, since: time)
        return true
    }
}

extension CGPoint {
    fileprivate func isBetween(_ a: CGPoint, _ b: CGPoint, tolerance: CGFloat) -> Bool {
        x >= min(a.x, b.x) - tolerance && x <= max(a.x, b.x) + tolerance
            && y >= min(a.y, b.y) - tolerance && y <= max(a.y, b.y) + tolerance
    }
}
