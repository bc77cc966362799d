import CoreGraphics
import Foundation

/// An object that provides the timing curve of an animation.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Returns the timing of this curve in an animation of `duration` seconds.
    func timing(for duration: TimeInterval) -> AnimationTiming {
        if let spring = springTimingParameters?.spring(for: duration) {
            return .spring(spring, duration)
        }
        guard let cubic = cubicTimingParameters else { return AnimationTiming(curveNumber: 0) }
        return cubic.curve.map(AnimationTiming.init)
            ?? .cubic(cubic.controlPoint1, cubic.controlPoint2)
    }

    // Apple, init(mass:stiffness:damping:initialVelocity:): such a spring has its own duration.
    func duration(told duration: TimeInterval) -> TimeInterval {
        springTimingParameters?.ownDuration ?? duration
    }
}
