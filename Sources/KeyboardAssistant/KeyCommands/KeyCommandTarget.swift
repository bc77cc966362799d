import UIKit

/// An object that makes the key commands of one owner and is called when their keys are pressed.
@MainActor
final class KeyCommandTarget {
    typealias Action = (CommandIdentifier, KeyCommandDescriptor) -> Void

    private static var registry: [Int: WeakBox<KeyCommandTarget>] = [:]
    private static var lastID = 0

    private let id: Int
    private let action: Action

    /// Creates a target that calls `action` with a command and the keys that were pressed for it;
    /// commands that are pressed after the target is gone do nothing.
    init(_ action: @escaping Action) {
        Self.lastID += 1
        id = Self.lastID
        self.action = action
        Self.registry = Self.registry.filter { $0.value.object != nil }
        Self.registry[id] = WeakBox(self)
    }

    /// Returns a key command for each of the keys of `available`, in their order.
    func commands(for available: [AvailableCommand]) -> [UIKeyCommand] {
        available.flatMap { available in
            available.keys.compactMap { keyCommand(for: available.command, $0) }
        }
    }

    /// Returns the object that performs `action`; nil if it is no action of the library's.
    func receiver(of action: Selector) -> Any? {
        action == KeyCommandReceiver.selector ? KeyCommandReceiver.shared : nil
    }

    /// Returns a Boolean value that indicates whether `sender` is a command of this target.
    func owns(_ sender: Any?) -> Bool {
        (sender as? UIKeyCommand).flatMap { KeyCommandPayload(propertyList: $0.propertyList) }?
            .target
            == id
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
        // The keys are those of this direction of reading already.
        keyCommand.allowsAutomaticMirroring = false
        return keyCommand
    }

    /// Calls the target of `sender` if that is one of our commands and its target is still there.
    static func perform(_ sender: Any?) {
        guard let command = sender as? UIKeyCommand,
            let payload = KeyCommandPayload(propertyList: command.propertyList),
            let target = registry[payload.target]?.object,
            let keys = KeyCommandDescriptor(command)
        else { return }
        target.action(payload.command, keys)
    }
}

/// The property list of a key command: the command, and the target that made it.
///
/// All commands of the library have the same action, and the system may send one to any object
/// that performs that action.
struct KeyCommandPayload: Hashable, Sendable {
    var target: Int
    var command: CommandIdentifier

    private static let targetKey = "owner"
    private static let commandKey = "command"

    init(target: Int, command: CommandIdentifier) {
        self.target = target
        self.command = command
    }

    /// Creates a payload from a property list; nil for that of a command of the app's.
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

/// The object with the one method that performs every key command of the library.
///
/// A responder, because UIKit looks for the target of an action among responders.
@MainActor
final class KeyCommandReceiver: UIResponder {
    static let shared = KeyCommandReceiver()
}
