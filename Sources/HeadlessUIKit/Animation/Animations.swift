import CoreGraphics
import Foundation

/// The animations of the app: which one is being declared, which run, and which have been made.
@MainActor
package enum Animations {
    /// Every animation made since the last reset, oldest first.
    package private(set) static var log: [AnimationRecord] = []

    static var areEnabled = true
    private static var declarations: [Declaration] = []
    /// What is in flight, by view: there may be many, and each is asked for at every moment.
    private static var flights: [ObjectIdentifier: [AnimationFlight]] = [:]

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
        flights = [:]
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
        keepAwake(for: made)
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
        let flight = AnimationFlight(view: view, change: change, record: record)
        flights[ObjectIdentifier(view), default: []].append(flight)
        show(view)
    }

    /// Makes the clock stop when the animation ends, and move what is in flight until then.
    private static func keepAwake(for record: AnimationRecord) {
        guard record.duration > 0, !record.changes.isEmpty else { return }
        let clock = VirtualClock.current
        clock.timeDidChange = { refresh() }
        clock.schedule(after: record.delay + record.duration) { refresh() }
    }

    /// Moves everything in flight to where it is at this moment.
    static func refresh() {
        let now = VirtualClock.current.now
        for (key, own) in flights {
            let left = own.filter { $0.view != nil && !$0.isOver(at: now) }
            flights[key] = left.isEmpty ? nil : left
            if let view = own.last?.view { show(view) }
        }
    }

    private static func show(_ view: UIView) {
        let own = flights[ObjectIdentifier(view)] ?? []
        view.layer.presentationLayer = own.presentation(of: view)
    }
}
