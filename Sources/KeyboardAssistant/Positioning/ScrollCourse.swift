import CoreGraphics

/// The course of an animated scroll from one frame to the next.
struct ScrollCourse: Equatable, Sendable {
    private var offset: CGPoint
    /// The distance of the last step, in points; `nil` before the first step.
    private var distance: CGFloat?
    /// The states of the scroll.
    enum State: Equatable, Sendable {
        /// The animation is running.
        case underWay
        /// The animation has reached its target.
        case arrived
        /// Another scroll without an animation has ended the animation.
        case replaced
    }
    private(set) var state = State.underWay

    /// Creates the course of a scroll that is at `offset` now.
    init(at offset: CGPoint) { self.offset = offset }

    /// Records the present offset, in each frame and before each response.
    ///
    /// UIKit doesn't tell why an animation is over. An animated scroll slows down toward its target, so
    /// that a last step that is longer than the step before, by more than rounding, is another scroll.
    mutating func step(to new: CGPoint, isAnimating: Bool) {
        let length = max(abs(new.x - offset.x), abs(new.y - offset.y))
        if !isAnimating { state = length > (distance ?? 0) + 1 ? .replaced : .arrived }
        if length > 0 { (offset, distance) = (new, length) }
    }
}
