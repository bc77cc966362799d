/// What happens to bindings.
public enum KeyBindingsEvent: Hashable, Sendable {
    /// A provider was registered, or more bindings of it.
    case registered(provider: String)
    /// People's keys changed: all that changed at once is one event.
    ///
    /// Without changes it tells that another keyboard is used, on which keys of several commands
    /// are the same, so that some of these go without or have theirs back.
    case changed([KeyBindingsPlan.Change])
    /// Something could not be read or written.
    case storageProblem(KeyBindingsStorageError)
}

/// What came of a request.
public enum KeyBindingsOutcome: Hashable, Sendable {
    /// It was carried out as planned; what could not be saved holds until the app ends.
    case applied(KeyBindingsPlan, notSaved: KeyBindingsStorageError? = nil)
    /// All is as it was wanted already.
    case unchanged
    /// Others have the keys; nothing was changed. Ask for the same again with an answer.
    case conflicting(KeyBindingsPlan)
    /// Nobody can have these keys; nothing was changed.
    case refused(KeyChord, KeyChordRefusal)
    /// Nobody registered the binding.
    case unknown(KeyBindingIdentifier)
    /// The bindings changed since the plan was made; nothing was changed.
    case outdated

    /// The plan that was carried out.
    public var applied: KeyBindingsPlan? {
        guard case .applied(let plan, _) = self else { return nil }
        return plan
    }
}
