import UIKit

/// Does what an app says for each binding of a provider, without a selector for each.
///
/// Keep it for as long as its commands are to act. A view controller adds `possibleKeyCommands` to
/// its key commands and asks `target(forKeyCommandAction:)` in `target(forAction:withSender:)`.
@MainActor
public final class KeyBindingActions {
    private let registry: KeyBindingsRegistry
    private let provider: String
    private let keys: [String]
    private let target: KeyCommandTarget

    /// `handlers` are called by the keys of the bindings, and stand in the order of the commands.
    public init(
        forProvider provider: any KeyBindingsProvider.Type = GlobalKeyBindingsProvider.self,
        in registry: KeyBindingsRegistry = .default,
        withHandlersForKeys handlers: [(key: String, handler: () -> Void)]
    ) {
        self.registry = registry
        self.provider = provider.providerIdentifier
        keys = handlers.map(\.key)
        let table = Dictionary(handlers.map { ($0.key, $0.handler) }) { first, _ in first }
        target = KeyCommandTarget { command, _ in table[command.rawValue]?() }
    }

    /// Commands for the bindings that have keys now.
    public var possibleKeyCommands: [UIKeyCommand] {
        let bindings = registry.bindings(forProvider: provider)
        guard !bindings.isResting else { return [] }
        return keys.compactMap { bindings[$0] }.flatMap(commands)
    }

    /// What takes `action`; nil if that is none of these commands'.
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
            commands.forEach(binding.setAdaptation)
            return commands
        }
    }
}
