import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardConversations

/// What people and apps do to a conversation while its keyboard, its rows or its window move.
@MainActor
@Suite(.doubts(.conversation, .guides, [.sheetAvoidance, .offsetInDeceleration]))
struct ConversationEventTests {
    // MARK: In the middle of something

    @Test(
        "A keyboard in the middle of an insertion leaves the newest row above the bar, and drops no row",
        .requirement("U535"), arguments: [ConversationStage.Kind.table, .collection], [true, false])
    func keyboardInMiddleOfInsertion(kind: ConversationStage.Kind, isShowing: Bool) {
        let chat = Chat(kind)
        if !isShowing { chat.openKeyboard() }
        chat.screen.rows.add(height: 130, animated: true)
        chat.device.advance(by: 0.1)
        if isShowing {
            chat.screen.input.becomeFirstResponder()
        } else {
            chat.screen.input.resignFirstResponder()
        }
        chat.device.advance(by: 0.1)
        chat.screen.rows.add(height: 90, animated: true)
        chat.device.settle()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
        #expect(chat.assistant.isAtEnd)
        #expect(chat.screen.rows.heights.count == 62)
    }

    @Test(
        "After a rotation, the list is at its end if it was, and numbers go back",
        .requirement("U535"), arguments: ConversationStage.Kind.allCases, [true, false])
    func endHoldsInRotation(kind: ConversationStage.Kind, isOpen: Bool) {
        let chat = Chat(kind)
        let before = chat.numbers
        if isOpen { chat.openKeyboard() }
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            chat.device.rotate(to: orientation)
            chat.device.settle()
            #expect(abs(chat.gap) < 0.5, "\(orientation): \(chat.gap)")
            #expect(chat.assistant.isAtEnd)
        }
        chat.closeKeyboard()
        #expect(chat.numbers == chat.numbersAtRest(since: before))
    }

    @Test(
        "While the content comes to rest without the keyboard, a bar that grows has its room at once",
        .requirement("U532", "U538"), arguments: [ConversationStage.Kind.table, .collection])
    func barGrowsWhileContentComesToRest(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        chat.openKeyboard()
        let finger = chat.device.touch(at: CGPoint(x: 195, y: 300), in: chat.device.window)
        for _ in 0..<6 { finger.move(by: CGVector(dx: 0, dy: -10)) }
        chat.screen.input.resignFirstResponder()
        chat.device.advance(by: 0.6)
        finger.lift()
        // Where a guide misses the hide, nothing comes down.
        guard chat.isBarAtRest else { return }
        let (held, needed) = (chat.list.contentInset.bottom, chat.screen.barHeight.constant)
        for _ in 0..<60 where chat.list.contentInset.bottom == held {
            chat.device.advance(by: 1.0 / 60)
        }
        // It is on its way down now.
        chat.screen.barHeight.constant += 100
        chat.device.advance(by: 1.0 / 60)
        #expect(held > needed && chat.list.contentInset.bottom == needed + 100)
        chat.device.settle()
        #expect(abs(chat.gap) < 0.5)
    }

    @Test(
        "Rows that are measured again leave the list at its end, although it is shorter in between",
        .requirement("U533"), arguments: ConversationStage.Kind.allCases)
    func endHoldsWhileRowsAreMeasured(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        chat.list.contentSize.height -= 100
        chat.list.contentSize.height += 100
        chat.device.settle()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
        #expect(chat.assistant.isAtEnd)
    }

    @Test(
        "What the app scrolls to while rows are measured again stays where it is",
        .requirement("U533"), arguments: ConversationStage.Kind.allCases)
    func scrollHoldsWhileRowsAreMeasured(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        chat.list.contentSize.height -= 100
        chat.list.contentOffset.y += chat.screen.isInverted ? 600 : -600
        let offset = chat.list.contentOffset.y
        chat.list.contentSize.height += 100
        chat.device.settle()
        #expect(chat.list.contentOffset.y == offset)
        #expect(!chat.assistant.isAtEnd)
    }

    @Test(
        "While a keyboard grows, the content follows it once, also before a guide that is late",
        .requirement("U532"), arguments: [UIKitBehavior.KeyboardGuide.exact, .oneFrameLate])
    func keyboardGrows(guide: UIKitBehavior.KeyboardGuide) {
        let chat = Chat()
        chat.device.behavior.keyboardGuide = guide
        chat.device.keyboard.showsPredictions = false
        chat.openKeyboard()
        chat.forgetMoves()
        chat.device.keyboard.showsPredictions = true
        for _ in 0..<40 { chat.device.advance(by: 1.0 / 60) }
        #expect(chat.moves == 1)
        #expect(abs(chat.gap) < 0.5)
    }

    @Test(
        "In the middle of the list, a keyboard during an insertion keeps the row that people read",
        .requirement("U535"), arguments: [ConversationStage.Kind.table, .collection])
    func middleHoldsDuringInsertion(kind: ConversationStage.Kind) {
        let chat = Chat(kind, lift: .whenAtEnd)
        chat.list.contentOffset.y = 600
        chat.device.settle()
        chat.screen.rows.add(animated: true)
        chat.screen.input.becomeFirstResponder()
        chat.device.settle()
        #expect(chat.list.contentOffset.y == 600)
        chat.closeKeyboard()
        #expect(chat.list.contentOffset.y == 600)
    }

    @Test(
        "What arrives on the way to the end is there as well when the list arrives",
        .requirement("U533"), arguments: [ConversationStage.Kind.table, .collection])
    func arrivalOnWayToEndIsFollowed(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        chat.openKeyboard()
        chat.list.contentOffset.y -= 700
        chat.device.settle()
        chat.assistant.scrollToEnd(animated: true)
        chat.device.advance(by: 0.1)
        chat.screen.rows.add(height: 130, animated: true)
        chat.device.settle()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
        #expect(chat.assistant.isAtEnd)
        chat.screen.rows.grow(by: 60)
        chat.device.settle()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
    }

    @Test(
        "A row that is sent from a bar that shrinks with it is above the bar, at the end or on the way",
        .requirement("U533"), arguments: [ConversationStage.Kind.table, .collection],
        [(true, true), (true, false), (false, true), (false, false)])
    func sentRowIsAboveShrinkingBar(kind: ConversationStage.Kind, way: (Bool, Bool)) {
        let (chat, (isAtEnd, animated)) = (Chat(kind), way)
        chat.openKeyboard()
        chat.screen.barHeight.constant = 110
        chat.device.settle()
        if !isAtEnd { chat.list.contentOffset.y -= 700 }
        chat.device.settle()
        for _ in 0..<2 {
            chat.screen.rows.add(height: 130, animated: animated)
            chat.screen.barHeight.constant -= 30
            if !isAtEnd { chat.assistant.scrollToEnd(animated: true) }
            chat.device.advance(by: 0.1)
        }
        chat.device.settle()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
        #expect(chat.assistant.isAtEnd)
    }

    @Test(
        "On the way to the end, a finger or the app can stop the list, which then stays",
        .requirement("U533"), arguments: ConversationStage.Kind.allCases, [true, false])
    func wayToEndIsStopped(kind: ConversationStage.Kind, isFinger: Bool) {
        let chat = Chat(kind)
        let isInverted = chat.screen.isInverted
        chat.list.contentOffset.y += isInverted ? 1200 : -1200
        chat.device.settle()
        chat.assistant.scrollToEnd(animated: true)
        chat.device.advance(by: 0.1)
        if isFinger {
            let finger = chat.device.touch(at: CGPoint(x: 195, y: 300), in: chat.device.window)
            for _ in 0..<10 { finger.move(by: CGVector(dx: 0, dy: 10)) }
            finger.hold(for: 0.3)
            finger.lift()
        } else {
            let way: CGFloat = isInverted ? 60 : -60
            chat.list.setContentOffset(
                CGPoint(x: 0, y: chat.list.contentOffset.y + way), animated: false)
        }
        chat.device.settle()
        #expect(!chat.assistant.isAtEnd)
        let offset = chat.list.contentOffset
        chat.screen.rows.grow(by: 60, atStart: isInverted)
        chat.device.settle()
        #expect(!chat.assistant.isAtEnd)
        #expect(chat.list.contentOffset == offset)
    }

    // MARK: Fingers

    /// Drags the keyboard down by the list, as far as to `height`, and holds it there.
    private func drag(_ chat: Chat, to height: CGFloat) -> Finger {
        let window = chat.device.window
        let finger = chat.device.touch(at: CGPoint(x: 195, y: 300), in: window)
        let bottom = window.bounds.maxY - height
        for y in stride(from: CGFloat(300), to: bottom, by: 20) {
            finger.move(by: CGVector(dx: 0, dy: min(20, bottom - y)))
        }
        finger.hold(for: 0.3)
        return finger
    }

    @Test(
        "While a finger moves the content, nobody else does, and afterward all is as without a drag",
        .requirement("U538"), arguments: ConversationStage.Kind.allCases, [true, false])
    func fingerOwnsContent(kind: ConversationStage.Kind, isThrown: Bool) {
        let chat = Chat(kind)
        let before = chat.numbers
        // The second time as the first.
        for _ in 0..<2 {
            chat.openKeyboard()
            chat.forgetMoves()
            let finger = drag(chat, to: 150)
            #expect(chat.moves == 0)
            if isThrown {
                finger.move(by: CGVector(dx: 0, dy: 60))
                finger.lift()
                chat.device.settle()
                #expect(chat.device.keyboard.frame == nil)
            } else {
                for _ in 0..<15 { finger.move(by: CGVector(dx: 0, dy: -20)) }
                finger.hold(for: 0.3)
                finger.lift()
                chat.device.settle()
                #expect(chat.device.keyboard.frame != nil)
                chat.closeKeyboard()
            }
            #expect(chat.numbers == chat.numbersAtRest(since: before))
            chat.assistant.scrollToEnd(animated: false)
            chat.device.settle()
            #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
        }
    }

    @Test(
        "A list that is shorter than its space is back at its end after a drag",
        .requirement("U538"), arguments: ConversationStage.Kind.allCases)
    func shortListIsBackAfterDrag(kind: ConversationStage.Kind) {
        let chat = Chat(kind, rows: 3)
        let (before, offset) = (chat.numbers, chat.list.contentOffset)
        chat.openKeyboard()
        let finger = drag(chat, to: 100)
        finger.move(by: CGVector(dx: 0, dy: 60))
        finger.lift()
        chat.device.settle()
        #expect(chat.numbers == chat.numbersAtRest(since: before))
        // Upside down, the list begins at the bar, also where a guide has left it.
        let rise = chat.screen.isInverted ? chat.numbersAtRest(since: [0, 0, 0, 0])[0] : 0
        #expect(chat.list.contentOffset.y == offset.y - rise)
        #expect(chat.assistant.isAtEnd)
    }

    // MARK: Other screens

    @Test(
        "A swipe back that is given up leaves bar, inset and lift as they were",
        .requirement("U538"), arguments: [true, false])
    func swipeBackIsGivenUp(isOpen: Bool) {
        let device = SimulatedDevice()
        let screen = ChatScreen(.table, rows: 60)
        let stack = UINavigationController(rootViewController: UIViewController())
        device.show(stack)
        stack.pushViewController(screen, animated: false)
        device.settle()
        let assistant = ConversationAssistant(list: screen.list, bar: screen.bar)
        assistant.start()
        assistant.scrollToEnd(animated: false)
        if isOpen { device.focus(screen.input) }
        device.settle()
        let (offset, inset) = (screen.list.contentOffset, screen.list.contentInset)
        for _ in 0..<2 {
            let finger = device.touch(at: CGPoint(x: 1, y: 400), in: device.window)
            for _ in 0..<10 { finger.move(by: CGVector(dx: 12, dy: 0)) }
            for _ in 0..<9 { finger.move(by: CGVector(dx: -12, dy: 0)) }
            finger.hold(for: 0.3)
            finger.lift()
            device.settle()
            #expect(stack.topViewController === screen)
            #expect(screen.list.contentOffset == offset)
            #expect(screen.list.contentInset == inset)
            #expect(assistant.isAtEnd)
        }
    }

    @Test(
        "A field in a sheet takes the keyboard, and gives it back with bar, inset and lift as before",
        .requirement("U538"), arguments: ConversationStage.Kind.allCases)
    func sheetTakesKeyboardAndGivesItBack(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        chat.openKeyboard()
        let (offset, numbers) = (chat.list.contentOffset, chat.numbers)
        for _ in 0..<2 {
            let sheet = UIViewController()
            let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
            sheet.view.addSubview(field)
            chat.screen.present(sheet, animated: true)
            chat.device.settle()
            chat.device.focus(field)
            field.resignFirstResponder()
            chat.screen.dismiss(animated: true)
            chat.device.settle()
            chat.openKeyboard()
            #expect(chat.numbers == numbers)
            #expect(chat.list.contentOffset == offset)
        }
    }

    @Test("A frozen conversation stays as it is, and catches up afterward", .requirement("U530"))
    func frozenConversationStays() {
        let chat = Chat()
        let (offset, numbers) = (chat.list.contentOffset, chat.numbers)
        let freezes = [chat.assistant.freeze(), chat.assistant.freeze()]
        chat.openKeyboard()
        #expect(chat.list.contentOffset == offset && chat.numbers == numbers)
        freezes[0].cancel()
        #expect(chat.numbers == numbers)
        freezes[1].cancel()
        #expect(abs(chat.gap) < 0.5)
    }

    @Test("A token that is released lets the conversation go on", .requirement("U530"))
    func releasedTokenLetsGo() {
        let chat = Chat()
        var freeze: ConversationFreeze? = chat.assistant.freeze()
        chat.openKeyboard()
        #expect(chat.gap < -100)
        withExtendedLifetime(freeze) {}
        freeze = nil
        #expect(abs(chat.gap) < 0.5)
    }

    @Test(
        "A token that is released while another screen covers the chat lets it go on",
        .requirement("U530"))
    func freezeEndsElsewhere() {
        let chat = Chat()
        var freeze: ConversationFreeze? = chat.assistant.freeze()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        chat.screen.present(cover, animated: false)
        chat.device.settle()
        withExtendedLifetime(freeze) {}
        freeze = nil
        chat.screen.dismiss(animated: false)
        chat.device.settle()
        chat.openKeyboard()
        #expect(abs(chat.gap) < 0.5)
    }

    @Test(
        "A conversation that is frozen stays so when it is stopped and started",
        .requirement("U530"))
    func freezeOutlivesStop() {
        let chat = Chat()
        let freeze = chat.assistant.freeze()
        chat.assistant.stop()
        chat.assistant.start()
        let offset = chat.list.contentOffset
        chat.openKeyboard()
        #expect(chat.list.contentOffset == offset)
        freeze.cancel()
        chat.device.settle()
        #expect(chat.numbers != [0, 0, 0, 0])
    }

    @Test("A token that is released under a finger moves nothing", .requirement("U530", "U538"))
    func freezeEndsUnderFinger() {
        let chat = Chat()
        let freeze = chat.assistant.freeze()
        chat.openKeyboard()
        let finger = chat.device.touch(at: CGPoint(x: 195, y: 300), in: chat.device.window)
        for _ in 0..<5 { finger.move(by: CGVector(dx: 0, dy: 20)) }
        chat.forgetMoves()
        freeze.cancel()
        #expect(chat.moves == 0)
        finger.lift()
        chat.device.settle()
    }

    @Test(
        "A row that is sent from further up is in sight, although it is laid out later",
        .requirement("U533"), arguments: [ConversationStage.Kind.table, .collection], [true, false])
    func sentRowIsInSight(kind: ConversationStage.Kind, isAnimated: Bool) {
        let chat = Chat(kind)
        chat.list.contentOffset.y = 300
        chat.device.settle()
        chat.screen.rows.add(height: 90)
        chat.assistant.scrollToEnd(animated: isAnimated)
        chat.device.advance(by: 0.1)
        // An answer that streams meanwhile.
        chat.screen.rows.grow(by: 120)
        chat.device.settle()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
    }

    @Test(
        "Rows that come later begin where the app wants them, at the end or not",
        .requirement("U531"), arguments: [true, false])
    func laterRowsBeginWhereWanted(startsAtEnd: Bool) {
        let device = SimulatedDevice()
        let screen = ChatScreen(.table, rows: 0)
        let assistant = ConversationAssistant(list: screen.list, bar: screen.bar)
        assistant.startsAtEnd = startsAtEnd
        assistant.start()
        var told: [Int] = []
        let token = assistant.observeRowsBelow { told.append($0) }
        device.show(screen)
        device.settle()
        #expect(told == [0])
        for _ in 0..<60 { screen.rows.add() }
        device.settle()
        #expect(assistant.isAtEnd == startsAtEnd)
        #expect((told.last == 0) == startsAtEnd)
        withExtendedLifetime(token) {}
    }

    @Test(
        "Where the least room is used up, the indicator ends above the keyboard",
        .requirement("U536"))
    func indicatorEndsAboveKeyboard() {
        let chat = Chat()
        chat.assistant.minimumRoomBelow = 600
        chat.device.settle()
        let before = chat.list.verticalScrollIndicatorInsets.bottom
        chat.openKeyboard()
        #expect(chat.list.verticalScrollIndicatorInsets.bottom > before + 200)
        chat.closeKeyboard()
        let rise = chat.numbersAtRest(since: [0, 0, 0, 0])[3]
        #expect(chat.list.verticalScrollIndicatorInsets.bottom == before + rise)
    }

    @Test("Beside another app's keyboard, the newest row is where the bar is", .requirement("U530"))
    func rowIsAtBarBesideForeignKeyboard() {
        let chat = Chat(.table, .iPad12_9)
        chat.device.keyboard.belongsToAnotherApp = true
        chat.device.settle()
        let bar = chat.screen.bar.convert(chat.screen.bar.bounds, to: nil)
        let room = chat.list.adjustedContentInset.bottom
        #expect(chat.list.frame.maxY - room == bar.minY)
        #expect(chat.assistant.isAtEnd)
    }

    @Test(
        "A keyboard that comes while the end bounces takes the newest row along when it rests",
        .requirement("U538"))
    func keyboardComesWhileEndBounces() {
        let chat = Chat()
        let finger = chat.device.touch(at: CGPoint(x: 195, y: 500), in: chat.device.window)
        for _ in 0..<6 { finger.move(by: CGVector(dx: 0, dy: -25)) }
        finger.lift()
        chat.device.advance(by: 0.05)
        chat.screen.input.becomeFirstResponder()
        chat.device.settle()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
        #expect(chat.assistant.isAtEnd)
    }

    @Test(
        "A finger that comes down while the end bounces decides where the list is, not the keyboard",
        .requirement("U538"))
    func fingerDecidesAfterBounce() {
        let chat = Chat()
        let finger = chat.device.touch(at: CGPoint(x: 195, y: 400), in: chat.device.window)
        for _ in 0..<6 { finger.move(by: CGVector(dx: 0, dy: -25)) }
        finger.lift()
        chat.device.advance(by: 0.05)
        chat.screen.input.becomeFirstResponder()
        chat.device.advance(by: 0.02)
        let other = chat.device.touch(at: CGPoint(x: 195, y: 150), in: chat.device.window)
        for _ in 0..<12 { other.move(by: CGVector(dx: 0, dy: 12)) }
        other.hold(for: 0.3)
        other.lift()
        chat.device.settle()
        #expect(!chat.assistant.isAtEnd)
        #expect(chat.gap < -100, "\(chat.gap)")
    }

    @Test(
        "A bar that grows in the last points of the way to the end takes the list to its end",
        .requirement("U532", "U533"), arguments: ConversationStage.Kind.allCases)
    func barGrowsBeforeEnd(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        chat.list.contentOffset.y += chat.screen.isInverted ? 700 : -700
        chat.device.settle()
        chat.assistant.scrollToEnd(animated: true)
        while !chat.assistant.isAtEnd { chat.device.advance(by: 1.0 / 60) }
        #expect(chat.gap < -1, "\(chat.gap)")
        chat.screen.barHeight.constant += 60
        chat.device.advance(by: 1.0 / 60)
        #expect(chat.list.isScrollAnimating)
        chat.device.settle()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
    }

    @Test(
        "A way to the end that the app ends where the list is is over, also where UIKit tells no way",
        .requirement("U533"), arguments: [ConversationStage.Kind.table, .collection], [true, false])
    func wayEndsWhereListIs(kind: ConversationStage.Kind, isTold: Bool) {
        let chat = Chat(kind)
        if !isTold { chat.assistant.responder.screen.isAnimating = { _ in nil } }
        chat.list.contentOffset.y -= 1_200
        chat.device.settle()
        chat.assistant.scrollToEnd(animated: true)
        chat.device.advance(by: 0.1)
        #expect(!chat.assistant.canPrependNow)
        chat.list.setContentOffset(chat.list.contentOffset, animated: false)
        chat.device.advance(by: 0.3)
        #expect(chat.assistant.canPrependNow)
        let offset = chat.list.contentOffset
        chat.screen.rows.grow(by: 60)
        chat.device.settle()
        #expect(chat.list.contentOffset == offset)
    }

    @Test(
        "The end is told as a stream too, at once, after each change, and until the chat has gone",
        .requirement("U531"), .timeLimited)
    func endIsStreamed() async {
        var chat: Chat? = Chat()
        let updates = chat?.assistant.endUpdates
        chat?.list.contentOffset.y -= 700
        chat?.device.settle()
        chat?.assistant.scrollToEnd(animated: false)
        chat?.device.settle()
        chat = nil
        var told: [Bool] = []
        if let updates {
            for await isAtEnd in updates { told.append(isAtEnd) }
        }
        #expect(told == [true, false, true])
    }

    @Test(
        "In a list that is turned meanwhile, the side where the bar was is the app's again",
        .requirement("U530"))
    func turnedListHasInsetAtOtherSide() {
        let chat = Chat()
        chat.list.contentInsetAdjustmentBehavior = .never
        chat.openKeyboard()
        #expect(chat.numbers[1] > 200 && chat.numbers[3] > 200)
        chat.list.transform = CGAffineTransform(scaleX: 1, y: -1)
        chat.screen.barHeight.constant += 10
        chat.device.settle()
        #expect(chat.numbers[0] > 200 && chat.numbers[2] > 200)
        #expect(chat.numbers[1] == 0 && chat.numbers[3] == 0)
    }

    @Test(
        "A bar that floats above the keyboard is expected there, once it has been there",
        .requirement("U530"))
    func floatingBarIsLearned() throws {
        guard Chat.isBarAtKeyboard else { return }
        let chat = Chat()
        let edge = chat.screen.view.constraints.first {
            $0.firstItem === chat.screen.bar && $0.firstAttribute == .bottom
        }
        try #require(edge).constant = -20
        chat.device.settle()
        chat.openKeyboard()
        chat.closeKeyboard()
        chat.forgetMoves()
        chat.openKeyboard()
        #expect(chat.moves == 1)
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
    }

    @Test("Above a tab bar, the newest row is at the bar in each frame", .requirement("U530"))
    func newestRowIsAtBarAboveTabBar() {
        let device = SimulatedDevice()
        let screen = ChatScreen(.table, rows: 60)
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        let assistant = ConversationAssistant(list: screen.list, bar: screen.bar)
        assistant.start()
        device.show(tabs)
        device.settle()
        for show in [true, false] {
            if show {
                screen.input.becomeFirstResponder()
            } else {
                screen.input.resignFirstResponder()
            }
            // A hide may be held back until the end of the turn.
            device.advance(by: 1.0 / 60)
            let room = screen.list.adjustedContentInset.bottom
            device.settle()
            // Nothing is corrected when the keyboard has arrived.
            #expect(screen.list.adjustedContentInset.bottom == room || !Chat.isBarAtKeyboard)
            #expect(assistant.isAtEnd)
        }
    }
}
