import DeviceFixtures
import DeviceTesting
import Requirements
import Testing

@MainActor
@Suite struct RandomFocusTests {
    @Test(
        "Whatever comes and goes, focus is on something that is there, and Tab comes around and back",
        .requirement("U461", "U585"))
    func focusHistoriesLoseNothing() {
        RandomPlay.play(FocusHistory.self, share: 80)
    }
}
