/// A type that declares the bindings of one part of the app, usually of a screen.
@MainActor
public protocol KeyBindingsProvider {
    /// Returns the bindings, in the order of display.
    static func provideKeyBindings() -> [KeyBinding]
    /// The name of this part of the app that people see.
    static var providerName: String { get }
    /// The identifier for storing the keys that people chose.
    ///
    /// Never change the identifier.
    ///
    /// The default is the name of the type. If you rename the type, return its former name here.
    static var providerIdentifier: String { get }
    /// The part of the app with the commands of this provider.
    ///
    /// The default is everywhere.
    static var scope: KeyBindingScope { get }
}

extension KeyBindingsProvider {
    /// The default identifier: the name of the type.
    public static var providerIdentifier: String { String(describing: self) }

    /// The default scope: the whole app.
    public static var scope: KeyBindingScope { .everywhere }
}

/// The name of `KeyBindingsProvider` in KeyCommandKit's documentation.
public typealias KeyBindingProvider = KeyBindingsProvider

/// The provider of bindings that don't belong to a particular part of the app.
public enum GlobalKeyBindingsProvider: KeyBindingsProvider {
    public static func provideKeyBindings() -> [KeyBinding] { [] }

    public static var providerName: String { String(translated: "General") }

    public static var providerIdentifier: String { "global" }
}

/// The part of the app with the commands of a provider.
///
/// Two commands can have the same keys if their scopes don't overlap.
public struct KeyBindingScope: Hashable, Sendable {
    /// The screens with the commands; `nil` for everywhere.
    private let screens: Set<String>?
    /// The commands that are never available at the same time, for a reason other than the screen.
    private let exceptions: Set<KeyBindingIdentifier>

    private init(screens: Set<String>?, exceptions: Set<KeyBindingIdentifier> = []) {
        self.screens = screens
        self.exceptions = exceptions
    }

    /// The scope of the whole app.
    ///
    /// It overlaps with every other scope.
    public static let everywhere = KeyBindingScope(screens: nil)

    /// Returns the scope of commands that are available only on some screens.
    ///
    /// You choose the names of the screens. A name means the same screen everywhere in the app.
    public static func only(in screens: String...) -> KeyBindingScope {
        KeyBindingScope(screens: Set(screens))
    }

    /// Returns the scope of commands that are available everywhere, but never at the same time as
    /// the commands in `others`.
    static func everywhere(exceptWith others: Set<KeyBindingIdentifier>) -> KeyBindingScope {
        KeyBindingScope(screens: nil, exceptions: others)
    }

    /// Returns a Boolean value that indicates whether the command `identifier` with the scope
    /// `other` can be available at the same time as a command of this scope.
    func overlaps(_ other: KeyBindingScope, of identifier: KeyBindingIdentifier) -> Bool {
        guard !exceptions.contains(identifier) else { return false }
        guard let screens, let others = other.screens else { return true }
        return !screens.isDisjoint(with: others)
    }
}

/// An error in the way that the app registers or looks up bindings.
public enum KeyBindingsError: Error, Hashable, Sendable {
    /// The provider already has a binding with this key and different default keys.
    case keyIsTaken(KeyBindingIdentifier)
    /// The binding isn't registered.
    case unknownBinding(KeyBindingIdentifier)
}
