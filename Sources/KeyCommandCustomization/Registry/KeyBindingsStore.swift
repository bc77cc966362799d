import Foundation

/// The bindings of a registry, loaded from a storage and saved there.
///
/// Each method returns the resulting events. By then, the store is in the state that the events
/// describe.
@MainActor
final class KeyBindingsStore {
    typealias Events = [KeyBindingsEvent]

    private var bindings = KeyBindingTable()
    private var file: KeyBindingsFile?
    /// The texts of the file that only newer versions of the library understand.
    private var unknown: [KeyBindingIdentifier: String] = [:]
    /// The states that changed since the file was last read or written.
    private var unsaved: KeyBinding.States = [:]
    /// The commands that ran last.
    private(set) var recents = RecentCommands()
    /// The commands that ran or were forgotten since the file was last read or written.
    private var unsavedRuns = RunEdits()
    private var problem: KeyBindingsStorageError?
    /// The states according to the events so far.
    ///
    /// A storage of the app's can change bindings while it is called for another change.
    private var reported: KeyBinding.States = [:]
    /// The problems without an event so far.
    private var unreportedProblems: [KeyBindingsStorageError] = []
    private var migrations = KeyBindingMigrations()
    private var keyboard = KeyboardInUse()

    var table: KeyBindingTable { bindings }

    /// The reason why some or all of the bindings couldn't be read or written; `nil` without a
    /// problem.
    var storageProblem: KeyBindingsStorageError? { problem }

    /// The states that changed since the file was last read or written.
    var unsavedStates: KeyBinding.States { unsaved }

    // MARK: Declaring

    /// Adds the bindings of a provider, or none of them if the key of one is already taken.
    func register(_ entries: [KeyBindingTable.Entry], provider: String, name: String)
        throws(KeyBindingsError) -> Events
    {
        let count = bindings.entries.values.count
        let isNew = bindings.providers[provider] == nil
        try bindings.register(entries, provider: provider, name: name)
        let hasMore = isNew || bindings.entries.values.count > count
        return (hasMore ? [.registered(provider: provider)] : []) + takeEvents()
    }

    func setForbiddenKeys(_ keys: Set<KeyChord>) { bindings.rules.forbidden = keys }

    func setMenuItems(_ items: [KeyChord: String]) { bindings.rules.menuItems = items }

    /// Sets the keyboard layout in use, and returns a Boolean value that indicates whether bindings
    /// have other keys on this layout.
    func setLayout(_ layout: KeyboardLayout) -> Bool {
        func keys() -> [[KeyChord]] {
            bindings.entries.keys.map { bindings.binding($0)?.keys ?? [] }
        }
        let before = keys()
        bindings.layout = layout
        return keys() != before
    }

    /// Updates the keyboard's layout with a pressed key; `nil` if the layout stays the same.
    func learnLayout(from press: KeyboardInUse.Press) -> Events? {
        keyboard.record(press)
        guard keyboard.layout != table.layout else { return nil }
        return setLayout(keyboard.layout) ? [.changed([])] : []
    }

    // MARK: Storage

    /// Loads the bindings from `storage` and saves all changes there from now on.
    func use(_ storage: any KeyBindingsStorage) -> Events {
        file = KeyBindingsFile(storage)
        read(keeping: KeyBindingsRecord())
        return takeEvents()
    }

    /// Stores bindings in a folder of Application Support; `nil` turns storing off.
    func useFolder(inApplicationSupport name: String?) -> Events {
        file = nil
        problem = nil
        guard let name else { return [] }
        do throws(KeyBindingsStorageError) {
            return use(try FileKeyBindingsStorage(applicationSupportName: name))
        } catch {
            record(error)
            return takeEvents()
        }
    }

    /// Reloads the bindings from the storage.
    func reload() -> Events {
        read(keeping: known)
        return takeEvents()
    }

    /// Moves the stored states of a provider to a new identifier.
    func rename(provider old: String, to new: String) -> Events {
        migrations.rename(old, to: new)
        let before = bindings.states
        let after = migrations.migrated(before)
        // A state under the new identifier is newer, even than an unsaved one. A reset isn't one of
        // the states and must be moved separately.
        let names = migrations.migrated(unsaved).keys
        unsaved = Dictionary(uniqueKeysWithValues: names.map { ($0, after[$0] ?? .default) })
        unsavedRuns.runs = migrations.migrated(unsavedRuns.runs)
        let renamed = migrations.migrated(recents)
        guard after != before || renamed != recents else { return [] }
        adopt(KeyBindingsRecord(states: after, unknown: unknown, recents: renamed))
        save()
        return takeEvents()
    }

    /// Returns the plan for importing `data`, and the reason why some or all of the data couldn't
    /// be read.
    func planForImport(of data: Data, resolution: KeyBindingConflict.Resolution)
        -> (plan: KeyBindingsPlan, problem: KeyBindingsStorageError?)
    {
        let document = KeyBindingsDocument(data)
        guard document.isReadable else {
            return (KeyBindingsPlan(), data.isEmpty ? .foreign : document.problem)
        }
        // The states may have former identifiers.
        let states = migrations.migrated(document.record.states)
        return (table.plan(for: .restore(states), resolution: resolution), document.problem)
    }

    // MARK: Changing

    /// Plans a request and applies the plan.
    ///
    /// If another process has saved changes in the meantime, the request is planned again on top of
    /// these changes. In that case, `resolution` doesn't apply to the commands that have the keys
    /// now, because people may not have been asked about them.
    func perform(
        _ request: KeyBindingsPlan.Request, _ resolution: KeyBindingConflict.Resolution
    ) -> (outcome: KeyBindingsOutcome, events: Events) {
        if case .set(let identifier, _) = request, table.entries[identifier] == nil {
            return (.unknown(identifier), [])
        }
        var outcome = performOnce(request, resolution)
        if outcome == .outdated { outcome = performOnce(request, .cancel) }
        return (outcome, takeEvents())
    }

    private func performOnce(
        _ request: KeyBindingsPlan.Request, _ resolution: KeyBindingConflict.Resolution
    ) -> KeyBindingsOutcome {
        let plan = table.plan(for: request, resolution: resolution)
        if let (chord, reason) = plan.rejected.min(by: { $0.key.text < $1.key.text }) {
            return .rejected(chord, reason)
        }
        return applyOnce(plan)
    }

    /// Applies `plan` as a whole or not at all.
    func apply(_ plan: KeyBindingsPlan) -> (outcome: KeyBindingsOutcome, events: Events) {
        let outcome = applyOnce(plan)
        // Includes the changes by other processes that were found while saving.
        return (outcome, takeEvents())
    }

    private func applyOnce(_ plan: KeyBindingsPlan) -> KeyBindingsOutcome {
        guard plan.conflicts.isEmpty else { return .conflicting(plan) }
        guard !plan.changes.isEmpty else { return .unchanged }
        guard bindings.canApply(plan) else { return .outdated }
        let (before, edits) = (bindings, self.edits)
        bindings.apply(plan)
        for change in plan.changes { unsaved[change.identifier] = change.after }
        var isOutdated = false
        var others = before
        let problem = save { document in
            // Another process may have given the keys to a different command in the meantime, taken
            // keys from a command that can't have them anew, or changed a command in a conflict.
            others.replaceStates(with: edits.applied(to: document).states)
            isOutdated = !others.accepts(plan)
            return !isOutdated
        }
        guard !isOutdated else {
            bindings.replaceStates(with: before.states)
            unsaved = edits.changes
            read(keeping: known)
            return .outdated
        }
        let applied = plan.applied(to: problem == nil ? others.states : before.states)
        return applied.changes.isEmpty ? .unchanged : .applied(applied, notSaved: problem)
    }
}

// MARK: - Commands that ran

extension KeyBindingsStore {
    /// Records and saves a run of a command `time` microseconds after 1970.
    ///
    /// The events are about changes by other processes.
    func noteRun(of identifier: KeyBindingIdentifier, at time: Int) -> Events {
        recents.note(identifier, at: time)
        unsavedRuns.runs.merge(recents.only(identifier))
        return saveRuns()
    }

    /// Forgets all commands that ran, including the runs that other processes have saved until
    /// `time`.
    func forgetRuns(until time: Int) -> Events {
        unsavedRuns = RunEdits(
            forgottenUntil: max(time, recents.newest, unsavedRuns.forgottenUntil))
        recents = RecentCommands()
        return saveRuns()
    }

    private func saveRuns() -> Events {
        save()
        return takeEvents()
    }
}

// MARK: - Reading and writing

extension KeyBindingsStore {
    /// All states, together with the texts that only newer versions understand.
    private var known: KeyBindingsRecord {
        KeyBindingsRecord(states: bindings.states, unknown: unknown, recents: recents)
    }

    /// The changes that haven't been saved yet.
    private var edits: KeyBindingsEdits { edits(keeping: known) }

    private func edits(keeping known: KeyBindingsRecord) -> KeyBindingsEdits {
        KeyBindingsEdits(
            known: known, changes: unsaved, runs: unsavedRuns, migrations: migrations)
    }

    /// Loads the content of the storage, and completes a damaged file with `known`.
    private func read(keeping known: KeyBindingsRecord) {
        guard let (content, problem) = file?.load(edits(keeping: known)) else { return }
        self.problem = nil
        adopt(content)
        if let problem { record(problem) }
        if !unsaved.isEmpty || !unsavedRuns.isEmpty { save() }
    }

    /// Replaces all states with the states of `record`, except for unsaved changes.
    private func adopt(_ record: KeyBindingsRecord) {
        unknown = record.unknown
        recents = unsavedRuns.applied(to: migrations.migrated(record.recents))
        let states = migrations.migrated(record.states)
        bindings.replaceStates(with: states.merging(unsaved) { $1 })
    }

    /// Saves the changes, and adopts the changes that other processes have saved in the meantime.
    ///
    /// Nothing is saved if `isCompatible` returns false.
    ///
    /// Returns the error if saving failed; `nil` after success or without a storage.
    @discardableResult
    private func save(
        if isCompatible: (KeyBindingsDocument?) -> Bool = { _ in true }
    ) -> KeyBindingsStorageError? {
        guard let file else { return nil }
        switch file.save(edits, if: isCompatible) {
        case .success(let saved?):
            unsaved = [:]
            unsavedRuns = RunEdits()
            adopt(saved.record)
            if case .notSaved = problem { problem = nil }
            if let problem = saved.problem { record(problem) }
            return nil
        case .success(nil): return nil
        case .failure(let problem):
            record(problem)
            return problem
        }
    }

    /// Remembers a problem for the next call of `takeEvents()`.
    private func record(_ problem: KeyBindingsStorageError) {
        self.problem = problem
        unreportedProblems.append(problem)
    }

    /// Returns the changes since the last call, and then the remembered problems.
    private func takeEvents() -> Events {
        let changes = bindings.changes(since: reported)
        let problems = unreportedProblems
        (reported, unreportedProblems) = (bindings.states, [])
        return (changes.isEmpty ? [] : [.changed(changes)])
            + problems.map(KeyBindingsEvent.storageProblem)
    }
}
