import KeyCommandCustomization
import UIKit

final class LettersViewController: UIViewController, KeyBindingsProvider {
    static var providerName: String { "Letters" }

    static func provideKeyBindings() -> [KeyBinding] {
        [
            KeyBinding(
                key: "commands", name: "Show Commands", input: "p", modifiers: [.command, .shift]),
            KeyBinding(
                key: "reply-all", name: "Reply to All", input: "r", modifiers: [.command, .shift],
                section: "Answering", keywords: ["respond"],
                systemImage: "arrowshape.turn.up.left.2"),
            KeyBinding(key: "seal", name: "Seal with Wax", keys: []),
        ]
    }

    private lazy var actions = KeyBindingActions(
        forProvider: Self.self,
        withHandlersForKeys: [
            ("commands", { [weak self] in self?.showCommands() }),
            ("reply-all", { [weak self] in self?.title = "Reply" }),
            ("seal", { [weak self] in self?.title = "Sealed" }),
        ])

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { actions.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        actions.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Commands", primaryAction: UIAction { [weak self] _ in self?.showCommands() })
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    private func showCommands() {
        present(CommandPaletteViewController(for: self), animated: true)
    }
}
