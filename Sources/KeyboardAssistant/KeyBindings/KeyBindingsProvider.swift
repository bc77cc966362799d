/// Declares the bindings of a part of the app, usually of a screen.
@MainActor
public protocol KeyBindingsProvider {
    /// The bindings, in the order in which people should see them.
    static func provideKeyBindings() -> [KeyBinding]
    /// What people call this part of the app.
    static var providerName: String { get }
    /// The name under which people's keys are kept. It must never change.
    ///
    /// Unless declared it is the name of the type, spelled out; declare that one before the type
    /// gets another.
    static var providerIdentifier: String { get }
    /// Where the commands can be reached: everywhere, unless declared.
    static var reach: KeyBindingReach { get }
}

extension KeyBindingsProvider {
    public static var providerIdentifier: String { String(describing: self) }

    public static var reach: KeyBindingReach { .everywhere }
}

/// The name that KeyCommandKit's glossary has for it.
public typealias KeyBindingProvider = KeyBindingsProvider

/// Has the bindings that belong to no part of the app in particular.
public enum GlobalKeyBindingsProvider: KeyBindingsProvider {
    public static func provideKeyBindings() -> [KeyBinding] { [] }

    public static var providerName: String { String(translated: "General") }

    public static var providerIdentifier: String { "global" }
}
