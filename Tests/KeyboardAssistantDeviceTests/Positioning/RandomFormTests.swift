import DeviceFixtures
import DeviceTesting
import Requirements
import Testing

@MainActor
@Suite struct RandomFormTests {
    @Test(
        "Whatever happens to a form, the edited input is in sight, and the app's numbers are the app's",
        .requirement("U461", "U585"))
    func formsKeepInputInSight() {
        RandomPlay.play(FormHistory.self, share: 120)
    }
}
