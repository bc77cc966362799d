import CoreGraphics
import DeviceTesting
import KeyboardConversations
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class ComposerViewController: UIViewController {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let textView = UITextView(frame: CGRect(x: 0, y: 200, width: 320, height: 40))
    private(set) var keys: ComposerKeys!
    private(set) var sent: [String] = []
    private(set) var edits = 0
    private(set) var open: Set = ["panel", "suggestions"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        view.addSubview(textView)
        keys = ComposerKeys(input: textView, list: tableView)
        keys.onSend = { [weak self] in self?.send() }
        addClosures()
    }

    private func addClosures() {
        keys.canSend = { [weak self] in self?.hasDraft ?? false }
        keys.onRecall = { [weak self] in self?.editLastMessage() }
        keys.onClosePanel = { [weak self] in self?.closeEmojiPanel() ?? false }
        keys.onCloseMenu = { [weak self] in self?.closeSuggestions() ?? false }
    }

    override var keyCommands: [UIKeyCommand]? { keys.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        keys.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    private var hasDraft: Bool { textView.hasText }

    private func send() {
        sent.append(textView.text)
        textView.text = ""
    }

    private func editLastMessage() { edits += 1 }

    private func closeEmojiPanel() -> Bool { open.remove("panel") != nil }

    private func closeSuggestions() -> Bool { open.remove("suggestions") != nil }
}

/// What the article about conversations shows of keys.
@MainActor
@Suite(.doubts(.keys)) struct ComposerSampleTests {
    @Test(
        "The composer of the article sends by Return, recalls by ↑, and is left by Escape",
        .requirement("U547"))
    func composerHasKeys() {
        let (device, chat) = (SimulatedDevice(), ComposerViewController())
        device.keyboard.mode = .hardware(bar: false)
        device.show(chat)
        chat.textView.becomeFirstResponder()
        device.press(UIKeyCommand.inputUpArrow)
        #expect(chat.edits == 1)
        device.press("a")
        device.press("\r")
        #expect(chat.sent == ["a"] && !chat.textView.hasText)
        device.press(UIKeyCommand.inputEscape)
        #expect(chat.open == ["suggestions"])
        device.press(UIKeyCommand.inputEscape)
        #expect(chat.open == [] && chat.textView.isFirstResponder)
        device.press(UIKeyCommand.inputEscape)
        #expect(!chat.textView.isFirstResponder)
    }
}

private final class PanelViewController: UIViewController {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let textView = UITextView(frame: CGRect(x: 0, y: 200, width: 320, height: 40))
    let emojiButton = UIButton(frame: CGRect(x: 0, y: 300, width: 44, height: 44))
    let emojiView = UIView()
    private(set) var panel: ComposerPanel!
    private var conversation: ConversationAssistant!
    private var shownPanel: ObservationToken?

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [tableView, textView, emojiButton] { view.addSubview(part) }
        conversation = ConversationAssistant(list: tableView)
        conversation.start()
        panel = ComposerPanel(input: textView, conversation: conversation)
        shownPanel = panel.observe { [weak self] view in
            self?.emojiButton.isSelected = view != nil
        }
    }

    private func toggleEmoji() {
        if !panel.close() { panel.show(emojiView) }
    }

    func pressEmojiButton() { toggleEmoji() }
}

/// What the article about conversations shows of panels.
@MainActor
@Suite(.doubts(.keyboard)) struct PanelSampleTests {
    @Test(
        "The button of the article shows the panel and brings the keyboard back",
        .requirement("U545"))
    func buttonTogglesPanel() {
        let (device, chat) = (SimulatedDevice(), PanelViewController())
        device.show(chat)
        chat.textView.becomeFirstResponder()
        device.settle()
        let frame = device.keyboard.frame
        #expect(!chat.emojiButton.isSelected)
        chat.pressEmojiButton()
        device.settle()
        #expect(chat.emojiButton.isSelected && chat.emojiView.window != nil)
        #expect(device.keyboard.frame == frame)
        chat.pressEmojiButton()
        device.settle()
        #expect(!chat.emojiButton.isSelected && chat.textView.isFirstResponder)
        #expect(device.keyboard.frame == frame)
    }
}
