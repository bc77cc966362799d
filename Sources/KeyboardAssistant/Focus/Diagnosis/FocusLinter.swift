/// Finds set-ups of focus that will not work as they seem to be meant.
struct FocusLinter: Hashable, Sendable {
    /// Whose keys are taken.
    var platform: FocusPlatform

    /// Looks with the eyes of `platform`.
    init(platform: FocusPlatform) {
        self.platform = platform
    }

    /// The commands among `commands` whose keys the system takes first; those with priority are
    /// not.
    func findings(in commands: [(keys: KeyCommandDescriptor, hasPriority: Bool)]) -> [FocusFinding]
    {
        commands.filter { !$0.hasPriority && platform.takes($0.keys) }.map {
            .keysAreTaken($0.keys)
        }
    }

    /// Whether a delegate that decides for single rows is asked at all.
    static func findings(delegateDecides: Bool, selectionFollowsFocus: Bool) -> [FocusFinding] {
        delegateDecides && !selectionFollowsFocus ? [.delegateIsNotAsked] : []
    }

    /// Whether a priority does anything.
    static func findings(own: FocusPriority, system: FocusPriority) -> [FocusFinding] {
        own > .ignored && own < system ? [.priorityHasNoEffect(own: own, system: system)] : []
    }

    /// Whether focus is still where it was told to have gone.
    static func findings<ID: Equatable>(told: ID?, actual: ID?) -> [FocusFinding] {
        told == actual ? [] : [.focusMovedInCallback]
    }
}
