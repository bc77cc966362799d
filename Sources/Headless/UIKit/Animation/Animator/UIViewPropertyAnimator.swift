import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// An animation of views that can be paused, reversed, scrubbed and stopped.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var ownTiming: AnimationTiming
    private var ownDelay: TimeInterval
    private var parameters: (any UITimingCurveProvider)?
    private let ownDuration: TimeInterval

    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var course = AnimatorCourse(at: 0)
    private var courses: [any AnimationCourse] = []
    /// The changes that were being animated when the animator was stopped.
    private var stopped: [AnimationFlight] = []
    private var end: VirtualClock.Token?
    private var scrubbed: CGFloat?
    private var goesBack = false

    @_documentation(visibility: internal)
    open private(set) var state = UIViewAnimatingState.inactive
    @_documentation(visibility: internal)
    open private(set) var isRunning = false
    open var pausesOnCompletion = false
    open var scrubsLinearly = true

    open var timingParameters: (any UITimingCurveProvider)? { parameters }
    open var duration: TimeInterval { ownDuration }
    open var delay: TimeInterval { ownDelay }

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.parameters = parameters
        ownDuration = parameters.duration(told: max(0, duration))
        ownTiming = parameters.timing(for: ownDuration)
        ownDelay = 0
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { self.animations = [animations] }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(
                controlPoint1: point1, controlPoint2: point2))
        if let animations { self.animations = [animations] }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { self.animations = [animations] }
    }

    fileprivate convenience init(_ record: AnimationRecord) {
        self.init(duration: record.runningTime, timingParameters: UICubicTimingParameters())
        parameters = nil
        ownTiming = record.timing
        ownDelay = record.delay
    }

    // The class is passed as a final one, so that the initializer above, which receives the actual
    // class as its `self`, finds its own initializer in the class's table, as Apple's runtime does.
    // The optimizer would create an object of the final class instead.
    @_optimize(none)
    private static func make(
        _ type: UIViewPropertyAnimator.Type, _ record: AnimationRecord
    ) -> UIViewPropertyAnimator {
        unsafeBitCast(type, to: AnyPropertyAnimator.Type.self).init(record)
            as UIViewPropertyAnimator
    }

    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let record = AnimationRecord(
            kind: .curve, duration: max(0, duration), delay: max(0, delay), options: options)
        let animator = unsafeDowncast(make(self, record), to: Self.self)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // Apple: an animator must not be released while it is paused or stopped. A running one is
    // retained until its end. Older compilers can't isolate a `deinit`, so there is no fault.
    #if compiler(>=6.2)
    isolated deinit {
        switch (state, isRunning) {
        case (.inactive, _), (.active, true): return
        default: break
        }
        Faults.raise(
            .internalInconsistency,
            "It is an error to release a paused or stopped property animator. Property "
                + "animators must either finish animating or be explicitly stopped and "
                + "finished before they can be released.")
    }
    #endif

    // MARK: What is animated

    open func addAnimations(_ animation: @escaping () -> Void) {
        switch state {
        case .inactive: animations.append(animation)
        case .active: run(animation, on: LateCourse(joining: course))
        default: break
        }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func run(_ animation: () -> Void, on course: any AnimationCourse) {
        if !courses.contains(where: { $0 === course }) { courses.append(course) }
        let record = AnimationRecord(
            kind: .curve, duration: ownDuration, delay: ownDelay, options: [])
        Animations.declare(record, on: course, changes: animation)
    }

    /// Makes the changes, which are displayed as far as the course has progressed.
    private func activate() {
        state = .active
        course = AnimatorCourse(at: goesBack ? 1 : 0)
        courses = [course]
        let now = animations
        animations = []
        for animation in now { run(animation, on: course) }
    }

    // MARK: Starting and pausing

    @_documentation(visibility: internal)
    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    @_documentation(visibility: internal)
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard mayGoOn("startAnimation"), !isRunning else { return }
        let wasInactive = state == .inactive
        if wasInactive { activate() }
        if wasInactive, !goesBack, let holder = Animations.holder {
            return follow(holder, after: max(0, delay))
        }
        let hasWay = !wasInactive && scrubbed == nil && course.resume()
        if !hasWay {
            course.run(
                to: goal, timing: ownTiming, duration: wasInactive ? ownDuration : timeLeft,
                delay: max(0, delay))
        }
        goOn(after: hasWay ? 0 : max(0, delay))
    }

    @_documentation(visibility: internal)
    open func pauseAnimation() {
        guard mayGoOn("pauseAnimation") else { return }
        if state == .inactive { return activate() }
        halt()
    }

    // Apple: `nil` and 0 stand for the existing timing and the remaining time.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard mayGoOn("continueAnimation"), state == .active, !isRunning else { return }
        let time = durationFactor > 0 ? ownDuration * Double(durationFactor) : timeLeft
        course.run(
            to: goal, timing: parameters?.timing(for: time) ?? ownTiming, duration: time)
        goOn(after: 0)
    }

    private func mayGoOn(_ method: String) -> Bool {
        guard state == .stopped else { return true }
        // Apple's pages of both methods: a programmer error in this state; the words are ours.
        Faults.raise(
            .internalInconsistency, "\(method) may not be called on a stopped property animator")
        return false
    }

    private var goal: Double { goesBack ? 0 : 1 }
    private var timeLeft: TimeInterval { ownDuration * abs(goal - course.progress) }

    private func goOn(after delay: TimeInterval) {
        isRunning = true
        scrubbed = nil
        let clock = VirtualClock.current
        // Retains the animator while it runs, as UIKit does.
        end = clock.schedule(after: delay + course.timeLeft) { self.wayEnded() }
        Animations.refresh()
    }

    private func halt() {
        end?.cancel()
        end = nil
        isRunning = false
        course.pause()
        Animations.refresh()
    }

    /// Follows the object that holds the animations of a transition.
    private func follow(_ holder: HeldAnimations, after delay: TimeInterval) {
        isRunning = true
        course.follow(holder.course(ownTiming, delay: delay, duration: ownDuration))
        holder.whenOver { [self] position in
            // The animator may have been paused or stopped meanwhile.
            if isRunning, course.isLed { arrive(at: position) }
        }
        Animations.refresh()
    }

    private func wayEnded() {
        arrive(at: goesBack ? .start : .end)
    }

    private func arrive(at position: UIViewAnimatingPosition) {
        halt()
        course.move(to: position == .start ? 0 : 1)
        // Apple, pausesOnCompletion: it stays active, and its completions are not called.
        if !pausesOnCompletion { finish(at: position) }
    }

    // MARK: By hand

    @_documentation(visibility: internal)
    open var isReversed: Bool {
        get { goesBack }
        set {
            guard newValue != goesBack else { return }
            goesBack = newValue
            guard state == .active else { return }
            let ran = isRunning
            halt()
            course.move(to: course.progress)
            if let scrubbed { self.scrubbed = 1 - scrubbed }
            if ran { startAnimation() }
        }
    }

    /// The completed fraction, in the current direction.
    @_documentation(visibility: internal)
    open var fractionComplete: CGFloat {
        get {
            guard state != .inactive else { return 0 }
            let share = min(max(course.progress, 0), 1)
            return scrubbed ?? CGFloat(goesBack ? 1 - share : share)
        }
        set {
            guard state != .stopped else { return }
            if state == .inactive { activate() }
            let ran = isRunning
            if ran { halt() }
            let share = min(max(newValue, 0), 1)
            let way = scrubsLinearly ? Double(share) : ownTiming.progress(at: Double(share))
            course.move(to: goesBack ? 1 - way : way)
            scrubbed = share
            Animations.refresh()
            if ran { startAnimation() }
        }
    }

    // MARK: Stopping

    @_documentation(visibility: internal)
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state != .stopped else { return }
        guard state == .active else {
            // Stopping an inactive animator stops the app (microsoft/fluentui-apple#915); the words
            // are ours.
            return Faults.raise(
                .internalInconsistency, "stopAnimation: may not be called on an inactive animator")
        }
        halt()
        land()
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing {
            stopped = []
            completions = []
        }
    }

    /// Sets the views to the values with which they are displayed.
    private func land() {
        stopped = courses.flatMap { Animations.flights(on: $0) }
        let values = stopped.map(\.course.progress)
        for (flight, value) in zip(stopped, values) { flight.land(at: value) }
        for course in courses { Animations.end(course) }
    }

    @_documentation(visibility: internal)
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return Faults.raise(
                .internalInconsistency,
                "finishAnimationAtPosition: should only be called on a stopped animator!")
        }
        finish(at: finalPosition)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        // The views already have their end values, unless the animator was stopped.
        let hasEnded = state == .active && position == .end
        if state == .active {
            stopped = courses.flatMap { Animations.flights(on: $0) }
            for course in courses { Animations.end(course) }
        }
        switch position {
        case .start: for flight in stopped.reversed() { flight.land(at: 0) }
        case .end: if !hasEnded { for flight in stopped { flight.land(at: 1) } }
        default: break
        }
        stopped = []
        state = .inactive
        goesBack = false
        scrubbed = nil
        let heard = completions
        completions = []
        for completion in heard { completion(position) }
    }
}

private final class AnyPropertyAnimator: UIViewPropertyAnimator {}
