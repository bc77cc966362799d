import DeviceFixtures
import DeviceTesting
import Requirements
import Testing

@MainActor
@Suite struct RandomListMisuseTests {
    @Test(
        "Whatever the app of a list does in the library's calls, its cursor is on a row, and nothing is left",
        .requirement("U461", "U612"))
    func listsSurviveMisuse() {
        RandomPlay.play(ListMisuseHistory.self, share: 60)
    }
}
