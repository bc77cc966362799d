import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardConversations

/// List, bar and keyboard together.
@MainActor
@Suite(.doubts(.conversation, [.guidedViews, .offsetInDeceleration]))
struct ConversationAssistantTests {
    @Test(
        "The newest row stays above the bar in every frame, while the keyboard comes and goes",
        .requirement("U530"), arguments: ConversationStage.Kind.allCases)
    func newestRowStaysAboveBar(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        #expect(abs(chat.gap) < 0.5)
        for show in [true, false, true, false] {
            chat.forgetMoves()
            if show {
                chat.screen.input.becomeFirstResponder()
            } else {
                chat.screen.input.resignFirstResponder()
            }
            for _ in 0..<40 {
                chat.device.advance(by: 1.0 / 60)
                #expect(chat.isNewestRowInPlace, "\(show): \(chat.gap)")
            }
            chat.device.settle()
            #expect(abs(chat.gap) < 0.5)
            // A first height can be corrected, and a bar that is left behind makes room again.
            let isExact = Chat.isBarAtKeyboard && UIKitBehavior.standard.firstHeight == .final
            #expect(chat.moves <= (isExact ? 1 : 2))
        }
    }

    @Test(
        "When the assistant stops, the numbers are the app's to the last bit",
        .requirement("U530"), arguments: ConversationStage.Kind.allCases)
    func numbersAreTheAppsAfterward(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        chat.assistant.stop()
        chat.list.contentInset.bottom = 7.1
        chat.list.contentInset.top = 3.3
        chat.list.verticalScrollIndicatorInsets.bottom = 1.7
        let before = chat.numbers
        for isOpen in [true, false] {
            chat.assistant.start()
            if isOpen { chat.openKeyboard() }
            chat.assistant.stop()
            #expect(chat.numbers == before)
            chat.closeKeyboard()
            #expect(chat.numbers == before)
        }
    }

    @Test(
        "The list's frame and transform never change", .requirement("U530"),
        arguments: ConversationStage.Kind.allCases)
    func frameNeverChanges(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        let (frame, transform) = (chat.list.frame, chat.list.transform)
        chat.openKeyboard()
        #expect(chat.list.frame == frame && chat.list.transform == transform)
    }

    // MARK: The bar

    @Test(
        "At the end, the newest row keeps its distance to a bar that grows and shrinks",
        .requirement("U532"), arguments: ConversationStage.Kind.allCases, [true, false])
    func rowKeepsDistanceToBar(kind: ConversationStage.Kind, isOpen: Bool) {
        let chat = Chat(kind)
        if isOpen { chat.openKeyboard() }
        for height in [70, 270, 50] as [CGFloat] {
            chat.forgetMoves()
            chat.screen.barHeight.constant = height
            chat.device.settle()
            #expect(abs(chat.gap) < 0.5, "\(height): \(chat.gap)")
            #expect(chat.moves <= 1)
        }
    }

    @Test(
        "A bar that grows in an animation takes the newest row along in each frame",
        .requirement("U532"), arguments: ConversationStage.Kind.allCases)
    func animatedBarTakesRowAlong(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        chat.openKeyboard()
        UIView.animate(withDuration: 0.3) {
            chat.screen.barHeight.constant = 150
            chat.screen.view.layoutIfNeeded()
        }
        for _ in 0..<25 {
            chat.device.advance(by: 1.0 / 60)
            #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
        }
    }

    @Test(
        "Away from the end, a bar that grows moves nothing of what people read",
        .requirement("U532"), arguments: ConversationStage.Kind.allCases)
    func barMovesNothingAwayFromEnd(kind: ConversationStage.Kind) {
        let chat = Chat(kind, lift: .whenAtEnd)
        chat.openKeyboard()
        chat.list.contentOffset.y = 600
        chat.device.settle()
        chat.forgetMoves()
        for height in [250, 50] as [CGFloat] {
            chat.screen.barHeight.constant = height
            chat.device.settle()
            #expect(chat.list.contentOffset.y == 600)
        }
        #expect(chat.moves == 0)
    }

    // MARK: What arrives

    @Test(
        "Rows that arrive are followed at the end, with an animation or without",
        .requirement("U533"), arguments: ConversationStage.Kind.allCases, [true, false])
    func arrivalsAreFollowed(kind: ConversationStage.Kind, isAnimated: Bool) {
        let chat = Chat(kind)
        chat.openKeyboard()
        for height in [40, 120, 700] as [CGFloat] {
            chat.screen.rows.add(
                height: height, atStart: chat.screen.isInverted, animated: isAnimated)
            chat.device.settle()
            #expect(abs(chat.gap) < 0.5, "\(height): \(chat.gap)")
            #expect(chat.assistant.isAtEnd)
        }
    }

    @Test(
        "Away from the end, rows that arrive move nothing, and their number is told",
        .requirement("U533"), arguments: [ConversationStage.Kind.table, .collection])
    func arrivalsMoveNothingAwayFromEnd(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        chat.list.contentOffset.y = 600
        chat.device.settle()
        let below = chat.assistant.rowsBelow
        let bar = chat.screen.bar.convert(CGPoint.zero, to: chat.list)
        #expect(below == (0..<60).count { CGFloat(40 * $0) > bar.y - 0.5 })
        var told: [Int] = []
        let token = chat.assistant.observeRowsBelow { told.append($0) }
        for _ in 0..<3 {
            chat.screen.rows.add()
            chat.device.settle()
        }
        #expect(chat.list.contentOffset.y == 600)
        #expect(told == [below, below + 1, below + 2, below + 3])
        chat.assistant.scrollToEnd(animated: true)
        chat.device.settle()
        #expect(chat.assistant.isAtEnd && chat.assistant.rowsBelow == 0)
        #expect(told.last == 0)
        withExtendedLifetime(token) {}
    }

    @Test(
        "From a touch on, nothing follows until the list is at its end again",
        .requirement("U533"), arguments: [ConversationStage.Kind.table, .collection])
    func touchEndsFollowing(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        let finger = chat.device.touch(at: CGPoint(x: 195, y: 300), in: chat.device.window)
        chat.screen.rows.add()
        chat.device.settle()
        #expect(!chat.assistant.isAtEnd)
        finger.lift()
        chat.device.settle()
        let offset = chat.list.contentOffset.y
        chat.screen.rows.add()
        chat.device.settle()
        #expect(chat.list.contentOffset.y == offset)
        chat.assistant.scrollToEnd(animated: false)
        chat.screen.rows.add()
        chat.device.settle()
        #expect(abs(chat.gap) < 0.5)
    }

    @Test(
        "A last row that grows by itself is followed at the end, and not elsewhere",
        .requirement("U533"), arguments: ConversationStage.Kind.allCases)
    func growingRowIsFollowed(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        chat.openKeyboard()
        for _ in 0..<40 {
            chat.screen.rows.grow(by: 17, atStart: chat.screen.isInverted)
            chat.device.settle()
            #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
        }
        guard kind != .invertedTable else { return }
        chat.list.contentOffset.y = 600
        chat.device.settle()
        for _ in 0..<20 {
            chat.screen.rows.grow(by: 17)
            chat.device.settle()
            #expect(chat.list.contentOffset.y == 600)
        }
    }

    // MARK: The end

    @Test(
        "The end is told once at the start, after the first layout, and once for each change",
        .requirement("U531"), arguments: ConversationStage.Kind.allCases)
    func endIsToldOncePerChange(kind: ConversationStage.Kind) {
        let device = SimulatedDevice()
        let screen = ChatScreen(kind, rows: 60)
        let assistant = ConversationAssistant(list: screen.list, bar: screen.bar)
        var told: [Bool] = []
        let token = assistant.observeEnd { told.append($0) }
        assistant.start()
        #expect(told == [])
        device.show(screen)
        device.settle()
        #expect(told == [true])
        let start = told
        let step: CGFloat = kind == .invertedTable ? 19 : -19
        screen.list.contentOffset.y += step
        device.settle()
        #expect(told == start)
        screen.list.contentOffset.y += step
        device.settle()
        screen.list.contentOffset.y -= step
        device.settle()
        #expect(told == start + [false, true])
        withExtendedLifetime(token) {}
    }

    @Test(
        "A list that is shorter than its space is at its end, with a keyboard, without, and while the bar grows",
        .requirement("U531"), arguments: ConversationStage.Kind.allCases, ConversationLift.allCases)
    func shortListIsAtEnd(kind: ConversationStage.Kind, lift: ConversationLift) {
        let chat = Chat(kind, rows: 3, lift: lift)
        #expect(chat.assistant.isAtEnd)
        chat.openKeyboard()
        #expect(chat.assistant.isAtEnd || lift == .never)
        chat.screen.barHeight.constant = 120
        chat.device.settle()
        #expect(chat.assistant.isAtEnd || lift == .never)
        chat.screen.barHeight.constant = 50
        chat.closeKeyboard()
        #expect(chat.assistant.isAtEnd)
    }

    @Test(
        "A list that comes on the screen is at its newest row, unless the app wants it elsewhere",
        .requirement("U531"), arguments: ConversationStage.Kind.allCases, [true, false])
    func listStartsAtEnd(kind: ConversationStage.Kind, startsAtEnd: Bool) {
        let device = SimulatedDevice()
        let screen = ChatScreen(kind, rows: 60)
        let assistant = ConversationAssistant(list: screen.list, bar: screen.bar)
        assistant.startsAtEnd = startsAtEnd
        assistant.start()
        device.show(screen)
        device.settle()
        // The bar came into the window after the list.
        let inset = screen.list.adjustedContentInset
        let room = kind == .invertedTable ? inset.top : inset.bottom
        #expect(screen.list.frame.maxY - room == screen.bar.frame.minY)
        // Upside down, the newest row is the first one.
        #expect(assistant.isAtEnd == (startsAtEnd || kind == .invertedTable))
        // From there on it is the reader who decides.
        assistant.stop()
        screen.list.contentOffset.y = 600
        assistant.start()
        device.settle()
        #expect(screen.list.contentOffset.y == 600)
    }

    // MARK: The least room

    @Test(
        "The keyboard uses up the least room first, and moves nothing until then",
        .requirement("U536"), arguments: [ConversationStage.Kind.table, .collection])
    func keyboardUsesLeastRoomUp(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        chat.assistant.minimumRoomBelow = 600
        chat.assistant.scrollToEnd(animated: false)
        chat.device.settle()
        let offset = chat.list.contentOffset.y
        chat.openKeyboard()
        #expect(chat.list.contentOffset.y == offset)
        chat.closeKeyboard()
        #expect(chat.list.contentOffset.y == offset)
        // The answer grows into the room, and the row above it stays where it is.
        for points in stride(from: 500, through: 0, by: -100) {
            chat.screen.rows.grow(by: 100)
            chat.assistant.minimumRoomBelow = CGFloat(points)
            chat.device.settle()
        }
        // A bar that a guide has left behind takes the row along.
        let rise = chat.numbersAtRest(since: [0, 0, 0, 0])[1]
        #expect(abs(chat.list.contentOffset.y - offset - rise) < 120)
    }
}
