import Foundation

/// The animations of something that is drawn between two places until they end.
package struct AnimationUnderWay: Equatable, Sendable {
    /// The animation that began last.
    private var animation = KeyboardAnimation(duration: 0)
    /// The number of animations that haven't ended.
    private var count = 0
    /// The time at which the last animation is over, in seconds.
    private var endTime: TimeInterval = -.infinity

    package init() {}

    /// A Boolean value that indicates whether an animation hasn't ended.
    package var isUnderWay: Bool { count > 0 }

    /// Returns the animation for the next move, which would have `animation`.
    ///
    /// A move without animation joins the animation that is under way. Otherwise, UIKit would draw
    /// the content at the animation's distance from its new place, where it never is. Call ``end()``
    /// once an animation that has a duration is over.
    ///
    /// UIKit ends an animation at once in which no view has moved. With the time `now`, such an
    /// animation counts until it would have ended otherwise, because the keyboard moves for as long.
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
