import Foundation

/// The extent of what tests play by random numbers.
///
/// `swift test` plays two thousand steps. The environment asks for more or for others:
///
/// - `FUZZ_STEPS=100000` plays so many steps over all histories together.
/// - `FUZZ_SEED=500` begins with this seed; each following history has the next one.
/// - `FUZZ_REPLAY='…'` plays the one history that a failure has printed, and no other.
public enum RandomPlay {
    /// The steps of all histories together in a plain run.
    public static let usualSteps = 2_000

    /// A Boolean value that indicates whether the environment asks for a number of steps.
    public static var isOnDemand: Bool { environment["FUZZ_STEPS"] != nil }

    /// The history to play instead of random ones, as a failure has printed it.
    public static var replay: String? { environment["FUZZ_REPLAY"] }

    /// The seed of the first history.
    public static var firstSeed: UInt64 {
        number(in: "FUZZ_SEED") ?? 1
    }

    /// The seeds of a test that takes them as its arguments; none while a history is replayed.
    public static let seeds = replay == nil ? Array(firstSeed..<(firstSeed + 4)) : []

    /// Returns the number of steps of a test that takes `share` of the steps of a plain run.
    public static func steps(share: Int) -> Int {
        let all = number(in: "FUZZ_STEPS") ?? usualSteps
        return max(1, all * share / usualSteps)
    }

    private static func number<Number: FixedWidthInteger>(in name: String) -> Number? {
        environment[name].map { text in
            guard let number = Number(text) else { preconditionFailure("\(name) is no number") }
            return number
        }
    }

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
