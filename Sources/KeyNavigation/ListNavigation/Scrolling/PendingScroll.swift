import CoreGraphics
import Foundation

/// The latest animated scroll by a key.
///
/// The next step of a key that is held starts at the target of this scroll.
///
/// A pending scroll only determines the start of the next step, and blocks no key. The keys
/// therefore keep working if the end of a scroll isn't reported.
enum PendingScroll: Equatable, Sendable {
    /// The maximum difference between offsets that are considered equal, in points.
    private static let tolerance: CGFloat = 1
    /// The maximum duration of UIKit's animated scrolling: 0.3 seconds and a margin.
    private static let duration: TimeInterval = 0.5

    case none
    case animating(from: CGPoint, to: CGPoint, since: TimeInterval)

    /// Returns the start offset of the next step at `time`, while the scroll view is at `present`.
    ///
    /// The offset is the target of the scroll as long as `present` is on the way to the target.
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
    ///   already scrolling to `target`.
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
