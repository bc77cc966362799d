import Foundation

/// The animations that draw something between two places until they end.
package struct AnimationUnderWay: Equatable, Sendable {
    /// The animation that began last.
    private var animation = KeyboardAnimation(duration: 0)
    /// The number of animations that haven't ended.
    private var count = 0
    /// The time at which the last animation is over, in seconds.
    private var endTime: TimeInterval = -.infinity

    package init() {}

    /// A Boolean value that indicates whether an animation is running.
    package var isUnderWay: Bool { count > 0 }

    /// Returns the animation for the next move, by itself `animation`.
    ///
    /// A move without animation joins the animation that is under way. Otherwise, UIKit would draw the
    /// content at a wrong place, at the animation's distance from its new one. Call ``end()`` once an
    /// animation with a duration is over.
    ///
    /// UIKit ends an animation without moved views at once. With the time `now`, in seconds, such an
    /// animation counts until its regular end, because the keyboard moves for as long.
    package mutating func join(
        _ animation: KeyboardAnimation, at now: TimeInterval? = nil
    ) -> KeyboardAnimation {
        let joins = animation.duration == 0 && (isUnderWay || now.map { $0 < endTime } ?? false)
        let next = joins ? self.animation : animation
        if next.duration > 0 {
            self.animation = next
            count += 1
            if !joins, let now { endTime = max(endTime, now + next.duration) }
        }
        return next
    }

    /// Records that an animation is over.
    package mutating func end() {
        count = max(0, count - 1)
    }
}
