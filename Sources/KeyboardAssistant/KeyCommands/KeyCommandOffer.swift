/// A command with the keys that would reach it now.
struct KeyCommandOffer: Hashable, Sendable {
    var command: CommandDeclaration
    var keys: [KeyCommandDescriptor]
}

extension KeyCommandContext {
    /// `command` with the keys of this moment, and with the title that people read if it is to
    /// have one.
    func offer(_ command: CommandDeclaration, chosen: [KeyCommandDescriptor]?, titled: Bool)
        -> KeyCommandOffer
    {
        let title = titled ? command.title : nil
        return KeyCommandOffer(
            command: command,
            keys: keys(of: command, chosen: chosen).map { $0.titled(title) })
    }
}
