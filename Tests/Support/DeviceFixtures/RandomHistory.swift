import HeadlessBehavior
import Requirements
import SimulatedDevice

/// Something to which something random happens step by step.
///
/// What happens depends on nothing but the seed, the steps, and each step's own numbers, so that a
/// history can be played again with some of its steps.
@MainActor
package protocol RandomHistory {
    /// What can happen in a step.
    associatedtype Act: CaseIterable, RawRepresentable<String>, Sendable

    /// The doubts about UIKit that could change the outcome.
    static var doubts: [UIKitBehavior.Doubt] { get }

    /// The numbers from which a step takes its choices; set before each step.
    var random: SeededNumbers { get set }

    init(seed: UInt64)

    /// Does something, and returns what is wrong then.
    mutating func step(_ act: Act) -> [String]

    /// Ends everything, and returns what is left behind.
    mutating func end() -> [String]
}

extension RandomHistory {
    package static var doubts: [UIKitBehavior.Doubt] { [] }
}

/// One step of a random history.
package struct RandomStep<Act: RawRepresentable<String> & Sendable>: Sendable {
    package var act: Act
    /// The seed of the choices in the step.
    package var seed: UInt16
}

/// A random history as it can be written down and played again.
package struct RandomRun<History: RandomHistory>: Sendable {
    /// The name of the kind of history, with which what is written down begins.
    package static var name: String { "\(History.self)" }

    /// The seed of what there is before the first step.
    package var seed: UInt64
    /// The names of the answers to doubts about UIKit under which it is played.
    package var settings: [String] = []
    package var steps: [RandomStep<History.Act>]
}

extension RandomRun {
    /// Creates the history of `seed`.
    ///
    /// A third of all histories are played under what is assumed of UIKit, a third under a pair of
    /// other answers, and a third under any number of them. A longer history begins like a shorter
    /// one.
    @MainActor
    package init(seed: UInt64, length: Int) {
        self.seed = seed
        var random = SeededNumbers(seed: seed)
        let doubts = History.doubts.shuffled(using: &random)
        let count = [0, 2, Int.random(in: 0...doubts.count, using: &random)][Int(seed % 3)]
        for doubt in doubts.prefix(count) {
            settings += doubt.alternatives.randomElement(using: &random).map { [$0.name] } ?? []
        }
        let acts = Array(History.Act.allCases)
        steps = (0..<length).map { _ in
            RandomStep(
                act: acts[Int.random(in: acts.indices, using: &random)],
                seed: UInt16.random(in: 0...UInt16.max, using: &random))
        }
    }
}

// MARK: Playing

extension RandomRun {
    /// What was wrong first in a history.
    package struct Failure: Sendable {
        /// The number of steps after which it was noticed, counting the noticing one.
        package var steps: Int
        package var problems: [String]

        /// Creates a failure; `nil` if there is no problem.
        package init?(steps: Int, _ problems: [String]) {
            if problems.isEmpty { return nil }
            (self.steps, self.problems) = (steps, problems)
        }

        /// The problems without what differs from case to case.
        package var kind: String {
            problems.first.map { $0.filter { !$0.isNumber && !"-. ".contains($0) } } ?? ""
        }
    }

    /// Plays the history and returns what is wrong first: in a step, in a call that UIKit answers
    /// with an exception, or in what is left at the end.
    @MainActor
    package func play() -> Failure? {
        var behavior = UIKitBehavior()
        for setting in UIKitBehavior.Doubt.all.flatMap(\.alternatives)
        where settings.contains(setting.name) {
            setting.apply(&behavior)
        }
        return UIKitBehavior.$standard.withValue(behavior) {
            var (history, faults) = collectingFaults { History(seed: seed) }
            if !faults.isEmpty { return Failure(steps: 0, faults) }
            for (index, step) in steps.enumerated() {
                history.random = SeededNumbers(seed: UInt64(step.seed))
                let (problems, faults) = collectingFaults { history.step(step.act) }
                if let failure = Failure(steps: index + 1, faults + problems) { return failure }
            }
            history.random = SeededNumbers(seed: seed)
            let (left, lastFaults) = collectingFaults { history.end() }
            return Failure(steps: steps.count, lastFaults + left)
        }
    }

    @MainActor
    private func collectingFaults<Value>(_ body: () -> Value) -> (Value, [String]) {
        // A copy would keep the objects alive that the history releases.
        var values: [Value] = []
        let faults = SimulatedDevice.collectFaults { values.append(body()) }
        return (values.removeLast(), faults.map(\.description))
    }
}

// MARK: Shrinking

extension RandomRun {
    /// Returns a history with as few steps and settings as are found that fails in the same way.
    ///
    /// It leaves out ever smaller pieces as long as the rest still fails (the delta debugging of
    /// Zeller and Hildebrandt, 2002), in at most `attempts` attempts.
    @MainActor
    package func shrunk(failingAs failure: Failure, attempts: Int = 600) -> Self {
        var (best, attempts) = (self, attempts)
        best.steps = Array(steps.prefix(failure.steps))
        func fails(_ run: Self) -> Bool {
            attempts -= 1
            return run.play()?.kind == failure.kind
        }
        for setting in settings {
            var run = best
            run.settings.removeAll { $0 == setting }
            if fails(run) { best = run }
        }
        var piece = max(1, best.steps.count / 2)
        while attempts > 0 {
            var (start, hasShrunk) = (0, false)
            while start < best.steps.count, attempts > 0 {
                var run = best
                run.steps.removeSubrange(start..<min(start + piece, run.steps.count))
                if fails(run) {
                    (best, hasShrunk) = (run, true)
                } else {
                    start += piece
                }
            }
            if piece == 1, !hasShrunk { break }
            piece = max(1, piece / 2)
        }
        return best
    }
}

// MARK: Writing down

extension RandomRun: LosslessStringConvertible {
    /// The name of the history, its seed, the settings, and the steps, as in
    /// "SceneHistory 17 keyboardGuide=stale edit.4711 next.12".
    package var description: String {
        ([Self.name, "\(seed)"] + settings + steps.map { "\($0.act.rawValue).\($0.seed)" })
            .joined(separator: " ")
    }

    /// Reads what a failure has printed; `nil` where it is of another history or can't be read.
    package init?(_ description: String) {
        let words = description.split(separator: " ").map(String.init)
        guard words.count > 1, words[0] == Self.name, let seed = UInt64(words[1]) else {
            return nil
        }
        self.init(seed: seed, steps: [])
        settings = words.dropFirst(2).filter { $0.contains("=") }
        let known = UIKitBehavior.Doubt.all.flatMap(\.alternatives).map(\.name)
        guard settings.allSatisfy(known.contains) else { return nil }
        for word in words.dropFirst(2) where !word.contains("=") {
            let parts = word.split(separator: ".").map(String.init)
            guard parts.count == 2, let act = History.Act(rawValue: parts[0]),
                let seed = UInt16(parts[1])
            else { return nil }
            steps.append(RandomStep(act: act, seed: seed))
        }
    }
}
