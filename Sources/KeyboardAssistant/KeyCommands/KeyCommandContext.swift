/// What decides which keys a command has at this moment.
struct KeyCommandContext: Hashable, Sendable {
    /// Who gets the keys for which both a list and a line of text have a use.
    enum SharedKeys: Hashable, Sendable {
        case text, list
    }

    var isRightToLeft = false
    var typing = TypingState.none
    var sharedKeys = SharedKeys.text

    /// The keys of `command` that would reach it now, people's own ones in place of the defaults.
    func keys(of command: BuiltInCommand, chosen: [KeyCommandDescriptor]?)
        -> [KeyCommandDescriptor]
    {
        reachable(chosen ?? command.defaultKeys(rightToLeft: isRightToLeft))
    }

    /// Those of `keys` that are not wanted for text.
    func reachable(_ keys: [KeyCommandDescriptor]) -> [KeyCommandDescriptor] {
        keys.filter { !typing.takes($0) || isGivenUpByText($0) }
    }

    /// A single line has little use for what moves between lines, so a list of suggestions below
    /// it can have these.
    private func isGivenUpByText(_ key: KeyCommandDescriptor) -> Bool {
        guard sharedKeys == .list, typing == .field, key.modifiers.isEmpty else { return false }
        return [.upArrow, .downArrow, .return, .pageUp, .pageDown].contains(key.input)
    }
}
