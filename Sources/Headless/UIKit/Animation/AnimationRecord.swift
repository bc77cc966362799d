import Foundation

/// An animation: its duration, options and changes.
package struct AnimationRecord {
    package enum Kind: Equatable, Sendable {
        case none
        case curve
        case spring(damping: CGFloat, velocity: CGFloat)
        case transition
    }

    package enum Property: Sendable {
        case bounds, center, transform, alpha, backgroundColor
    }

    /// One property of one view.
    package struct Change {
        package weak var view: UIView?
        package var property: Property
    }

    package var kind: Kind
    package var duration: TimeInterval
    package var delay: TimeInterval
    package var options: UIView.AnimationOptions
    package var changes: [Change] = []

    package var curveNumber: UInt { options.curveNumber }

    // Apple, setAnimationDuration(_:): 0.2 seconds unless another duration is set.
    static let old = AnimationRecord(kind: .curve, duration: 0.2, delay: 0, options: [])

    /// Returns a Boolean value that indicates whether the animation moved `view`, in any way.
    @MainActor
    package func moved(_ view: UIView) -> Bool {
        changes.contains { $0.view === view }
    }
}

extension AnimationRecord {
    // Apple's reference: without `overrideInheritedDuration` and `overrideInheritedCurve` a nested
    // animation takes both from the one around it.
    func nested(in outer: AnimationRecord?) -> AnimationRecord {
        guard let outer else { return self }
        var result = self
        if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) {
            result.options = options.withCurve(outer.curveNumber)
        }
        return result
    }
}

extension UIView.AnimatableChange {
    var property: AnimationRecord.Property {
        switch self {
        case .bounds: .bounds
        case .center: .center
        case .transform: .transform
        case .alpha: .alpha
        case .backgroundColor: .backgroundColor
        }
    }
}
