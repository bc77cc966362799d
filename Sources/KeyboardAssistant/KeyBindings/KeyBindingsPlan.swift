/// What a request would change, before it is done; done whole or not at all.
public struct KeyBindingsPlan: Hashable, Sendable {
    /// What happens to one binding.
    public struct Change: Hashable, Sendable {
        /// Which it is.
        public let identifier: KeyBindingIdentifier
        /// What it is now.
        public let before: KeyBinding.State
        /// What it will be.
        public let after: KeyBinding.State
    }

    /// In the order in which the bindings were registered.
    public internal(set) var changes: [Change] = []
    /// What must be answered first; with any of these the plan is not carried out.
    public internal(set) var conflicts: [KeyBindingConflict] = []
    /// What would settle all conflicts, `.cancel` being the last; none if there are none.
    public internal(set) var answers: [KeyBindingsAnswer] = []
    /// Keys that nobody can have, which the plan therefore leaves out.
    public internal(set) var refused: [KeyChord: KeyChordRefusal] = [:]
    /// What people had done to all bindings when this was planned, or what it takes back.
    var surroundings: [KeyBindingIdentifier: KeyBinding.State] = [:]
    /// Whether this takes another plan back.
    var isUndoing = false

    /// The plan that takes this one back.
    public var undoing: KeyBindingsPlan {
        KeyBindingsPlan(
            changes: changes.map {
                Change(identifier: $0.identifier, before: $0.after, after: $0.before)
            }, surroundings: surroundings, isUndoing: true)
    }
}

/// What people or the app want of the bindings.
public enum KeyBindingsRequest: Hashable, Sendable {
    /// These keys in place of those that a binding has.
    case customize(KeyBindingIdentifier, [KeyChord])
    /// No keys.
    case unassign(KeyBindingIdentifier)
    /// The keys that it came with.
    case reset(KeyBindingIdentifier)
    /// The keys that all came with.
    case resetAll
    /// These states, and for all bindings that are not named the keys that they came with.
    case restore([KeyBindingIdentifier: KeyBinding.State])
}
