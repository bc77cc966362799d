import CoreGraphics
import Foundation

/// An animation that can be halted, turned round and taken by hand.
@MainActor
final class AnimatorCourse: AnimationCourse {
    /// A way that is gone by itself.
    private struct Stretch {
        var from: Double
        var goal: Double
        var timing: AnimationTiming
        var duration: TimeInterval
        /// The time that was over, in seconds, when the animation was resumed latest.
        var past: TimeInterval
        var since: TimeInterval?

        @MainActor
        var time: TimeInterval {
            past + (since.map { max(0, VirtualClock.current.now - $0) } ?? 0)
        }

        @MainActor
        var progress: Double {
            let share = duration > 0 ? timing.progress(at: time / duration) : 1
            return from + (goal - from) * share
        }
    }

    private var stretch: Stretch?
    /// The course that this one goes along with, in place of a way of its own.
    private var leader: (any AnimationCourse)?
    /// The share of the way that was set by hand.
    private var place: Double

    init(at place: Double) {
        self.place = place
    }

    var progress: Double { leader?.progress ?? stretch?.progress ?? place }
    var isLed: Bool { leader != nil }
    // Whoever steers it says when it is over.
    let isOver = false

    /// The seconds until the end of the way.
    var timeLeft: TimeInterval {
        guard let stretch else { return 0 }
        return max(0, stretch.duration - stretch.time)
    }

    /// Goes from where it is to `goal`.
    func run(
        to goal: Double, timing: AnimationTiming, duration: TimeInterval, delay: TimeInterval = 0
    ) {
        stretch = Stretch(
            from: progress, goal: goal, timing: timing, duration: duration, past: 0,
            since: VirtualClock.current.now + delay)
        leader = nil
    }

    /// Is as far as `leader` is, from now on.
    func follow(_ leader: any AnimationCourse) {
        stretch = nil
        self.leader = leader
    }

    func pause() {
        if isLed { move(to: progress) }
        guard let time = stretch?.time else { return }
        stretch?.past = time
        stretch?.since = nil
    }

    /// Goes on with a way that was paused, and says whether there was one.
    func resume() -> Bool {
        guard stretch != nil else { return false }
        stretch?.since = VirtualClock.current.now
        return true
    }

    /// Is taken to `place` by hand, and leaves its way.
    func move(to place: Double) {
        stretch = nil
        leader = nil
        self.place = place
    }
}

/// The course of an animation that is added to one on its way: it has the rest of the way for the
/// whole of its own.
@MainActor
final class LateCourse: AnimationCourse {
    private let course: AnimatorCourse
    private let start: Double

    init(joining course: AnimatorCourse) {
        self.course = course
        start = min(course.progress, 0.999)
    }

    var progress: Double { (course.progress - start) / (1 - start) }
    let isOver = false
}
