import CoreGraphics
import DeviceFixtures
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardConversations

/// What a conversation asks for a frame and for a row that arrives, however many rows there are.
@MainActor
@Suite struct ConversationCostTests {
    /// Returns the questions and the layouts of `action`, which the assistant causes.
    private func cost(rows: Int, atEnd: Bool, of action: (Chat) -> Void) -> [Int] {
        let (own, bare) = (Chat(rows: rows), Chat(rows: rows))
        bare.assistant.stop()
        return zip(count(own, atEnd, action), count(bare, atEnd, action)).map { $0 - $1 }
    }

    private func count(_ chat: Chat, _ atEnd: Bool, _ action: (Chat) -> Void) -> [Int] {
        let end = chat.list.contentSize.height + 50 + 34 - chat.list.bounds.height
        chat.list.contentOffset.y = atEnd ? end : 400
        chat.device.settle()
        let (questions, layouts) = (chat.screen.rows.questions, LayoutPass.count)
        action(chat)
        chat.device.settle()
        return [chat.screen.rows.questions - questions, LayoutPass.count - layouts]
    }

    @Test(
        "A frame of a scroll asks no more with 20,000 rows than with 60, and lays nothing out",
        .requirement("U542"))
    func frameCostsTheSame() {
        let scroll = { (chat: Chat) in chat.list.contentOffset.y += 30 }
        let few = cost(rows: 60, atEnd: false, of: scroll)
        #expect(cost(rows: 20_000, atEnd: false, of: scroll) == few)
        #expect(few[0] <= 4 && few[1] <= 1, "\(few)")
    }

    @Test(
        "A row that arrives asks no more with 20,000 rows than with 60, in one layout at most",
        .requirement("U542"), arguments: [true, false])
    func arrivalCostsTheSame(atEnd: Bool) {
        let arrive = { (chat: Chat) in chat.screen.rows.add(animated: true) }
        let few = cost(rows: 60, atEnd: atEnd, of: arrive)
        #expect(cost(rows: 20_000, atEnd: atEnd, of: arrive) == few)
        #expect(few[0] <= 8 && few[1] <= 1, "\(few)")
    }
}
