import DeviceFixtures
import DeviceTesting
import Requirements
import Testing

@MainActor
@Suite struct RandomForeignAvoidanceTests {
    @Test(
        "Whatever other components do to avoid the keyboard, their numbers are theirs, and nothing is left",
        .requirement("U461", "U612"))
    func formsStandOtherAvoiders() {
        RandomPlay.play(ForeignAvoidanceHistory.self, share: 60)
    }
}
