import DeviceFixtures
import DeviceTesting
import Requirements
import Testing

/// Scenes played by random steps: screens that come and go, rotations, keyboards, second scenes,
/// and assistants that take over and give back.
@MainActor
@Suite struct RandomSceneTests {
    @Test(
        "Whatever happens in a scene, the edited field is in sight, and nothing is left behind",
        .requirement("U373", "U461", "U585"))
    func historiesKeepFieldInSight() {
        RandomPlay.play(SceneHistory.self, share: 140)
    }
}
