import CoreGraphics
import Foundation

/// How far an animation has come when a share of its time is over.
package enum AnimationTiming: Equatable, Sendable {
    /// A cubic curve from (0, 0) to (1, 1) by its two control points.
    case cubic(CGPoint, CGPoint)
    /// A spring that settles without swinging, as the keyboard does.
    case settling

    // UIKit: options carry the curve in bits 16 to 19; 7 is what keyboard notifications give.
    package init(curveNumber: UInt) {
        switch curveNumber {
        case 1: self = .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case 2: self = .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case 3: self = .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        case 7: self = .settling
        default: self = .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        }
    }

    /// The share of the way, 0 to 1, at a share of the time.
    package func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        switch self {
        case .cubic(let first, let second):
            let parameter = Self.parameter(
                where: time, x1: Double(first.x), x2: Double(second.x))
            return Self.cubic(parameter, Double(first.y), Double(second.y))
        case .settling:
            return Self.settled(time) / Self.settled(1)
        }
    }

    // Seven time constants in the whole duration: at the end less than one part in a hundred is
    // left, which `progress` spreads over the way.
    private static func settled(_ time: Double) -> Double {
        let elapsed = 7 * time
        return 1 - (1 + elapsed) * exp(-elapsed)
    }

    private static func cubic(_ s: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - s
        return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
    }

    /// Bisection: the x of a timing curve never goes back.
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
