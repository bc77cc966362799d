import Foundation
import QuartzCore
import Synchronization

/// The only time there is: it stands still until a simulated device moves it.
@MainActor
package final class VirtualClock {
    /// The clock of the device that is simulated at present, or one that nobody moves.
    package static var current: VirtualClock {
        get { inUse ?? standIn }
        set {
            inUse = newValue
            newValue.tellTime()
        }
    }

    private static weak var inUse: VirtualClock?
    private static let standIn = VirtualClock()

    package private(set) var now: TimeInterval = 0 {
        didSet {
            tellTime()
            timeDidChange?()
        }
    }

    private func tellTime() {
        guard self === Self.current else { return }
        let now = now
        MediaTime.now.withLock { $0 = now }
    }

    /// Called whenever time has moved on; what is in flight moves along.
    package var timeDidChange: (@MainActor () -> Void)?

    private var entries: [Entry] = []
    private var lastNumber = 0

    private struct Entry {
        var due: TimeInterval
        var number: Int
        var action: @MainActor () -> Void
    }

    /// Names a scheduled action, so that it can be taken back.
    package struct Token: Hashable, Sendable {
        fileprivate var number: Int
    }

    package init() {}

    /// Runs `action` once the clock has moved `delay` seconds on; never at once.
    @discardableResult
    package func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void)
        -> Token
    {
        lastNumber += 1
        let due = now + (delay.isFinite ? max(0, delay) : 0)
        entries.append(Entry(due: due, number: lastNumber, action: action))
        return Token(number: lastNumber)
    }

    package func cancel(_ token: Token) {
        entries.removeAll { $0.number == token.number }
    }

    /// When the next action is due.
    package var nextDue: TimeInterval? { entries.map(\.due).min() }

    /// Moves on by `seconds` and runs what falls due, in order of time and then of scheduling.
    package func advance(by seconds: TimeInterval) {
        let end = now + max(0, seconds)
        while let index = indexOfNext(until: end) {
            let entry = entries.remove(at: index)
            now = max(now, entry.due)
            entry.action()
        }
        now = end
    }

    /// Lets a moment pass within a turn; what falls due meanwhile runs at the next advance.
    package func pass(_ seconds: TimeInterval) {
        now += max(0, seconds)
    }

    private func indexOfNext(until end: TimeInterval) -> Int? {
        entries.indices
            .filter { entries[$0].due <= end }
            .min { (entries[$0].due, entries[$0].number) < (entries[$1].due, entries[$1].number) }
    }
}
