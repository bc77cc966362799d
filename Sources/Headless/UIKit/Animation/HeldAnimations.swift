import Foundation

/// Animations with their own time instead of the clock's: a finger determines the elapsed time, and
/// whether they run to their end or back to their start.
@MainActor
final class HeldAnimations {
    /// The elapsed time of the animations, in seconds.
    private let time = AnimatorCourse(at: 0)
    private var courses: [HeldCourse] = []
    private var listeners: [(UIViewAnimatingPosition) -> Void] = []
    private var end: VirtualClock.Token?

    var seconds: TimeInterval { time.progress }

    /// The time at which the last of the animations ends, in their own time.
    private var latest: TimeInterval { courses.map(\.end).max() ?? 0 }

    // MARK: Being made

    /// Returns the course of a new animation.
    func course(
        _ timing: AnimationTiming, delay: TimeInterval, duration: TimeInterval
    ) -> HeldCourse {
        let course = HeldCourse(
            heldBy: self, timing: timing, start: seconds + delay, duration: duration)
        courses.append(course)
        return course
    }

    /// Calls `listener` when the animations have reached their end, or their start again.
    func whenOver(_ listener: @escaping (UIViewAnimatingPosition) -> Void) {
        listeners.append(listener)
    }

    // MARK: Being driven

    /// Moves the animations to `seconds` of their own time.
    func move(to seconds: TimeInterval) {
        halt()
        time.move(to: seconds)
        Animations.refresh()
    }

    func pause() {
        halt()
        time.move(to: seconds)
        Animations.refresh()
    }

    /// Runs the animations to the end, or back to the start.
    func run(
        to position: UIViewAnimatingPosition, length: TimeInterval, speed: Double,
        timing: AnimationTiming, completion: @escaping () -> Void
    ) {
        halt()
        let goal = position == .start ? 0 : max(length, latest)
        let duration = abs(goal - seconds) / max(speed, 0.01)
        time.run(to: goal, timing: timing, duration: duration)
        end = VirtualClock.current.schedule(after: duration) { [self] in
            finish(at: position)
            completion()
        }
    }

    private func halt() {
        end?.cancel()
        end = nil
    }

    // Views that moved back have their previous values. Apple, Customizing the Transition
    // Animations: an animator doesn't restore them itself if its transition was canceled.
    private func finish(at position: UIViewAnimatingPosition) {
        end = nil
        let flights = courses.flatMap { Animations.flights(on: $0) }
        for course in courses { Animations.end(course) }
        if position == .start { for flight in flights.reversed() { flight.land(at: 0) } }
        let waiting = listeners
        (courses, listeners) = ([], [])
        for listener in waiting { listener(position) }
    }
}

/// One animation that is held, with its own curve in the time of its holder.
@MainActor
final class HeldCourse: AnimationCourse {
    private let holder: HeldAnimations
    private let timing: AnimationTiming
    private let start: TimeInterval
    private let duration: TimeInterval

    init(
        heldBy holder: HeldAnimations, timing: AnimationTiming, start: TimeInterval,
        duration: TimeInterval
    ) {
        self.holder = holder
        self.timing = timing
        self.start = start
        self.duration = max(duration, 0.001)
    }

    var end: TimeInterval { start + duration }
    var progress: Double { timing.progress(at: (holder.seconds - start) / duration) }
    // The holder determines the end.
    let isOver = false
}

extension Animations {
    /// The holder of the animations that are being made.
    static var holder: HeldAnimations?

    /// Runs `body`, and returns the object that drives its animations.
    static func hold(_ body: () -> Void) -> HeldAnimations {
        let (outer, held) = (holder, HeldAnimations())
        holder = held
        body()
        holder = outer
        return held
    }

    /// Returns the course that drives `record` instead of the clock, if it is made while animations
    /// are held.
    static func heldCourse(of record: AnimationRecord) -> HeldCourse? {
        guard let holder, areEnabledNow, record.runningTime > 0 else { return nil }
        return holder.course(record.timing, delay: record.delay, duration: record.runningTime)
    }
}
