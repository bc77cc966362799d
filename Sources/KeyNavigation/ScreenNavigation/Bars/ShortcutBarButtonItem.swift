import UIKit

/// A bar button that people can press with the keyboard.
///
/// The class keeps the system item of the button, because UIKit provides no access to it. A
/// ``ScreenNavigator`` offers the keys while the button is enabled and its bar is on the frontmost
/// screen.
///
/// ```swift
/// navigationItem.rightBarButtonItem = ShortcutBarButtonItem(
///     keysOf: .done, target: self, action: #selector(done))
/// ```
@MainActor
open class ShortcutBarButtonItem: UIBarButtonItem {
    /// The keys of a bar button.
    public enum Shortcut: Hashable, Sendable {
        /// The keys of a system item.
        ///
        /// People can change these keys.
        case system(UIBarButtonItem.SystemItem)
        /// The app's own keys.
        case keys([KeyChord])
    }

    /// The keys that press the button; `nil` for none.
    ///
    /// The default is `nil`.
    ///
    /// Set the keys for a button from a storyboard, for a button with your own title or image, or
    /// for other keys. Spaces and some system items, such as `.play`, have no keys.
    public var shortcut: Shortcut?

    /// Creates a system item with its keys.
    public convenience init(
        keysOf systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: action)
        shortcut = .system(systemItem)
    }

    /// Creates a system item with its keys, and with an action in a closure.
    public convenience init(
        keysOf systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction?
    ) {
        self.init(systemItem: systemItem, primaryAction: primaryAction)
        shortcut = .system(systemItem)
    }
}

extension ShortcutBarButtonItem {
    /// The command that presses the button; `nil` without keys.
    var command: BuiltInCommand? {
        switch shortcut {
        case .system(let item): BuiltInCommand(pressing: item)
        case .keys(let keys): BuiltInCommand(Self.ownCommand, "", keys, precedence: .afterSystem)
        case nil: nil
        }
    }

    /// The common identifier of all buttons with the app's own keys.
    ///
    /// Only their keys differ.
    private static let ownCommand: CommandIdentifier = "bar.own"

    /// Returns a Boolean value that indicates whether the button has the command and, for the app's
    /// own keys, the keys.
    func answers(to identifier: CommandIdentifier, _ keys: KeyCommandDescriptor) -> Bool {
        guard let command, command.identifier == identifier else { return false }
        return identifier != Self.ownCommand
            || command.defaultKeys.contains { $0.descriptor == keys.titled(nil) }
    }

    /// The title of the button, also for VoiceOver.
    var spokenTitle: String? {
        [title, primaryAction?.title, accessibilityLabel].compactMap(\.self).first { !$0.isEmpty }
    }

    /// A Boolean value that indicates whether a key can press the button.
    ///
    /// A button that only opens a menu has no action for a key.
    var canBePressed: Bool {
        guard isEnabled, action != nil || primaryAction != nil else { return false }
        if #available(iOS 16, visionOS 1, *) { return !isHidden }
        return true
    }

    /// Performs the action of a tap.
    ///
    /// A closure takes precedence.
    ///
    /// Without a target, the action goes to the first object in the responder chain that implements
    /// it. `responder` leads to the app.
    func press(by responder: UIResponder) {
        if let primaryAction {
            // Only a control performs the closure of another object.
            UIControl().sendAction(primaryAction)
        } else if let action {
            responder.send(action, to: target, from: self)
        }
    }
}

extension BuiltInCommand {
    /// Creates the command that presses a system item; `nil` if the item has no keys.
    init?(pressing item: UIBarButtonItem.SystemItem) {
        switch item {
        case .cancel: self = .cancelButton
        case .close: self = .closeButton
        case .done: self = .doneButton
        case .save: self = .saveButton
        case .action: self = .shareButton
        case .edit: self = .editButton
        case .add: self = .addButton
        case .compose: self = .composeButton
        case .reply: self = .replyButton
        case .refresh: self = .refresh
        case .bookmarks: self = .bookmarksButton
        case .search: self = .searchButton
        case .trash: self = .trashButton
        case .rewind: self = .rewindButton
        case .fastForward: self = .fastForwardButton
        default: return nil
        }
    }
}
