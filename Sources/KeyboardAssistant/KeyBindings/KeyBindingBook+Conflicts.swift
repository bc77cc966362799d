extension KeyBindingBook {
    /// The keys that would be contested if `targets` came true, and are not now.
    ///
    /// Who claims keys anew asks those that have them; of two that both do, the later registered
    /// one asks.
    func conflicts(in targets: Targets, betweenDefaults: Bool) -> [KeyBindingConflict] {
        let gains = targets.filter { entries[$0.key] != nil }.map { identifier, _ in
            (identifier, gained(identifier, targets))
        }
        var rivals = KeyClaims<KeyBindingIdentifier>(on: layout)
        for (identifier, chords) in gains { rivals.add(identifier, to: chords) }
        return gains.sorted { place(of: $0.0) < place(of: $1.0) }.flatMap { identifier, chords in
            chords.compactMap { chord in
                let owners = holders(of: chord, targets).union(
                    rivals[chord].filter { place(of: $0) < place(of: identifier) }
                ).filter {
                    meet($0, identifier)
                        && (betweenDefaults || !isDefault($0, targets)
                            || !isDefault(identifier, targets))
                }
                return owners.isEmpty ? nil : conflict(chord, identifier, Array(owners))
            }
        }
    }

    /// Commands that come with keys of another, or lost theirs to people's choice: one conflict
    /// for each command that goes without.
    var clashes: [KeyBindingConflict] {
        claims.contested.sorted { $0.text < $1.text }.flatMap { press in
            let owners = owners(of: press)
            return claimants(of: press).filter { !owners.contains($0) }.map { loser in
                let chord = layout.first(of: wishes(of: loser, [:]), like: press) ?? press
                return conflict(chord, loser, owners.filter { meet($0, loser) })
            }
        }
    }

    /// The clashes that there would be on a keyboard with another of the known layouts.
    var clashesOnOtherLayouts: [KeyBindingConflict] {
        let here = Set(clashes.map { Lost(command: $0.command.identifier, chord: $0.chord) })
        return KeyboardLayout.known.filter { $0.name != layout.name }.flatMap { other in
            var book = self
            book.layout = other
            return book.clashes.filter {
                !here.contains(Lost(command: $0.command.identifier, chord: $0.chord))
            }.map { conflict in
                var conflict = conflict
                conflict.keyboardLayout = other.name
                return conflict
            }
        }
    }

    private struct Lost: Hashable {
        var command: KeyBindingIdentifier
        var chord: KeyChord
    }

    func conflict(
        _ chord: KeyChord, _ asking: KeyBindingIdentifier, _ owners: [KeyBindingIdentifier]
    ) -> KeyBindingConflict {
        KeyBindingConflict(
            chord: chord, command: command(asking),
            owners: owners.sorted { place(of: $0) < place(of: $1) }.map(command))
    }

    private func command(_ identifier: KeyBindingIdentifier) -> KeyBindingConflict.Command {
        .init(
            identifier: identifier, name: entries[identifier]?.binding.name ?? identifier.key,
            providerName: sections[identifier.provider]?.name ?? identifier.provider)
    }

    /// The keys that `identifier` would claim and does not have, or not for the same reason: what
    /// people chose comes before what a command came with.
    private func gained(_ identifier: KeyBindingIdentifier, _ targets: Targets) -> [KeyChord] {
        let wasChosen = !isDefault(identifier, [:])
        let present =
            wasChosen && isDefault(identifier, targets) ? [] : binding(identifier)?.keys ?? []
        return wishes(of: identifier, targets).filter { !layout.contains($0, in: present) }
    }

    /// Those who claim `chord` now and still would.
    private func holders(of chord: KeyChord, _ targets: Targets) -> Set<KeyBindingIdentifier> {
        Set(claims[chord].filter { layout.contains(chord, in: wishes(of: $0, targets)) }).filter {
            targets[$0] == nil || !layout.contains(chord, in: gained($0, targets))
        }
    }

    func wishes(of identifier: KeyBindingIdentifier, _ targets: Targets) -> [KeyChord] {
        entries[identifier]?.binding.wishes(in: targets[identifier] ?? state(of: identifier)) ?? []
    }

    private func isDefault(_ identifier: KeyBindingIdentifier, _ targets: Targets) -> Bool {
        let state = targets[identifier] ?? state(of: identifier)
        return entries[identifier]?.binding.canonical(state) == .leftAlone
    }
}
