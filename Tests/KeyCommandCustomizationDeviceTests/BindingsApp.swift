import SimulatedDevice
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

/// An app whose screen and main menu have the commands of a registry.
@MainActor
final class BindingsApp {
    /// A provider's name and what it declares.
    struct Provider {
        var name: String
        var entries: [KeyBindingTable.Entry]
    }

    /// Keys for people to choose from: few, so that commands often get into one another's way, some
    /// that are the same on some layouts, and some that nobody can have.
    static let chords = [
        "control+option+a", "control+option+b", "control+option+c", "control+option+d",
        "option+command+1", "f5", "f6", "shift+command+/", "command+?", "control+option+z",
        "control+option+y", "a", "?", "command+h", "control+command+s", "option+up",
    ]

    /// The provider that only the app itself registers, and others later.
    static let late = "Late"

    static let providers: [Provider] = [
        make("Everywhere", .everywhere, [["control+option+a"], ["f5", "f6"], ["f5"], ["?"]]),
        make("One", .only(in: "one"), [["control+option+b"], ["control+option+c"], ["a"]]),
        make(
            "Two", .only(in: "two", "three"), [["control+option+b"], ["option+command+1"], ["a"]]),
        make("Menu", .everywhere, [["control+option+d"], ["shift+command+/"]]),
        make(late, .only(in: "one"), [["control+option+c"], ["f6"]]),
    ]

    /// Returns a Boolean value that indicates whether two commands can be available at once.
    static func overlap(_ one: KeyBindingIdentifier, _ other: KeyBindingIdentifier) -> Bool {
        let providers = Set([one.provider, other.provider])
        return !providers.contains("Two") || providers.isDisjoint(with: ["One", late])
    }

    private static func make(_ name: String, _ scope: KeyBindingScope, _ keys: [[String]])
        -> Provider
    {
        let entries = keys.enumerated().map { number, texts in
            KeyBindingTable.Entry(
                binding: KeyBinding(
                    key: "\(number)", name: "\(name) \(number)",
                    keys: texts.compactMap(KeyChord.init(text:))),
                scope: scope)
        }
        return Provider(name: name, entries: entries)
    }

    let device = SimulatedDevice(.iPad9_7)
    private let screen = BindingsScreen()
    private let delegate = BindingsDelegate()
    var registry: KeyBindingsRegistry? {
        didSet {
            screen.registry = registry
            delegate.registry = registry
            UIMenuSystem.main.setNeedsRebuild()
            _ = UIMenuSystem.main.mainMenu
        }
    }

    init() {
        device.keyboard.mode = .hardware(bar: false)
        device.show(screen)
        UIApplication.shared.delegate = delegate
        device.settle()
    }

    func close() {
        registry = nil
        UIApplication.shared.delegate = nil
    }

    /// Returns the commands that were performed since the last call.
    func takePerformed() -> [KeyBindingIdentifier] {
        defer { screen.performed = [] }
        return screen.performed
    }
}

extension Selector {
    fileprivate static let perform = Selector(("performBinding:"))
}

/// The providers of which the app's screen and menu have commands.
@MainActor
private enum MenuProvider: KeyBindingsProvider {
    static func provideKeyBindings() -> [KeyBinding] { [] }
    static var providerName: String { "Menu" }
    static var providerIdentifier: String { "Menu" }
}

/// A screen named "one", with the commands that are available there.
private final class BindingsScreen: UIViewController {
    var performed: [KeyBindingIdentifier] = []
    weak var registry: KeyBindingsRegistry?

    override init(nibName: String? = nil, bundle: Bundle? = nil) {
        super.init(nibName: nibName, bundle: bundle)
        ActionTable.register(.perform, on: BindingsScreen.self) { screen, sender in
            guard let command = sender as? UICommand else { return }
            let text = command.propertyList as? String ?? "?"
            let parts = text.split(separator: "/").map(String.init)
            let provider = parts.count == 2 ? parts[0] : "Menu"
            screen.performed.append(.init(provider: provider, key: parts.last ?? "?"))
        }
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override var keyCommands: [UIKeyCommand]? {
        guard let registry else { return nil }
        return ["Everywhere", "One", BindingsApp.late].flatMap { provider in
            let bindings = registry.bindings(forProvider: provider)
            return bindings.flatMap { binding -> [UIKeyCommand] in
                guard !bindings.isSuspended else { return [] }
                return binding.commands(withAction: .perform).map { command in
                    let named = UIKeyCommand(
                        title: binding.name, action: .perform, input: command.input ?? "",
                        modifierFlags: command.modifierFlags,
                        propertyList: "\(provider)/\(binding.key)")
                    named.wantsPriorityOverSystemBehavior = command.wantsPriorityOverSystemBehavior
                    named.allowsAutomaticLocalization = command.allowsAutomaticLocalization
                    named.allowsAutomaticMirroring = command.allowsAutomaticMirroring
                    return named
                }
            }
        }
    }
}

/// A delegate that puts the commands of one provider into the main menu.
@MainActor
private final class BindingsDelegate: UIResponder, UIApplicationDelegate {
    weak var registry: KeyBindingsRegistry?

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        registry?.addMenu(
            forProvider: MenuProvider.self,
            withActionsForKeys: ["0", "1"].map { ($0, .perform) }, to: builder, atEndOfMenu: .file)
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        super.target(forAction: action, withSender: sender)
            ?? registry?.target(forMenuAction: action, withSender: sender)
    }
}
