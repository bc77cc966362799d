import DeviceFixtures
import Requirements
import Testing

/// Conversations to which random things happen, in any order.
@MainActor
@Suite struct RandomConversationTests {
    @Test(
        "Whatever happens to a conversation, its end, its rows and its room are where they belong",
        .requirement("U530", "U533", "U534", "U535", "U538"))
    func randomConversations() {
        RandomPlay.play(ConversationHistory.self, share: 100)
    }
}
