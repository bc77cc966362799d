import UIKit

/// An object that creates the key commands of one owner and is called when one of them is triggered.
@MainActor
package final class KeyCommandTarget {
    package typealias Action = (CommandIdentifier, KeyCommandDescriptor) -> Void

    private static var registry: [Int: WeakBox<KeyCommandTarget>] = [:]
    private static var lastID = 0

    /// The app's provider of the commands that the target performs; `nil` for the library's own
    /// commands.
    package let provider: String?
    private let id: Int
    private let action: Action

    /// Creates a target that calls `action` with the command and the keys that triggered it.
    ///
    /// Commands do nothing after the target is deallocated.
    package init(provider: String? = nil, _ action: @escaping Action) {
        Self.lastID += 1
        id = Self.lastID
        self.provider = provider
        self.action = action
        Self.registry = Self.registry.filter { $0.value.object != nil }
        Self.registry[id] = WeakBox(self)
    }

    /// Returns a key command for each of the keys in `available`, in order.
    ///
    /// Keys of main menu items are left to the menu, as far as `source` knows the items.
    package func commands(
        for available: [AvailableCommand], _ source: (any KeyCommandSource)? = nil
    ) -> [UIKeyCommand] {
        available.flatMap { available in
            let menuKeys = available.command.keysInMainMenu(source)?.descriptor
            return available.keys.filter { $0.titled(nil) != menuKeys }
                .compactMap { keyCommand(for: available.command, $0) }
        }
    }

    /// Returns the object that performs `action`; `nil` if `action` isn't the library's.
    package func receiver(of action: Selector) -> Any? {
        action == KeyCommandReceiver.selector ? KeyCommandReceiver.shared : nil
    }

    /// Returns a Boolean value that indicates whether `sender` is a command of this target.
    package func owns(_ sender: Any?) -> Bool {
        (sender as? UIKeyCommand).flatMap { KeyCommandPayload(propertyList: $0.propertyList) }?
            .target
            == id
    }

    /// Returns the object that performs the command of a menu item; `nil` unless `sender` is the item
    /// of a command that is offered now.
    package func menuReceiver(
        of action: Selector, _ sender: Any?, _ offered: @autoclosure () -> [AvailableCommand]
    ) -> Any? {
        guard action == KeyCommandReceiver.menuSelector,
            let payload = KeyCommandPayload(propertyList: (sender as? UICommand)?.propertyList),
            offered().contains(where: { $0.command.identifier == payload.command })
        else { return nil }
        return menuReceiver
    }

    private lazy var menuReceiver = KeyCommandReceiver { [weak self] in self?.performItem($0) }

    /// Performs the command of a menu item, even of one without keys.
    private func performItem(_ sender: Any?) {
        guard
            let payload = KeyCommandPayload(propertyList: (sender as? UICommand)?.propertyList),
            let keys = (sender as? UIKeyCommand).flatMap({ KeyCommandDescriptor($0) })
                ?? BuiltInCommand.all.first(where: { $0.identifier == payload.command })?
                .defaultKeys.first?.descriptor
        else { return }
        action(payload.command, keys)
    }

    private func keyCommand(for command: BuiltInCommand, _ keys: KeyCommandDescriptor)
        -> UIKeyCommand?
    {
        guard let input = keys.input.keyInput else { return nil }
        let keyCommand = UIKeyCommand(
            action: KeyCommandReceiver.selector, input: input,
            modifierFlags: keys.modifiers.flags,
            propertyList: KeyCommandPayload(target: id, command: command.identifier).propertyList,
            discoverabilityTitle: keys.discoverabilityTitle)
        keyCommand.wantsPriorityOverSystemBehavior = command.precedence == .beforeSystem
        // The keys are already those for the current reading direction.
        keyCommand.allowsAutomaticMirroring = false
        return keyCommand
    }

    /// Calls the target of `sender` if `sender` is a library command and the target still exists.
    static func perform(_ sender: Any?) {
        guard let command = sender as? UIKeyCommand, let (target, identifier) = origin(of: command),
            let keys = KeyCommandDescriptor(command)
        else { return }
        target.action(identifier, keys)
    }

    /// Returns the target that created `command`, and the command's identifier; `nil` if there is none,
    /// or if the target no longer exists.
    package static func origin(of command: UIKeyCommand)
        -> (target: KeyCommandTarget, identifier: CommandIdentifier)?
    {
        guard let payload = KeyCommandPayload(propertyList: command.propertyList),
            let target = registry[payload.target]?.object
        else { return nil }
        return (target, payload.command)
    }
}

/// The property list of a key command.
///
/// It identifies the command and the target that created the command.
///
/// All of the library's commands have the same action, and the system can send the action to any object
/// that implements it.
struct KeyCommandPayload: Hashable, Sendable {
    var target: Int
    var command: CommandIdentifier

    /// The target of menu items.
    ///
    /// The actual target is found when an item is chosen.
    static let menuTarget = 0

    private static let targetKey = "owner"
    private static let commandKey = "command"

    init(target: Int, command: CommandIdentifier) {
        self.target = target
        self.command = command
    }

    /// Creates a payload from a property list; `nil` for a property list of one of the app's commands.
    init?(propertyList: Any?) {
        guard let entries = propertyList as? [String: Any],
            let target = entries[Self.targetKey] as? Int,
            let command = entries[Self.commandKey] as? String
        else { return nil }
        self.init(target: target, command: CommandIdentifier(rawValue: command))
    }

    var propertyList: [String: Any] {
        [Self.targetKey: target, Self.commandKey: command.rawValue]
    }
}

/// The object with the single method that performs all of the library's key commands.
///
/// The receiver is a responder because UIKit searches responders for the target of an action.
@MainActor
package final class KeyCommandReceiver: UIResponder {
    static let shared = KeyCommandReceiver()

    /// The closure that performs the commands of menu items.
    let performItem: (_ sender: Any?) -> Void

    init(performItem: @escaping (_ sender: Any?) -> Void = { _ in }) {
        self.performItem = performItem
        super.init()
    }
}

/// An object that creates key commands and provides the target that performs them.
///
/// A responder with several navigators returns all their commands from `keyCommands`, and calls
/// each navigator's `target(forKeyCommandAction:)` in `target(forAction:withSender:)`. Each command
/// then finds its own navigator.
@MainActor
public protocol KeyNavigator: AnyObject {
    /// The key commands that currently have an effect. They are created on each access.
    var possibleKeyCommands: [UIKeyCommand] { get }
    /// Returns the object that performs `action`; `nil` if `action` isn't the library's.
    func target(forKeyCommandAction action: Selector) -> Any?
}

/// A navigator with commands that can be items of the main menu.
@MainActor
package protocol MenuCommandPerformer: KeyNavigator {
    /// Returns the object that performs the command of the menu item `sender`; `nil` unless the
    /// navigator offers the command now.
    func menuReceiver(of action: Selector, _ sender: Any?) -> Any?
}

extension KeyNavigator {
    /// Returns the object that performs `action` for `sender`; `nil` if there is none.
    ///
    /// Use this method instead of ``target(forKeyCommandAction:)`` if the main menu has items of the
    /// library's commands (``BuiltInCommand/menuItem(keySource:)``). Such an item is performed by the
    /// first navigator in the responder chain that offers its command.
    public func target(forKeyCommandAction action: Selector, withSender sender: Any?) -> Any? {
        let isMenuItem = action == KeyCommandReceiver.menuSelector
        let performer = isMenuItem ? self as? any MenuCommandPerformer : nil
        return performer?.menuReceiver(of: action, sender) ?? target(forKeyCommandAction: action)
    }
}

/// An object that has read the main menu.
@MainActor
package protocol MainMenuReader: AnyObject {
    /// Returns a Boolean value that indicates whether a main menu item has the keys of `chord`; `nil`
    /// if the menu hasn't been read yet.
    func hasMenuItem(for chord: KeyChord) -> Bool?
}

/// An object that provides the keys that people chose for the library's commands.
///
/// The library calls the object whenever the system looks for a command, so it should return quickly.
@MainActor
public protocol KeyCommandSource: AnyObject {
    /// Returns the keys of `command`; `nil` for the default keys, or an empty array for none.
    func keys(for command: CommandIdentifier) -> [KeyChord]?
    /// Returns a Boolean value that indicates whether the main menu has an item for `command`.
    ///
    /// Navigators then leave the item's keys to the menu, so that people don't see the command twice.
    /// If you don't implement this method, the result is false.
    func isInMainMenu(_ command: CommandIdentifier) -> Bool
}

extension KeyCommandSource {
    public func isInMainMenu(_ command: CommandIdentifier) -> Bool { false }
}
