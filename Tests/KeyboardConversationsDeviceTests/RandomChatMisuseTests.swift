import DeviceFixtures
import DeviceTesting
import Requirements
import Testing

@MainActor
@Suite struct RandomChatMisuseTests {
    @Test(
        "Whatever the app of a chat does in the library's calls, the list has its inset, and nothing is left",
        .requirement("U461", "U612"))
    func chatsSurviveMisuse() {
        RandomPlay.play(ChatMisuseHistory.self, share: 40)
    }
}
