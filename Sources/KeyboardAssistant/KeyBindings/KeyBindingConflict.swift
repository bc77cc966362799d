/// Keys that several commands would have although their scopes overlap.
public struct KeyBindingConflict: Hashable, Sendable {
    /// A command in a conflict, by the names that people read.
    public struct Command: Hashable, Sendable {
        /// The identifier of the command's binding.
        public let identifier: KeyBindingIdentifier
        /// The name of the command that people read.
        public let name: String
        /// The name of the part of the app that the command belongs to.
        public let providerName: String
    }

    /// A way of resolving the conflicts of a plan.
    public enum Resolution: Hashable, Sendable, CaseIterable {
        /// The other commands lose the keys.
        case replace
        /// The other commands get the keys that the command had until now.
        case swap
        /// The other commands get their default keys back.
        case resetOthers
        /// Nothing changes.
        case cancel
    }

    /// The keys.
    public let chord: KeyChord
    /// The command that would get the keys.
    public let command: Command
    /// The commands that have the keys; several if their scopes do not overlap.
    ///
    /// For an item of the main menu the provider is the identifier of its menu.
    public internal(set) var owners: [Command]
    /// The name of the keyboard layout on which the keys are the same; `nil` for the layout in use.
    public internal(set) var keyboardLayout: String?
}
