import KeyCommandCustomization
import KeyboardAssistant
import UIKit

extension MailboxViewController {
    /// The commands of the main menu, each with the action that performs it.
    static var menuActions: [(key: String, action: Selector)] {
        provideKeyBindings().map { ($0.key, #selector(performMenuItem(_:))) }
    }

    // The registry keeps the command's key in the menu item.
    @objc private func performMenuItem(_ sender: UICommand) {
        guard let key = sender.propertyList as? String else { return }
        performCommand(key)
    }
}
