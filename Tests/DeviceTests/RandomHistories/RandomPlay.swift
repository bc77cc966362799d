import Foundation
import Testing

/// The extent of what tests play by random numbers.
///
/// `swift test` plays two thousand steps. The environment asks for more or for others:
///
/// - `FUZZ_STEPS=100000` plays so many steps over all histories together.
/// - `FUZZ_SEED=500` begins with this seed; each following history has the next one.
/// - `FUZZ_REPLAY='…'` plays the one history that a failure has printed, and nothing else.
enum RandomPlay {
    /// The steps of all histories together in a plain run.
    private static let usualSteps = 2_000
    /// The steps of one history: fewer in a plain run, so that it meets different beginnings.
    private static let length = isOnDemand ? 200 : 50

    private static var isOnDemand: Bool { environment["FUZZ_STEPS"] != nil }

    private static var firstSeed: UInt64 {
        environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    }

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// Plays histories, and records what is wrong with a shorter one that fails in the same way.
    ///
    /// - Parameter share: Its steps among the two thousand of a plain run.
    @MainActor
    static func play<History: RandomHistory>(
        _: History.Type, share: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        if let line = environment["FUZZ_REPLAY"] {
            guard let run = RandomRun<History>(line) else { return }
            let problems = run.play()?.problems ?? []
            #expect(problems == [], "\(run)", sourceLocation: sourceLocation)
            return
        }
        let wish = environment["FUZZ_STEPS"].flatMap(Int.init) ?? usualSteps
        var (left, seed) = (max(1, wish * share / usualSteps), firstSeed)
        while left > 0 {
            let run = RandomRun<History>(seed: seed, length: min(left, length))
            // A crash leaves the name of what was played.
            if isOnDemand { FileHandle.standardError.write(Data("\(History.self) \(seed)\n".utf8)) }
            if let failure = run.play() {
                let shrunk = run.shrunk(failingAs: failure)
                Issue.record(
                    """
                    \(failure.problems.joined(separator: "; ")); after shrinking: \
                    FUZZ_REPLAY='\(shrunk)'
                    """, sourceLocation: sourceLocation)
            }
            left -= run.steps.count
            seed += 1
        }
    }
}
