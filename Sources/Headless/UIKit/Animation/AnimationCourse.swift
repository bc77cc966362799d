import Foundation

/// An object that determines the progress of an animation.
@MainActor
protocol AnimationCourse: AnyObject {
    /// The completed fraction of the animation.
    var progress: Double { get }
    /// A Boolean value that indicates whether the animation is over.
    var isOver: Bool { get }
}

/// The course of an animation that isn't changed after its start.
@MainActor
final class TimedCourse: AnimationCourse {
    private let timing: AnimationTiming
    private let start: TimeInterval
    private let duration: TimeInterval

    init(_ record: AnimationRecord) {
        timing = record.timing
        start = VirtualClock.current.turnStart + record.delay
        duration = record.runningTime
    }

    private var time: TimeInterval { VirtualClock.current.now - start }

    var progress: Double { timing.progress(at: time / duration) }
    /// The clock reaches the end in steps, whose sum has a rounding error.
    var isOver: Bool { time >= duration - 1e-9 }
}
