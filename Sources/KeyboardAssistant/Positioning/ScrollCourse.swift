import CoreGraphics

/// The course of an animated scroll from one frame to the next.
struct ScrollCourse: Equatable, Sendable {
    /// The states of a scroll.
    enum State: Equatable, Sendable {
        /// The animation is running.
        case underWay
        /// The animation has reached its target.
        case arrived
        /// Another scroll without an animation has ended the animation.
        case replaced
    }

    /// The state at the last step.
    private(set) var state = State.underWay
    private var offset: CGPoint
    /// The distance of the last step, in points; `nil` before the first step.
    private var distance: CGFloat?

    /// Creates the course of a scroll that is at `offset` now.
    init(at offset: CGPoint) { self.offset = offset }

    /// Records the present offset, in each frame and before each response.
    ///
    /// UIKit doesn't tell why an animation is over. An animated scroll slows down toward its target, so
    /// that a last step that is longer than the step before, by more than rounding, is another scroll. Without
    /// a step before, the animation may have ended while the app was busy.
    mutating func step(to new: CGPoint, isAnimating: Bool) {
        let length = max(abs(new.x - offset.x), abs(new.y - offset.y))
        if !isAnimating { state = distance.map { length > $0 + 1 } == true ? .replaced : .arrived }
        if length > 0 { (offset, distance) = (new, length) }
    }
}
