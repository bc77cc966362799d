/// What providers and bindings are called now that were called otherwise in a file.
struct KeyBindingRenamings: Hashable, Sendable {
    var providers: [String: String] = [:]
    var bindings: [KeyBindingIdentifier: KeyBindingIdentifier] = [:]

    /// `states` by their present names; what is kept under these already is newer.
    func renamed(_ states: [KeyBindingIdentifier: KeyBinding.State])
        -> [KeyBindingIdentifier: KeyBinding.State]
    {
        states.reduce(into: states) { renamed, entry in
            let name = present(entry.key)
            guard name != entry.key else { return }
            renamed[entry.key] = nil
            if renamed[name] == nil { renamed[name] = entry.value }
        }
    }

    private func present(_ identifier: KeyBindingIdentifier) -> KeyBindingIdentifier {
        let provider = providers[identifier.provider] ?? identifier.provider
        let name = KeyBindingIdentifier(provider: provider, key: identifier.key)
        return bindings[identifier] ?? bindings[name] ?? name
    }
}
