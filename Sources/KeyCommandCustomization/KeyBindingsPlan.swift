/// A set of changes to bindings that is applied as a whole or not at all.
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
        /// Sets the state of one binding.
        case set(KeyBindingIdentifier, KeyBinding.State)
        /// Restores the default keys of all bindings.
        case resetAll
        /// Sets the states of these bindings, and restores the default keys of all others.
        case restore(KeyBinding.States)

        /// A Boolean value that indicates whether the request is about a single binding.
        ///
        /// Only then do shared default keys of several commands count as a conflict. In a request
        /// for all bindings, such keys are the app's own declaration, and `diagnostics` reports
        /// them.
        var isForOne: Bool {
            switch self {
            case .set: true
            case .resetAll, .restore: false
            }
        }
    }

    /// The changes, in the order of the bindings' registration.
    public internal(set) var changes: [Change] = []
    /// The conflicts that must be resolved first.
    ///
    /// A plan with conflicts can't be applied.
    public internal(set) var conflicts: [KeyBindingConflict] = []
    /// The resolutions that leave no conflict, with `.cancel` last; empty without conflicts.
    public internal(set) var resolutions: [KeyBindingConflict.Resolution] = []
    /// The keys that no command can have, with the reasons.
    ///
    /// The plan leaves these keys out.
    public internal(set) var rejected: [KeyChord: KeyChord.RejectionReason] = [:]
    /// The bindings that change only to resolve conflicts, or to undo that.
    var resolved: Set<KeyBindingIdentifier> = []
    /// The states of all bindings before the plan: when the plan was made or, in an outcome, when
    /// the plan was applied.
    var baseline: KeyBinding.States = [:]
    /// The states of all bindings to which this plan returns; `nil` unless the plan undoes another
    /// one.
    var restored: KeyBinding.States?

    /// A Boolean value that indicates whether this plan undoes another one.
    var isUndoing: Bool { restored != nil }

    /// A plan that undoes this one.
    ///
    /// If other processes can change the bindings, use the plan of the outcome. It has the states
    /// from the moment when the plan was applied.
    public var undoing: KeyBindingsPlan {
        var after = baseline
        for change in changes { after[change.identifier] = change.after }
        return KeyBindingsPlan(
            changes: changes.map {
                Change(identifier: $0.identifier, before: $0.after, after: $0.before)
            }, resolved: resolved, baseline: after.filter { $0.value != .default },
            restored: baseline)
    }

    /// Returns the plan as applied to `states`, without changes that have no effect there.
    func applied(to states: KeyBinding.States) -> KeyBindingsPlan {
        var plan = self
        plan.baseline = states
        plan.changes = changes.compactMap { change in
            let before = states[change.identifier] ?? .default
            return before == change.after
                ? nil : Change(identifier: change.identifier, before: before, after: change.after)
        }
        return plan
    }
}

/// The result of a request to change bindings.
public enum KeyBindingsOutcome: Hashable, Sendable {
    /// The plan was applied.
    ///
    /// Changes that couldn't be saved last until the app ends.
    ///
    /// The states before the changes are the ones that other processes had saved by then.
    case applied(KeyBindingsPlan, notSaved: KeyBindingsStorageError? = nil)
    /// Nothing changed, because the bindings were already in the requested state.
    case unchanged
    /// Nothing changed, because other commands have the keys. Repeat the call with a resolution.
    case conflicting(KeyBindingsPlan)
    /// Nothing changed, because no command can have these keys.
    case rejected(KeyChord, KeyChord.RejectionReason)
    /// Nothing changed, because the binding isn't registered.
    case unknown(KeyBindingIdentifier)
    /// Nothing changed, because the bindings, or the keys that they can have, have changed since
    /// the plan was made.
    case outdated

    /// The applied plan; `nil` for other outcomes.
    var applied: KeyBindingsPlan? {
        guard case .applied(let plan, _) = self else { return nil }
        return plan
    }
}

/// An event that a registry reports.
public enum KeyBindingsEvent: Hashable, Sendable {
    /// A provider or more of its bindings were registered.
    case registered(provider: String)
    /// Keys changed.
    ///
    /// Simultaneous changes are reported as one event.
    ///
    /// An event without changes means that a different keyboard is in use. Some commands lose their
    /// keys, because several would have the same keys on this keyboard, or get them back.
    case changed([KeyBindingsPlan.Change])
    /// Some or all of the bindings couldn't be read or written.
    case storageProblem(KeyBindingsStorageError)
}

/// Keys that several commands with overlapping scopes would have.
public struct KeyBindingConflict: Hashable, Sendable {
    /// A command in a conflict, with the names that people see.
    public struct Command: Hashable, Sendable {
        /// The identifier of the command's binding.
        public let identifier: KeyBindingIdentifier
        /// The command's name that people see.
        public let name: String
        /// The name of the command's part of the app, as people see it.
        public let providerName: String
    }

    /// A way of resolving the conflicts of a plan.
    public enum Resolution: Hashable, Sendable, CaseIterable {
        /// The other commands lose the keys.
        case replace
        /// The other commands get the previous keys of the command.
        case swap
        /// The other commands get their default keys back.
        case resetOthers
        /// Nothing changes.
        case cancel
    }

    /// The keys that the commands would share.
    public let chord: KeyChord
    /// The command that would get the keys.
    public let command: Command
    /// The commands that have the keys.
    ///
    /// There can be several if their scopes don't overlap.
    ///
    /// For an item of the main menu, the provider is the identifier of the item's menu.
    public internal(set) var owners: [Command]
    /// The name of the keyboard layout with the collision; `nil` for the keyboard in use, as far as
    /// key presses have shown it.
    public internal(set) var keyboardLayout: String?
}
