import UIKit

extension KeyBindingsRegistry {
    /// Registers the bindings of `provider`, or none of them if the key of one is already taken.
    ///
    /// Registering the same bindings again has no effect.
    public func register(provider: any KeyBindingsProvider.Type) throws(KeyBindingsError) {
        try register(provider.provideKeyBindings(), forProvider: provider)
    }

    /// Registers a binding without a provider.
    ///
    /// People find the binding under “General”.
    public func register(keyBinding: KeyBinding) throws(KeyBindingsError) {
        try register(keyBindings: [keyBinding])
    }

    /// Registers bindings without a provider.
    ///
    /// People find the bindings under “General”.
    public func register(keyBindings: [KeyBinding]) throws(KeyBindingsError) {
        try register(keyBindings, forProvider: GlobalKeyBindingsProvider.self)
    }

    /// Registers an additional binding for `provider`.
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
        report(try store.register(entries, provider: provider, name: name))
    }
}

// MARK: Looking bindings up

extension KeyBindingsRegistry {
    /// Returns the binding of `provider` with this key and its current keys.
    public func binding(
        withKey key: String,
        forProvider provider: any KeyBindingsProvider.Type = GlobalKeyBindingsProvider.self
    ) throws(KeyBindingsError) -> KeyBinding {
        let identifier = KeyBindingIdentifier(provider: provider.providerIdentifier, key: key)
        guard let binding = binding(identifier) else { throw .unknownBinding(identifier) }
        return binding
    }

    /// Returns the bindings of `provider` with their current keys; empty for an unregistered
    /// provider.
    public func bindings(
        forProvider provider: any KeyBindingsProvider.Type = GlobalKeyBindingsProvider.self
    ) -> KeyBindings {
        bindings(forProvider: provider.providerIdentifier)
    }

    /// Returns the bindings of the provider with this identifier.
    func bindings(forProvider identifier: String) -> KeyBindings {
        KeyBindings(
            of: identifier, in: table, isSuspended: isSuspended, isCollecting: collection.isActive)
    }

    /// Returns a binding with its current keys; `nil` for an unregistered binding.
    func binding(_ identifier: KeyBindingIdentifier) -> KeyBinding? {
        table.binding(identifier, isRecognizable: collection.isActive)
    }

    /// The identifiers of all providers with bindings, in order of registration.
    var providers: [String] { table.providersWithBindings }

    /// Returns a provider's name, as people see it; `nil` for an unregistered provider.
    func name(ofProvider identifier: String) -> String? { table.providers[identifier]?.name }

    /// All commands with their current keys.
    var cheatSheet: KeyCheatSheet { KeyCheatSheet(of: table) }
}
