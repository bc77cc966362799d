import UIKit

extension KeyBindingsRegistry {
    /// Adds the bindings of `provider`; none of them if one has a key that another one has.
    ///
    /// The same bindings can be registered any number of times.
    public func register(provider: any KeyBindingsProvider.Type) throws(KeyBindingsError) {
        try register(provider.provideKeyBindings(), forProvider: provider)
    }

    /// Adds a binding of its own, which people find under “General”.
    public func register(keyBinding: KeyBinding) throws(KeyBindingsError) {
        try register(keyBindings: [keyBinding])
    }

    /// Adds bindings of their own, which people find under “General”.
    public func register(keyBindings: [KeyBinding]) throws(KeyBindingsError) {
        try register(keyBindings, forProvider: GlobalKeyBindingsProvider.self)
    }

    /// Adds a binding to those of `provider`.
    public func register(
        keyBinding: KeyBinding, forProvider provider: any KeyBindingsProvider.Type
    ) throws(KeyBindingsError) {
        try register([keyBinding], forProvider: provider)
    }

    private func register(
        _ bindings: [KeyBinding], forProvider provider: any KeyBindingsProvider.Type
    ) throws(KeyBindingsError) {
        try register(
            bindings.map { KeyBindingBook.Entry(binding: $0, reach: provider.reach) },
            provider: provider.providerIdentifier, name: provider.providerName)
    }

    /// The binding that `provider` calls `key`, as it is now.
    public func binding(
        withKey key: String,
        forProvider provider: any KeyBindingsProvider.Type = GlobalKeyBindingsProvider.self
    ) throws(KeyBindingsError) -> KeyBinding {
        let identifier = KeyBindingIdentifier(provider: provider.providerIdentifier, key: key)
        guard let binding = binding(identifier) else { throw .unknownBinding(identifier) }
        return binding
    }

    /// The bindings of `provider` as they are now; none if nobody registered it.
    public func bindings(
        forProvider provider: any KeyBindingsProvider.Type = GlobalKeyBindingsProvider.self
    ) -> KeyBindings {
        bindings(forProvider: provider.providerIdentifier)
    }

    /// The bindings of the provider with this identifier.
    public func bindings(forProvider identifier: String) -> KeyBindings {
        KeyBindings(of: identifier, in: book, isResting: isResting)
    }

    /// A binding as it is now; nil if nobody registered it.
    public func binding(_ identifier: KeyBindingIdentifier) -> KeyBinding? {
        book.binding(identifier)
    }

    /// The identifiers of all providers that have bindings, in the order in which they were
    /// registered.
    public var providers: [String] {
        book.sections.keys.filter { book.sections[$0]?.keys.isEmpty == false }
    }

    /// What people call a provider.
    public func name(ofProvider identifier: String) -> String? {
        book.sections[identifier]?.name
    }
}
