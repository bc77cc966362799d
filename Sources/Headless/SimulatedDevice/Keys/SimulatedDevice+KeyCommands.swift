import UIKit

extension SimulatedDevice {
    /// The key commands in the list that appears while ⌘ is held down.
    ///
    /// The list has the commands with a title that a responder would perform now. Those nearest to
    /// the responder at which keys start come first, and only the first of several with the same
    /// keys is listed (assumed: A55).
    public var offeredKeyCommands: [OfferedKeyCommand] {
        takeOver()
        guard let window = windowForKeys else { return [] }
        let walk = KeyCommandWalk(from: window.keyResponder)
        var taken: [KeyCombination] = []
        return walk.candidates.compactMap { candidate in
            guard !taken.contains(candidate.combination) else { return nil }
            taken.append(candidate.combination)
            // The target may change the title when it is asked.
            guard !candidate.isAlternate, walk.target(of: candidate) != nil else { return nil }
            return OfferedKeyCommand(candidate)
        }
    }

    /// The list of key commands as text, with a line for each owner and its commands below.
    public var keyCommandTranscript: String {
        let commands = offeredKeyCommands
        return commands.indices.map { index in
            let isNew = index == 0 || commands[index - 1].owner != commands[index].owner
            return (isNew ? commands[index].owner + "\n" : "") + "  \(commands[index])"
        }
        .joined(separator: "\n")
    }
}

extension OfferedKeyCommand {
    @MainActor
    fileprivate init?(_ candidate: KeyCommandWalk.Candidate) {
        let command = candidate.command
        let title = command.discoverabilityTitle ?? command.title
        guard !title.isEmpty, !command.attributes.contains(.hidden) else { return nil }
        self.title = title
        keys = KeyGlyphs.text(of: candidate.combination)
        let menu = candidate.owner as? UIMenu
        owner = menu.map(\.title) ?? "\(type(of: candidate.owner))"
    }
}
