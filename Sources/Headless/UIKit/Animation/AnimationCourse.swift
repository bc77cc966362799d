import Foundation

/// An object that knows how far an animation is.
@MainActor
protocol AnimationCourse: AnyObject {
    /// The share of the way that is behind it.
    var progress: Double { get }
    /// A Boolean value that indicates whether nothing moves any more.
    var isOver: Bool { get }
}

/// An animation that was started once and for all.
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
    /// The clock comes to the end by steps, whose sum is off by a rounding error.
    var isOver: Bool { time >= duration - 1e-9 }
}
