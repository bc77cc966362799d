import CoreGraphics
import Foundation

extension UIView {
    /// Hears of every change that an animation can carry.
    func recordAnimation(_ change: AnimatableChange) {
        Animations.note(change, of: self)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let record = AnimationRecord(
            kind: .curve, duration: duration, delay: delay, options: options)
        run(record, animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: [], animations: animations,
            completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
    {
        animate(withDuration: duration, animations: animations, completion: nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let kind = AnimationRecord.Kind.spring(damping: dampingRatio, velocity: velocity)
        let record = AnimationRecord(
            kind: kind, duration: duration, delay: delay, options: options)
        run(record, animations: animations, completion: completion)
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let record = AnimationRecord(
            kind: .transition, duration: duration, delay: 0, options: options,
            changes: [AnimationRecord.Change(view: view, property: .alpha)])
        run(record, animations: { changes(animations, options) }, completion: completion)

        // Apple's reference: changes inside a transition are animated only where the options
        // allow animated content.
        func changes(_ animations: (() -> Void)?, _ options: UIView.AnimationOptions) {
            guard let animations else { return }
            if options.contains(.allowAnimatedContent) {
                animations()
            } else {
                performWithoutAnimation(animations)
            }
        }
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        Animations.withoutAnimation(actionsWithoutAnimation)
    }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        Animations.areEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool { Animations.areEnabledNow }

    public class var inheritedAnimationDuration: TimeInterval { Animations.current?.duration ?? 0 }

    private static func run(
        _ record: AnimationRecord, animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let made = Animations.declare(record.cleaned.nested(in: Animations.current)) {
            animations()
        }
        complete(made, completion)
    }

    // UIKit calls back at once where there is no time to wait for, and at the next turn where
    // nothing moved (general knowledge).
    private static func complete(_ record: AnimationRecord, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        let time = record.duration + record.delay
        guard time > 0, Animations.areEnabledNow else { return completion(true) }
        guard !record.options.contains(.repeat) else { return }
        let wait = record.changes.isEmpty ? 0 : time
        VirtualClock.current.schedule(after: wait) { completion(true) }
    }
}

extension AnimationRecord {
    /// Without times that are no times.
    fileprivate var cleaned: AnimationRecord {
        var result = self
        result.duration = duration.isFinite ? max(0, duration) : 0
        result.delay = delay.isFinite ? max(0, delay) : 0
        return result
    }
}
