import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyCommandCustomization
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant
@testable import KeyboardConversations

@MainActor
@Suite(.doubts(.keys, .menus)) struct ComposerKeysTests {
    // MARK: Return

    @Test(
        "Return and Enter send, ⇧Return breaks the line, and ⌘Return sends", .requirement("U547"),
        .bug("https://github.com/element-hq/element-x-ios/issues/314"), arguments: ["\r", "\u{3}"])
    func returnSends(key: String) {
        let (device, screen) = ComposerScreen.edited()
        device.press("a")
        device.press(key, .shift)
        device.press("b")
        #expect(screen.draft == "a\nb" && screen.take() == [])
        device.press(key)
        #expect(screen.draft == "" && screen.take() == ["sent a\nb"])
        device.press("c")
        device.press(key, .command)
        #expect(screen.draft == "" && screen.take() == ["sent c"])
        #expect(screen.input.isFirstResponder)
    }

    @Test(
        "Where Return is to break the line, the text does it, and ⌘Return sends",
        .requirement("U547"), .bug("https://github.com/element-hq/element-x-ios/issues/314"),
        arguments: ["\r", "\u{3}"])
    func returnBreaksLine(key: String) throws {
        let (device, screen) = ComposerScreen.edited()
        let delegate = ComposerDelegate()
        try #require(screen.input as? UITextView).delegate = delegate
        screen.keys.returnKey = .breaksLine
        device.press("a")
        device.press(key)
        #expect(screen.draft == "a\n" && delegate.questions == ["a", "\n"])
        device.press(key, .command)
        #expect(screen.take() == ["sent a\n"])
        #expect(screen.keys.commands.first?.defaultKeys == [KeyChord(.return, .command)])
    }

    /// An app's delegate that has the command to send in the main menu.
    private final class MenuDelegate: UIResponder, UIApplicationDelegate, KeyCommandSource {
        /// The registry that knows the last key window, which isn't key while the menu bar is open.
        let registry = KeyBindingsRegistry()

        override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
            super.target(forAction: action, withSender: sender)
                ?? registry.target(forMenuAction: action, withSender: sender)
        }

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            let item = BuiltInCommand.all.first { $0.identifier == "composer.send" }
            let items = [item].compactMap { $0?.menuItem(keySource: self) }
            builder.insertChild(
                UIMenu(title: "", identifier: .init("chat"), children: items), atEndOfMenu: .file)
        }

        func keys(for command: CommandIdentifier) -> [KeyChord]? { [KeyChord("d", .command)] }

        func isInMainMenu(_ command: CommandIdentifier) -> Bool { command == "composer.send" }
    }

    @Test("An item of the main menu sends while there is a draft", .requirement("U547", "U556"))
    func menuItemSends() {
        let (device, screen) = ComposerScreen.edited(on: SimulatedDevice(.iPad9_7))
        let delegate = MenuDelegate()
        UIApplication.shared.delegate = delegate
        screen.keys.keySource = delegate
        UIMenuSystem.main.setNeedsRebuild()
        device.settle()
        #expect(!device.choose(menuItem: "Send"), "there is no draft")
        device.press("a")
        #expect(!screen.offered.contains("⌘D"), "the menu has the key")
        #expect(device.choose(menuItem: "Send"))
        #expect(screen.draft == "" && screen.take() == ["sent a"])
    }

    @Test(
        "Where nothing can be sent, Return breaks the line as ever, and ⌘Return is nobody's",
        .requirement("U547"), .bug("https://github.com/element-hq/element-x-ios/issues/314"),
        arguments: ["", " "])
    func returnBreaksLineWithoutDraft(text: String) {
        let (device, screen) = ComposerScreen.edited()
        if !text.isEmpty { device.press(text) }
        #expect(!screen.offered.contains("↩") && !screen.offered.contains("⌘↩"))
        device.press("\r")
        device.press("\r", .command)
        #expect(screen.draft == text + "\n" && screen.take() == [])
        // The app may know of more, such as pictures, or of less, such as a connection.
        screen.keys.canSend = { true }
        device.press("\r")
        #expect(screen.take() == ["sent \(text)\n"])
        screen.keys.canSend = { false }
        device.press("a")
        device.press("\r")
        #expect(screen.draft == "a\n" && screen.take() == [])
    }

    @Test(
        "⇧Return breaks the line also in an app that sends by the Return of the keyboard on the screen",
        .requirement("U547"))
    func shiftReturnAsksNobody() throws {
        let (device, screen) = ComposerScreen.edited()
        let delegate = ComposerDelegate()
        delegate.refusesReturn = true
        try #require(screen.input as? UITextView).delegate = delegate
        device.press("a")
        device.press("\r", .shift)
        #expect(screen.draft == "a\n")
    }

    @Test(
        "The Return key of the keyboard on the screen is the text's, whatever Return does",
        .requirement("U547"), arguments: ComposerReturnKey.allCases, [true, false])
    func softwareReturnIsUntouched(returnKey: ComposerReturnKey, isField: Bool) {
        let (view, field, delegate) = (UITextView(), UITextField(), ComposerDelegate())
        (view.delegate, field.delegate) = (delegate, delegate)
        let (device, screen) = (SimulatedDevice(), ComposerScreen(isField ? field : view))
        device.show(screen)
        device.focus(screen.input)
        screen.keys.returnKey = returnKey
        device.type("a\n")
        #expect(delegate.questions == (isField ? ["return"] : ["a", "\n"]))
        #expect(screen.draft == (isField ? "a" : "a\n") && screen.take() == [])
        #expect(isField ? field.delegate === delegate : view.delegate === delegate)
    }

    @Test("In a single line, Return sends and nothing breaks it", .requirement("U547"))
    func fieldSends() {
        let (device, screen) = ComposerScreen.edited(ComposerScreen(UITextField()))
        device.press("a")
        #expect(screen.offered == ["↩", "⌘↩", "⎋", "\t", "⇧\t"])
        device.press("\r")
        #expect(screen.take() == ["sent a"])
    }

    @Test(
        "A key that is held down sends once, and breaks no line afterward", .requirement("U547"),
        .bug("https://github.com/lionheart/openradar-mirror/issues/20144"),
        arguments: [UIKeyModifierFlags(), .command], [true, false])
    func heldKeySendsOnce(modifiers: UIKeyModifierFlags, isCleared: Bool) {
        let (device, screen) = ComposerScreen.edited()
        if !isCleared { screen.keys.onSend = { screen.note("sent") } }
        device.press("a")
        device.press("\r", modifiers, holding: 1.5)
        #expect(screen.take() == (isCleared ? ["sent a"] : ["sent"]))
        #expect(screen.draft == (isCleared ? "" : "a"))
    }

    @Test(
        "Messages that are typed in quick succession are all sent, also if they are the same",
        .requirement("U547"))
    func quickMessagesAreSent() {
        let (device, screen) = ComposerScreen.edited()
        for _ in 0..<3 {
            device.press("k")
            device.press("\r")
            device.advance(by: 0.1)
        }
        #expect(screen.take() == ["sent k", "sent k", "sent k"])
        device.advance(by: 1)
        device.press("\r")
        #expect(screen.draft == "\n")
    }

    @Test(
        "A correction that the keyboard still offers is in what is sent", .requirement("U547"),
        arguments: [true, false])
    func correctionIsAccepted(isField: Bool) {
        let (device, screen) = ComposerScreen.edited(
            ComposerScreen(isField ? UITextField() : UITextView()))
        let corrector = Corrector()
        screen.input.insertText("teh")
        screen.input.inputDelegate = corrector
        device.press("\r")
        #expect(screen.take() == ["sent the"])
    }

    // MARK: Marked text

    @Test(
        "While marked text is composed, all keys are the input method's",
        .requirement("U547", "U548"))
    func markedTextHasAllKeys() {
        let (device, screen) = ComposerScreen.edited()
        screen.keys.onRecall = { screen.note("recalled") }
        screen.keys.onClosePanel = {
            screen.note("panel")
            return true
        }
        screen.input.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
        #expect(screen.offered == [])
        for key in [UIKeyCommand.inputUpArrow, UIKeyCommand.inputEscape, "\r"] { device.press(key) }
        // Return accepted what was marked.
        #expect(screen.take() == [] && screen.draft == "に" && screen.input.isFirstResponder)
        device.press("\r")
        #expect(screen.take() == ["sent に"])
    }

    @Test(
        "A key asks again: with text that is marked meanwhile it does nothing, and with nothing left to send, Return breaks the line",
        .requirement("U547"))
    func keyAsksAgain() throws {
        let (device, screen) = ComposerScreen.edited()
        device.press("a")
        let commands = screen.keys.possibleKeyCommands
        let enter = try #require(commands.first { $0.keys == "↩" })
        let commandReturn = try #require(commands.first { $0.keys == "⌘↩" })
        screen.input.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
        for command in commands { KeyCommandTarget.perform(command) }
        #expect(screen.take() == [] && screen.draft == "aに" && screen.input.isFirstResponder)
        screen.clear()
        KeyCommandTarget.perform(commandReturn)
        #expect(screen.take() == [] && screen.draft == "")
        KeyCommandTarget.perform(enter)
        #expect(screen.take() == [] && screen.draft == "\n")
        screen.input.resignFirstResponder()
        for command in commands { KeyCommandTarget.perform(command) }
        #expect(screen.take() == [] && screen.draft == "\n")
    }

    // MARK: ↑ and Escape

    @Test(
        "↑ in an empty draft is the app's, and moves the caret in any other", .requirement("U547"))
    func upArrowRecalls() {
        let (device, screen) = ComposerScreen.edited()
        #expect(!screen.offered.contains("↑"))
        screen.keys.onRecall = { screen.note("recalled") }
        device.press(UIKeyCommand.inputUpArrow)
        #expect(screen.take() == ["recalled"])
        device.press("a")
        device.press("\r", .shift)
        device.press(UIKeyCommand.inputUpArrow)
        device.press("b")
        #expect(screen.draft == "ba\n" && screen.take() == [])
    }

    @Test(
        "Escape closes the panel, then the menu, and then ends editing", .requirement("U547"))
    func escapeLeaves() {
        let (device, screen) = ComposerScreen.edited()
        var (panels, menus) = (1, 1)
        screen.keys.onClosePanel = {
            panels -= 1
            return panels == 0
        }
        screen.keys.onCloseMenu = {
            menus -= 1
            return menus == 0
        }
        device.press(UIKeyCommand.inputEscape)
        #expect(panels == 0 && menus == 1 && screen.input.isFirstResponder)
        device.press(".", .command)
        #expect(panels == -1 && menus == 0 && screen.input.isFirstResponder)
        device.press(UIKeyCommand.inputEscape)
        #expect(panels == -2 && menus == -1 && !screen.input.isFirstResponder)
        #expect(screen.offered == [])
    }

    @Test(
        "Nothing is offered where nobody writes, or text can only be read, and nothing sends without a closure",
        .requirement("U547"))
    func nothingIsOfferedElsewhere() throws {
        let (device, screen) = ComposerScreen.edited()
        device.press("a")
        screen.keys.onSend = nil
        #expect(!screen.offered.contains("↩"))
        try #require(screen.input as? UITextView).isEditable = false
        #expect(screen.offered == [])
        screen.becomeFirstResponder()
        #expect(screen.offered == [])
    }
}
