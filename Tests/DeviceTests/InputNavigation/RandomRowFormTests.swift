import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Forms of rows played by random steps, edits of the list, keyboards and rotations.
///
/// Set `FUZZ_STEPS` for more steps than these, and `FUZZ_SEED` for other ones.
@MainActor
@Suite struct RandomRowFormTests {
    private nonisolated static let seeds: [UInt64] = {
        let first = ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1
        return Array(first..<(first + 4))
    }()

    private var steps: Int {
        let all = ProcessInfo.processInfo.environment["FUZZ_STEPS"].flatMap(Int.init) ?? 600
        return max(1, all / (3 * Self.seeds.count))
    }

    @Test(
        "Whatever happens to a form of rows, one field has the keyboard, is in sight, and steps lead back",
        .requirement("U363", "U365"), arguments: seeds)
    func historiesKeepTheirPlace(seed: UInt64) {
        play(seed, settings: [])
    }

    @Test(
        "The same holds under any answers to what isn't known of UIKit",
        .requirement("U363"), arguments: seeds)
    func historiesUnderAnySettings(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let doubts = [UIKitBehavior.Doubt].keyboard + .lists
        let settings = doubts.compactMap { doubt in
            Bool.random(using: &random) ? doubt.alternatives.randomElement(using: &random) : nil
        }
        play(seed, settings: settings)
    }

    private func play(_ seed: UInt64, settings: [UIKitBehavior.Setting]) {
        var behavior = UIKitBehavior()
        for setting in settings { setting.apply(&behavior) }
        UIKitBehavior.$standard.withValue(behavior) {
            var history = RowFormHistory(seed: seed)
            for step in 0..<steps {
                let problems = history.step()
                #expect(
                    problems.isEmpty,
                    "seed \(seed), step \(step), \(history.acts.suffix(6)), \(settings.map(\.name))"
                )
                if !problems.isEmpty { break }
            }
            #expect(history.leftovers() == [], "seed \(seed), \(settings.map(\.name))")
        }
    }
}
