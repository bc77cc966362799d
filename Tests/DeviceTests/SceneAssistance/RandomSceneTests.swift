import DeviceTesting
import HeadlessBehavior
import Requirements
import Testing

/// Scenes played by random steps: screens that come and go, rotations, keyboards, second scenes,
/// and assistants that take over and give back.
@MainActor
@Suite struct RandomSceneTests {
    private let steps = RandomPlay.steps(usually: 320, tests: 2)

    @Test(
        "Whatever happens in a scene, the edited field is in sight, and nothing is left behind",
        .requirement("U373"), arguments: RandomPlay.seeds)
    func historiesKeepFieldInSight(seed: UInt64) {
        SceneHistory.play(seed, steps: steps)
    }

    @Test(
        "The same holds under any answers to what isn't known of UIKit", .requirement("U373"),
        arguments: RandomPlay.seeds)
    func historiesUnderAnySettings(seed: UInt64) {
        SceneHistory.play(seed, steps: steps, anyOf: .keyboard)
    }
}
