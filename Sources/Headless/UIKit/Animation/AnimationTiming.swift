import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// The timing of an animation: the fraction of its way after a fraction of its duration.
package enum AnimationTiming: Equatable, Sendable {
    /// A cubic curve from (0, 0) to (1, 1) by its two control points.
    case cubic(CGPoint, CGPoint)
    /// The movement of a spring with this duration, in seconds.
    case spring(Spring, TimeInterval)

    // UIKit: bits 16 to 19 of the options are the curve. Curve 7, which keyboard notifications
    // have, is a spring.
    package init(curveNumber: UInt) {
        switch curveNumber {
        case 1: self = .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case 2: self = .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case 3: self = .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        case Self.keyboardCurve: self = .spring(.keyboard, Spring.keyboardDuration)
        default: self = .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        }
    }

    init(_ curve: UIView.AnimationCurve) {
        self.init(curveNumber: UInt(bitPattern: curve.rawValue))
    }

    package static let keyboardCurve: UInt = 7

    /// Returns the progress at a fraction of the time; a spring may be beyond 1 for a while.
    package func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        switch self {
        case .cubic(let first, let second):
            let parameter = Self.parameter(
                where: time, x1: Double(first.x), x2: Double(second.x))
            return Self.cubic(parameter, Double(first.y), Double(second.y))
        case .spring(let spring, let duration):
            return spring.position(after: time * duration)
        }
    }

    private static func cubic(_ s: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - s
        return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
    }

    /// Finds the parameter by bisection: the x-coordinate of a timing curve never decreases.
    private static func parameter(where x: Double, x1: Double, x2: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if cubic(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

extension AnimationRecord {
    var timing: AnimationTiming {
        guard case .spring(let damping, let velocity) = kind else {
            return AnimationTiming(curveNumber: curveNumber)
        }
        let spring = Spring(
            dampingRatio: Double(damping), duration: duration, velocity: Double(velocity))
        return .spring(spring, duration)
    }

    /// The time during which the animation moves anything, in seconds.
    @MainActor
    var runningTime: TimeInterval {
        let hasOwnTime = UIApplication.behavior.keyboardCurve == .takesItsOwnTime
        let isKeyboards = curveNumber == AnimationTiming.keyboardCurve
        guard hasOwnTime, isKeyboards, duration > 0, kind == .curve else { return duration }
        return Spring.keyboardDuration
    }
}
