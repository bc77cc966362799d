import DeviceFixtures
import DeviceTesting
import Requirements
import Testing

@MainActor
@Suite struct RandomFormMisuseTests {
    @Test(
        "Whatever the app of a form does in the library's calls, everything is kept, and nothing is left",
        .requirement("U461", "U612"))
    func formsSurviveMisuse() {
        RandomPlay.play(FormMisuseHistory.self, share: 60)
    }
}
