import CoreGraphics
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardConversations

/// Drags of the keyboard by the list, of which each frame is compared with the decision.
///
/// `FUZZ_STEPS=84000` plays a thousand of them, `FUZZ_SEED` others.
@MainActor
@Suite struct ConversationDragTests {
    @Test(
        "In each frame of a drag, the room is what is decided for that frame, and the content the finger's",
        .requirement("U538"), arguments: ConversationStage.Kind.allCases)
    func framesAreAsDecided(kind: ConversationStage.Kind) {
        let count = RandomPlay.steps(share: 8)
        var random = SeededNumbers(seed: RandomPlay.firstSeed)
        for number in 0..<count {
            let rows = Bool.random(using: &random) ? 20_000 : Int.random(in: 0...25, using: &random)
            let chat = Chat(
                kind, rows: rows, lift: ConversationLift.allCases.randomElement(using: &random)!)
            chat.screen.barHeight.constant = CGFloat(Int.random(in: 1...4, using: &random) * 45)
            let before = restingNumbers(of: chat)
            chat.openKeyboard()
            if Bool.random(using: &random) {
                chat.list.contentOffset.y = CGFloat(Int.random(in: 0...2_000, using: &random))
                chat.device.settle()
            }
            guard let difference = drag(chat, &random, since: before) else { continue }
            Issue.record("drag \(number): \(difference)")
            return
        }
    }

    /// Returns the numbers at rest, without a keyboard.
    private func restingNumbers(of chat: Chat) -> [CGFloat] {
        chat.device.settle()
        return chat.numbers
    }

    /// Drags, and returns what isn't as it should be; `nil` if all is.
    private func drag(
        _ chat: Chat, _ random: inout SeededNumbers, since before: [CGFloat]
    ) -> String? {
        let start = CGPoint(x: 195, y: CGFloat(Int.random(in: 120...380, using: &random)))
        let finger = chat.device.touch(at: start, in: chat.device.window)
        chat.forgetMoves()
        for _ in 0..<Int.random(in: 5...40, using: &random) {
            finger.move(by: CGVector(dx: 0, dy: CGFloat(Int.random(in: -30...60, using: &random))))
            if let difference = difference(in: chat) { return difference }
        }
        if chat.moves > 0 { return "moved under the finger" }
        if Bool.random(using: &random) { finger.hold(for: 0.3) }
        finger.lift()
        for _ in 0..<30 {
            let before = chat.moves
            chat.device.advance(by: 1.0 / 60)
            if chat.assistant.responder.screen.motion.isHeld, chat.moves > before {
                return "moved while the content slows down"
            }
        }
        chat.device.settle()
        chat.closeKeyboard()
        let after = restingNumbers(of: chat)
        return after == before ? nil : "left \(after) instead of \(before)"
    }

    /// Compares the room with what the decision says of this frame.
    private func difference(in chat: Chat) -> String? {
        let screen = chat.assistant.responder.screen
        guard let moment = screen.moment() else { return "nothing is known" }
        let kept = screen.keptRoom
        let least = moment.room.total
        // Under a finger, as much as the content needs to stay where it is, and no more.
        let most = max(least, moment.list.roomInUse(upTo: .greatestFiniteMagnitude))
        return kept > least - 0.01 && kept < most + 0.01
            ? nil : "keeps \(kept), not from \(least) to \(most)"
    }
}
