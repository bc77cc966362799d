import UIKit

extension KeyBindingsRegistry {
    /// The part of the registry's state that concerns its storage.
    struct StoredState {
        var file: KeyBindingsFile?
        /// The texts of the file that only newer versions of the library understand.
        var unknown: [KeyBindingIdentifier: String] = [:]
        /// The states that changed since the file was last read or written.
        var unsaved: KeyBinding.States = [:]
        /// The problems that haven't been reported by an event yet.
        var unreportedProblems: [KeyBindingsStorageError] = []
        var migrations = KeyBindingMigrations()
    }

    /// Loads the bindings from `storage` and saves all changes there from now on.
    ///
    /// Earlier changes that couldn't be saved are kept.
    public func use(_ storage: any KeyBindingsStorage) {
        stored.file = KeyBindingsFile(storage)
        read(keeping: KeyBindingsRecord())
    }

    /// Stores bindings in a folder of Application Support; `nil` stores them nowhere.
    func useFolder(inApplicationSupport name: String?) {
        stored.file = nil
        storageProblem = nil
        guard let name else { return }
        do throws(KeyBindingsStorageError) {
            use(try FileKeyBindingsStorage(applicationSupportName: name))
        } catch {
            record(error)
            reportChanges(since: table.states)
        }
    }

    /// Reloads the bindings from the storage, for example after the file was synced from another
    /// device, or when the app becomes active and an extension may have changed the file.
    ///
    /// If the file is damaged or missing, the bindings that are already loaded don't change.
    public func reload() {
        read(keeping: known)
    }

    /// Moves the stored states of a provider to a new identifier.
    ///
    /// `old` is the provider's former identifier, or its number in a KeyCommandKit file. If the
    /// provider had several former identifiers, call this method for each step, in the order in
    /// which the provider got them.
    public func rename(provider old: String, to new: String) {
        stored.migrations.rename(old, to: new)
        let migrations = stored.migrations
        let before = table.states
        let after = migrations.migrated(before)
        // A state under the new identifier is newer, even than an unsaved one. A reset isn't one of
        // the states and must be moved separately.
        let names = migrations.migrated(stored.unsaved).keys
        stored.unsaved = Dictionary(
            uniqueKeysWithValues: names.map { ($0, after[$0] ?? .default) })
        guard after != before else { return }
        adopt(KeyBindingsRecord(states: after, unknown: stored.unknown))
        save()
        reportChanges(since: before)
    }
}

// MARK: Reading and writing

extension KeyBindingsRegistry {
    /// All states, together with the texts that only newer versions understand.
    private var known: KeyBindingsRecord {
        KeyBindingsRecord(states: table.states, unknown: stored.unknown)
    }

    /// The changes that haven't been saved yet.
    var edits: KeyBindingsEdits { edits(keeping: known) }

    private func edits(keeping known: KeyBindingsRecord) -> KeyBindingsEdits {
        KeyBindingsEdits(known: known, changes: stored.unsaved, migrations: stored.migrations)
    }

    /// Loads the content of the storage, and keeps what a damaged file may lack from `known`.
    private func read(keeping known: KeyBindingsRecord) {
        guard let (content, problem) = stored.file?.load(edits(keeping: known)) else { return }
        storageProblem = nil
        let before = table.states
        adopt(content)
        if let problem { record(problem) }
        if !stored.unsaved.isEmpty { save() }
        reportChanges(since: before)
    }

    /// Replaces all states with those of `record`, except for unsaved changes.
    private func adopt(_ record: KeyBindingsRecord) {
        stored.unknown = record.unknown
        let states = stored.migrations.migrated(record.states)
        table.replaceStates(with: states.merging(stored.unsaved) { $1 })
    }

    /// Saves the changes, and adopts the changes that other processes have saved in the meantime.
    ///
    /// Saves nothing if `isCompatible` returns false.
    ///
    /// Returns the error if saving failed; `nil` if it succeeded or there is no storage.
    @discardableResult
    func save(
        if isCompatible: (KeyBindingsDocument?) -> Bool = { _ in true }
    ) -> KeyBindingsStorageError? {
        guard let file = stored.file else { return nil }
        switch file.save(edits, if: isCompatible) {
        case .success(let saved?):
            stored.unsaved = [:]
            adopt(saved.record)
            if case .notSaved = storageProblem { storageProblem = nil }
            if let problem = saved.problem { record(problem) }
            return nil
        case .success(nil): return nil
        case .failure(let problem):
            record(problem)
            return problem
        }
    }

    /// Remembers a problem for the next call of `reportChanges(since:)`.
    private func record(_ problem: KeyBindingsStorageError) {
        storageProblem = problem
        stored.unreportedProblems.append(problem)
    }

    /// Reports the changes since `before`, and then the remembered problems.
    ///
    /// By then, the registry is in the state that the events describe.
    func reportChanges(since before: KeyBinding.States) {
        let changes = table.changes(since: before)
        let problems = stored.unreportedProblems
        stored.unreportedProblems = []
        if !changes.isEmpty { report(.changed(changes)) }
        for problem in problems { report(.storageProblem(problem)) }
    }
}
