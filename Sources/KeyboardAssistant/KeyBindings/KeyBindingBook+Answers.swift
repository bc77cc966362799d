extension KeyBindingBook {
    /// `targets` with `answer` given to all who have the keys.
    func settle(_ targets: Targets, _ answer: KeyBindingsAnswer, for request: KeyBindingsRequest)
        -> Targets
    {
        guard answer != .cancel else { return targets }
        var settled = targets
        for conflict in conflicts(in: targets, betweenDefaults: request.isForOne) {
            for owner in conflict.owners.map(\.identifier) {
                settled[owner] = state(of: owner, losing: conflict, answer, settled)
            }
        }
        return settled
    }

    /// The answers that leave no conflict, and `.cancel`; none if there is no conflict.
    func answers(to targets: Targets, for request: KeyBindingsRequest) -> [KeyBindingsAnswer] {
        guard !conflicts(in: targets, betweenDefaults: request.isForOne).isEmpty else { return [] }
        return KeyBindingsAnswer.allCases.filter { answer in
            switch answer {
            case .cancel: return true
            case .swap:
                guard canSwap(targets, for: request) else { return false }
            case .replace, .resetOthers: break
            }
            return conflicts(
                in: settle(targets, answer, for: request), betweenDefaults: request.isForOne
            ).isEmpty
        }
    }

    private func state(
        of owner: KeyBindingIdentifier, losing conflict: KeyBindingConflict,
        _ answer: KeyBindingsAnswer, _ targets: Targets
    ) -> KeyBinding.State {
        let kept = wishes(of: owner, targets).filter {
            !layout.isSame($0, conflict.chord)
        }
        switch answer {
        case .cancel: return targets[owner] ?? state(of: owner)
        case .resetOthers: return .leftAlone
        case .replace: return .changed(kept)
        case .swap:
            return .changed(kept + givenUp(by: conflict.command.identifier, targets))
        }
    }

    /// The keys that `identifier` has and would not have any more.
    private func givenUp(by identifier: KeyBindingIdentifier, _ targets: Targets) -> [KeyChord] {
        let wanted = wishes(of: identifier, targets)
        return (binding(identifier)?.keys ?? []).filter {
            !layout.contains($0, in: wanted)
        }
    }

    /// Whether there is something to give in return, which all others may have.
    private func canSwap(_ targets: Targets, for request: KeyBindingsRequest) -> Bool {
        guard request.isForOne else { return false }
        return conflicts(in: targets, betweenDefaults: true).allSatisfy { conflict in
            let keys = givenUp(by: conflict.command.identifier, targets)
            return !keys.isEmpty
                && conflict.owners.allSatisfy { owner in
                    let bareKeys = entries[owner.identifier]?.bareKeys ?? false
                    return keys.allSatisfy {
                        rules.refusal(of: $0, on: layout, bareKeys: bareKeys) == nil
                    }
                }
        }
    }
}
