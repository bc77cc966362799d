import DeviceFixtures
import DeviceTesting
import Requirements
import Testing

/// The example's screens in scenes of random sizes.
@MainActor
@Suite struct RandomSizeTests {
    @Test(
        "However a scene is resized, live or in jumps, the edited input is in sight, and every number returns",
        .requirement("U591"))
    func resizedScenesKeepInputInSight() {
        RandomPlay.play(SizeHistory.self, share: 60)
    }
}
