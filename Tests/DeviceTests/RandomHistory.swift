import Foundation
import HeadlessBehavior
import Requirements
import Testing

/// The extent of what tests play by random numbers.
///
/// Set `FUZZ_STEPS` for more steps than a suite takes by itself, and `FUZZ_SEED` for other ones.
enum RandomPlay {
    /// The seeds that each test plays.
    static let seeds: [UInt64] = {
        let first = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1
        return Array(first..<(first + 4))
    }()

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// Returns the number of steps for each seed in each of `tests` tests, which take `usual` steps
    /// together.
    static func steps(usually usual: Int, tests: Int) -> Int {
        let all = environment["FUZZ_STEPS"].flatMap(Int.init) ?? usual
        return max(1, all / (tests * seeds.count))
    }
}

/// Something to which something random happens step by step.
@MainActor
protocol RandomHistory {
    associatedtype Act

    /// What has happened.
    var acts: [Act] { get }

    init(seed: UInt64)

    /// Does something, and returns what is wrong then.
    mutating func step() -> [String]

    /// Ends everything, and returns what is left behind.
    mutating func end() -> [String]
}

extension RandomHistory {
    /// Plays the history of `seed`, and records what is wrong.
    static func play(
        _ seed: UInt64, steps: Int, settings: [UIKitBehavior.Setting] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var behavior = UIKitBehavior()
        for setting in settings { setting.apply(&behavior) }
        UIKitBehavior.$standard.withValue(behavior) {
            var history = Self(seed: seed)
            for step in 0..<steps {
                let problems = history.step()
                let acts = history.acts.suffix(8).map { "\($0)" }
                #expect(
                    problems.isEmpty,
                    "seed \(seed), step \(step), \(acts), \(settings.map(\.name))",
                    sourceLocation: sourceLocation)
                if !problems.isEmpty { break }
            }
            let left = history.end()
            #expect(
                left == [], "seed \(seed), \(settings.map(\.name))", sourceLocation: sourceLocation)
        }
    }

    /// Plays the history of `seed` under random answers to `doubts`, and records what is wrong.
    static func play(
        _ seed: UInt64, steps: Int, anyOf doubts: [UIKitBehavior.Doubt],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var random = SeededNumbers(seed: seed)
        let settings = doubts.compactMap { doubt in
            Bool.random(using: &random) ? doubt.alternatives.randomElement(using: &random) : nil
        }
        play(seed, steps: steps, settings: settings, sourceLocation: sourceLocation)
    }
}
