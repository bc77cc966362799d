import CoreGraphics
import Foundation

/// A timing curve with two control points.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve that the parameters were created from; `nil` for control points.
    let curve: UIView.AnimationCurve?
    private let first: CGPoint
    private let second: CGPoint

    // Core Animation's default timing function has these points.
    public convenience override init() {
        self.init(
            controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = curve
        // The keyboard's curve has no name, and isn't cubic. Its points in UIKit aren't known.
        if case .cubic(let first, let second) = AnimationTiming(curve) {
            (self.first, self.second) = (first, second)
        } else {
            (first, second) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
        }
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = nil
        (first, second) = (point1, point2)
    }

    @_documentation(visibility: internal)
    nonisolated public required init?(coder: NSCoder) {
        let number = coder.decodeInteger(forKey: "curve")
        curve = number < 0 ? nil : UIView.AnimationCurve(rawValue: number)
        first = CGPoint(x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
        second = CGPoint(x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
    }

    @_documentation(visibility: internal)
    nonisolated open func encode(with coder: NSCoder) {
        coder.encode(curve?.rawValue ?? -1, forKey: "curve")
        coder.encode(Double(first.x), forKey: "x1")
        coder.encode(Double(first.y), forKey: "y1")
        coder.encode(Double(second.x), forKey: "x2")
        coder.encode(Double(second.y), forKey: "y2")
    }

    // An immutable object is its own copy.
    @_documentation(visibility: internal)
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }
    open var controlPoint1: CGPoint { first }
    open var controlPoint2: CGPoint { second }

    @_documentation(visibility: internal)
    open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }
    @_documentation(visibility: internal)
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    @_documentation(visibility: internal)
    open var springTimingParameters: UISpringTimingParameters? { nil }
}
