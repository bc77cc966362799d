/// What rides in a key command's property list: what to do, and for whom.
///
/// All commands of the library have the same action, and the system may hand one to any of those
/// who take that action.
struct KeyCommandPayload: Hashable, Sendable {
    var owner: Int
    var command: CommandIdentifier

    private static let ownerKey = "owner"
    private static let commandKey = "command"

    init(owner: Int, command: CommandIdentifier) {
        self.owner = owner
        self.command = command
    }

    /// Nil for the property list of somebody else's command.
    init?(propertyList: Any?) {
        guard let entries = propertyList as? [String: Any],
            let owner = entries[Self.ownerKey] as? Int,
            let command = entries[Self.commandKey] as? String
        else { return nil }
        self.init(owner: owner, command: CommandIdentifier(rawValue: command))
    }

    var propertyList: [String: Any] {
        [Self.ownerKey: owner, Self.commandKey: command.rawValue]
    }
}
