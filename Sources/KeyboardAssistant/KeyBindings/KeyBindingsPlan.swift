/// The changes that a request makes to bindings, all of which are applied or none.
public struct KeyBindingsPlan: Hashable, Sendable {
    /// The change of one binding.
    public struct Change: Hashable, Sendable {
        /// The identifier of the binding.
        public let identifier: KeyBindingIdentifier
        /// The state before the change.
        public let before: KeyBinding.State
        /// The state after the change.
        public let after: KeyBinding.State
    }

    /// A request to change bindings.
    enum Request: Hashable, Sendable {
        /// Gives one binding a state.
        case set(KeyBindingIdentifier, KeyBinding.State)
        /// Gives all bindings their default keys.
        case resetAll
        /// Gives bindings these states, and all others their default keys.
        case restore(KeyBinding.States)

        /// A Boolean value that indicates whether the request names one binding.
        ///
        /// Default keys that several commands share are a conflict only then. If all bindings are
        /// meant, the app itself declared them so, which `diagnostics` report.
        var isForOne: Bool {
            switch self {
            case .set: true
            case .resetAll, .restore: false
            }
        }
    }

    /// The changes, in the order in which the bindings were registered.
    public internal(set) var changes: [Change] = []
    /// The conflicts that must be resolved first; with any of these the plan cannot be applied.
    public internal(set) var conflicts: [KeyBindingConflict] = []
    /// The resolutions that leave no conflict, `.cancel` being the last; none without conflicts.
    public internal(set) var resolutions: [KeyBindingConflict.Resolution] = []
    /// The keys that no command can have, which the plan leaves out, with the reasons.
    public internal(set) var rejected: [KeyChord: KeyChord.RejectionReason] = [:]
    /// The states of all bindings when the plan was made, or before the plan that this one undoes.
    var baseline: KeyBinding.States = [:]
    /// A Boolean value that indicates whether this plan undoes another one.
    var isUndoing = false

    /// The plan that undoes this one.
    public var undoing: KeyBindingsPlan {
        KeyBindingsPlan(
            changes: changes.map {
                Change(identifier: $0.identifier, before: $0.after, after: $0.before)
            }, baseline: baseline, isUndoing: true)
    }
}

/// The result of a request to change bindings.
public enum KeyBindingsOutcome: Hashable, Sendable {
    /// The plan was applied; changes that could not be saved hold until the app ends.
    case applied(KeyBindingsPlan, notSaved: KeyBindingsStorageError? = nil)
    /// The bindings were in the requested state already.
    case unchanged
    /// Other commands have the keys and nothing was changed; repeat the call with a resolution.
    case conflicting(KeyBindingsPlan)
    /// No command can have these keys, and nothing was changed.
    case rejected(KeyChord, KeyChord.RejectionReason)
    /// The binding is not registered.
    case unknown(KeyBindingIdentifier)
    /// The bindings changed since the plan was made, and nothing was changed.
    case outdated

    /// The plan that was applied, if one was.
    var applied: KeyBindingsPlan? {
        guard case .applied(let plan, _) = self else { return nil }
        return plan
    }
}

/// An event that a registry reports.
public enum KeyBindingsEvent: Hashable, Sendable {
    /// A provider was registered, or more bindings of it.
    case registered(provider: String)
    /// Keys changed; all that changed at once is one event.
    ///
    /// Without changes, another keyboard is in use on which keys of several commands are the same,
    /// so that some of these lose keys or have them back.
    case changed([KeyBindingsPlan.Change])
    /// Bindings could not be read or written, or not all of them.
    case storageProblem(KeyBindingsStorageError)
}

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
