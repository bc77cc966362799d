import KeyCommandCustomization
import KeyboardAssistant
import UIKit

// The samples of KeyCommandKit's document as they compile for Apple's UIKit.

class MailboxViewController: UIViewController {
    override var keyCommands: [UIKeyCommand] {
        return KeyBindingsRegistry.default.bindings(forProvider: MailboxViewController.self).make(
            withActionsForKeys: [
                ("new-email", #selector(composeNewEmail(_:))),
                ("forward-email", #selector(forwardEmail(_:))),
            ])
    }

    @objc func composeNewEmail(_ sender: Any?) {}

    @objc func forwardEmail(_ sender: Any?) {}
}

extension MailboxViewController: KeyBindingsProvider {
    static func provideKeyBindings() -> [KeyBinding] {
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

class YourPreferencesViewController: UITableViewController {
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

let keysForgottenByApple = [
    UIKeyInputBackspace, UIKeyInputTab, UIKeyInputReturn, UIKeyInputDelete,
]

@MainActor
func registerShortcuts() {
    KeyBindingsRegistry.default.applicationSupportName = "YourAppName"
    do {
        try KeyBindingsRegistry.default.register(provider: MailboxViewController.self)
    } catch let error {
        print("Could not register key bindings for provider: \(error)")
    }
}
