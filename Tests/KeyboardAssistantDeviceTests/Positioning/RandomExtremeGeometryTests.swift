import DeviceFixtures
import DeviceTesting
import Requirements
import Testing

@MainActor
@Suite struct RandomExtremeGeometryTests {
    @Test(
        "Whatever sizes and places views have, offsets and insets are numbers, and the app's are given back",
        .requirement("U461", "U612"))
    func formsStandExtremeGeometry() {
        RandomPlay.play(ExtremeGeometryHistory.self, share: 40)
    }
}
