import Foundation
import Requirements
import Testing

extension RandomPlay {
    /// The steps of one history: fewer in a plain run, so that it meets different beginnings.
    private static var length: Int { isOnDemand ? 200 : 50 }

    /// Plays histories, and records what is wrong with a shorter one that fails in the same way.
    ///
    /// - Parameter share: Its steps among the two thousand of a plain run.
    @MainActor
    package static func play<History: RandomHistory>(
        _: History.Type, share: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        if let replay {
            guard replay.split(separator: " ").first ?? "" == RandomRun<History>.name else {
                return
            }
            guard let run = RandomRun<History>(replay) else {
                Issue.record("This can't be replayed: \(replay)", sourceLocation: sourceLocation)
                return
            }
            let problems = run.play()?.problems ?? []
            #expect(problems == [], "\(run)", sourceLocation: sourceLocation)
            return
        }
        var (left, seed) = (steps(share: share), firstSeed)
        while left > 0 {
            let run = RandomRun<History>(seed: seed, length: min(left, length))
            // A crash leaves the name of what was played.
            if isOnDemand { FileHandle.standardError.write(Data("\(run)\n".utf8)) }
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
