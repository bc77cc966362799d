import UIKit

extension KeyBindingsRegistry {
    /// Registers the bindings of `provider`; none of them if one has a key that is taken.
    ///
    /// The same bindings can be registered any number of times.
    public func register(provider: any KeyBindingsProvider.Type) throws(KeyBindingsError) {
        try register(provider.provideKeyBindings(), forProvider: provider)
    }

    /// Registers a binding without a provider, which people find under “General”.
    public func register(keyBinding: KeyBinding) throws(KeyBindingsError) {
        try register(keyBindings: [keyBinding])
    }

    /// Registers bindings without a provider, which people find under “General”.
    public func register(keyBindings: [KeyBinding]) throws(KeyBindingsError) {
        try register(keyBindings, forProvider: GlobalKeyBindingsProvider.self)
    }

    /// Registers one more binding of `provider`.
    public func register(
        keyBinding: KeyBinding, forProvider provider: any KeyBindingsProvider.Type
    ) throws(KeyBindingsError) {
        try register([keyBinding], forProvider: provider)
    }

    private func register(
        _ bindings: [KeyBinding], forProvider provider: any KeyBindingsProvider.Type
    ) throws(KeyBindingsError) {
        try register(
            bindings.map { KeyBindingTable.Entry(binding: $0, scope: provider.scope) },
            provider: provider.providerIdentifier, name: provider.providerName)
    }

    func register(_ entries: [KeyBindingTable.Entry], provider: String, name: String)
        throws(KeyBindingsError)
    {
        let count = table.entries.values.count
        let isNew = table.providers[provider] == nil
        try table.register(entries, provider: provider, name: name)
        if isNew || table.entries.values.count > count { report(.registered(provider: provider)) }
    }
}

// MARK: Looking bindings up

extension KeyBindingsRegistry {
    /// Returns the binding of `provider` with this key, with its present keys.
    public func binding(
        withKey key: String,
        forProvider provider: any KeyBindingsProvider.Type = GlobalKeyBindingsProvider.self
    ) throws(KeyBindingsError) -> KeyBinding {
        let identifier = KeyBindingIdentifier(provider: provider.providerIdentifier, key: key)
        guard let binding = binding(identifier) else { throw .unknownBinding(identifier) }
        return binding
    }

    /// Returns the bindings of `provider` with their present keys; none if it is not registered.
    public func bindings(
        forProvider provider: any KeyBindingsProvider.Type = GlobalKeyBindingsProvider.self
    ) -> KeyBindings {
        bindings(forProvider: provider.providerIdentifier)
    }

    /// Returns the bindings of the provider with this identifier.
    func bindings(forProvider identifier: String) -> KeyBindings {
        KeyBindings(of: identifier, in: table, isSuspended: isSuspended)
    }

    /// Returns a binding with its present keys; `nil` if it is not registered.
    func binding(_ identifier: KeyBindingIdentifier) -> KeyBinding? {
        table.binding(identifier)
    }

    /// The identifiers of all providers that have bindings, in the order of registration.
    var providers: [String] {
        table.providers.keys.filter { table.providers[$0]?.keys.isEmpty == false }
    }

    /// Returns the name of a provider that people read; `nil` if it is not registered.
    func name(ofProvider identifier: String) -> String? {
        table.providers[identifier]?.name
    }

    /// All commands with their present keys.
    var cheatSheet: KeyCheatSheet {
        KeyCheatSheet(
            sections: providers.map { provider in
                KeyCheatSheet.Section(
                    title: name(ofProvider: provider) ?? provider,
                    rows: bindings(forProvider: provider).map {
                        KeyCheatSheet.Row(
                            identifier: KeyBindingIdentifier(provider: provider, key: $0.key),
                            name: $0.name, keys: $0.keys, isCustomized: $0.isCustomized)
                    })
            })
    }
}
