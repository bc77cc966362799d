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

    @Test(
        "Whatever an app does when it is asked which rows have inputs, the form goes on, and nothing is left",
        .requirement("U362", "U461"))
    func formsOfRowsSurviveMisuse() {
        RandomPlay.play(RowMisuseHistory.self, share: 40)
    }
}
