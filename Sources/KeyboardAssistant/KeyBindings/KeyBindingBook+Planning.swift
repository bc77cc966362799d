extension KeyBindingBook {
    /// What each of some bindings is going to be.
    typealias Targets = [KeyBindingIdentifier: KeyBinding.State]

    /// What `request` changes, once `answer` is given to those who have the keys.
    ///
    /// An answer that is not among the plan's own settles nothing.
    /// It asks nothing of the bindings that are not concerned, and changes nothing.
    func plan(for request: KeyBindingsRequest, answer: KeyBindingsAnswer = .cancel)
        -> KeyBindingsPlan
    {
        var refused: [KeyChord: KeyChordRefusal] = [:]
        let targets = targets(of: request, refused: &refused)
        let offered = answers(to: targets, for: request)
        let settled = offered.contains(answer) ? settle(targets, answer, for: request) : targets
        let open = conflicts(in: settled, betweenDefaults: request.isForOne)
        let changes = changes(to: settled)
        return KeyBindingsPlan(
            changes: changes, conflicts: open, answers: open.isEmpty ? [] : offered,
            refused: refused, surroundings: changes.isEmpty ? [:] : states)
    }

    /// Whether `plan` fits: nothing that it changes was changed since, and it starts no conflict.
    func canApply(_ plan: KeyBindingsPlan) -> Bool {
        plan.changes.allSatisfy { state(of: $0.identifier) == $0.before }
            && startsNoConflict(plan)
    }

    /// Whether all keys that `plan` gives can be had.
    ///
    /// What takes another plan back leads to where all was before, and with it to the commands that
    /// went without keys then.
    func startsNoConflict(_ plan: KeyBindingsPlan) -> Bool {
        let targets = Dictionary(plan.changes.map { ($0.identifier, $0.after) }) { $1 }
        return conflicts(in: targets, betweenDefaults: false).allSatisfy { conflict in
            plan.isUndoing
                && conflict.owners.map(\.identifier).allSatisfy {
                    (targets[$0] ?? state(of: $0)) == plan.surroundings[$0] ?? .leftAlone
                }
        }
    }

    mutating func apply(_ plan: KeyBindingsPlan) {
        for change in plan.changes { set(change.after, of: change.identifier) }
    }

    /// What is otherwise than in `before`.
    func changes(since before: Targets) -> [KeyBindingsPlan.Change] {
        Set(before.keys).union(states.keys).compactMap { identifier in
            let (old, new) = (before[identifier] ?? .leftAlone, state(of: identifier))
            return old == new ? nil : .init(identifier: identifier, before: old, after: new)
        }
        .sorted(by: isBefore)
    }

    private func isBefore(_ one: KeyBindingsPlan.Change, _ other: KeyBindingsPlan.Change) -> Bool {
        (place(of: one.identifier), one.identifier.description)
            < (place(of: other.identifier), other.identifier.description)
    }

    private func targets(
        of request: KeyBindingsRequest, refused: inout [KeyChord: KeyChordRefusal]
    ) -> Targets {
        switch request {
        case .customize(let identifier, let keys):
            let keys = keys.map { spelled($0, for: identifier) }
            return [identifier: allowed(.changed(keys), identifier, &refused)]
        case .unassign(let identifier): return [identifier: .unassigned]
        case .reset(let identifier): return [identifier: .leftAlone]
        case .resetAll: return known.mapValues { _ in .leftAlone }
        case .restore(let wanted):
            var targets = known.mapValues { _ in KeyBinding.State.leftAlone }
            for (identifier, state) in wanted {
                targets[identifier] = allowed(state, identifier, &refused)
            }
            return targets
        }
    }

    /// What people did to commands that are there.
    private var known: Targets {
        states.filter { entries[$0.key] != nil }
    }

    /// `chord` as the command spells it that has the same keys already.
    private func spelled(_ chord: KeyChord, for identifier: KeyBindingIdentifier) -> KeyChord {
        let own = wishes(of: identifier, [:]) + (entries[identifier]?.binding.defaultKeys ?? [])
        return own.contains(chord) ? chord : layout.first(of: own, like: chord) ?? chord
    }

    /// `state` without keys that nobody can have; if none are left, nothing changes.
    private func allowed(
        _ state: KeyBinding.State, _ identifier: KeyBindingIdentifier,
        _ refused: inout [KeyChord: KeyChordRefusal]
    ) -> KeyBinding.State {
        guard case .changed(let keys) = state, let entry = entries[identifier] else { return state }
        let good = keys.filter { key in
            // The keys that a command comes with can always be had back.
            guard !layout.contains(key, in: entry.binding.defaultKeys),
                let reason = rules.refusal(of: key, on: layout, bareKeys: entry.bareKeys)
            else { return true }
            refused[key] = reason
            return false
        }
        return good.isEmpty && !keys.isEmpty ? self.state(of: identifier) : .changed(good)
    }

    private func changes(to targets: Targets) -> [KeyBindingsPlan.Change] {
        targets.compactMap { identifier, after in
            let before = state(of: identifier)
            let after = canonical(after, of: identifier)
            return before == after
                ? nil : .init(identifier: identifier, before: before, after: after)
        }
        .sorted(by: isBefore)
    }
}

extension KeyBindingsRequest {
    /// Whether one command is meant.
    ///
    /// Keys that several commands come with are then a conflict too. If all are meant they are the
    /// app's own doing, of which diagnostics tell.
    var isForOne: Bool {
        switch self {
        case .customize, .unassign, .reset: true
        case .resetAll, .restore: false
        }
    }
}
