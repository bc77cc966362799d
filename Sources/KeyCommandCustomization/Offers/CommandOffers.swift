import UIKit

/// The commands of a registry that can run now, and the objects that perform them.
@MainActor
struct CommandOffers {
    let registry: KeyBindingsRegistry

    /// A command that may be available.
    private struct Candidate {
        var identifier: KeyBindingIdentifier
        var command: UICommand
        var action: Selector
    }

    /// Returns the commands that can run now while `responder` has the keys, one for each binding.
    ///
    /// First come the key commands of the responders, from the innermost outward, and then the
    /// commands of the main menu.
    func offers(to responder: UIResponder) -> [CommandOffer] {
        guard !registry.isSuspended else { return [] }
        var offers = OrderedDictionary<KeyBindingIdentifier, CommandOffer>()
        for candidate in candidates(of: responder) where offers[candidate.identifier] == nil {
            guard let (binding, name) = declaration(of: candidate.identifier),
                let offer = CommandOffer(
                    candidate.identifier, binding, of: name, candidate.command, candidate.action,
                    from: responder)
            else { continue }
            offers.updateValue(offer, forKey: candidate.identifier)
        }
        return offers.values
    }

    /// Runs a command, if it is still offered by the same objects, and remembers that it ran.
    func perform(_ offer: CommandOffer) -> Result<Void, CommandFailure> {
        guard let responder = offer.start else { return .failure(.responderIsGone) }
        guard let now = offers(to: responder).first(where: { $0.isSame(as: offer) }),
            let target = now.command.performer(of: now.action, from: responder),
            now.command.send(now.action, to: target)
        else { return .failure(.unavailable) }
        registry.noteRun(of: offer.identifier)
        return .success(())
    }

    // MARK: Candidates

    private func candidates(of responder: UIResponder) -> [Candidate] {
        let commands = registry.collection.collecting {
            sequence(first: responder, next: \.next).flatMap { $0.keyCommands ?? [] }
        }
        let pressed = commands.compactMap { command -> Candidate? in
            guard let identifier = registry.table.identifier(of: command),
                let action = command.action
            else { return nil }
            return Candidate(identifier: identifier, command: command, action: action)
        }
        return pressed + menuCandidates
    }

    private var menuCandidates: [Candidate] {
        let actions = registry.menus.actions
        return zip(actions.keys, actions.values).compactMap { identifier, action in
            guard let binding = registry.binding(identifier) else { return nil }
            let command = binding.menuElement(action, binding.keys.first, isEnabled: true)
            return Candidate(identifier: identifier, command: command, action: action)
        }
    }

    /// Returns a binding and the name of its provider, also for one of the library's own commands
    /// that isn't registered.
    private func declaration(of identifier: KeyBindingIdentifier)
        -> (binding: KeyBinding, name: String)?
    {
        if let binding = registry.binding(identifier) {
            return (binding, registry.name(ofProvider: identifier.provider) ?? identifier.provider)
        }
        return BuiltInBindings.declaration(of: identifier)
    }
}

extension KeyBindingTable {
    /// Returns the identifier of the binding that `command` was created from; `nil` if none was.
    ///
    /// A command of one of several bindings with the same key, name and keys isn't recognized unless
    /// it has a placeholder.
    @MainActor
    fileprivate func identifier(of command: UIKeyCommand) -> KeyBindingIdentifier? {
        if let (target, identifier) = KeyCommandTarget.origin(of: command) {
            return target.provider.map { .init(provider: $0, key: identifier.rawValue) }
                ?? KeyBindingIdentifier(identifier)
        }
        guard let key = command.propertyList as? String, let same = namesakes[key] else {
            return nil
        }
        if let number = command.input.flatMap(KeyChord.placeholderNumber) {
            return same.first { entries.index(forKey: $0) == number }
        }
        let names = [command.title, command.discoverabilityTitle]
        let chord = KeyChord(command)
        let matching = same.filter { identifier in
            guard let binding = binding(identifier) else { return false }
            return names.contains(binding.name) || chord.map(binding.keys.contains) == true
        }
        return matching.count == 1 ? matching.first : nil
    }
}
