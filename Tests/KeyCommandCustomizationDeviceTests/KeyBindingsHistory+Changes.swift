import DeviceFixtures
import Requirements
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

extension KeyBindingsHistory {
    // MARK: Choices

    mutating func chord() -> KeyChord {
        let texts = BindingsApp.chords
        return KeyChord(text: texts[Int.random(in: texts.indices, using: &random)])
            ?? KeyChord(.function(1))
    }

    mutating func resolution() -> KeyBindingConflict.Resolution {
        let all = KeyBindingConflict.Resolution.allCases
        return all[Int.random(in: all.indices, using: &random)]
    }

    mutating func identifier(in process: BindingsProcess) -> KeyBindingIdentifier? {
        process.registry.table.entries.keys.randomElement(using: &random)
    }

    // MARK: Changes

    /// Has `process` change something, and returns what is wrong with what came of it.
    func change(
        _ process: BindingsProcess, _ perform: (KeyBindingsRegistry) -> KeyBindingsOutcome
    ) -> [String] {
        let registry = process.registry
        // Only where nobody else has changed the file, it is known what must come of it.
        let isAlone = process.agrees(with: disk) && registry.store.unsavedStates.isEmpty
        let (before, circumstances) = (registry.table.states, process.circumstances)
        let merged = process.merged(with: disk)
        let outcome = perform(registry)
        let after = registry.table.states
        var wrongs: [String] = []
        switch outcome {
        case .applied(let plan, let problem):
            wrongs += savingProblems(of: process)
            if problem != nil, registry.storageProblem == nil { wrongs.append("no problem left") }
            // What others saved meanwhile is neither changed nor taken back, but for the bindings
            // that they changed, too.
            let changes = plan.changes.map { ($0.identifier, $0.after) }
            let isRead = problem == nil || after != before.applying(changes)
            let others = isRead ? merged : before
            let expected = others.applying(changes)
            if after != expected { wrongs.append("other changes than planned") }
            // For a command that only loses keys, nobody has chosen here.
            if isRead, plan.resolved.contains(where: { merged[$0] != before[$0] }) {
                wrongs.append("a resolution overwrites another process's choice")
            }
            if !plan.isUndoing { wrongs += ruleProblems(of: plan, in: process) }
            process.done.append(
                .init(plan: plan, before: others, after: after, circumstances: circumstances))
        case .unchanged, .conflicting, .rejected, .unknown, .outdated:
            if after != before, isAlone || after != merged {
                wrongs.append("changed, although \(outcome)")
            }
        }
        return wrongs
    }

    /// Keys that a plan gave to commands that can't have them.
    private func ruleProblems(of plan: KeyBindingsPlan, in process: BindingsProcess) -> [String] {
        let table = process.registry.table
        return plan.changes.flatMap { change -> [String] in
            guard case .custom(let keys) = change.after,
                let entry = table.entries[change.identifier]
            else { return [] }
            let old = entry.binding.defaultKeys + entry.binding.requestedKeys(in: change.before)
            return keys.filter { key in
                !table.layout.contains(key, in: old)
                    && table.rules.rejectionReason(
                        for: key, on: table.layout, allowsBareKeys: entry.allowsBareKeys) != nil
            }.map { "\(change.identifier) got \($0.text)" }
        }
    }

    mutating func choose(_ process: BindingsProcess, isResolved: Bool) -> [String] {
        guard let identifier = identifier(in: process) else { return [] }
        let keys = (0..<Int.random(in: 1...2, using: &random)).map { _ in chord() }
        let request = KeyBindingsPlan.Request.set(identifier, .custom(keys))
        let answer = resolution()
        var conflicting: KeyBindingsPlan?
        var wrongs = change(process) {
            let outcome = $0.perform(request, .cancel)
            if case .conflicting(let plan) = outcome { conflicting = plan }
            return outcome
        }
        guard isResolved, let conflicting else { return wrongs }
        if conflicting.resolutions.last != .cancel { wrongs.append("no way to cancel") }
        let isOffered = conflicting.resolutions.contains(answer) && answer != .cancel
        var outcome = KeyBindingsOutcome.unchanged
        let isAlone = process.agrees(with: disk) && process.registry.store.unsavedStates.isEmpty
        wrongs += change(process) {
            outcome = $0.perform(request, answer)
            return outcome
        }
        if case .conflicting = outcome {
            if isOffered, isAlone { wrongs.append("\(answer) resolved nothing") }
        } else if !isOffered, isAlone {
            wrongs.append("\(answer) was not offered, and \(outcome)")
        }
        if outcome.applied != nil, isAlone, answer != .cancel {
            let present = process.registry.binding(identifier)?.keys ?? []
            let layout = process.registry.table.layout
            if !keys.allSatisfy({ layout.contains($0, in: present) }) {
                wrongs.append("\(answer) gave \(present) for \(keys)")
            }
        }
        return wrongs
    }

    // MARK: Changes in an event

    /// Lets the app of `process` change something when it is told of the next event.
    mutating func planResponse(of process: BindingsProcess) {
        let (identifier, chord, disk) = (identifier(in: process), chord(), disk)
        let resolution = resolution()
        let responses: [(KeyBindingsRegistry) -> Void] = [
            { $0.resetAll() }, { $0.reload() }, { $0.forbiddenKeys = [chord] },
            { $0.forgetRecentCommands() }, { $0.use(disk.makeStorage()) },
            { if let identifier { $0.noteRun(of: identifier) } },
            { if let identifier { $0.unassign(identifier) } },
            { if let identifier { $0.customize(identifier, to: chord, resolution: resolution) } },
            { [weak process] in process?.suspension = $0.suspend() },
            { registry in
                for provider in BindingsApp.providers {
                    try? registry.register(
                        provider.entries, provider: provider.name, name: provider.name)
                }
            },
        ]
        process.response = responses[Int.random(in: responses.indices, using: &random)]
    }

    // MARK: Taking back

    mutating func takeBack(_ process: BindingsProcess, isRedo: Bool) -> [String] {
        let registry = process.registry
        guard let last = isRedo ? process.undone.popLast() : process.done.popLast() else {
            return []
        }
        registry.reload()
        let isSame =
            registry.table.states == last.after && process.circumstances == last.circumstances
            && process.agrees(with: disk) && registry.store.unsavedStates.isEmpty
        var outcome = KeyBindingsOutcome.unchanged
        let count = process.done.count
        var wrongs = change(process) {
            outcome = $0.apply(last.plan.undoing)
            return outcome
        }
        // Taken back is not done.
        let taken = process.done.count > count ? process.done.popLast() : nil
        guard isSame else { return wrongs }
        if outcome.applied == nil { wrongs.append("not taken back: \(outcome)") }
        if registry.table.states != last.before { wrongs.append("taken back otherwise") }
        if let taken {
            if isRedo { process.done.append(taken) } else { process.undone.append(taken) }
        }
        return wrongs
    }

    /// Changes something, takes it back, and does it again, with nothing in between.
    mutating func tryOut(_ process: BindingsProcess) -> [String] {
        process.done = []
        var wrongs = choose(process, isResolved: true)
        while !process.done.isEmpty { wrongs += takeBack(process, isRedo: false) }
        if Bool.random(using: &random) { wrongs += takeBack(process, isRedo: true) }
        return wrongs
    }

    // MARK: Commands that ran

    /// Has people run a command, and returns what is wrong with what is remembered.
    mutating func run(in process: BindingsProcess) -> [String] {
        guard let identifier = identifier(in: process) else { return [] }
        let registry = process.registry
        let wrongs = keepingStates(of: process) { $0.noteRun(of: identifier) }
        if registry.recentCommands.first != identifier { return wrongs + ["not the last one"] }
        guard registry.storageProblem == nil, let document = disk.document else { return wrongs }
        let isSaved = document.record.recents.identifiers.first == identifier
        return wrongs + (isSaved ? [] : ["the run isn't saved"])
    }

    mutating func forget(in process: BindingsProcess) -> [String] {
        let wrongs = keepingStates(of: process) { $0.forgetRecentCommands() }
        guard process.registry.storageProblem == nil, let document = disk.document else {
            return wrongs
        }
        return wrongs + (document.record.recents.isEmpty ? [] : ["not forgotten"])
    }

    private func keepingStates(
        of process: BindingsProcess, _ change: (KeyBindingsRegistry) -> Void
    ) -> [String] {
        let (before, merged) = (process.registry.table.states, process.merged(with: disk))
        change(process.registry)
        let after = process.registry.table.states
        return after == before || after == merged ? savingProblems(of: process) : ["keys changed"]
    }

    // MARK: Import

    mutating func importing(_ process: BindingsProcess) -> [String] {
        guard let data = exports.randomElement(using: &random) else { return [] }
        let registry = process.registry
        let (plan, problem) = registry.planForImport(of: data, resolution: resolution())
        var wrongs = problem == nil ? [] : ["the export is \(String(describing: problem))"]
        wrongs += change(process) { $0.apply(plan) }
        guard plan.conflicts.isEmpty, plan.rejected.isEmpty, !plan.changes.isEmpty,
            registry.store.unsavedStates.isEmpty, registry.exportData() == data
        else { return wrongs }
        return wrongs + process.exportProblems
    }
}

extension KeyBinding.States {
    /// Returns the states with some others, without those that are the default.
    fileprivate func applying(_ others: [(KeyBindingIdentifier, KeyBinding.State)]) -> Self {
        merging(others) { $1 }.filter { $0.value != .default }
    }
}
