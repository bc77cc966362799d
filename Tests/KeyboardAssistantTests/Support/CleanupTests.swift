import Foundation
import Requirements
import Testing

@testable import KeyboardAssistant

/// The closure of a cleanup runs on the main actor, wherever that is released.
@MainActor
@Suite struct CleanupTests {
    private final class Log {
        var hasRun = false
    }

    @Test("Tokens that are released while a notification is delivered hear no more of it")
    func releasedTokensHearNothing() {
        let (center, name) = (NotificationCenter(), Notification.Name("released"))
        var tokens: [NotificationTokens?] = []
        var calls = 0
        // Each lets go of all others, whichever is called first.
        for index in 0..<4 {
            tokens.append(
                NotificationTokens([name], in: center) { _ in
                    calls += 1
                    for other in tokens.indices where other != index { tokens[other] = nil }
                })
        }
        center.post(name: name, object: nil)
        #expect(calls == 1)
    }

    @Test("Released on the main thread a cleanup runs at once")
    func onMainThread() {
        let log = Log()
        var cleanup: Cleanup? = Cleanup { log.hasRun = true }
        #expect(!log.hasRun && cleanup != nil)
        cleanup = nil
        #expect(log.hasRun)
    }

    @Test(
        "Released on another thread a cleanup runs on the main actor, a turn of its run loop later",
        .timeLimited)
    func onAnotherThread() async {
        let (isOnMainQueue, continuation) = AsyncStream.makeStream(of: Bool.self)
        let parcel = Parcel(
            Cleanup {
                continuation.yield(MainQueue.isCurrent)
                continuation.finish()
            })
        Thread.detachNewThread { parcel.drop() }
        var seen: [Bool] = []
        for await isMain in isOnMainQueue { seen.append(isMain) }
        #expect(seen == [true])
    }

    /// A box that another thread empties, which is the last to hold the cleanup.
    private final class Parcel: Sendable {
        private let lock = NSLock()
        nonisolated(unsafe) private var cleanup: Cleanup?

        init(_ cleanup: Cleanup) {
            self.cleanup = cleanup
        }

        nonisolated func drop() {
            let last = lock.withLock {
                defer { cleanup = nil }
                return cleanup
            }
            withExtendedLifetime(last) {}
        }
    }
}
