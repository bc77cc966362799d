import Foundation
public import Testing

/// A trait without effect, for systems on which Swift Testing has no time limits.
public struct NoTimeLimit: TestTrait {}

extension Trait where Self == NoTimeLimit {
    /// Makes the test fail that has waited for an hour, or for as many minutes as the environment's
    /// `TIME_LIMIT` says, where Swift Testing can: from iOS 16.
    ///
    /// All tests begin at once and take turns, so that one may wait for most of the others.
    public static var timeLimited: any TestTrait {
        guard #available(iOS 16, macCatalyst 16, *) else { return NoTimeLimit() }
        let minutes = ProcessInfo.processInfo.environment["TIME_LIMIT"].flatMap { Int($0) }
        return TimeLimitTrait.timeLimit(.minutes(minutes ?? 60))
    }
}
