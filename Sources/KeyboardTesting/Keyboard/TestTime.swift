import Foundation

/// The time that passes between notifications.
@MainActor
package enum TestTime {
    /// A closure that lets virtual time pass; `nil` where time is real.
    package static var pass: ((TimeInterval) -> Void)?

    /// Waits for some seconds, in which animations go on.
    static func wait(_ seconds: TimeInterval) async {
        let seconds = seconds.isFinite ? min(max(0, seconds), 60) : 0
        guard let pass else {
            // A task that is canceled waits no longer.
            try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
            return
        }
        pass(seconds)
    }
}
