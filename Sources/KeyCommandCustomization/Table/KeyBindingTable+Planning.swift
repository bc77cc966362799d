extension KeyBindingTable {
    /// Returns the plan for `request` after `resolution` is applied to its conflicts.
    ///
    /// A resolution outside the plan's list has no effect. Bindings outside the request change only
    /// by a resolution.
    func plan(
        for request: KeyBindingsPlan.Request, resolution: KeyBindingConflict.Resolution = .cancel
    ) -> KeyBindingsPlan {
        var rejected: [KeyChord: KeyChord.RejectionReason] = [:]
        let targets = targets(of: request, rejected: &rejected)
        let offered = resolutions(of: targets, for: request)
        let resolved =
            offered.contains(resolution) ? resolve(targets, resolution, for: request) : targets
        let open = conflicts(in: resolved, betweenDefaults: request.isForOne)
        let changes = changes(to: resolved)
        return KeyBindingsPlan(
            changes: changes, conflicts: open, resolutions: open.isEmpty ? [] : offered,
            rejected: rejected, resolved: Set(resolved.keys).subtracting(targets.keys),
            baseline: changes.isEmpty ? [:] : states)
    }

    /// Returns a Boolean value that indicates whether `plan` can be applied: its bindings are
    /// unchanged since it was made, their commands can still have the keys, and there is no
    /// conflict.
    ///
    func canApply(_ plan: KeyBindingsPlan) -> Bool {
        plan.changes.allSatisfy { state(of: $0.identifier) == $0.before } && accepts(plan)
    }

    /// Returns a Boolean value that indicates whether the commands can have all keys that `plan`
    /// assigns, and the keys are available, whatever the states were when the plan was made.
    ///
    /// People chose the states of a plan, except for those that resolve conflicts. So bindings that
    /// resolve conflicts must be unchanged, too: a newer choice may leave no conflict.
    ///
    /// A plan that undoes another one restores the earlier keys, even if no command can have them
    /// now.
    func accepts(_ plan: KeyBindingsPlan) -> Bool {
        (plan.isUndoing || plan.changes.allSatisfy(isPermitted)) && causesNoConflict(plan)
            && plan.changes.allSatisfy { change in
                !plan.resolved.contains(change.identifier)
                    || state(of: change.identifier) == change.before
            }
    }

    /// Returns a Boolean value that indicates whether all keys that `plan` assigns are available.
    ///
    /// A plan that undoes another one restores the earlier states, including commands that had lost
    /// keys.
    private func causesNoConflict(_ plan: KeyBindingsPlan) -> Bool {
        let targets = Dictionary(plan.changes.map { ($0.identifier, $0.after) }) { $1 }
        return conflicts(in: targets, betweenDefaults: false).allSatisfy { conflict in
            guard let restored = plan.restored else { return false }
            return conflict.owners.map(\.identifier).allSatisfy {
                (targets[$0] ?? state(of: $0)) == restored[$0] ?? .default
            }
        }
    }

    mutating func apply(_ plan: KeyBindingsPlan) {
        for change in plan.changes { set(change.after, of: change.identifier) }
    }

    /// Returns the changes from `before` to the current states.
    func changes(since before: KeyBinding.States) -> [KeyBindingsPlan.Change] {
        Set(before.keys).union(states.keys).compactMap { identifier in
            let (old, new) = (before[identifier] ?? .default, state(of: identifier))
            return old == new ? nil : .init(identifier: identifier, before: old, after: new)
        }
        .sorted(by: isBefore)
    }

    /// Returns the changes from the current states to `targets`.
    private func changes(to targets: KeyBinding.States) -> [KeyBindingsPlan.Change] {
        targets.compactMap { identifier, after in
            let before = state(of: identifier)
            let after = canonical(after, of: identifier)
            return before == after
                ? nil : .init(identifier: identifier, before: before, after: after)
        }
        .sorted(by: isBefore)
    }

    private func isBefore(_ one: KeyBindingsPlan.Change, _ other: KeyBindingsPlan.Change) -> Bool {
        (index(of: one.identifier), one.identifier.description)
            < (index(of: other.identifier), other.identifier.description)
    }
}

// MARK: Targets

extension KeyBindingTable {
    /// Returns the states that result from `request`, except for rejected keys.
    private func targets(
        of request: KeyBindingsPlan.Request,
        rejected: inout [KeyChord: KeyChord.RejectionReason]
    ) -> KeyBinding.States {
        switch request {
        case .set(let identifier, .custom(let keys)):
            let keys = keys.map { ownSpelling(of: $0, for: identifier) }
            return [identifier: permitted(.custom(keys), identifier, &rejected)]
        case .set(let identifier, let state): return [identifier: state]
        case .resetAll: return registeredStates.mapValues { _ in .default }
        case .restore(let wanted):
            var targets = registeredStates.mapValues { _ in KeyBinding.State.default }
            for (identifier, state) in wanted {
                targets[identifier] = permitted(state, identifier, &rejected)
            }
            return targets
        }
    }

    private var registeredStates: KeyBinding.States {
        states.filter { entries[$0.key] != nil }
    }

    /// Returns the command's own spelling of `chord` if it already has the same keys.
    private func ownSpelling(of chord: KeyChord, for identifier: KeyBindingIdentifier) -> KeyChord {
        let own =
            requestedKeys(of: identifier, in: [:])
            + (entries[identifier]?.binding.defaultKeys ?? [])
        return own.contains(chord) ? chord : layout.first(of: own, matching: chord) ?? chord
    }

    /// Returns `state` without rejected keys, or the current state if all keys are rejected.
    private func permitted(
        _ state: KeyBinding.State, _ identifier: KeyBindingIdentifier,
        _ rejected: inout [KeyChord: KeyChord.RejectionReason]
    ) -> KeyBinding.State {
        guard case .custom(let keys) = state, let entry = entries[identifier] else { return state }
        let permitted = keys.filter { key in
            guard !key.isEmpty else { return false }
            guard let reason = rejectionReason(for: key, of: entry) else { return true }
            rejected[key] = reason
            return false
        }
        return permitted.isEmpty && !keys.isEmpty
            ? self.state(of: identifier) : .custom(permitted)
    }

    /// Returns a Boolean value that indicates whether a command can have the keys that `change`
    /// assigns, or has them.
    private func isPermitted(_ change: KeyBindingsPlan.Change) -> Bool {
        guard let entry = entries[change.identifier] else { return true }
        let present = entry.binding.requestedKeys(in: state(of: change.identifier))
        return entry.binding.requestedKeys(in: change.after).allSatisfy {
            layout.contains($0, in: present) || rejectionReason(for: $0, of: entry) == nil
        }
    }

    /// Returns the reason why a command can't have `key`; `nil` if the command can.
    func rejectionReason(for key: KeyChord, of entry: Entry) -> KeyChord.RejectionReason? {
        // A command can always have its default keys back.
        guard !layout.contains(key, in: entry.binding.defaultKeys) else { return nil }
        return rules.rejectionReason(
            for: key, on: layout, allowsBareKeys: entry.allowsBareKeys)
    }
}

// MARK: Resolutions

extension KeyBindingTable {
    /// Returns the resolutions that resolve all conflicts, followed by `.cancel`; empty without
    /// conflicts.
    private func resolutions(of targets: KeyBinding.States, for request: KeyBindingsPlan.Request)
        -> [KeyBindingConflict.Resolution]
    {
        guard !conflicts(in: targets, betweenDefaults: request.isForOne).isEmpty else { return [] }
        return KeyBindingConflict.Resolution.allCases.filter { resolution in
            switch resolution {
            case .cancel: return true
            case .swap where !canSwap(targets, for: request): return false
            case .swap, .replace, .resetOthers:
                let resolved = resolve(targets, resolution, for: request)
                return conflicts(in: resolved, betweenDefaults: request.isForOne).isEmpty
            }
        }
    }

    /// Returns `targets` after `resolution` is applied to all commands that have the keys.
    private func resolve(
        _ targets: KeyBinding.States, _ resolution: KeyBindingConflict.Resolution,
        for request: KeyBindingsPlan.Request
    ) -> KeyBinding.States {
        guard resolution != .cancel else { return targets }
        var resolved = targets
        for conflict in conflicts(in: targets, betweenDefaults: request.isForOne) {
            for owner in conflict.owners.map(\.identifier) {
                resolved[owner] = state(of: owner, after: conflict, resolution, resolved)
            }
        }
        return resolved
    }

    private func state(
        of owner: KeyBindingIdentifier, after conflict: KeyBindingConflict,
        _ resolution: KeyBindingConflict.Resolution, _ targets: KeyBinding.States
    ) -> KeyBinding.State {
        let kept = requestedKeys(of: owner, in: targets).filter {
            !layout.isSame($0, conflict.chord)
        }
        switch resolution {
        case .cancel: return targets[owner] ?? state(of: owner)
        case .resetOthers: return .default
        case .replace: return .custom(kept)
        case .swap:
            return .custom(kept + releasedKeys(of: conflict.command.identifier, in: targets))
        }
    }

    /// Returns the present keys of a command that `targets` would take away.
    private func releasedKeys(of command: KeyBindingIdentifier, in targets: KeyBinding.States)
        -> [KeyChord]
    {
        let requested = requestedKeys(of: command, in: targets)
        return (binding(command)?.keys ?? []).filter { !layout.contains($0, in: requested) }
    }

    /// Returns a Boolean value that indicates whether each command releases keys, and all commands
    /// in conflict with it can have these keys.
    private func canSwap(_ targets: KeyBinding.States, for request: KeyBindingsPlan.Request) -> Bool
    {
        guard request.isForOne else { return false }
        return conflicts(in: targets, betweenDefaults: true).allSatisfy { conflict in
            let keys = releasedKeys(of: conflict.command.identifier, in: targets)
            return !keys.isEmpty
                && conflict.owners.allSatisfy { mayHave(keys, $0.identifier) }
        }
    }

    private func mayHave(_ keys: [KeyChord], _ command: KeyBindingIdentifier) -> Bool {
        guard let entry = entries[command] else { return false }
        return keys.allSatisfy { rejectionReason(for: $0, of: entry) == nil }
    }
}
