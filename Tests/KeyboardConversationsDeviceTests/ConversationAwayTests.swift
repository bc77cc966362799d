import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardConversations

/// What happens to a conversation while it is away or frozen, and what the app itself writes.
@MainActor
@Suite(.doubts(.conversation, [.guidedViews])) struct ConversationAwayTests {
    @Test(
        "What arrives while another screen covers the chat is there when people come back",
        .requirement("U533"), arguments: ConversationStage.Kind.allCases, [true, false])
    func arrivalWhileAwayIsFollowed(kind: ConversationStage.Kind, isAtEnd: Bool) {
        let chat = Chat(kind)
        let navigation = UINavigationController(rootViewController: UIViewController())
        chat.device.show(navigation)
        navigation.pushViewController(chat.screen, animated: false)
        chat.device.settle()
        chat.assistant.scrollToEnd(animated: false)
        if !isAtEnd { chat.list.contentOffset.y += chat.screen.isInverted ? 600 : -600 }
        chat.device.settle()
        for number in 1...2 {
            let offset = chat.list.contentOffset
            navigation.pushViewController(UIViewController(), animated: true)
            chat.device.settle()
            chat.screen.rows.add(atStart: chat.screen.isInverted)
            if number == 2 { chat.screen.rows.grow(by: 30, atStart: chat.screen.isInverted) }
            navigation.popViewController(animated: true)
            chat.device.settle()
            #expect(chat.assistant.isAtEnd == isAtEnd)
            if isAtEnd {
                #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
            } else {
                #expect(chat.list.contentOffset == offset)
            }
        }
    }

    @Test(
        "What arrives while the conversation is frozen is followed afterward",
        .requirement("U530", "U533"), arguments: ConversationStage.Kind.allCases, [true, false])
    func arrivalWhileFrozenIsFollowed(kind: ConversationStage.Kind, isOpen: Bool) {
        let chat = Chat(kind)
        if isOpen { chat.openKeyboard() }
        let offset = chat.list.contentOffset
        let freeze = chat.assistant.freeze()
        for _ in 0..<2 {
            chat.screen.rows.add(atStart: chat.screen.isInverted)
            chat.device.settle()
            #expect(chat.list.contentOffset == offset)
        }
        freeze.cancel()
        chat.device.settle()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
        chat.screen.rows.add(atStart: chat.screen.isInverted)
        chat.device.settle()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
        #expect(chat.assistant.isAtEnd)
    }

    @Test(
        "An inset that the app writes while the assistant runs is a part of the room",
        .requirement("U530", "U531"), arguments: [ConversationStage.Kind.table, .collection],
        [true, false])
    func writtenInsetIsAdded(kind: ConversationStage.Kind, isRelative: Bool) {
        let chat = Chat(kind)
        chat.openKeyboard()
        if isRelative {
            chat.list.contentInset.bottom += 10
            // UIKit tells nobody, so it is noticed with the next event.
            chat.screen.barHeight.constant += 1
        } else {
            chat.list.contentInset.bottom = 10
        }
        chat.device.settle()
        #expect(abs(chat.gap - 10) < 0.5, "\(chat.gap)")
        #expect(chat.assistant.isAtEnd)
        chat.closeKeyboard()
        #expect(abs(chat.gap - 10) < 0.5, "\(chat.gap)")
        chat.assistant.stop()
        #expect(chat.list.contentInset.bottom == 10)
    }

    @Test(
        "A list that gets longer than its space has the system's inset once",
        .requirement("U530"), arguments: [ConversationStage.Kind.table, .collection])
    func systemInsetComesLater(kind: ConversationStage.Kind) {
        let chat = Chat(kind, rows: 3)
        chat.list.alwaysBounceVertical = false
        chat.device.settle()
        for _ in 0..<30 { chat.screen.rows.add() }
        chat.device.settle()
        #expect(chat.list.adjustedContentInset.bottom > chat.list.contentInset.bottom)
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
        #expect(chat.assistant.isAtEnd)
    }

    @Test(
        "A bar that is taken away and given back takes its room along", .requirement("U530"),
        arguments: ConversationStage.Kind.allCases)
    func barIsTakenAway(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        let room = chat.numbers
        chat.assistant.bar = nil
        chat.screen.bar.isHidden = true
        chat.device.settle()
        #expect(chat.numbers == [0, 0, 0, 0])
        #expect(chat.assistant.isAtEnd)
        chat.screen.bar.isHidden = false
        chat.assistant.bar = chat.screen.bar
        chat.device.settle()
        #expect(chat.numbers == room)
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
    }

    @Test(
        "A setting that is changed in the middle of a response counts", .requirement("U536"),
        arguments: [ConversationStage.Kind.table, .collection])
    func settingInResponseCounts(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        let list = chat.list
        // With nothing else that happens afterward.
        let probe = OffsetProbe(of: list) { chat.assistant.minimumRoomBelow = 400 }
        chat.screen.rows.add(height: 44)
        chat.device.settle()
        #expect(chat.assistant.minimumRoomBelow == 400)
        #expect(list.contentInset.bottom + chat.screen.view.safeAreaInsets.bottom >= 400 - 0.5)
        withExtendedLifetime(probe) {}
    }

    @Test(
        "A least room that is set in the app's animation comes in that animation",
        .requirement("U536"), arguments: [ConversationStage.Kind.table, .collection])
    func settingJoinsAnimation(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        let before = chat.gap
        UIView.animate(withDuration: 0.4) { chat.assistant.minimumRoomBelow = 300 }
        chat.device.advance(by: 0.2)
        let middle = chat.gap
        chat.device.settle()
        #expect(middle > before + 20 && middle < chat.gap - 20, "\(before), \(middle), \(chat.gap)")
    }

    @Test(
        "A least room that is set in the app's animation leaves that animation what else is pending",
        .requirement("U532", "U536"))
    func settingLeavesAnimation() {
        let chat = Chat()
        let before = chat.drawn(chat.screen.bar).minY
        UIView.animate(withDuration: 0.4) {
            chat.screen.barHeight.constant = 150
            chat.assistant.minimumRoomBelow = 300
            chat.screen.view.layoutIfNeeded()
        }
        chat.device.advance(by: 0.2)
        let middle = chat.drawn(chat.screen.bar).minY
        #expect(middle < before - 10 && middle > before - 90, "\(before), \(middle)")
    }

    @Test(
        "The observer of an assistant that stops is stopped beside one that the app has started",
        .requirement("U530"))
    func observersAreApart() {
        let observers = [KeyboardObserver(), KeyboardObserver()]
        let assistants = observers.map { ConversationAssistant(list: UITableView(), observer: $0) }
        assistants[0].start()
        observers[1].start()
        assistants[1].start()
        assistants[0].stop()
        #expect(observers.map(\.isObserving) == [false, true])
        assistants[1].stop()
        #expect(observers[1].isObserving)
    }

    @Test(
        "A handler that scrolls in the middle of a layout is told where the list is then",
        .requirement("U531"), arguments: [ConversationStage.Kind.table, .collection])
    func handlerScrolls(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        var told: [Bool] = []
        let end = chat.list.contentOffset.y
        let token = chat.assistant.observeEnd { isAtEnd in
            told.append(isAtEnd)
            if !isAtEnd { chat.list.contentOffset.y = end }
        }
        chat.list.contentOffset.y -= 300
        chat.device.settle()
        #expect(told == [true, false, true])
        #expect(chat.assistant.isAtEnd)
        withExtendedLifetime(token) {}
    }

    @Test(
        "An assistant that starts on the screen adds what it needs once, and lays nothing out",
        .requirement("U542"))
    func startAddsOnce() {
        let (device, list) = (SimulatedDevice(), CountingTable(frame: .zero, style: .plain))
        let (screen, bar) = (UIViewController(), UIView())
        for view in [list, bar] as [UIView] {
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            screen.view.addSubview(view)
        }
        device.show(screen)
        device.settle()
        let assistant = ConversationAssistant(list: list, bar: bar)
        let (views, passes) = (list.added, LayoutPass.count)
        assistant.start()
        #expect(LayoutPass.count == passes)
        // One tells of the window, and two of layouts.
        #expect(list.added == views + 3)
        device.settle()
        #expect(list.added == views + 3)
    }

    @Test(
        "On the way to the window nothing is laid out, and the end isn't told before the first layout",
        .requirement("U531", "U542"), arguments: ConversationStage.Kind.allCases)
    func wayToWindowIsQuiet(kind: ConversationStage.Kind) {
        let (device, container) = (SimulatedDevice(), UIViewController())
        device.show(container)
        device.settle()
        // Its list has a frame from the beginning.
        let screen = ConversationScreenController(kind, content: 2_000, height: 600)
        screen.loadViewIfNeeded()
        let assistant = ConversationAssistant(list: screen.list, bar: screen.bar)
        var told: [Bool] = []
        let token = assistant.observeEnd { told.append($0) }
        assistant.start()
        let passes = LayoutPass.count
        container.view.addSubview(screen.view)
        #expect(LayoutPass.count == passes && told.isEmpty && !assistant.isAtEnd)
        device.settle()
        #expect(told == [true])
        withExtendedLifetime(token) {}
    }

    @Test(
        "An assistant that was stopped and started hears the observer that others share and stop",
        .requirement("U530"))
    func sharedObserverIsHeard() {
        let (chat, observer) = (Chat(), KeyboardObserver())
        chat.assistant.stop()
        let own = ConversationAssistant(
            list: chat.list, bar: chat.screen.bar, observer: observer)
        let other = ConversationAssistant(list: UITableView(), observer: observer)
        own.start()
        other.start()
        own.stop()
        own.start()
        other.stop()
        chat.device.settle()
        chat.openKeyboard()
        #expect(observer.isObserving)
        #expect(chat.list.contentInset.bottom + chat.list.contentInset.top > 250)
        own.stop()
        #expect(!observer.isObserving)
    }

    @Test(
        "Handlers that cause another event receive both in order", .requirement("U531"))
    func handlersReceiveEventsInOrder() {
        let chat = Chat()
        var told: [[Bool]] = [[], []]
        let first = chat.assistant.observeEnd { isAtEnd in
            told[0].append(isAtEnd)
            if !isAtEnd { chat.assistant.scrollToEnd(animated: false) }
        }
        let second = chat.assistant.observeEnd { told[1].append($0) }
        chat.list.contentOffset.y -= 300
        chat.device.settle()
        #expect(told == [[true, false, true], [true, false, true]])
        withExtendedLifetime((first, second)) {}
    }

    @Test(
        "The app's own way elsewhere isn't ended by a row that is measured on it",
        .requirement("U533"), arguments: [ConversationStage.Kind.table, .collection])
    func ownWayGoesOn(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        let target = chat.list.contentOffset.y - 900
        chat.list.setContentOffset(CGPoint(x: 0, y: target), animated: true)
        chat.device.advance(by: 1.0 / 60)
        chat.screen.rows.grow(by: 25)
        chat.device.settle()
        #expect(chat.list.contentOffset.y == target)
        #expect(!chat.assistant.isAtEnd)
    }

    @Test(
        "All rows are below while only the list's header is in sight", .requirement("U533"))
    func rowsBelowHeader() throws {
        let chat = Chat(.table)
        let table = try #require(chat.list as? UITableView)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2_000))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2_000))
        chat.device.settle()
        table.contentOffset.y = 0
        chat.device.settle()
        #expect(chat.assistant.rowsBelow == 60)
        table.contentOffset.y = table.contentSize.height - 2_000
        chat.device.settle()
        #expect(chat.assistant.rowsBelow == 0)
        #expect(!chat.assistant.isAtEnd)
    }
}

/// A table that counts the views that are added to it.
private final class CountingTable: UITableView {
    private(set) var added = 0

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        added += 1
    }
}

/// A delegate that tells when the content is scrolled.
@MainActor
private final class OffsetProbe: NSObject, UIScrollViewDelegate, UITableViewDelegate,
    UICollectionViewDelegate
{
    private let changed: () -> Void

    init(of list: UIScrollView, changed: @escaping () -> Void) {
        self.changed = changed
        super.init()
        list.delegate = self
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        changed()
    }
}
