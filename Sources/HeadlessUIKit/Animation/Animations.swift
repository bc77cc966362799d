import CoreGraphics
import Foundation

/// The animations of the app: which one is being declared, which run, and which have been made.
@MainActor
package enum Animations {
    /// Every animation made since the last reset, oldest first.
    package private(set) static var log: [AnimationRecord] = []

    static var areEnabled = true
    private static var declarations: [Declaration] = []
    private static var flights: [AnimationFlight] = []

    /// One `animate` call while its closure runs.
    struct Declaration {
        var record: AnimationRecord
        var isAnimated = true
    }

    /// Forgets everything, as a device that is switched on knows nothing.
    package static func reset() {
        log = []
        areEnabled = true
        declarations = []
        flights = []
    }

    /// Forgets the animations made so far, not those that run.
    package static func clearLog() {
        log = []
    }

    /// Whether a change made now could be animated at all.
    static var areEnabledNow: Bool {
        areEnabled && declarations.allSatisfy(\.isAnimated)
    }

    /// The animation that changes belong to now.
    static var current: AnimationRecord? {
        areEnabledNow ? declarations.last?.record : nil
    }

    /// Runs `changes`; what they move is carried by `record`, which is then kept and returned.
    @discardableResult
    static func declare(_ record: AnimationRecord, changes: () -> Void) -> AnimationRecord {
        declarations.append(Declaration(record: record))
        changes()
        guard let made = declarations.popLast()?.record else { return record }
        log.append(made)
        return made
    }

    static func withoutAnimation(_ changes: () -> Void) {
        let outer = AnimationRecord(kind: .none, duration: 0, delay: 0, options: [])
        declarations.append(Declaration(record: outer, isAnimated: false))
        changes()
        _ = declarations.popLast()
    }

    static func note(_ change: UIView.AnimatableChange, of view: UIView) {
        guard let record = current else { return }
        declarations[declarations.count - 1].record.changes.append(
            AnimationRecord.Change(view: view, property: change.property))
        guard record.duration > 0 else { return }
        flights.append(AnimationFlight(view: view, change: change, record: record))
        view.layer.presentationLayer = flights.presentation(of: view)
        let clock = VirtualClock.current
        clock.schedule(after: record.delay + record.duration) { refresh() }
        clock.timeDidChange = { refresh() }
    }

    /// Moves everything in flight to where it is at this moment.
    static func refresh() {
        guard !flights.isEmpty else { return }
        let now = VirtualClock.current.now
        let views = flights.compactMap(\.view)
        flights.removeAll { $0.view == nil || $0.isOver(at: now) }
        for view in views {
            view.layer.presentationLayer = flights.presentation(of: view)
        }
    }
}
