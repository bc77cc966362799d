import CoreGraphics
import Foundation

/// An animation that can be added to a layer.
///
/// It runs for its duration and calls its delegate. Its end is displayed immediately.
open class CAAnimation: NSObject, CAMediaTiming {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    // Apple: an animation retains its delegate.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true

    public override init() {
        super.init()
    }

    /// The time from adding the animation to its end; infinite if it never ends.
    ///
    /// Apple: a duration of 0 is that of the transaction, 0.25 seconds by default.
    var runningTime: CFTimeInterval {
        let length = duration > 0 ? duration : CATransaction.animationDuration()
        let round = (autoreverses ? 2 : 1) * length
        let whole = repeatDuration > 0 ? repeatDuration : round * Double(max(1, repeatCount))
        let wait = beginTime > 0 ? max(0, beginTime - CACurrentMediaTime()) : 0
        return wait + whole / Double(speed > 0 ? speed : 1)
    }
}

/// An object that is notified when an animation begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several animations that run together.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

/// An animation between two states of a layer.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
}

/// The types of transitions from one state of a layer to the next.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
