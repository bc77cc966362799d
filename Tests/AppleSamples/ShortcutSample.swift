import Foundation
import KeyNavigation
import KeyboardAssistant
import UIKit

// The sample of IPShortcut's document, in Swift, as it compiles for Apple's UIKit.

class ArticlesViewController: ShortcutCollectionViewController {
    override var keyCommands: [UIKeyCommand]? {
        let archive = UIKeyCommand(
            input: "a", modifierFlags: .command, action: #selector(keyArchiveArticle(_:)))
        archive.discoverabilityTitle = NSLocalizedString("Archive", comment: "")
        return (super.keyCommands ?? []) + [archive]
    }

    @objc func keyArchiveArticle(_ sender: UIKeyCommand) {}
}
