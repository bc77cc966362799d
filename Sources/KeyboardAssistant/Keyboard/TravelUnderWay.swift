/// The animated moves of something that is drawn on its way until they end.
struct TravelUnderWay: Equatable, Sendable {
    /// The animation that began last.
    private var animation = KeyboardAnimation(duration: 0)
    /// The number of animations that haven't ended.
    private var count = 0

    /// A Boolean value that indicates whether an animation hasn't ended.
    var isUnderWay: Bool { count > 0 }

    /// Returns the animation for the next move, which would have `animation`.
    ///
    /// A move without animation joins the travel. A change without animation leaves the animation
    /// under way to what it animates, which UIKit then draws at the same distance from another
    /// place, where the content never is. Call ``end()`` once an animation that has a duration is
    /// over.
    mutating func join(_ animation: KeyboardAnimation) -> KeyboardAnimation {
        let next = animation.duration == 0 && isUnderWay ? self.animation : animation
        if next.duration > 0 {
            self.animation = next
            count += 1
        }
        return next
    }

    /// Records that an animation is over.
    mutating func end() {
        count = max(0, count - 1)
    }
}
