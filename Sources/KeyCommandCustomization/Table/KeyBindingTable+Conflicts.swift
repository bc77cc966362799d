extension KeyBindingTable {
    /// The current conflicts.
    ///
    /// There is one for each command that lost keys to another command, either by default or by
    /// people's choice.
    var conflicts: [KeyBindingConflict] {
        assignments.sharedKeys.sorted { $0.text < $1.text }.flatMap { press in
            let owners = owners(of: press)
            return commands(assigned: press).filter { !owners.contains($0) }.map { command in
                let keys = requestedKeys(of: command, in: [:])
                let chord = layout.first(of: keys, matching: press) ?? press
                return conflict(over: chord, command, owners.filter { overlap($0, command) })
            }
        }
    }

    /// The conflicts that would occur on the other known keyboard layouts.
    var conflictsOnOtherLayouts: [KeyBindingConflict] {
        let here = Set(conflicts.map { LostKeys($0) })
        return KeyboardLayout.known.filter { $0.name != layout.name }.flatMap { other in
            var table = self
            table.layout = other
            return table.conflicts.filter { !here.contains(LostKeys($0)) }.map { conflict in
                var conflict = conflict
                conflict.keyboardLayout = other.name
                return conflict
            }
        }
    }

    /// The keys that a command lost, regardless of the layout and of the commands that have them.
    private struct LostKeys: Hashable {
        var command: KeyBindingIdentifier
        var chord: KeyChord

        init(_ conflict: KeyBindingConflict) {
            (command, chord) = (conflict.command.identifier, conflict.chord)
        }
    }

    /// Returns the conflicts that `targets` would cause.
    ///
    /// A command that gains keys is in conflict with those that have them. If two commands gain the
    /// same keys, the one that was registered later is in conflict.
    func conflicts(in targets: KeyBinding.States, betweenDefaults: Bool) -> [KeyBindingConflict] {
        let gains = targets.keys.filter { entries[$0] != nil }.map { command in
            (command, gainedKeys(of: command, in: targets))
        }
        var gaining = KeyAssignments<KeyBindingIdentifier>(on: layout)
        for (command, chords) in gains { gaining.add(command, to: chords) }
        return gains.sorted { index(of: $0.0) < index(of: $1.0) }.flatMap { command, chords in
            chords.compactMap { chord in
                let earlier = gaining[chord].filter { index(of: $0) < index(of: command) }
                let owners = keepers(of: chord, in: targets).union(earlier).filter {
                    overlap($0, command)
                        && (betweenDefaults || !isDefault($0, in: targets)
                            || !isDefault(command, in: targets))
                }
                return owners.isEmpty ? nil : conflict(over: chord, command, Array(owners))
            }
        }
    }

    /// Returns the keys that a command would request and doesn't have now, or has for a different
    /// reason.
    ///
    /// Keys that people chose take precedence over default keys.
    private func gainedKeys(of command: KeyBindingIdentifier, in targets: KeyBinding.States)
        -> [KeyChord]
    {
        let losesPrecedence = !isDefault(command, in: [:]) && isDefault(command, in: targets)
        let present = losesPrecedence ? [] : binding(command)?.keys ?? []
        return requestedKeys(of: command, in: targets).filter {
            !layout.contains($0, in: present)
        }
    }

    /// Returns the commands that request `chord` now and still would with `targets`.
    private func keepers(of chord: KeyChord, in targets: KeyBinding.States)
        -> Set<KeyBindingIdentifier>
    {
        Set(
            assignments[chord].filter { command in
                layout.contains(chord, in: requestedKeys(of: command, in: targets))
                    && (targets[command] == nil
                        || !layout.contains(chord, in: gainedKeys(of: command, in: targets)))
            })
    }

    private func isDefault(_ command: KeyBindingIdentifier, in targets: KeyBinding.States) -> Bool {
        let state = targets[command] ?? state(of: command)
        return entries[command]?.binding.canonical(state) == .default
    }
}

extension KeyBindingTable {
    /// Returns the conflict between `command` and `owners` over `chord`.
    func conflict(
        over chord: KeyChord, _ command: KeyBindingIdentifier, _ owners: [KeyBindingIdentifier]
    ) -> KeyBindingConflict {
        KeyBindingConflict(
            chord: chord, command: named(command),
            owners: owners.sorted { index(of: $0) < index(of: $1) }.map(named))
    }

    private func named(_ identifier: KeyBindingIdentifier) -> KeyBindingConflict.Command {
        .init(
            identifier: identifier, name: entries[identifier]?.binding.name ?? identifier.key,
            providerName: providers[identifier.provider]?.name ?? identifier.provider)
    }
}
