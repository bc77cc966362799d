import Foundation
import Testing

@testable import KeyboardAssistant

/// What is borrowed comes back, on the main actor, wherever it is let go of.
@MainActor
@Suite struct LoanTests {
    private final class Ledger {
        var isBack = false
    }

    @Test("Let go of on the main thread a loan is given back at once")
    func onMainThread() {
        let ledger = Ledger()
        var loan: Cleanup? = Cleanup { ledger.isBack = true }
        #expect(!ledger.isBack && loan != nil)
        loan = nil
        #expect(ledger.isBack)
    }

    @Test(
        "Let go of on another thread a loan is given back on the main actor, a turn later",
        .timeLimit(.minutes(10)))
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

    /// Hands a loan to another thread, which is the last to hold it.
    private final class Parcel: Sendable {
        private let lock = NSLock()
        nonisolated(unsafe) private var loan: Cleanup?

        init(_ loan: Cleanup) {
            self.loan = loan
        }

        nonisolated func drop() {
            let last = lock.withLock {
                defer { loan = nil }
                return loan
            }
            withExtendedLifetime(last) {}
        }
    }
}
