import CoreGraphics
import Foundation

/// The course of an animation that can be paused, reversed and scrubbed.
@MainActor
final class AnimatorCourse: AnimationCourse {
    /// A part of the course that runs by itself.
    private struct Stretch {
        var from: Double
        var goal: Double
        var timing: AnimationTiming
        var duration: TimeInterval
        /// The elapsed time when the animation was last resumed, in seconds.
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
    /// The course that this one follows instead of its own timing.
    private var leader: (any AnimationCourse)?
    /// The fraction that was set by scrubbing.
    private var place: Double

    init(at place: Double) {
        self.place = place
    }

    var progress: Double { leader?.progress ?? stretch?.progress ?? place }
    var isLed: Bool { leader != nil }
    // The leader determines the end.
    let isOver = false

    /// The time until the end, in seconds.
    var timeLeft: TimeInterval {
        guard let stretch else { return 0 }
        return max(0, stretch.duration - stretch.time)
    }

    /// Runs from the current progress to `goal`.
    func run(
        to goal: Double, timing: AnimationTiming, duration: TimeInterval, delay: TimeInterval = 0
    ) {
        stretch = Stretch(
            from: progress, goal: goal, timing: timing, duration: duration, past: 0,
            since: VirtualClock.current.now + delay)
        leader = nil
    }

    /// Follows the progress of `leader` from now on.
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

    /// Continues a paused run, and returns whether there was one.
    func resume() -> Bool {
        guard stretch != nil else { return false }
        stretch?.since = VirtualClock.current.now
        return true
    }

    /// Sets the progress to `place`, and ends the run.
    func move(to place: Double) {
        stretch = nil
        leader = nil
        self.place = place
    }
}

/// The course of an animation that is added to a running one: it takes the remaining part of that
/// course.
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
