import UIKit

/// An object that performs closures for the bindings of a provider, in place of selectors.
///
/// Keep it for as long as its commands are to act. A view controller adds `possibleKeyCommands` to
/// its key commands and asks `target(forKeyCommandAction:)` in `target(forAction:withSender:)`.
@MainActor
public final class KeyBindingActions {
    private let registry: KeyBindingsRegistry
    private let provider: String
    private let keys: [String]
    private let target: KeyCommandTarget

    /// Creates actions for the bindings of `provider`.
    ///
    /// Commands are made in the order of `handlers`; of two handlers for one key the first counts.
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

    /// The commands for the bindings that have keys now.
    public var possibleKeyCommands: [UIKeyCommand] {
        let bindings = registry.bindings(forProvider: provider)
        guard !bindings.isSuspended else { return [] }
        return keys.compactMap { bindings[$0] }.flatMap(commands)
    }

    /// Returns the object that performs `action`; `nil` if it is not that of these commands.
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
