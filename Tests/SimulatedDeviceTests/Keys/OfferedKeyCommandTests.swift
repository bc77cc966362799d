import DeviceFixtures
import SimulatedDevice
import Testing
import UIKit

/// A controller that performs its own key commands.
private final class OfferingController: UIViewController {
    static let action = Selector(("performOffered:"))

    var performs = true

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Self.action ? performs : super.canPerformAction(action, withSender: sender)
    }

    override func validate(_ command: UICommand) {
        if command.title == "Disabled" { command.attributes = .disabled }
        if command.title == "Old" { command.title = "New" }
    }

    func offer(
        _ title: String, _ input: String, _ modifiers: UIKeyModifierFlags = .command,
        _ attributes: UIMenuElement.Attributes = []
    ) {
        addKeyCommand(
            UIKeyCommand(
                title: title, action: Self.action, input: input, modifierFlags: modifiers,
                attributes: attributes))
    }
}

@MainActor
@Suite struct OfferedKeyCommandTests {
    @Test("Key commands are listed with their titles and keys, by the responder that owns them")
    func commandsAreListedWithTitleAndKeysByOwner() {
        let device = SimulatedDevice(.iPad9_7)
        let controller = OfferingController()
        let container = UINavigationController(rootViewController: UIViewController())
        container.pushViewController(controller, animated: false)
        device.show(container)
        controller.offer("Save", "s")
        controller.offer("Save As…", "s", [.command, .shift])

        #expect(
            device.offeredKeyCommands == [
                OfferedKeyCommand(title: "Save", keys: "⌘S", owner: "OfferingController"),
                OfferedKeyCommand(title: "Save As…", keys: "⇧⌘S", owner: "OfferingController"),
                OfferedKeyCommand(title: "Back", keys: "⌘[", owner: "UINavigationController"),
            ])
        #expect(
            device.keyCommandTranscript == """
                OfferingController
                  Save ⌘S
                  Save As… ⇧⌘S
                UINavigationController
                  Back ⌘[
                """)
    }

    @Test("A command that is untitled, hidden, disabled or impossible isn't listed")
    func whatHasNoTitleOrIsHiddenOrDisabledIsNotListed() {
        let device = SimulatedDevice(.iPad9_7)
        let controller = OfferingController()
        device.show(controller)
        controller.offer("", "a")
        controller.offer("Hidden", "b", .command, .hidden)
        controller.offer("Disabled", "c")
        controller.offer("Old", "d")

        #expect(device.offeredKeyCommands.map(\.title) == ["New"])
        controller.performs = false
        #expect(device.offeredKeyCommands == [])
    }

    // (assumed: A55)
    @Test("Of several commands with the same keys, that of the nearest responder is listed")
    func ofSeveralWithTheSameKeysTheNearestIsListed() {
        let device = SimulatedDevice(.iPad9_7)
        let (outer, inner) = (OfferingController(), OfferingController())
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        device.show(outer)
        outer.offer("Outer", "s")
        inner.offer("Inner", "S")

        #expect(device.offeredKeyCommands.map(\.title) == ["Inner"])
    }

    // Select All is possible, Delete isn't (assumed: A54).
    @Test("A text that is being edited offers the commands of the Edit menu that are possible")
    func anEditedTextOffersTheEditMenu() {
        let device = SimulatedDevice(.iPad9_7)
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        device.show(controller)
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        device.type("word")

        #expect(
            device.offeredKeyCommands == [
                OfferedKeyCommand(title: "Select All", keys: "⌘A", owner: "Edit")
            ])
    }

    @Test(
        "The keys of a command are written with the symbols of menus",
        arguments: [
            ("a", "⌘A"), (" ", "⌘Space"), ("\r", "⌘↩"), ("\t", "⌘⇥"), ("\u{8}", "⌘⌫"),
            (UIKeyCommand.inputUpArrow, "⌘↑"), (UIKeyCommand.inputEscape, "⌘⎋"),
            (UIKeyCommand.inputPageDown, "⌘⇟"), (UIKeyCommand.f12, "⌘F12"),
        ])
    func keysAreWrittenAsInMenus(input: String, keys: String) {
        let device = SimulatedDevice(.iPad9_7)
        let controller = OfferingController()
        device.show(controller)
        controller.offer("Command", input)

        #expect(device.offeredKeyCommands.map(\.keys) == [keys])
    }

    @Test("Modifiers are written in Apple's order: Control, Option, Shift, Command")
    func modifiersAreWrittenInApplesOrder() {
        let device = SimulatedDevice(.iPad9_7)
        let controller = OfferingController()
        device.show(controller)
        controller.offer("All", "a", [.command, .shift, .alternate, .control])

        #expect(device.offeredKeyCommands.map(\.keys) == ["⌃⌥⇧⌘A"])
    }
}
