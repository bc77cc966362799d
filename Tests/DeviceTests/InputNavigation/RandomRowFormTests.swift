import DeviceTesting
import HeadlessBehavior
import Requirements
import Testing

/// Forms of rows played by random steps, edits of the list, keyboards and rotations.
@MainActor
@Suite struct RandomRowFormTests {
    private let steps = RandomPlay.steps(usually: 600, tests: 3)

    @Test(
        "Whatever happens to a form of rows, one field has the keyboard, is in sight, and steps lead back",
        .requirement("U363", "U365"), arguments: RandomPlay.seeds)
    func historiesKeepTheirPlace(seed: UInt64) {
        RowFormHistory.play(seed, steps: steps)
    }

    @Test(
        "The same holds under any answers to what isn't known of UIKit",
        .requirement("U363"), arguments: RandomPlay.seeds)
    func historiesUnderAnySettings(seed: UInt64) {
        RowFormHistory.play(
            seed, steps: steps, anyOf: [UIKitBehavior.Doubt].keyboard + .lists)
    }
}
