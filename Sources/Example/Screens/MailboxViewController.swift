import KeyCommandCustomization
import KeyboardAssistant
import UIKit

/// A mailbox whose shortcuts people can change on a settings screen.
public final class MailboxViewController: FormViewController, KeyBindingsProvider {
    /// The registry of the mailbox's key bindings.
    public let registry: KeyBindingsRegistry
    /// A description of the most recent action; `nil` if there was none.
    public private(set) var lastAction: String? {
        didSet { status.text = lastAction }
    }

    private let status = UILabel()
    private lazy var actions = KeyBindingActions(
        forProvider: Self.self, in: registry,
        withHandlersForKeys: Self.provideKeyBindings().map { binding in
            (binding.key, { [weak self] in self?.performCommand(binding.key) })
        })

    /// Creates a mailbox that uses the keys of `registry`.
    public init(registry: KeyBindingsRegistry = .default) {
        self.registry = registry
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        registry = .default
        super.init(coder: coder)
    }

    public static var providerName: String { "Mailbox" }

    public static func provideKeyBindings() -> [KeyBinding] {
        [
            KeyBinding(key: "new", name: "New Message", input: "n", modifiers: .command),
            KeyBinding(key: "reply", name: "Reply", input: "r", modifiers: .command),
            KeyBinding(
                key: "reply-all", name: "Reply to All", input: "r", modifiers: [.command, .shift]),
            KeyBinding(
                key: "archive", name: "Archive", input: "a", modifiers: [.command, .control]),
        ]
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mailbox"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Shortcuts",
            primaryAction: UIAction { [weak self] _ in self?.showPreferences() })
        // The screen may be opened twice, but its bindings are registered only once.
        try? registry.register(provider: Self.self)
        addMessages()
        status.font = .preferredFont(forTextStyle: .title2)
        status.adjustsFontForContentSizeCategory = true
        column.addArrangedSubview(status)
    }

    private func addMessages() {
        for subject in ["Lunch on Friday?", "Your order has shipped", "Photos from the lake"] {
            let label = UILabel()
            label.text = subject
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            column.addArrangedSubview(label)
        }
    }

    /// Shows the screen on which people change the shortcuts.
    public func showPreferences() {
        navigationController?.pushViewController(
            KeyBindingsViewController(registry: registry), animated: true)
    }

    // MARK: Keys

    /// Performs the command whose binding has `key`.
    func performCommand(_ key: String) {
        lastAction = Self.provideKeyBindings().first { $0.key == key }?.name
    }

    public override var canBecomeFirstResponder: Bool { true }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    public override var keyCommands: [UIKeyCommand]? { actions.possibleKeyCommands }

    public override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        actions.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }
}
