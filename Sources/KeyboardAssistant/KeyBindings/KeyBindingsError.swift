/// What an app can do wrong with bindings.
public enum KeyBindingsError: Error, Hashable, Sendable {
    /// The provider has another binding with this key, which comes with other keys.
    case keyIsTaken(KeyBindingIdentifier)
    /// Nobody registered it.
    case unknownBinding(KeyBindingIdentifier)
}
