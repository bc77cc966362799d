import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardConversations

/// Context menus of a conversation's rows, for whose life UIKit can hide the keyboard.
@MainActor
@Suite(.doubts([.contextMenuKeyboard, .endFrame, .didFrames, .responderAtHide]))
struct ConversationMenuTests {
    @Test(
        "A conversation that the app freezes for a menu stays as it is, and has its keyboard afterward",
        .requirement("U539"), arguments: UIKitBehavior.ContextMenuKeyboard.allCases,
        ConversationStage.Kind.allCases)
    func menuMovesNothing(
        answer: UIKitBehavior.ContextMenuKeyboard, kind: ConversationStage.Kind
    ) throws {
        var behavior = UIKitBehavior.standard
        behavior.contextMenuKeyboard = answer
        try UIKitBehavior.$standard.withValue(behavior) {
            let chat = Chat(kind)
            let menu = chat.menu()
            var freeze: ConversationFreeze?
            menu.willDisplay = { freeze = chat.assistant.freeze() }
            menu.didEnd = { freeze = nil }
            chat.openKeyboard()
            let (inset, offset) = (chat.list.contentInset, chat.list.contentOffset)
            for _ in 0..<2 {
                try chat.device.press(menu.view)
                frames(chat, inset, offset)
                #expect(chat.device.contextMenu != nil && freeze != nil)
                #expect(chat.screen.input.isFirstResponder)
                chat.device.closeContextMenu()
                frames(chat, inset, offset)
                chat.device.settle()
                #expect(chat.list.contentInset == inset && chat.list.contentOffset == offset)
                #expect(abs(chat.gap) < 0.5 || !Chat.isBarAtKeyboard, "\(chat.gap)")
            }
            chat.screen.rows.add(atStart: chat.screen.isInverted)
            chat.device.settle()
            #expect(chat.assistant.isAtEnd)
            chat.closeKeyboard()
            #expect(chat.assistant.isAtEnd)
            #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
        }
    }

    /// Looks at the frames of half a second.
    private func frames(_ chat: Chat, _ inset: UIEdgeInsets, _ offset: CGPoint) {
        for _ in 0..<30 {
            chat.device.advance(by: 1.0 / 60)
            #expect(chat.list.contentInset == inset && chat.list.contentOffset == offset)
        }
    }

    @Test(
        "Without a freeze, the conversation is as before when the keyboard is back",
        .requirement("U539"), arguments: UIKitBehavior.ContextMenuKeyboard.allCases, [true, false])
    func menuLeavesNothing(answer: UIKitBehavior.ContextMenuKeyboard, resigns: Bool) throws {
        var behavior = UIKitBehavior.standard
        behavior.contextMenuKeyboard = answer
        try UIKitBehavior.$standard.withValue(behavior) {
            let chat = Chat()
            let menu = chat.menu()
            if resigns { menu.willDisplay = { chat.screen.input.resignFirstResponder() } }
            let rest = chat.numbers
            for _ in 0..<2 {
                chat.openKeyboard()
                let inset = chat.list.contentInset
                try chat.device.press(menu.view)
                chat.device.settle()
                chat.device.closeContextMenu()
                chat.device.settle()
                chat.openKeyboard()
                #expect(chat.list.contentInset == inset)
                #expect(abs(chat.gap) < 0.5 || !Chat.isBarAtKeyboard, "\(chat.gap)")
                chat.closeKeyboard()
                #expect(chat.numbers == chat.numbersAtRest(since: rest))
            }
        }
    }
}

extension Chat {
    /// A menu of a view over the list.
    fileprivate func menu() -> MenuOwner {
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 60))
        screen.view.addSubview(view)
        return MenuOwner(on: view)
    }
}
