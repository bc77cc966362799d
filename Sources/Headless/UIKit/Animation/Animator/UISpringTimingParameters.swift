import CoreGraphics
import Foundation

/// A timing curve of a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Shape: Sendable {
        /// A spring with the animation's duration.
        case ratio(Double)
        /// A spring with its own duration.
        case spring(mass: Double, stiffness: Double, damping: Double)
    }

    private let shape: Shape
    private let velocity: CGVector

    // Apple, init(): a damping ratio of 4.56, which is that of the keyboard's spring.
    public override init() {
        let usual = Spring.keyboard
        shape = .spring(mass: usual.mass, stiffness: usual.stiffness, damping: usual.damping)
        velocity = .zero
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        shape = .ratio(Double(ratio))
        self.velocity = velocity
    }

    public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        shape = .spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        self.velocity = velocity
    }

    @_documentation(visibility: internal)
    nonisolated public required init?(coder: NSCoder) {
        velocity = CGVector(
            dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
        shape =
            coder.containsValue(forKey: "ratio")
            ? .ratio(coder.decodeDouble(forKey: "ratio"))
            : .spring(
                mass: coder.decodeDouble(forKey: "mass"),
                stiffness: coder.decodeDouble(forKey: "stiffness"),
                damping: coder.decodeDouble(forKey: "damping"))
    }

    @_documentation(visibility: internal)
    nonisolated open func encode(with coder: NSCoder) {
        coder.encode(Double(velocity.dx), forKey: "dx")
        coder.encode(Double(velocity.dy), forKey: "dy")
        switch shape {
        case .ratio(let ratio): coder.encode(ratio, forKey: "ratio")
        case .spring(let mass, let stiffness, let damping):
            coder.encode(mass, forKey: "mass")
            coder.encode(stiffness, forKey: "stiffness")
            coder.encode(damping, forKey: "damping")
        }
    }

    // An immutable object is its own copy.
    @_documentation(visibility: internal)
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    open var initialVelocity: CGVector { velocity }

    @_documentation(visibility: internal)
    open var timingCurveType: UITimingCurveType { .spring }
    @_documentation(visibility: internal)
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    @_documentation(visibility: internal)
    open var springTimingParameters: UISpringTimingParameters? { self }

    func spring(for duration: TimeInterval) -> Spring {
        switch shape {
        case .ratio(let ratio):
            Spring(dampingRatio: ratio, duration: duration, velocity: speed)
        case .spring(let mass, let stiffness, let damping):
            Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: speed)
        }
    }

    var ownDuration: TimeInterval? {
        guard case .spring = shape else { return nil }
        return spring(for: 0).settlingTime
    }

    // Apple, initialVelocity: 1 is the whole way in a second. The larger part of a vector counts
    // for both axes here.
    private var speed: Double {
        Double(abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy)
    }
}
