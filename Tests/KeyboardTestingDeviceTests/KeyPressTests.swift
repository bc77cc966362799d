import Foundation
import KeyboardTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class CommandScreen: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    private(set) var performed: [String] = []
    var isSaving = true

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        let save = UIKeyCommand(
            title: "Save", action: "save:", input: "s", modifierFlags: .command)
        let delete = UIKeyCommand(
            title: "Delete", action: "erase:", input: "d", modifierFlags: .command,
            attributes: .disabled)
        let letter = UIKeyCommand(title: "Archive", action: "save:", input: "e", modifierFlags: [])
        let escape = UIKeyCommand(
            title: "Close", action: "save:", input: UIKeyCommand.inputEscape, modifierFlags: [])
        let down = UIKeyCommand(
            title: "Down", action: "save:", input: UIKeyCommand.inputDownArrow, modifierFlags: [])
        let again = UIKeyCommand(
            title: "Save Again", action: "save:", input: "s", modifierFlags: .command)
        return [save, delete, letter, escape, down, again]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "save:" ? isSaving : super.canPerformAction(action, withSender: sender)
    }

    func save(_ sender: Any?) { performed.append((sender as? UIKeyCommand)?.title ?? "") }
    func erase(_ sender: Any?) { performed.append("Delete") }

    static func answer() {
        SimulatedDevice.answer("save:", on: CommandScreen.self) { $0.save($1) }
        SimulatedDevice.answer("erase:", on: CommandScreen.self) { $0.erase($1) }
    }
}

/// Keys of a hardware keyboard, found as UIKit finds them.
@MainActor @Suite struct KeyPressTests {
    private func screen(_ device: SimulatedDevice) -> CommandScreen {
        CommandScreen.answer()
        let screen = CommandScreen()
        device.show(screen)
        screen.becomeFirstResponder()
        return screen
    }

    @Test(
        "A key performs the command that the device would perform, or is refused in words",
        .requirement("U563"),
        arguments: [
            ("s", .command, nil), ("d", .command, "is disabled"), ("e", [], nil),
            ("x", .command, "No responder has"), (UIKeyCommand.inputEscape, [], nil),
            ("q", [], "No responder has"),
        ] as [(String, UIKeyModifierFlags, String?)])
    func keyPerforms(input: String, modifiers: UIKeyModifierFlags, refusal: String?) {
        let device = SimulatedDevice()
        let pressed = screen(device)
        device.press(input, modifiers)
        let screen = screen(device)
        let keyboard = TestKeyboard(in: device.window)
        let answer = keyboard.pressKey(input, modifiers)
        #expect(screen.performed == pressed.performed)
        switch answer {
        case .performed(let command): #expect(refusal == nil && command.owner == "CommandScreen")
        case .refused(let reason): #expect(refusal.map { reason.contains($0) } == true, "\(reason)")
        }
        keyboard.end()
    }

    @Test(
        "A letter is typed where text is edited, and a command with ⌘ isn't", .requirement("U563"))
    func letterIsTyped() throws {
        let device = SimulatedDevice()
        let screen = screen(device)
        let keyboard = TestKeyboard(in: device.window)
        try keyboard.beginEditing(screen.field)
        #expect(keyboard.firstResponder === screen.field)
        for key in ["e", UIKeyCommand.inputDownArrow] {
            guard case .refused(let reason) = keyboard.pressKey(key) else {
                Issue.record("The command took \(key).")
                return
            }
            #expect(reason.contains("A text input has the key"))
        }
        guard case .performed = keyboard.pressKey("s", .command) else {
            Issue.record("The field took the command.")
            return
        }
        #expect(screen.performed == ["Save"])
        // Text that can only be read takes no letters.
        let text = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        text.isEditable = false
        screen.view.addSubview(text)
        try keyboard.beginEditing(text)
        keyboard.pressKey("e")
        #expect(screen.performed == ["Save", "Archive"])
        keyboard.end()
    }

    @Test("The chain's commands are those that the list of the device has", .requirement("U562"))
    func commandsAreOffered() {
        let device = SimulatedDevice()
        let screen = screen(device)
        #expect(device.offeredCommands.map(\.title) == ["Save", "Archive", "Close", "Down"])
        #expect(device.offeredCommands.map(\.title) == device.offeredKeyCommands.map(\.title))
        screen.isSaving = false
        #expect(device.offeredCommands.isEmpty)
        guard case .refused(let reason) = device.pressKey("s", .command) else {
            Issue.record("Nobody can save.")
            return
        }
        #expect(reason.contains("Nobody performs"))
    }
}
