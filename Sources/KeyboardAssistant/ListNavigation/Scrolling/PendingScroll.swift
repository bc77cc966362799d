import CoreGraphics
import Foundation

/// The animated scroll that a key began last, from whose target held keys go on.
///
/// It never refuses a key: it only says from which offset the next step counts. A scroll whose end
/// is never reported can therefore not stop the keys.
enum PendingScroll: Equatable, Sendable {
    /// Offsets that differ by less are the same.
    private static let tolerance: CGFloat = 1
    /// The time that UIKit takes to scroll with an animation, at most: 0.3 seconds, and some to
    /// spare.
    private static let duration: TimeInterval = 0.5

    case none
    case animating(from: CGPoint, to: CGPoint, since: TimeInterval)

    /// Returns the offset from which the next step counts at `time`, while the scroll view shows
    /// `present`.
    ///
    /// That is where the scroll is going, as long as what shows lies on the way there.
    func origin(from present: CGPoint, at time: TimeInterval) -> CGPoint {
        guard case .animating(let origin, let target, let start) = self,
            time - start < Self.duration,
            present.isBetween(origin, target, tolerance: Self.tolerance)
        else { return present }
        return target
    }

    /// Begins a scroll to `target` at `time`, while the scroll view shows `present`.
    ///
    /// - Returns: Whether there is anything to scroll that is not scrolling there already.
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
