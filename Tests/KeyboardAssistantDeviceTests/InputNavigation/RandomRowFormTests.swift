import DeviceFixtures
import DeviceTesting
import Requirements
import Testing

@MainActor
@Suite struct RandomRowFormTests {
    @Test(
        "Whatever happens to a form of rows, one field has the keyboard, is in sight, and steps lead back",
        .requirement("U363", "U365", "U461", "U585"))
    func historiesKeepTheirPlace() {
        RandomPlay.play(RowFormHistory.self, share: 100)
    }
}
