import UIKit

extension KeyBindingsRegistry {
    /// The state of the registry that has to do with its storage.
    struct StoredState {
        var file: KeyBindingsFile?
        /// The lines of the file that only newer versions understand.
        var unknownLines: [String] = []
        /// The states that changed since the file was read or written.
        var unsaved: KeyBinding.States = [:]
        /// The problems that no event has reported yet.
        var unreportedProblems: [KeyBindingsStorageError] = []
        var migrations = KeyBindingMigrations()
    }

    /// Stores bindings in `storage` from now on, and reads those that it has.
    ///
    /// Changes that could not be saved before stay.
    public func use(_ storage: any KeyBindingsStorage) {
        stored.file = KeyBindingsFile(storage)
        read(keeping: KeyBindingsRecord())
    }

    /// Stores bindings in a folder of Application Support, or nowhere.
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

    /// Reads the storage once more, for instance after the file came from another device, or when
    /// the app comes to the front and an extension may have changed it.
    ///
    /// If the file is damaged or missing, the bindings that are known already stay as they are.
    public func reload() {
        read(keeping: known)
    }

    /// Keeps the states of a provider whose identifier changed.
    ///
    /// `old` is the provider's former identifier, or its number in a file of KeyCommandKit.
    public func rename(provider old: String, to new: String) {
        stored.migrations.providers[old] = new
        let migrations = stored.migrations
        let before = table.states
        let after = migrations.migrated(before)
        // A state under the new name is newer, also than one that was not saved. A reset is not
        // among the states, and must move all the same.
        let names = migrations.migrated(stored.unsaved).keys
        stored.unsaved = Dictionary(
            uniqueKeysWithValues: names.map { ($0, after[$0] ?? .default) })
        guard after != before else { return }
        adopt(KeyBindingsRecord(states: after, unknown: stored.unknownLines))
        save()
        reportChanges(since: before)
    }
}

// MARK: Reading and writing

extension KeyBindingsRegistry {
    /// All states, with the lines that only newer versions understand.
    private var known: KeyBindingsRecord {
        KeyBindingsRecord(states: table.states, unknown: stored.unknownLines)
    }

    /// The changes that are not saved yet.
    var edits: KeyBindingsEdits { edits(keeping: known) }

    private func edits(keeping known: KeyBindingsRecord) -> KeyBindingsEdits {
        KeyBindingsEdits(known: known, changes: stored.unsaved, migrations: stored.migrations)
    }

    /// Adopts the content of the storage, and of `known` what may be missing in a damaged file.
    private func read(keeping known: KeyBindingsRecord) {
        guard let (content, problem) = stored.file?.load(edits(keeping: known)) else { return }
        storageProblem = nil
        let before = table.states
        adopt(content)
        if let problem { record(problem) }
        if !stored.unsaved.isEmpty { save() }
        reportChanges(since: before)
    }

    /// Replaces all states with those of `record`, except for changes that are not saved yet.
    private func adopt(_ record: KeyBindingsRecord) {
        stored.unknownLines = record.unknown
        let states = stored.migrations.migrated(record.states)
        table.replaceStates(with: states.merging(stored.unsaved) { $1 })
    }

    /// Writes the changes and adopts those that other processes wrote meanwhile, unless
    /// `isCompatible` says that they do not fit each other.
    ///
    /// Returns the reason why that was not possible; `nil` if it was, or if there is no storage.
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

    /// Remembers a problem, which the next `reportChanges(since:)` reports.
    private func record(_ problem: KeyBindingsStorageError) {
        storageProblem = problem
        stored.unreportedProblems.append(problem)
    }

    /// Reports the changes since `before`, and then the problems on the way, once all is as the
    /// events say.
    func reportChanges(since before: KeyBinding.States) {
        let changes = table.changes(since: before)
        let problems = stored.unreportedProblems
        stored.unreportedProblems = []
        if !changes.isEmpty { report(.changed(changes)) }
        for problem in problems { report(.storageProblem(problem)) }
    }
}
