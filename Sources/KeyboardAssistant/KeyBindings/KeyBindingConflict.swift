/// Keys that two commands or more would have, though they can be reached together.
public struct KeyBindingConflict: Hashable, Sendable {
    /// A command, by the names that people read.
    public struct Command: Hashable, Sendable {
        /// Which it is.
        public let identifier: KeyBindingIdentifier
        /// What people call it.
        public let name: String
        /// What people call the part of the app that it belongs to.
        public let providerName: String
    }

    /// The keys.
    public let chord: KeyChord
    /// Who would get them.
    public let command: Command
    /// Who has them; there are several if these are never there at the same time.
    ///
    /// For an item of the main menu the provider is the identifier of the menu that it is in.
    public internal(set) var owners: [Command]
    /// The name of the keyboard layout on which the keys are the same; nil if they are on the one
    /// that people use.
    public internal(set) var keyboardLayout: String?
}

/// What people say when others have the keys already.
public enum KeyBindingsAnswer: Hashable, Sendable, CaseIterable {
    /// The others lose them.
    case replace
    /// The others get what the command had until now.
    case swap
    /// The others get back the keys that they came with.
    case resetOthers
    /// All stays as it is.
    case cancel
}
