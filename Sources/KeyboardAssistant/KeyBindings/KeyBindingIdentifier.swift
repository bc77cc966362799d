/// Which binding is meant: its provider's declared name, and its key there.
public struct KeyBindingIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The declared name of the provider; it never changes.
    public let provider: String
    /// The name of the binding among those of its provider.
    public let key: String

    /// Any texts are taken; those that nothing has simply name nothing.
    public init(provider: String, key: String) {
        self.provider = provider
        self.key = key
    }

    public var description: String { "\(provider)/\(key)" }
}
