import KeyboardAssistant
import UIKit

/// A screen that forwards the key commands of a navigator.
open class KeyNavigatorScreen: UIViewController {
    open var keyNavigator: (any KeyNavigator)? { nil }

    open override var keyCommands: [UIKeyCommand]? { keyNavigator?.possibleKeyCommands }

    open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        keyNavigator?.target(forKeyCommandAction: action, withSender: sender)
            ?? super.target(forAction: action, withSender: sender)
    }
}

/// Keys as people could have chosen them.
package final class ChosenKeys: KeyCommandSource {
    private let keys: [CommandIdentifier: [KeyChord]]

    package init(_ keys: [CommandIdentifier: [KeyChord]]) {
        self.keys = keys
    }

    package func keys(for command: CommandIdentifier) -> [KeyChord]? { keys[command] }
}
