import CoreGraphics
import Foundation

/// The motion of content that was released and slows down.
package struct Deceleration: Equatable, Sendable {
    /// The velocity at the release, in points per second.
    package var velocity: CGFloat
    /// The share of the velocity that remains after each millisecond.
    package var rate: CGFloat

    // A slower motion isn't visible.
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

    /// Returns the distance after `time`, in points.
    package func distance(after time: TimeInterval) -> CGFloat {
        let elapsed = min(max(0, time), duration)
        return velocity / decay * CGFloat(1 - exp(-Double(decay) * elapsed))
    }

    /// The whole distance, in points.
    package var wholeDistance: CGFloat { distance(after: duration) }
}
