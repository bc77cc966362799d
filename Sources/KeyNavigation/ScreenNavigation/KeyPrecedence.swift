/// The commands that want keys at the same moment, in order of precedence.
struct KeyPrecedence: Hashable, Sendable {
    /// A key that a command wants.
    struct Wish: Hashable, Sendable {
        var keys: KeyChord
        var command: CommandIdentifier
    }

    var commands: [AvailableCommand]
    /// The wishes of others who are asked before these commands.
    var inside: [Wish] = []
    /// The wishes of others who are asked after them.
    var outside: [Wish] = []

    /// The commands with the keys that they get: each key goes to the first one that wants it.
    var granted: [AvailableCommand] {
        var taken: Set<KeyChord> = []
        return commands.map { command in
            var command = command
            command.keys.removeAll { keys in
                KeyChord(keys).map { !taken.insert($0).inserted } ?? true
            }
            return command
        }
    }

    /// The keys that one of the commands and another one want, or another's, with all who want them in
    /// order of precedence.
    var contested: [KeyChord: [CommandIdentifier]] {
        let own = commands.flatMap { command in
            command.keys.compactMap { KeyChord($0) }
                .map { Wish(keys: $0, command: command.command.identifier) }
        }
        let wanted = Set(own.map(\.keys))
        return Dictionary(grouping: inside + own + outside, by: \.keys)
            .filter { wanted.contains($0.key) }
            .mapValues { wishes in
                wishes.map(\.command).reduce(into: []) { commands, command in
                    if !commands.contains(command) { commands.append(command) }
                }
            }
            .filter { $1.count > 1 }
    }
}
