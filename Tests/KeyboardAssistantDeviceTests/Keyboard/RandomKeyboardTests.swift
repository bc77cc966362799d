import DeviceFixtures
import DeviceTesting
import Requirements
import Testing

@MainActor
@Suite struct RandomKeyboardTests {
    @Test(
        "Whatever notifications were missing, doubled, late, or garbage, the truth is believed",
        .requirement("U461", "U462"))
    func truthIsBelieved() {
        RandomPlay.play(LyingKeyboardHistory.self, share: 110)
    }
}
