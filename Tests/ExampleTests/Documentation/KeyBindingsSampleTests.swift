import DeviceTesting
import KeyCommandCustomization
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private class MailboxViewController: UIViewController {
    var log: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    func composeNewEmail(_ sender: Any?) { log.append("compose") }
    func forwardEmail(_ sender: Any?) { log.append("forward") }

    /// The document's property, which asks the registry of the app.
    override var keyCommands: [UIKeyCommand] {
        return KeyBindingsRegistry.default.bindings(forProvider: MailboxViewController.self).make(
            withActionsForKeys: [
                ("new-email", Selector(("composeNewEmail:"))),
                ("forward-email", Selector(("forwardEmail:"))),
            ])
    }
}

extension MailboxViewController: KeyBindingsProvider {
    static func provideKeyBindings() -> [KeyBinding] {
        // Define each desired key binding by giving them a unique identifier key, a user-friendly
        // name, the default input key, the default modifiers, and whether this binding is
        // discoverable to the user (shows up when user holds down the Command key).
        return [
            KeyBinding(
                key: "new-email", name: "Compose New Email", input: "N", modifiers: .command,
                isDiscoverable: true),
            KeyBinding(
                key: "forward-email", name: "Forward Email", input: "F",
                modifiers: [.command, .shift], isDiscoverable: true),
        ]
    }

    static var providerName: String {
        return "Mailbox"
    }
}

/// The document's preferences; its index of the row is filled in.
private class YourPreferencesViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch (indexPath.section, indexPath.row) {
        case (0, 0):
            // You can use either .grouped or .plain styles, both look great.
            navigationController?.pushViewController(
                KeyBindingsViewController(style: .grouped), animated: true)
        default: break
        }
    }
}

/// A screen whose commands are closures.
private final class NotesViewController: UIViewController, KeyBindingsProvider {
    static let registry = KeyBindingsRegistry()

    var log: [String] = []
    private(set) lazy var actions = KeyBindingActions(
        forProvider: Self.self, in: Self.registry,
        withHandlersForKeys: [
            ("new", { [weak self] in self?.log.append("new") }),
            ("print", { [weak self] in self?.log.append("print") }),
        ])

    static func provideKeyBindings() -> [KeyBinding] {
        [
            KeyBinding(key: "new", name: "New Note", input: "n", modifiers: .command),
            KeyBinding(
                key: "print", name: "Print", input: "p", modifiers: .command, isDiscoverable: false),
        ]
    }

    static var providerName: String { "Notes" }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { actions.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        actions.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }
}

@MainActor
@Suite(.doubts(.lists, .keys)) struct KeyBindingsSampleTests {
    private func register() throws {
        ActionTable.register(Selector(("composeNewEmail:")), on: MailboxViewController.self) {
            $0.composeNewEmail($1)
        }
        ActionTable.register(Selector(("forwardEmail:")), on: MailboxViewController.self) {
            $0.forwardEmail($1)
        }
        do {
            // Register all the key bindings providers
            try KeyBindingsRegistry.default.register(provider: MailboxViewController.self)
        } catch let error {
            Issue.record("Could not register key bindings for provider: \(error)")
        }
    }

    @Test(
        "The document's screen does what its keys say, also after people changed them",
        .requirement("U242"))
    func screenDoesWhatItsKeysSay() throws {
        try register()
        let registry = KeyBindingsRegistry.default
        defer { registry.resetAll() }
        let (device, screen) = (SimulatedDevice(.iPad9_7), MailboxViewController())
        device.show(screen)
        screen.becomeFirstResponder()

        device.press("n", .command)
        device.press("f", [.command, .shift])
        #expect(screen.log == ["compose", "forward"])

        let forward = KeyBindingIdentifier(provider: "MailboxViewController", key: "forward-email")
        let keys = KeyChord("j", [.control, .command])
        registry.customize(forward, to: keys)
        device.press("f", [.command, .shift])
        #expect(screen.log.count == 2)
        device.press("j", [.command, .control])
        #expect(screen.log.last == "forward" && screen.log.count == 3)
        registry.unassign(forward)
        device.press("j", [.command, .control])
        #expect(screen.log.count == 3)
    }

    @Test("The document's preferences show the key bindings", .requirement("U242"))
    func preferencesShowKeyBindings() {
        let device = SimulatedDevice(.iPad9_7)
        let preferences = YourPreferencesViewController(style: .grouped)
        let navigationController = UINavigationController(rootViewController: preferences)
        device.show(navigationController)
        device.settle()
        preferences.tableView(preferences.tableView, didSelectRowAt: [0, 0])
        device.settle()
        let list = navigationController.topViewController as? KeyBindingsViewController
        #expect(list?.tableView.style == .grouped)
    }

    @Test("The document's constants are the keys that they name", .requirement("U242"))
    func constantsAreKeys() {
        let inputs = [UIKeyInputBackspace, UIKeyInputTab, UIKeyInputReturn, UIKeyInputDelete]
        let bindings = inputs.map { KeyBinding(key: "key", name: "Key", input: $0) }
        #expect(bindings.map { $0.keys.map(\.symbols) } == [["⌫"], ["⇥"], ["↩︎"], ["⌦"]])
    }

    @Test("Closures do what the keys say, for as long as their screen is there")
    func closuresAnswerKeysWhileScreenLasts() throws {
        try NotesViewController.registry.register(provider: NotesViewController.self)
        let (device, screen) = (SimulatedDevice(.iPad9_7), NotesViewController())
        device.show(screen)
        screen.becomeFirstResponder()

        device.press("n", .command)
        device.press("p", .command)
        #expect(screen.log == ["new", "print"])
        #expect(
            screen.actions.possibleKeyCommands.map(\.discoverabilityTitle) == ["New Note", nil])

        // The settings, where people press keys to find their commands.
        screen.present(
            KeyBindingsViewController(registry: NotesViewController.registry), animated: false)
        device.settle()
        device.press("n", .command)
        #expect(screen.log.count == 2 && screen.actions.possibleKeyCommands.isEmpty)
        screen.dismiss(animated: false)
        device.settle()
        screen.becomeFirstResponder()
        device.press("n", .command)
        #expect(screen.log.count == 3)
    }

    @Test("Closures let go of their screen", .requirement("U202"))
    func closuresLetGoOfTheirScreen() throws {
        weak var released: NotesViewController?
        do {
            let screen = NotesViewController()
            #expect(screen.actions.possibleKeyCommands.count <= 2)
            released = screen
        }
        #expect(released == nil)
    }
}
