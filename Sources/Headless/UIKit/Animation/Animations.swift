import CoreGraphics
import Foundation
import QuartzCore

/// The app's animations: those being declared, those that run, and those that were made.
@MainActor
package enum Animations {
    /// The last animations, oldest first, as many as a test needs.
    package private(set) static var log: [AnimationRecord] = []
    package static let longestLog = 500

    static var areEnabled = true
    private static var declarations: [Declaration] = []
    /// The changes being animated, by view: there may be many, and each is read at every moment.
    private static var flights: [ObjectIdentifier: [AnimationFlight]] = [:]

    /// One `animate` call while its closure runs.
    struct Declaration {
        var record: AnimationRecord
        /// The course of the changes, which is created with the first of them.
        var course: (any AnimationCourse)?
        var isAnimated = true
        /// A Boolean value that indicates whether `commit()` ends it.
        var isOpen = false
    }

    /// Removes everything, as when a device is switched on.
    package static func reset() {
        log = []
        areEnabled = true
        declarations = []
        flights = [:]
        CATransaction.reset()
    }

    /// Removes the animations made so far from the log, not those that run.
    package static func clearLog() {
        log = []
    }

    /// A Boolean value that indicates whether a change made now could be animated at all.
    static var areEnabledNow: Bool {
        areEnabled && declarations.allSatisfy(\.isAnimated)
    }

    /// The animation that a change made now belongs to.
    static var current: AnimationRecord? {
        areEnabledNow ? declarations.last?.record : nil
    }

    /// Runs `changes`, and returns the record of their animation, which is also kept.
    @discardableResult
    static func declare(
        _ record: AnimationRecord, on course: (any AnimationCourse)? = nil, changes: () -> Void
    ) -> AnimationRecord {
        declarations.append(Declaration(record: record, course: course))
        changes()
        return end() ?? record
    }

    /// Begins an animation that `commit()` ends, whose record may change until its first change.
    static func begin(_ record: AnimationRecord) {
        declarations.append(Declaration(record: record, isOpen: true))
    }

    /// Changes the animation that `begin(_:)` began last.
    static func changeCurrent(_ change: (inout AnimationRecord) -> Void) {
        guard declarations.last?.isOpen == true else { return }
        change(&declarations[declarations.count - 1].record)
    }

    /// Ends the animation that `begin(_:)` began last.
    static func commit() {
        guard declarations.last?.isOpen == true else { return }
        end()
    }

    /// Ends the animation that is being declared, and returns it.
    @discardableResult
    private static func end() -> AnimationRecord? {
        guard let made = declarations.popLast()?.record else { return nil }
        write(made)
        keepAwake(for: made)
        return made
    }

    /// The course of the surrounding animation, which a nested animation follows unless it has its
    /// own.
    static var currentCourse: (any AnimationCourse)? { declarations.last?.course }

    private static func write(_ record: AnimationRecord) {
        // Half of the log is removed at once, so that a long run doesn't move the list each time.
        if log.count >= longestLog { log.removeFirst(longestLog / 2) }
        log.append(record)
    }

    static func withoutAnimation(_ changes: () -> Void) {
        let outer = AnimationRecord(kind: .none, duration: 0, delay: 0, options: [])
        declarations.append(Declaration(record: outer, isAnimated: false))
        changes()
        _ = declarations.popLast()
    }

    static func note(_ change: UIView.AnimatableChange, of view: UIView) {
        guard let record = current else { return }
        let last = declarations.count - 1
        declarations[last].record.changes.append(
            AnimationRecord.Change(view: view, property: change.property))
        guard record.duration > 0 || declarations[last].course != nil else { return }
        let course = declarations[last].course ?? TimedCourse(record)
        declarations[last].course = course
        let flight = AnimationFlight(view: view, change: change, course: course)
        flights[ObjectIdentifier(view), default: []].append(flight)
        show(view)
    }

    /// Returns the flights that `course` moves, oldest first in each view.
    static func flights(on course: any AnimationCourse) -> [AnimationFlight] {
        flights.values.flatMap { $0.filter { $0.course === course } }
    }

    /// Removes the changes of `course`: the views are displayed with their own values.
    static func end(_ course: any AnimationCourse) {
        for (key, own) in flights where own.contains(where: { $0.course === course }) {
            let left = own.filter { $0.course !== course }
            flights[key] = left.isEmpty ? nil : left
            if let view = own.last?.view { show(view) }
        }
    }

    /// Lets the clock stop when the animation ends, and update running changes until then.
    private static func keepAwake(for record: AnimationRecord) {
        guard record.duration > 0, !record.changes.isEmpty else { return }
        CATransaction.noteAnimation(lasting: record.delay + record.runningTime)
        let clock = VirtualClock.current
        clock.timeDidChange = { refresh() }
        clock.schedule(after: record.delay + record.runningTime) { refresh() }
    }

    /// Updates all running changes to this moment.
    static func refresh() {
        for (key, own) in flights {
            let left = own.filter { $0.view != nil && !$0.course.isOver }
            flights[key] = left.isEmpty ? nil : left
            if let view = own.last?.view { show(view) }
        }
    }

    private static func show(_ view: UIView) {
        let own = flights[ObjectIdentifier(view)] ?? []
        view.layer.presentationLayer = own.presentation(of: view)
    }
}
