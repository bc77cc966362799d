/// A command with the keys that would reach it now.
struct AvailableCommand: Hashable, Sendable {
    var command: BuiltInCommand
    var keys: [KeyCommandDescriptor]
}

extension KeyCommandContext {
    /// `command` with the keys of this moment, and with the title that people read if it is to
    /// have one.
    func offer(_ command: BuiltInCommand, chosen: [KeyCommandDescriptor]?, titled: Bool)
        -> AvailableCommand
    {
        let title = titled ? command.title : nil
        return AvailableCommand(
            command: command,
            keys: keys(of: command, chosen: chosen).map { $0.titled(title) })
    }
}
