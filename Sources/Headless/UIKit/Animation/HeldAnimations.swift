import Foundation

/// Animations whose time is not the clock's: a finger says how much of it is over, and whether
/// they go on to their end or back to their start.
@MainActor
final class HeldAnimations {
    /// The seconds of their time that are over.
    private let time = AnimatorCourse(at: 0)
    private var courses: [HeldCourse] = []
    private var listeners: [(UIViewAnimatingPosition) -> Void] = []
    private var end: VirtualClock.Token?

    var seconds: TimeInterval { time.progress }

    /// The time at which the last of the animations ends, in their time.
    private var latest: TimeInterval { courses.map(\.end).max() ?? 0 }

    // MARK: Being made

    /// Returns the course of an animation that is made now.
    func course(
        _ timing: AnimationTiming, delay: TimeInterval, duration: TimeInterval
    ) -> HeldCourse {
        let course = HeldCourse(
            heldBy: self, timing: timing, start: seconds + delay, duration: duration)
        courses.append(course)
        return course
    }

    /// Calls `listener` when they have come to their end, or are back at their start.
    func whenOver(_ listener: @escaping (UIViewAnimatingPosition) -> Void) {
        listeners.append(listener)
    }

    // MARK: Being driven

    /// Takes them to where they are after `seconds` of their time.
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

    /// Lets them run to the end, or back to the start.
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

    // Views that went back have the values of before. Apple, Customizing the Transition Animations:
    // an animator gives none back itself where its transition was canceled.
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

/// One animation that is held: it goes by its own curve in the time of whoever holds it.
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
    // Whoever holds it says when it is over.
    let isOver = false
}

extension Animations {
    /// The holder of the animations that are being made.
    static var holder: HeldAnimations?

    /// Runs `body`; the animations that it makes are driven by what is returned.
    static func hold(_ body: () -> Void) -> HeldAnimations {
        let (outer, held) = (holder, HeldAnimations())
        holder = held
        body()
        holder = outer
        return held
    }

    /// Returns the course that drives `record` in place of the clock, if it is made while
    /// animations are held.
    static func heldCourse(of record: AnimationRecord) -> HeldCourse? {
        guard let holder, areEnabledNow, record.runningTime > 0 else { return nil }
        return holder.course(record.timing, delay: record.delay, duration: record.runningTime)
    }
}
