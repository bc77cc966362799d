import UIKit

/// The bindings of a provider with their current keys, in the order in which the provider declares
/// them.
///
/// Bindings are created on access, so looking one up by its key takes constant time.
public struct KeyBindings: Sendable {
    private let table: KeyBindingTable
    private let provider: String
    private let keys: [String]
    /// A Boolean value that indicates whether commands are suspended while a screen records keys.
    let isSuspended: Bool
    /// A Boolean value that indicates whether each command must be recognizable by its keys.
    private let isCollecting: Bool

    init(
        of provider: String, in table: KeyBindingTable, isSuspended: Bool,
        isCollecting: Bool = false
    ) {
        self.table = table
        self.provider = provider
        self.isSuspended = isSuspended
        self.isCollecting = isCollecting
        keys = table.providers[provider]?.keys ?? []
    }

    /// Returns the binding with this key; `nil` if the provider doesn't have one.
    public subscript(key: String) -> KeyBinding? {
        table.binding(
            KeyBindingIdentifier(provider: provider, key: key), isRecognizable: isCollecting)
    }

    /// Returns key commands for the bindings that have keys, in the order of `actions`.
    ///
    /// Unknown keys are skipped. The property list of a command is its binding's key.
    @MainActor
    public func make(withActionsForKeys actions: [(key: String, action: Selector)])
        -> [UIKeyCommand]
    {
        guard !isSuspended else { return [] }
        return actions.flatMap { self[$0.key]?.commands(withAction: $0.action) ?? [] }
    }
}

extension KeyBindings: RandomAccessCollection {
    public var startIndex: Int { keys.startIndex }

    public var endIndex: Int { keys.endIndex }

    public subscript(position: Int) -> KeyBinding {
        // The table has a binding for each of the provider's keys.
        self[keys[position]] ?? KeyBinding(key: keys[position], name: keys[position], keys: [])
    }
}

extension KeyBindings: Hashable {
    public static func == (one: KeyBindings, other: KeyBindings) -> Bool {
        one.isSuspended == other.isSuspended && one.elementsEqual(other)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(isSuspended)
        for binding in self { hasher.combine(binding) }
    }
}

/// An object that performs closures, instead of selectors, for the bindings of a provider.
///
/// Keep a strong reference to it for as long as its commands should work. A view controller adds
/// `possibleKeyCommands` to its `keyCommands`, and returns the result of
/// `target(forKeyCommandAction:)` from `target(forAction:withSender:)` if it isn't `nil`.
@MainActor
public final class KeyBindingActions {
    private let registry: KeyBindingsRegistry
    private let provider: String
    private let keys: [String]
    private let target: KeyCommandTarget

    /// Creates actions for the bindings of `provider`.
    ///
    /// Commands are created in the order of `handlers`. If two handlers have the same key, the
    /// first one is used.
    public init(
        forProvider provider: any KeyBindingsProvider.Type = GlobalKeyBindingsProvider.self,
        in registry: KeyBindingsRegistry = .default,
        withHandlersForKeys handlers: [(key: String, handler: () -> Void)]
    ) {
        self.registry = registry
        self.provider = provider.providerIdentifier
        keys = handlers.map(\.key)
        let table = Dictionary(handlers.map { ($0.key, $0.handler) }) { first, _ in first }
        target = KeyCommandTarget(provider: self.provider) { command, _ in
            table[command.rawValue]?()
        }
    }

    /// The key commands for the bindings that currently have keys.
    public var possibleKeyCommands: [UIKeyCommand] {
        let bindings = registry.bindings(forProvider: provider)
        guard !bindings.isSuspended else { return [] }
        return keys.compactMap { bindings[$0] }.flatMap(commands)
    }

    /// Returns the object that performs `action`; `nil` if `action` isn't the action of these
    /// commands.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        target.receiver(of: action)
    }

    private func commands(of binding: KeyBinding) -> [UIKeyCommand] {
        binding.keys.enumerated().flatMap { number, chord in
            let title = binding.isDiscoverable && number == 0 ? binding.name : nil
            let command = BuiltInCommand(
                CommandIdentifier(rawValue: binding.key), binding.name, [],
                precedence: chord.wantsPriority ? .beforeSystem : .afterSystem)
            let commands = target.commands(for: [
                AvailableCommand(command: command, keys: [chord.descriptor.titled(title)])
            ])
            commands.forEach(binding.complete)
            return commands
        }
    }
}
