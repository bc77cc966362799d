import CoreGraphics
import Foundation

/// Remembers where an animated scroll of ours is going, so that held keys go on from there.
///
/// It never refuses a key: it only says from where the next step counts. A scroll whose end nobody
/// reports can therefore not stop the keys.
enum ScrollGuard: Equatable, Sendable {
    /// Offsets that differ by less are the same.
    private static let tolerance: CGFloat = 1
    /// How long UIKit takes to scroll with an animation, at most: 0.3 seconds, and some to spare.
    private static let duration: TimeInterval = 0.5

    case resting
    case moving(from: CGPoint, to: CGPoint, since: TimeInterval)

    /// The offset from which the next step counts at `time`, while the scroll view shows `present`.
    ///
    /// That is where the scroll is going, as long as what shows lies on the way there.
    func base(at present: CGPoint, _ time: TimeInterval) -> CGPoint {
        guard case .moving(let origin, let target, let start) = self,
            time - start < Self.duration,
            present.isBetween(origin, target, tolerance: Self.tolerance)
        else { return present }
        return target
    }

    /// Notes that the next step leads to `target`.
    ///
    /// - Returns: Whether there is anything to scroll that is not scrolling there already.
    mutating func scroll(to target: CGPoint, at present: CGPoint, _ time: TimeInterval) -> Bool {
        guard target != base(at: present, time) else {
            if target == present { self = .resting }
            return false
        }
        self = .moving(from: present, to: target, since: time)
        return true
    }
}

extension CGPoint {
    fileprivate func isBetween(_ a: CGPoint, _ b: CGPoint, tolerance: CGFloat) -> Bool {
        x >= min(a.x, b.x) - tolerance && x <= max(a.x, b.x) + tolerance
            && y >= min(a.y, b.y) - tolerance && y <= max(a.y, b.y) + tolerance
    }
}
