import DeviceTesting
import Foundation
import KeyCommandCustomization
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class MailboxViewController: UIViewController {}

extension MailboxViewController: KeyBindingsProvider {
    static var providerName: String { "Mailbox" }

    static func provideKeyBindings() -> [KeyBinding] {
        [
            KeyBinding(key: "new", name: "New Message", input: "n", modifiers: .command),
            KeyBinding(
                key: "reply", name: "Reply", input: "r", modifiers: .command,
                section: "Answering", keywords: ["respond"], systemImage: "arrowshape.turn.up.left",
                unavailability: .hidden),
        ]
    }
}

/// A screen with the bindings that the article declares, under other keys: those of the app's registry are for all
/// tests.
private final class DraftsViewController: UIViewController, KeyBindingsProvider {
    static var providerName: String { "Drafts" }

    var log: [String] = []

    static func provideKeyBindings() -> [KeyBinding] {
        [
            KeyBinding(key: "new", name: "New Draft", input: "d", modifiers: [.command, .control]),
            KeyBinding(key: "reply", name: "Reply", input: "y", modifiers: [.command, .control]),
        ]
    }

    private lazy var actions = KeyBindingActions(
        forProvider: Self.self,
        withHandlersForKeys: [
            ("new", { [weak self] in self?.compose() }),
            ("reply", { [weak self] in self?.answer() }),
        ])

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { actions.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        actions.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    private func compose() { log.append("new") }
    private func answer() { log.append("reply") }
}

/// What an app does when it starts.
///
/// Not called here, because it would write to the real folder.
@MainActor
private func start() throws {
    KeyBindingsRegistry.default.applicationSupportName = "YourAppName"
    try KeyBindingsRegistry.default.register(provider: MailboxViewController.self)
}

@MainActor
private func startWithSettings(in navigationController: UINavigationController?) throws {
    KeyBindingsRegistry.default.applicationSupportName = "YourAppName"
    try KeyBindingsRegistry.default.register(provider: MailboxViewController.self)

    navigationController?.pushViewController(KeyBindingsViewController(), animated: true)
}

private let newMessage = Selector(("newMessage:"))
private let reply = Selector(("reply:"))

/// The app's delegate of the article.
@MainActor
private final class AppDelegate: UIResponder, UIApplicationDelegate {
    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        // The app has a Find command of its own.
        if builder.menu(for: .find) != nil { builder.remove(menu: .find) }
        KeyBindingsRegistry.default.addMenu(
            forProvider: MailboxViewController.self,
            withActionsForKeys: [("new", newMessage), ("reply", reply)],
            to: builder, atEndOfMenu: .file, otherwise: .edit)
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        super.target(forAction: action, withSender: sender)
            ?? KeyBindingsRegistry.default.target(forMenuAction: action, withSender: sender)
    }
}

@MainActor
@Suite(.doubts(.keyboard)) struct KeyBindingsArticleTests {
    @Test("The main menu can be built with people's keys", .requirement("U242"))
    func mainMenuHasPeoplesKeys() {
        let (device, delegate) = (SimulatedDevice(.iPad9_7), AppDelegate())
        device.show(UIViewController())
        UIApplication.shared.delegate = delegate
        #expect(!device.choose(menuItem: "New Message"), "nobody performs it")
        #expect(KeyBindingsRegistry.default.diagnostics == [])
    }

    @Test(
        "The article's screen does what its bindings say, also after people changed the keys",
        .requirement("U242"))
    func screenDoesWhatItsBindingsSay() throws {
        let registry = KeyBindingsRegistry.default
        try registry.register(provider: DraftsViewController.self)
        let identifier = KeyBindingIdentifier(
            provider: DraftsViewController.providerIdentifier, key: "new")
        defer { registry.reset(identifier) }
        let (device, screen) = (SimulatedDevice(.iPad9_7), DraftsViewController())
        device.show(screen)
        screen.becomeFirstResponder()
        device.press("d", [.command, .control])
        device.press("y", [.command, .control])
        #expect(screen.log == ["new", "reply"])
        registry.customize(identifier, to: KeyChord("o", [.command, .control]))
        device.press("d", [.command, .control])
        device.press("o", [.command, .control])
        #expect(screen.log == ["new", "reply", "new"])
    }

    @Test("The settings screen shows what is registered", .requirement("U242"))
    func settingsScreenShowsWhatIsRegistered() throws {
        let device = SimulatedDevice()
        let registry = KeyBindingsRegistry()
        try registry.register(provider: MailboxViewController.self)
        let navigationController: UINavigationController? = UINavigationController(
            rootViewController: KeyBindingsViewController(registry: registry))
        device.show(navigationController!)
        device.settle()
        #expect(device.transcript.contains("New Message"))
        navigationController?.pushViewController(KeyBindingsViewController(), animated: true)
        device.settle()
        #expect(navigationController?.viewControllers.count == 2)
    }

    @Test("An app reads what its extension changed, and the other way around", .requirement("U242"))
    func appAndExtensionShareChanges() throws {
        let groupFolder = FileManager.default.temporaryDirectory
            .appendingPathComponent("KeyBindings-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: groupFolder) }
        func share(_ registry: KeyBindingsRegistry) {
            registry.use(FileKeyBindingsStorage(folder: groupFolder))
            registry.reload()
        }
        let (app, appExtension) = (KeyBindingsRegistry(), KeyBindingsRegistry())
        for registry in [app, appExtension] {
            try registry.register(provider: MailboxViewController.self)
            share(registry)
        }
        appExtension.unassign(.init(provider: MailboxViewController.providerIdentifier, key: "new"))
        app.unassign(.init(provider: MailboxViewController.providerIdentifier, key: "reply"))
        share(appExtension)
        for registry in [app, appExtension] {
            let bindings = registry.bindings(forProvider: MailboxViewController.self)
            #expect(bindings.map(\.state) == [.unassigned, .unassigned])
        }
    }
}
