import DeviceFixtures
import Requirements
import UIKit

@testable import KeyCommandCustomization
@testable import KeyNavigation
@testable import KeyboardAssistant

/// A registry as a process has one, with an observer that checks what it is told.
@MainActor
final class BindingsProcess {
    /// A change that can be taken back.
    struct Change {
        var plan: KeyBindingsPlan
        var before: KeyBinding.States
        var after: KeyBinding.States
        /// What the outcome also depends on.
        var circumstances: Circumstances
    }

    struct Circumstances: Equatable {
        var bindings: Int
        var rules: KeyChordRules
        var layout: KeyboardLayout
    }

    let registry: KeyBindingsRegistry
    /// The states according to the events.
    private var told: KeyBinding.States
    /// All events.
    private(set) var events: [KeyBindingsEvent] = []
    private var problemsTold: [KeyBindingsStorageError] = []
    /// The providers whose registration was told of, since the last question.
    private var registered: [String] = []
    /// What there was at the last question.
    private var known: (bindings: Int, problem: KeyBindingsStorageError?) = (0, nil)
    /// What was wrong with the events.
    private var wrongs: [String] = []
    private var token: ObservationToken?
    var done: [Change] = []
    var undone: [Change] = []
    var plan: KeyBindingsPlan?
    var suspension: Cleanup?
    /// What the app does when it is told of the next event.
    var response: ((KeyBindingsRegistry) -> Void)?
    private(set) var hasResponded = false

    init(on disk: MemoryDisk) {
        registry = KeyBindingsRegistry(storage: disk.makeStorage())
        told = registry.table.states
        token = registry.observe { [weak self] in self?.receive($0) }
    }

    private func receive(_ event: KeyBindingsEvent) {
        events.append(event)
        switch event {
        case .registered(let provider): registered.append(provider)
        case .storageProblem(let problem): problemsTold.append(problem)
        case .changed(let changes):
            for change in changes {
                if told[change.identifier] ?? .default != change.before || change.isNone {
                    wrongs.append("told of a wrong change: \(change)")
                }
                told[change.identifier] = change.after == .default ? nil : change.after
            }
            // What the app does when it is told of one change comes before it is told of the next.
            if registry.table.states != told, !hasResponded {
                wrongs.append("told too early or too late")
            }
        }
        guard let response else { return }
        (self.response, hasResponded) = (nil, true)
        response(registry)
    }

    /// Forgets what the app did when it was told, and all changes before.
    func endResponse() {
        hasResponded = false
        (done, undone, plan) = ([], [], nil)
    }

    var circumstances: Circumstances {
        Circumstances(
            bindings: registry.table.entries.values.count, rules: registry.table.rules,
            layout: registry.table.layout)
    }

    /// Returns what is wrong with what was told since the last call.
    func takeWrongs(isNew: Bool) -> [String] {
        let (count, problem) = (circumstances.bindings, registry.storageProblem)
        defer { (wrongs, problemsTold, registered) = ([], [], []) }
        defer { known = (count, problem) }
        var all = wrongs
        if told != registry.table.states { all.append("not told of a change") }
        if isNew { return all }
        if (count > known.bindings) == registered.isEmpty { all.append("misinformed of bindings") }
        if let problem, problem != known.problem, !problemsTold.contains(problem) {
            all.append("not told of \(problem)")
        }
        return all
    }
}

extension KeyBindingsPlan.Change {
    fileprivate var isNone: Bool { before == after }
}

// MARK: What must hold

extension BindingsProcess {
    /// What is wrong with the keys that commands have.
    var keyProblems: [String] {
        let table = registry.table
        var wrongs: [String] = []
        var owners: [KeyChord: [KeyBindingIdentifier]] = [:]
        for identifier in table.entries.keys {
            for chord in table.binding(identifier)?.keys ?? [] {
                owners[table.layout.press(of: chord), default: []].append(identifier)
            }
        }
        for (chord, commands) in owners {
            for (index, one) in commands.enumerated() {
                for other in commands.dropFirst(index + 1)
                where one != other && BindingsApp.overlap(one, other) {
                    wrongs.append("\(one) and \(other) share \(chord.text)")
                }
            }
        }
        // Who lost keys is named.
        let losses = Set(table.conflicts.map(\.command.identifier))
        for identifier in table.entries.keys {
            let requested = table.requestedKeys(of: identifier, in: [:])
            let hasAll = table.binding(identifier)?.keys.count == requested.count
            if hasAll == losses.contains(identifier) {
                wrongs.append("\(identifier) is misreported")
            }
        }
        return wrongs
    }

    /// A Boolean value that indicates whether memory and `disk` have the same.
    func agrees(with disk: MemoryDisk) -> Bool {
        guard let document = disk.document else { return registry.table.states.isEmpty }
        return document.problem == nil && states(in: document) == registry.table.states
    }

    /// The states that the process must have once it has read `disk`.
    ///
    /// What is missing in a whole file was taken away by another process; what is missing in any
    /// other one was lost.
    func merged(with disk: MemoryDisk) -> KeyBinding.States {
        var states = disk.document.map(states) ?? [:]
        if disk.document?.isWhole != true {
            states.merge(registry.table.states) { stored, _ in stored }
        }
        for (identifier, state) in registry.store.unsavedStates { states[identifier] = state }
        return states.filter { $0.value != .default }
    }

    private func states(in document: KeyBindingsDocument) -> KeyBinding.States {
        var states = document.record.states
        for (identifier, state) in states {
            let state = registry.table.canonical(state, of: identifier)
            states[identifier] = state == .default ? nil : state
        }
        return states
    }

    /// What is wrong with what is exported now.
    var exportProblems: [String] {
        let (plan, problem) = registry.planForImport(of: registry.exportData())
        if problem != nil { return ["the export is \(String(describing: problem))"] }
        // Keys that were forbidden since can't be imported again.
        guard plan.rejected.isEmpty else { return [] }
        if !plan.changes.isEmpty { return ["the export changes \(plan.changes)"] }
        return []
    }

    /// What is wrong with a registry that is made on `disk` as after a launch.
    func launchProblems(on disk: MemoryDisk, like other: KeyBindingsRegistry) -> [String] {
        var wrongs: [String] = []
        if registry.table.states != other.table.states {
            wrongs.append("a launch has other states")
        }
        for identifier in other.table.entries.keys
        where other.binding(identifier)?.keys != registry.binding(identifier)?.keys {
            wrongs.append("a launch has other keys of \(identifier)")
        }
        if registry.storageProblem != nil { wrongs.append("a launch has a problem") }
        return wrongs
    }
}
