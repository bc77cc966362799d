import DeviceFixtures
import SimulatedDevice
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

extension Selector {
    static let offered = Selector(("runOffered:"))
    static let offeredInMenu = Selector(("runOfferedInMenu:"))
}

/// The commands of an app with letters.
@MainActor
enum Post: KeyBindingsProvider {
    static func provideKeyBindings() -> [KeyBinding] {
        [
            KeyBinding(
                key: "new", name: "New Letter", input: "l", modifiers: [.command, .control]),
            KeyBinding(
                key: "send", name: "Send", input: "d", modifiers: [.command, .control],
                section: "Mailing", keywords: ["dispatch", "mail"], systemImage: "checkmark"),
            KeyBinding(
                key: "burn", name: "Burn", input: "b", modifiers: [.command, .control],
                section: "Mailing", unavailability: .hidden),
        ]
    }

    static var providerName: String { "Letters" }
    static var scope: KeyBindingScope { .only(in: "letters") }
}

/// Other commands, of which one has the key and the name of a letter's.
@MainActor
enum Drafts: KeyBindingsProvider {
    static func provideKeyBindings() -> [KeyBinding] {
        [KeyBinding(key: "new", name: "New Letter", input: "l", modifiers: [.command, .control])]
    }

    static var providerName: String { "Drafts" }
    static var scope: KeyBindingScope { .only(in: "drafts") }
}

/// A screen that performs some of the commands that it has.
final class OffersScreen: UIViewController {
    var commands: () -> [UIKeyCommand] = { [] }
    var actions: KeyBindingActions?
    /// The actions that the screen performs now.
    var able: Set<Selector> = [.offered, .offeredInMenu]
    var isDisabling = false
    /// The keys of the bindings whose commands were performed.
    var performed: [String] = []
    /// The number of calls to dismiss what the screen presents.
    private(set) var dismissals = 0

    override init(nibName: String? = nil, bundle: Bundle? = nil) {
        super.init(nibName: nibName, bundle: bundle)
        for action in [Selector.offered, .offeredInMenu] {
            ActionTable.register(action, on: OffersScreen.self) { screen, sender in
                screen.performed.append((sender as? UICommand)?.propertyList as? String ?? "?")
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals += 1
        super.dismiss(animated: flag, completion: completion)
    }

    override var keyCommands: [UIKeyCommand]? {
        commands() + (actions?.possibleKeyCommands ?? [])
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if [.offered, .offeredInMenu].contains(action) { return able.contains(action) }
        return super.canPerformAction(action, withSender: sender)
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        actions?.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func validate(_ command: UICommand) {
        if isDisabling { command.attributes.insert(.disabled) }
    }
}

/// An app's delegate with a main menu of the bindings.
@MainActor
final class OffersDelegate: UIResponder, UIApplicationDelegate {
    let registry: KeyBindingsRegistry
    var keys = ["new", "send", "burn"]
    var addMore: (any UIMenuBuilder) -> Void = { _ in }

    init(_ registry: KeyBindingsRegistry) {
        self.registry = registry
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        registry.addMenu(
            forProvider: Post.self, withActionsForKeys: keys.map { ($0, .offeredInMenu) },
            to: builder, atEndOfMenu: .file)
        addMore(builder)
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        super.target(forAction: action, withSender: sender)
            ?? registry.target(forMenuAction: action, withSender: sender)
    }
}

/// An app with a screen and a main menu.
@MainActor
struct OffersApp {
    let device: SimulatedDevice
    let registry = KeyBindingsRegistry()
    let screen = OffersScreen()
    let delegate: OffersDelegate

    init(hasMenu: Bool = true, on model: SimulatedDevice.Model = .iPad9_7) throws {
        device = SimulatedDevice(model)
        device.keyboard.mode = .hardware(bar: false)
        try registry.register(provider: Post.self)
        delegate = OffersDelegate(registry)
        if !hasMenu { delegate.keys = [] }
        device.show(screen)
        UIApplication.shared.delegate = delegate
        buildMenu()
        device.settle()
    }

    func buildMenu() {
        UIMenuSystem.main.setNeedsRebuild()
        _ = UIMenuSystem.main.mainMenu
    }

    /// Gives the screen key commands with selectors.
    func addCommands(_ keys: String..., of provider: any KeyBindingsProvider.Type = Post.self) {
        let (before, registry) = (screen.commands, registry)
        screen.commands = {
            before()
                + registry.bindings(forProvider: provider)
                .make(withActionsForKeys: keys.map { ($0, .offered) })
        }
    }

    func identifier(_ key: String, of provider: String = "Post") -> KeyBindingIdentifier {
        KeyBindingIdentifier(provider: provider, key: key)
    }

    var offers: [CommandOffer] { CommandOffers(registry: registry).offers(to: screen) }
    var offered: [String] { offers.map(\.identifier.description) }

    func offer(_ key: String) -> CommandOffer? { offers.first { $0.identifier.key == key } }

    /// Runs a command, and returns why it did not run.
    func perform(_ offer: CommandOffer) -> CommandFailure? {
        switch CommandOffers(registry: registry).perform(offer) {
        case .success: nil
        case .failure(let failure): failure
        }
    }

    /// The menu of the commands.
    var menu: UIMenu? { menu(titled: "Letters") }

    private func menu(titled title: String) -> UIMenu? {
        func menus(_ menu: UIMenu) -> [UIMenu] {
            [menu] + menu.children.compactMap { $0 as? UIMenu }.flatMap(menus)
        }
        return menus(UIMenuSystem.main.mainMenu).first { $0.title == title }
    }

    /// The items of the menu, with a dash for one that is hidden and a dot for one that is dimmed,
    /// as UIKit would show them while the screen has the keys.
    func shownItems(of title: String = "Letters") -> [String] {
        func commands(_ menu: UIMenu) -> [UICommand] {
            menu.children.flatMap {
                ($0 as? UIMenu).map(commands) ?? [$0 as? UICommand].compactMap(\.self)
            }
        }
        return (menu(titled: title).map(commands) ?? []).map { command in
            let target = screen.target(forAction: command.action, withSender: command)
            (target as? UIResponder)?.validate(command)
            let isHidden = command.attributes.contains(.hidden)
            let isDimmed = target == nil || command.attributes.contains(.disabled)
            return (isHidden ? "-" : isDimmed ? "·" : "") + command.title
        }
    }
}
