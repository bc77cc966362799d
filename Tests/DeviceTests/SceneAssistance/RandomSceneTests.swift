import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Scenes played by random steps: screens that come and go, rotations, keyboards, second scenes,
/// and assistants that take over and give back.
///
/// Set `FUZZ_STEPS` for more steps than these, and `FUZZ_SEED` for other ones.
@MainActor
@Suite struct RandomSceneTests {
    private nonisolated static let seeds: [UInt64] = {
        let first = ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1
        return Array(first..<(first + 4))
    }()

    private var steps: Int {
        let all = ProcessInfo.processInfo.environment["FUZZ_STEPS"].flatMap(Int.init) ?? 320
        return max(1, all / (2 * Self.seeds.count))
    }

    @Test(
        "Whatever happens in a scene, the edited field is in sight, and nothing is left behind",
        .requirement("U373"), arguments: seeds)
    func historiesKeepFieldInSight(seed: UInt64) {
        play(seed, settings: [])
    }

    @Test(
        "The same holds under any answers to what isn't known of UIKit", .requirement("U373"),
        arguments: seeds)
    func historiesUnderAnySettings(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let settings = [UIKitBehavior.Doubt].keyboard.compactMap { doubt in
            Bool.random(using: &random) ? doubt.alternatives.randomElement(using: &random) : nil
        }
        play(seed, settings: settings)
    }

    private func play(_ seed: UInt64, settings: [UIKitBehavior.Setting]) {
        var behavior = UIKitBehavior()
        for setting in settings { setting.apply(&behavior) }
        UIKitBehavior.$standard.withValue(behavior) {
            var history = SceneHistory(seed: seed)
            for step in 0..<steps {
                let problems = history.step()
                #expect(
                    problems.isEmpty,
                    "seed \(seed), step \(step), \(history.acts.suffix(8).map(\.rawValue)), \(settings.map(\.name))"
                )
                if !problems.isEmpty { break }
            }
            let left = history.end()
            #expect(left == [], "seed \(seed), \(settings.map(\.name))")
        }
    }
}
