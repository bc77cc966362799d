import CoreGraphics
import Foundation

extension UIView {
    /// Records a change that can be animated; called for every one.
    func recordAnimation(_ change: AnimatableChange) {
        Animations.note(change, of: self)
    }

    // Apple's reference: changes inside a transition are animated only where the options allow
    // animated content.
    static func transitionChanges(
        _ animations: (() -> Void)?, _ options: UIView.AnimationOptions
    ) -> () -> Void {
        {
            guard let animations else { return }
            if options.contains(.allowAnimatedContent) {
                animations()
            } else {
                performWithoutAnimation(animations)
            }
        }
    }
}

extension Animations {
    /// Runs an animation that `UIView` declares.
    static func run(
        _ record: AnimationRecord, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let goesItsOwnWay = record.options.contains(.overrideInheritedDuration)
        let record = record.cleaned.nested(in: current)
        let course = (goesItsOwnWay ? nil : steeredCourse) ?? heldCourse(of: record)
        complete(declare(record, on: course, changes: changes), completion)
    }

    /// The course of the animation around the one being declared, unless it follows the clock.
    private static var steeredCourse: (any AnimationCourse)? {
        currentCourse is TimedCourse ? nil : currentCourse
    }

    // Apple, animate(withDuration:animations:completion:): without a duration, UIKit calls back at
    // the next turn. Here it also does if nothing moved (blog.spacemanlabs.com, 2012-08: it doesn't
    // wait), and calls back immediately if animations are disabled.
    private static func complete(_ record: AnimationRecord, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        let time = record.runningTime + record.delay
        guard areEnabledNow else { return completion(true) }
        guard !record.options.contains(.repeat) else { return }
        if let holder, time > 0, !record.changes.isEmpty {
            return holder.whenOver { _ in completion(true) }
        }
        let wait = record.changes.isEmpty ? 0 : time
        VirtualClock.current.schedule(after: wait) { completion(true) }
    }
}

extension AnimationRecord {
    /// This record without invalid times.
    fileprivate var cleaned: AnimationRecord {
        var result = self
        result.duration = duration.isFinite ? max(0, duration) : 0
        result.delay = delay.isFinite ? max(0, delay) : 0
        return result
    }
}
