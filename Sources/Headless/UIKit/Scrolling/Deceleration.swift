import CoreGraphics
import Foundation

/// A content that was let go and slows down by itself.
package struct Deceleration: Equatable, Sendable {
    /// Points per second when it was let go.
    package var velocity: CGFloat
    /// The share of the velocity that is left after each millisecond.
    package var rate: CGFloat

    // Slower than this nobody sees it move.
    private static let standstill: CGFloat = 10

    package init(velocity: CGFloat, rate: CGFloat) {
        self.velocity = velocity
        self.rate = min(max(rate, 0.5), 0.9999)
    }

    private var decay: CGFloat { -1000 * CGFloat(log(Double(rate))) }

    package var duration: TimeInterval {
        guard abs(velocity) > Self.standstill else { return 0 }
        return log(Double(abs(velocity) / Self.standstill)) / Double(decay)
    }

    /// Returns the distance that is covered after `time`.
    package func distance(after time: TimeInterval) -> CGFloat {
        let elapsed = min(max(0, time), duration)
        return velocity / decay * CGFloat(1 - exp(-Double(decay) * elapsed))
    }

    /// The distance that is covered in all.
    package var wholeDistance: CGFloat { distance(after: duration) }
}
