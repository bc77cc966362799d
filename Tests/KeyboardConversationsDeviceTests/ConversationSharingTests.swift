import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardConversations

/// Conversations that share a window or stand in a part of it.
@MainActor
@Suite(.doubts(.conversation, .guides, [.sheetAvoidance])) struct ConversationSharingTests {
    @Test(
        "Of two conversations in one window, the one with the focus goes up with the keyboard",
        .requirement("U540"), arguments: [true, false])
    func focusLifts(startsLeft: Bool) {
        let pair = ConversationPair()
        let (own, other) = startsLeft ? (0, 1) : (1, 0)
        let rest = pair.offsets
        pair.screens[own].input.becomeFirstResponder()
        pair.device.settle()
        #expect(pair.offsets[own] > rest[own] + 100)
        #expect(pair.offsets[other] == rest[other])
        #expect(abs(pair.gap(own)) < 0.5, "\(pair.gap(own))")
        // All rows of the other one can still be scrolled to.
        #expect(pair.screens[other].list.contentInset.bottom > 200)

        pair.screens[other].input.becomeFirstResponder()
        pair.device.settle()
        #expect(abs(pair.gap(other)) < 0.5, "\(pair.gap(other))")
        #expect(abs(pair.gap(own)) < 0.5, "\(pair.gap(own))")

        pair.screens[other].input.resignFirstResponder()
        pair.device.settle()
        #expect(!pair.isAtRest || pair.offsets == rest)
        for index in 0..<2 { #expect(abs(pair.gap(index)) < 0.5, "\(pair.gap(index))") }
    }

    @Test(
        "A conversation that has stopped is none whose keyboard another one stays behind",
        .requirement("U540"))
    func stoppedNeighborIsNone() {
        let pair = ConversationPair()
        pair.assistants[0].stop()
        pair.screens[0].input.becomeFirstResponder()
        pair.device.settle()
        #expect(abs(pair.gap(1)) < 0.5, "\(pair.gap(1))")
    }

    @Test(
        "The list of two conversations has no inset after both have stopped",
        .requirement("U540"), arguments: ConversationStage.Kind.allCases)
    func insetsGoWithTheLast(kind: ConversationStage.Kind) {
        let chat = Chat(kind)
        let second = ConversationAssistant(list: chat.list, bar: chat.screen.bar)
        second.start()
        chat.openKeyboard()
        chat.assistant.stop()
        chat.device.settle()
        #expect(chat.list.contentInset != .zero)
        second.stop()
        chat.device.settle()
        #expect(chat.list.contentInset == .zero)
        #expect(chat.list.verticalScrollIndicatorInsets == .zero)
    }

    @Test(
        "A conversation whose neighbor brought the keyboard goes neither up nor down with it",
        .requirement("U540"))
    func neighborStays() {
        let pair = ConversationPair()
        pair.screens[1].list.contentOffset.y -= 700
        pair.device.settle()
        let rest = pair.offsets
        for _ in 0..<2 {
            pair.screens[0].input.becomeFirstResponder()
            pair.device.settle()
            pair.screens[0].input.resignFirstResponder()
            pair.device.settle()
            // A guide may have left both bars behind.
            #expect(pair.offsets[1] == rest[1])
            #expect(pair.offsets[0] == rest[0] || abs(pair.gap(0)) < 0.5)
        }
        pair.assistants.forEach { $0.stop() }
        #expect(pair.screens.allSatisfy { $0.list.contentInset == .zero })
    }

    @Test(
        "While people type beside it, a conversation at its end follows what arrives there",
        .requirement("U533", "U540"))
    func neighborFollows() {
        let pair = ConversationPair()
        let rest = pair.offsets
        pair.screens[0].input.becomeFirstResponder()
        pair.device.settle()
        for number in 1...3 {
            #expect(pair.assistants[1].isAtEnd)
            pair.screens[1].rows.add(height: 130)
            pair.device.settle()
            #expect(pair.offsets[1] == rest[1] + CGFloat(number) * 130)
        }
        pair.screens[0].input.resignFirstResponder()
        pair.device.settle()
        #expect(abs(pair.gap(1)) < 0.5, "\(pair.gap(1))")
    }

    @Test(
        "While people type beside it, a conversation goes along with its own bar",
        .requirement("U532", "U540"))
    func neighborFollowsItsBar() {
        let pair = ConversationPair()
        pair.screens[0].input.becomeFirstResponder()
        pair.device.settle()
        let (offset, room) = (pair.offsets[1], pair.screens[1].list.contentInset.bottom)
        for height in [120, 50] as [CGFloat] {
            pair.screens[1].barHeight.constant = height
            pair.device.settle()
            // A bar that is left behind the keyboard covers nothing more.
            let growth = pair.screens[1].list.contentInset.bottom - room
            #expect(growth == height - 50 || !Chat.isBarAtKeyboard)
            #expect(pair.offsets[1] == offset + growth)
            #expect(pair.assistants[1].isAtEnd)
        }
    }

    @Test(
        "A conversation that goes to its end beside a keyboard follows above that keyboard from then on",
        .requirement("U533", "U540"), arguments: [true, false])
    func neighborGoesToEnd(isApps: Bool) {
        let pair = ConversationPair()
        pair.screens[0].input.becomeFirstResponder()
        pair.device.settle()
        if isApps {
            let list = pair.screens[1].list
            list.contentOffset.y =
                list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
        } else {
            pair.assistants[1].scrollToEnd(animated: true)
        }
        pair.device.settle()
        for _ in 0..<2 {
            #expect(abs(pair.gap(1)) < 0.5, "\(pair.gap(1))")
            pair.screens[1].rows.add(height: 130)
            pair.device.settle()
        }
        #expect(pair.assistants[1].isAtEnd)
        pair.screens[0].input.resignFirstResponder()
        pair.device.settle()
        #expect(abs(pair.gap(1)) < 0.5, "\(pair.gap(1))")
    }

    @Test(
        "In Split View and in Slide Over, the conversation with the focus goes up, and the other stays",
        .requirement("U540"),
        arguments: [
            CGRect(x: 512, y: 0, width: 512, height: 1366),
            CGRect(x: 690, y: 12, width: 320, height: 1342),
        ], [0, 1])
    func windowsBesideEachOther(second: CGRect, own: Int) {
        let device = SimulatedDevice(.iPad12_9)
        let width = second.width == 512 ? 512 : device.screenSize.width
        device.window.frame = CGRect(x: 0, y: 0, width: width, height: device.screenSize.height)
        let window = device.openWindow(size: second.size)
        window.frame = second
        let windows = [device.window, window]
        let screens = windows.map { window in
            let screen = ChatScreen(.table, rows: 60)
            window.rootViewController = screen
            return screen
        }
        device.settle()
        let assistants = screens.map { ConversationAssistant(list: $0.list, bar: $0.bar) }
        for assistant in assistants {
            assistant.start()
            device.settle()
            assistant.scrollToEnd(animated: false)
        }
        device.settle()
        let rest = screens.map(\.list.contentOffset.y)
        device.focus(screens[own].input)
        device.settle()
        let end = screens[own].list.contentSize.height - screens[own].list.contentOffset.y
        let bar = screens[own].bar.convert(screens[own].bar.bounds, to: windows[own])
        let keyboard = device.keyboard.frame?.minY ?? .infinity
        let cover = min(bar.minY, keyboard - windows[own].frame.minY)
        #expect(abs(end - cover) < 0.5, "\(end) \(cover)")
        // A bar that isn't where the keyboard is said to be takes its list along.
        let isElsewhere =
            !Chat.isBarAtKeyboard || UIKitBehavior.standard.endFrameSpace == .window
        #expect(
            screens[1 - own].list.contentOffset.y == rest[1 - own]
                || isElsewhere && assistants[1 - own].isAtEnd)
        screens[own].input.resignFirstResponder()
        device.settle()
        for assistant in assistants { #expect(assistant.isAtEnd) }
        assistants.forEach { $0.stop() }
        #expect(screens.allSatisfy { $0.list.contentInset == .zero })
    }

    @Test(
        "In a sheet, the newest row is above the bar with the keyboard, and as before without",
        .requirement("U540"),
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen],
        [SimulatedDevice.Model.iPhone13, .iPad12_9])
    func sheets(style: UIModalPresentationStyle, model: SimulatedDevice.Model) {
        let device = SimulatedDevice(model)
        let below = UIViewController()
        device.show(below)
        let screen = ChatScreen(.table, rows: 60)
        let assistant = ConversationAssistant(list: screen.list, bar: screen.bar)
        assistant.start()
        screen.modalPresentationStyle = style
        below.present(screen, animated: true)
        device.settle()
        let before = screen.list.contentInset
        for _ in 0..<2 {
            #expect(assistant.isAtEnd)
            screen.input.becomeFirstResponder()
            device.settle()
            #expect(assistant.isAtEnd)
            let gap = screen.newestRowGap(on: device)
            #expect(abs(gap) < 0.5, "\(gap)")
            screen.input.resignFirstResponder()
            device.settle()
            // A guide may have left the bar behind.
            let rest = screen.view.bounds.maxY - screen.view.safeAreaInsets.bottom
            let rise = rest - screen.bar.frame.maxY
            #expect(screen.list.contentInset.bottom == before.bottom + rise)
        }
    }

    @Test(
        "On iOS 26, the bar takes part in the list's edge effect while the assistant runs",
        .requirement("U540"), arguments: [true, false])
    func barTakesPartInEdgeEffect(isInverted: Bool) {
        let device = SimulatedDevice(hasGlass: true)
        let screen = ChatScreen(isInverted ? .invertedTable : .table, rows: 60)
        device.show(screen)
        let assistant = ConversationAssistant(list: screen.list, bar: screen.bar)
        assistant.start()
        device.settle()
        func interactions() -> [UIScrollEdgeElementContainerInteraction] {
            screen.bar.interactions.compactMap {
                $0 as? UIScrollEdgeElementContainerInteraction
            }
        }
        #expect(interactions().count == (isInverted ? 0 : 1))
        #expect(interactions().allSatisfy { $0.scrollView === screen.list && $0.edge == .bottom })
        assistant.stop()
        #expect(interactions().isEmpty)
    }
}

/// Two conversations side by side in one window, with a bar each.
@MainActor
private final class ConversationPair {
    let device = SimulatedDevice(.iPad12_9)
    let screens = [ChatScreen(.table, rows: 60), ChatScreen(.collection, rows: 60)]
    let assistants: [ConversationAssistant]

    init() {
        assistants = screens.map { ConversationAssistant(list: $0.list, bar: $0.bar) }
        assistants.forEach { $0.start() }
        let container = UIViewController()
        let stack = UIStackView()
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        container.view.addSubview(stack)
        for (side, edge) in [
            (stack.topAnchor, container.view.topAnchor),
            (stack.bottomAnchor, container.view.bottomAnchor),
        ] {
            side.constraint(equalTo: edge).isActive = true
        }
        stack.leadingAnchor.constraint(equalTo: container.view.leadingAnchor).isActive = true
        stack.trailingAnchor.constraint(equalTo: container.view.trailingAnchor).isActive = true
        for screen in screens {
            container.addChild(screen)
            stack.addArrangedSubview(screen.view)
            screen.didMove(toParent: container)
        }
        device.show(container)
        device.settle()
    }

    var offsets: [CGFloat] { screens.map(\.list.contentOffset.y) }

    func gap(_ index: Int) -> CGFloat { screens[index].newestRowGap(on: device) }

    /// A Boolean value that indicates whether both bars are where they are without a keyboard.
    var isAtRest: Bool { screens.allSatisfy(\.isBarAtRest) }
}

extension ChatScreen {
    /// Returns the distance from the newest row down to what covers the list on `device`, in points.
    ///
    /// That is the bar, or the keyboard where the guide has left the bar behind.
    fileprivate func newestRowGap(on device: SimulatedDevice) -> CGFloat {
        let list = list.superview!.convert(list.frame, to: nil)
        let newest = list.minY + self.list.contentSize.height - self.list.contentOffset.y
        let keyboard = device.keyboard.frame.map { device.window.convert($0, from: nil).minY }
        return min(bar.convert(bar.bounds, to: nil).minY, keyboard ?? .infinity) - newest
    }

    /// A Boolean value that indicates whether the bar is where it is without a keyboard.
    ///
    /// A guide that misses a hide leaves it where the keyboard was.
    fileprivate var isBarAtRest: Bool {
        bar.frame.maxY == view.bounds.maxY - view.safeAreaInsets.bottom
    }
}
