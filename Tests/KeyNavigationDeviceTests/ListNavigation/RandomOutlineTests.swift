import DeviceFixtures
import DeviceTesting
import Requirements
import Testing

/// Outlines whose branches are opened and closed by random keys and touches.
@MainActor
@Suite struct RandomOutlineTests {
    @Test(
        "The cursor stays on its row, or goes to the row that was closed around it",
        .requirement("U405", "U461"))
    func outlineHistoriesKeepTheirCursor() {
        RandomPlay.play(OutlineHistory.self, share: 60)
    }
}
