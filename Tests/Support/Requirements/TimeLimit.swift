public import Testing

/// A trait without effect, for systems on which Swift Testing has no time limits.
public struct NoTimeLimit: TestTrait {}

extension Trait where Self == NoTimeLimit {
    /// Makes the test fail that has waited for ten minutes, where Swift Testing can: from iOS 16.
    public static var timeLimited: any TestTrait {
        if #available(iOS 16, macCatalyst 16, *) {
            TimeLimitTrait.timeLimit(.minutes(10))
        } else {
            NoTimeLimit()
        }
    }
}
