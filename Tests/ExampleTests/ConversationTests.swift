import CoreGraphics
import DeviceTesting
import Example
import HeadlessBehavior
import KeyboardAssistant
import KeyboardConversations
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboardGuide, .hideDuration, .endFrame)) struct ConversationTests {
    private func show(
        on device: SimulatedDevice = SimulatedDevice(.iPhone13)
    ) -> (SimulatedDevice, ConversationViewController) {
        let screen = ConversationViewController()
        screen.wordInterval = nil
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        return (device, screen)
    }

    private func openKeyboard(_ screen: ConversationViewController, on device: SimulatedDevice) {
        screen.bar.textView.becomeFirstResponder()
        device.settle()
    }

    /// The distance from the newest row down to the bar, or to the keyboard where the guide leaves
    /// the bar behind it; `nil` if the row isn't on the screen.
    private func gap(of screen: ConversationViewController, on device: SimulatedDevice) -> CGFloat?
    {
        let last = IndexPath(row: screen.messages.count - 1, section: 0)
        let bar = screen.bar.convert(screen.bar.bounds, to: nil)
        let cover = min(bar.minY, device.keyboard.frame?.minY ?? .infinity)
        return screen.tableView.cellForRow(at: last).map { row in
            cover - row.convert(row.bounds, to: nil).maxY
        }
    }

    private func isAtBar(_ screen: ConversationViewController, on device: SimulatedDevice) -> Bool {
        gap(of: screen, on: device).map { abs($0) < 0.5 } ?? false
    }

    /// Types a message, sends it, and returns whether the newest row was at the bar all along.
    private func send(
        _ text: String, _ screen: ConversationViewController, on device: SimulatedDevice
    ) -> Bool {
        device.type(text)
        device.settle()
        let wasAtBar = isAtBar(screen, on: device)
        screen.bar.sendButton.sendActions(for: .touchUpInside)
        device.settle()
        return wasAtBar && isAtBar(screen, on: device)
    }

    enum Look: CaseIterable {
        case phone, small, tablet, dark, arabic, largeText

        @MainActor
        func device() -> SimulatedDevice {
            switch self {
            case .phone: SimulatedDevice(.iPhone13)
            case .small: SimulatedDevice(.iPhoneSE)
            case .tablet: SimulatedDevice(.iPad9_7)
            case .dark: SimulatedDevice(style: .dark)
            case .arabic: SimulatedDevice(language: "ar")
            case .largeText: SimulatedDevice(textSize: .accessibilityMedium)
            }
        }
    }

    @Test(
        "What is typed, sent and answered stays above the bar", .requirement("U543"),
        arguments: Look.allCases)
    func sentMessageIsAboveBar(look: Look) {
        let (device, screen) = show(on: look.device())
        #expect(isAtBar(screen, on: device))
        let height = screen.bar.bounds.height
        openKeyboard(screen, on: device)
        #expect(isAtBar(screen, on: device))
        #expect(send("One\ntwo\nthree", screen, on: device))
        #expect(screen.messages.dropLast().last?.text == "One\ntwo\nthree")
        #expect(screen.bar.textView.text == "" && screen.bar.bounds.height == height)
        while screen.addWord() {
            device.settle()
            #expect(isAtBar(screen, on: device))
        }
        #expect(screen.messages.last?.text == ChatMessage.answer)
        screen.bar.textView.resignFirstResponder()
        device.settle()
        #expect(isAtBar(screen, on: device))
    }

    @Test("The bar grows to five lines, and scrolls from there on", .requirement("U543"))
    func barGrows() {
        let (device, screen) = show()
        openKeyboard(screen, on: device)
        var heights: [CGFloat] = []
        for _ in 0..<7 {
            device.type("x\n")
            device.settle()
            heights.append(screen.bar.bounds.height)
            #expect(isAtBar(screen, on: device))
        }
        #expect(heights == heights.sorted() && Set(heights).count == 4)
        #expect(screen.bar.textView.isScrollEnabled)
    }

    @Test(
        "Emoji come in place of the keyboard and go into the text, and Return sends it",
        .requirement("U543", "U545", "U547"), arguments: Look.allCases)
    func emojiAreSent(look: Look) throws {
        let (device, screen) = show(on: look.device())
        openKeyboard(screen, on: device)
        screen.bar.emojiButton.sendActions(for: .touchUpInside)
        device.settle()
        let panel = screen.emojiPanel
        #expect(screen.panel.view === panel && isAtBar(screen, on: device))
        #expect(panel.bounds.width == device.window.bounds.width)
        for button in panel.buttons {
            let frame = button.convert(button.bounds, to: panel)
            #expect(frame.width > 40 && frame.height > 30 && panel.bounds.contains(frame))
        }
        try device.tap(panel.buttons[1])
        device.press(UIKeyCommand.inputEscape)
        device.settle()
        #expect(!screen.panel.isShown && screen.bar.textView.isFirstResponder)
        let count = screen.messages.count
        device.press("\r")
        device.settle()
        #expect(screen.messages.dropLast().last?.text == panel.buttons[1].title(for: .normal))
        #expect(screen.messages.count == count + 2 && isAtBar(screen, on: device))
    }

    @Test(
        "Near the first message, earlier ones come in front of it, and nothing moves",
        .requirement("U534", "U543"))
    func earlierMessagesCome() throws {
        let (device, screen) = show()
        let (table, count) = (screen.tableView, screen.messages.count)
        table.contentOffset.y = 500
        device.settle()
        let path = try #require(table.indexPathsForVisibleRows?.dropFirst().first)
        let id = screen.messages[path.row].id
        func top() -> CGFloat? {
            screen.messages.firstIndex { $0.id == id }
                .map { table.rectForRow(at: IndexPath(row: $0, section: 0)).minY }
                .map { $0 - table.contentOffset.y }
        }
        let finger = device.touch(at: CGPoint(x: 200, y: 300), in: device.window)
        for _ in 0..<6 { finger.move(by: CGVector(dx: 0, dy: 10)) }
        finger.lift()
        var places: [CGFloat] = []
        while screen.messages.count == count, places.count < 600 {
            places.append(try #require(top()))
            device.advance(by: 1.0 / 60)
        }
        for _ in 0..<20 {
            // What slows down moves by less than that in the end.
            #expect(abs(try #require(top()) - places[places.count - 1]) <= 1)
            device.advance(by: 1.0 / 60)
        }
        #expect(screen.messages.count == count + 16)
        #expect(Set(screen.messages.map(\.id)).count == screen.messages.count)
        #expect(places[places.count - 1] > places[0] + 20)
    }

    @Test("White space alone can't be sent", .requirement("U543"))
    func nothingIsNotSent() {
        let (device, screen) = show()
        let count = screen.messages.count
        #expect(!screen.bar.sendButton.isEnabled)
        openKeyboard(screen, on: device)
        device.type(" \n")
        #expect(!screen.bar.sendButton.isEnabled)
        screen.send()
        #expect(screen.messages.count == count)
    }

    @Test(
        "Scrolled up, an answer moves nothing, and a button tells the rows below and leads there",
        .requirement("U543"), arguments: [true, false])
    func scrolledUpStays(isOpen: Bool) {
        let (device, screen) = show()
        if isOpen { openKeyboard(screen, on: device) }
        screen.answer(ChatMessage.answer)
        for _ in 0..<30 { screen.addWord() }
        device.settle()
        #expect(isAtBar(screen, on: device) && screen.newestButton.isHidden)
        // Above the keyboard, which would be dragged as well.
        let finger = device.touch(at: CGPoint(x: 200, y: 130), in: device.window)
        for _ in 0..<20 { finger.move(by: CGVector(dx: 0, dy: 15)) }
        finger.hold(for: 0.2)
        finger.lift()
        device.settle()
        let offset = screen.tableView.contentOffset
        while screen.addWord() { device.settle() }
        #expect(screen.tableView.contentOffset == offset)
        #expect(!screen.newestButton.isHidden && screen.conversation.rowsBelow > 0)
        let title = screen.newestButton.configuration?.title
        #expect(title == "\(screen.conversation.rowsBelow) below")
        // A guide that misses the keyboard leaves the button behind it.
        screen.newestButton.sendActions(for: .touchUpInside)
        device.settle()
        #expect(isAtBar(screen, on: device) && screen.newestButton.isHidden)
    }

    @Test("A scene's assistant leaves the chat alone", .requirement("U543"))
    func sceneLeavesChatAlone() throws {
        let (device, screen) = show()
        let scene = SceneKeyboardAssistant(windowScene: try #require(device.window.windowScene))
        for _ in 0..<2 {
            openKeyboard(screen, on: device)
            #expect(isAtBar(screen, on: device))
            #expect(send("One\ntwo", screen, on: device))
            screen.bar.textView.resignFirstResponder()
            device.settle()
            #expect(isAtBar(screen, on: device))
        }
        withExtendedLifetime(scene) {}
    }

    @Test(
        "The list of examples leads to the chat, of which nothing is left after it",
        .requirement("U543"))
    func listLeadsToChat() throws {
        let (device, list) = (SimulatedDevice(.iPad9_7), ExampleListViewController())
        let navigation = UINavigationController(rootViewController: list)
        device.show(navigation)
        device.settle()
        let views = device.window.subviews.count
        let button = try #require(list.view.button(titled: "Conversation"))
        list.scrollView.scrollRectToVisible(
            button.convert(button.bounds, to: list.scrollView), animated: false)
        try device.tap(button)
        device.settle()
        weak var screen: ConversationViewController?
        screen = navigation.topViewController as? ConversationViewController
        #expect(screen != nil)
        device.press("[", .command)
        device.settle()
        #expect(screen == nil && device.window.subviews.count == views)
    }
}
