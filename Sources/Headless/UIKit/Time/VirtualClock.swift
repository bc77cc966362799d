import Foundation
internal import HeadlessBehavior
import QuartzCore
import Synchronization

/// The only clock, which stands still until a simulated device moves it.
@MainActor
package final class VirtualClock {
    /// The clock of the current simulated device, or one that doesn't move.
    package static var current: VirtualClock {
        get {
            OwnTest.device?.use()
            return inUse ?? standIn
        }
        set {
            inUse = newValue
            newValue.tellMediaTime()
            DeviceInUse.takeOver = { OwnTest.device?.use() }
            DeviceInUse.current = DeviceInUse(display: newValue.display, clock: newValue)
        }
    }

    private static weak var inUse: VirtualClock?
    private static let standIn = VirtualClock()

    /// The screen that shows pictures at this clock's time.
    package private(set) lazy var display = Display(clock: self)

    package private(set) var now: TimeInterval = 0 {
        didSet {
            tellMediaTime()
            timeDidChange?()
        }
    }

    /// The time at which the current turn of the run loop began.
    ///
    /// Core Animation starts all animations of a turn together, when the turn's transaction is
    /// committed, however long the turn takes (Apple, CATransaction).
    package private(set) var turnStart: TimeInterval = 0

    /// Called when time has passed, to update running animations.
    package var timeDidChange: (@MainActor () -> Void)?

    private var entries: [Entry] = []
    private var lastNumber = 0

    /// The purposes of a scheduled action.
    package enum Purpose: Int {
        /// A picture that only a test looks at, and that nothing waits for.
        case onlooker
        /// A picture of the display, which comes before any other action of its time.
        case picture
        case other
    }

    private struct Entry {
        var due: TimeInterval
        var purpose: Purpose
        var number: Int
        var action: @MainActor () -> Void

        func comes(before other: Entry) -> Bool {
            let (own, others) = (purpose == .other ? 1 : 0, other.purpose == .other ? 1 : 0)
            return (due, own, number) < (other.due, others, other.number)
        }
    }

    /// The identity of a scheduled action, for canceling it.
    package struct Token: Equatable, Sendable {
        fileprivate weak var clock: VirtualClock?
        fileprivate var number: Int

        package static func == (one: Token, other: Token) -> Bool {
            one.number == other.number && one.clock === other.clock
        }

        /// Cancels the action on the clock of any device.
        @MainActor package func cancel() {
            clock?.entries.removeAll { $0.number == number }
        }
    }

    package init() {}

    /// Runs `action` after `delay` seconds, and never immediately.
    @discardableResult
    package func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void)
        -> Token
    {
        schedule(at: now + (delay.isFinite ? max(0, delay) : 0), as: .other, action)
    }

    /// Runs `action` when the clock reaches `due`.
    package func schedule(
        at due: TimeInterval, as purpose: Purpose, _ action: @escaping @MainActor () -> Void
    ) -> Token {
        lastNumber += 1
        entries.append(Entry(due: due, purpose: purpose, number: lastNumber, action: action))
        return Token(clock: self, number: lastNumber)
    }

    /// The time at which the next action is due.
    package var nextDue: TimeInterval? { entries.map(\.due).min() }

    /// The time at which the next action is due other than an onlooker's.
    package var nextChange: TimeInterval? {
        entries.filter { $0.purpose != .onlooker }.map(\.due).min()
    }

    /// Advances by `seconds`, and runs the actions that are due, in order of time and scheduling.
    package func advance(by seconds: TimeInterval) {
        let end = now + max(0, seconds)
        while let index = indexOfNext(until: end) {
            let entry = entries.remove(at: index)
            beginTurn(at: max(now, entry.due))
            entry.action()
        }
        beginTurn(at: end)
    }

    private func beginTurn(at time: TimeInterval) {
        turnStart = time
        now = time
    }

    /// Lets time pass within a turn; actions that become due run at the next advance.
    package func pass(_ seconds: TimeInterval) {
        now += max(0, seconds)
    }

    private func indexOfNext(until end: TimeInterval) -> Int? {
        entries.indices
            .filter { entries[$0].due <= end }
            .min { entries[$0].comes(before: entries[$1]) }
    }

    private func tellMediaTime() {
        guard self === VirtualClock.current else { return }
        let time = now
        mediaTime.withLock { $0 = time }
    }
}

extension VirtualClock: AnimationClock {
    package func run(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        schedule(after: seconds, action)
    }
}
