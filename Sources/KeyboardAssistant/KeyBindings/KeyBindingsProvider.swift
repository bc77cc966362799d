/// A type that declares the bindings of a part of the app, usually of a screen.
@MainActor
public protocol KeyBindingsProvider {
    /// Returns the bindings, in the order in which people see them.
    static func provideKeyBindings() -> [KeyBinding]
    /// The name of this part of the app that people read.
    static var providerName: String { get }
    /// The name under which people's keys are stored. It must never change.
    ///
    /// The default is the name of the type; if the type is renamed, declare its former name here.
    static var providerIdentifier: String { get }
    /// The part of the app in which the commands can be reached; everywhere by default.
    static var scope: KeyBindingScope { get }
}

extension KeyBindingsProvider {
    /// The name of the type.
    public static var providerIdentifier: String { String(describing: self) }

    /// Everywhere in the app.
    public static var scope: KeyBindingScope { .everywhere }
}

/// The name of `KeyBindingsProvider` in KeyCommandKit's glossary.
public typealias KeyBindingProvider = KeyBindingsProvider

/// The provider of bindings that belong to no part of the app in particular.
public enum GlobalKeyBindingsProvider: KeyBindingsProvider {
    public static func provideKeyBindings() -> [KeyBinding] { [] }

    public static var providerName: String { String(translated: "General") }

    public static var providerIdentifier: String { "global" }
}

/// The part of the app in which the commands of a provider can be reached.
///
/// Two commands may have the same keys if their scopes do not overlap.
public struct KeyBindingScope: Hashable, Sendable {
    /// The screens on which the commands are available; `nil` for everywhere.
    private let screens: Set<String>?
    /// Commands that are never available at the same time, for a reason other than the screen.
    private let exceptions: Set<KeyBindingIdentifier>

    private init(screens: Set<String>?, exceptions: Set<KeyBindingIdentifier> = []) {
        self.screens = screens
        self.exceptions = exceptions
    }

    /// The whole app: no other command may have the same keys.
    public static let everywhere = KeyBindingScope(screens: nil)

    /// Returns the scope of commands that are available only on some screens.
    ///
    /// Screens have any names that mean the same everywhere in the app.
    public static func only(in screens: String...) -> KeyBindingScope {
        KeyBindingScope(screens: Set(screens))
    }

    /// Returns the scope of commands that are available everywhere, but never together with
    /// `others`.
    static func everywhere(exceptWith others: Set<KeyBindingIdentifier>) -> KeyBindingScope {
        KeyBindingScope(screens: nil, exceptions: others)
    }

    /// Returns whether the command `identifier`, which has the scope `other`, can be reached from
    /// the same place.
    func overlaps(_ other: KeyBindingScope, of identifier: KeyBindingIdentifier) -> Bool {
        guard !exceptions.contains(identifier) else { return false }
        guard let screens, let others = other.screens else { return true }
        return !screens.isDisjoint(with: others)
    }
}

/// An error of an app that registers or asks for bindings.
public enum KeyBindingsError: Error, Hashable, Sendable {
    /// The provider has another binding with this key and other default keys.
    case keyIsTaken(KeyBindingIdentifier)
    /// The binding is not registered.
    case unknownBinding(KeyBindingIdentifier)
}
