import Foundation

/// A mass on a spring, which is released at 0 and pulled to 1.
package struct Spring: Equatable, Sendable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    /// The velocity at the release, in whole distances per second.
    package var velocity: Double

    /// The fraction of the distance at which the spring counts as at rest.
    private static let rest = 0.001

    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.velocity = velocity
    }

    // Apple, UISpringTimingParameters: a damping ratio of 1 is critical, a smaller one oscillates.
    // How UIKit derives a spring from a duration isn't documented: this one rests at its end.
    package init(dampingRatio: Double, duration: TimeInterval, velocity: Double = 0) {
        let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
        let time = max(duration, 0.001)
        let frequency = ratio < 1 ? -log(Self.rest) / (ratio * time) : 9.2334 / time
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            velocity: velocity)
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }
    private var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    // A spring with too much damping counts as critically damped, as in the solver that WebKit made
    // to agree with CASpringAnimation (Source/WebCore/platform/graphics/SpringSolver.h), and in
    // Flutter's for the keyboard (flutter-team-archive/engine#37604).
    package func position(after time: TimeInterval) -> Double {
        guard time > 0 else { return 0 }
        let (w, ratio) = (frequency, dampingRatio)
        guard ratio < 1 else { return 1 - (1 + (w - velocity) * time) * exp(-w * time) }
        let swing = w * (1 - ratio * ratio).squareRoot()
        let share = (ratio * w - velocity) / swing
        return 1 - exp(-ratio * w * time) * (cos(swing * time) + share * sin(swing * time))
    }

    /// The time until the spring comes to rest, in seconds.
    package var settlingTime: TimeInterval {
        let (w, ratio) = (frequency, dampingRatio)
        guard w > 0, ratio > 0 else { return 0 }
        if ratio < 1 { return -log(Self.rest) / (ratio * w) }
        // The remaining distance only shrinks after one time constant.
        var (low, high) = (1 / w, 1 / w)
        while abs(1 - position(after: high)) > Self.rest { high *= 2 }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if abs(1 - position(after: middle)) > Self.rest { low = middle } else { high = middle }
        }
        return high
    }
}

extension Spring {
    // The parameters that a CASpringAnimation with the keyboard's curve has, printed on devices:
    // mass 3, stiffness 1000, damping 500, over half a second (Apple developer forums, thread
    // 48088; flutter-team-archive/engine#37604).
    package static let keyboard = Spring(mass: 3, stiffness: 1000, damping: 500)
    package static let keyboardDuration: TimeInterval = 0.5
}
