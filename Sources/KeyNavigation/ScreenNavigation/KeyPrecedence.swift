/// The commands that want keys at the same moment, in order of precedence.
struct KeyPrecedence: Hashable, Sendable {
    var commands: [AvailableCommand]

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

    /// The keys that several commands want, with these commands in order of precedence.
    var contested: [KeyChord: [CommandIdentifier]] {
        let wishes = commands.flatMap { command in
            command.keys.compactMap { KeyChord($0) }.map { ($0, [command.command.identifier]) }
        }
        return Dictionary(wishes, uniquingKeysWith: +).filter { $1.count > 1 }
    }
}
