import Foundation

/// A file of bindings in a storage.
///
/// The file is never overwritten unless it could be read or has been backed up.
@MainActor
final class KeyBindingsFile {
    private let storage: any KeyBindingsStorage
    /// The data that was read last.
    ///
    /// Its problem has been reported.
    private var lastRead: Data?

    /// The result of saving the file.
    struct Saved {
        var record: KeyBindingsRecord
        /// The earlier problem of the file, if it hasn't been reported yet.
        var problem: KeyBindingsStorageError?
    }

    init(_ storage: any KeyBindingsStorage) {
        self.storage = storage
    }

    /// Returns the current content of the file with `edits` applied, and the reason why the content
    /// may be incomplete.
    ///
    /// This method doesn't write to the file, but may back it up.
    func load(_ edits: KeyBindingsEdits)
        -> (record: KeyBindingsRecord, problem: KeyBindingsStorageError?)
    {
        do {
            let data = try storage.load()
            let document = try data.map(read)
            lastRead = data
            try? backUp(data, document)
            return (edits.applied(to: document), document?.problem)
        } catch let problem as KeyBindingsStorageError {
            return (edits.applied(to: nil), problem)
        } catch {
            return (edits.applied(to: nil), .unreadable(String(describing: error)))
        }
    }

    /// Applies `edits` to the current content of the file and returns the saved result.
    ///
    /// Returns `nil` and saves nothing if `isCompatible` returns false for the content.
    func save(
        _ edits: KeyBindingsEdits,
        if isCompatible: (KeyBindingsDocument?) -> Bool = { _ in true }
    ) -> Result<Saved?, KeyBindingsStorageError> {
        struct Incompatible: Error {}
        var saved: Saved?
        var isIncompatible = false
        do {
            try storage.update { data in
                let document = try data.map(read)
                try backUp(data, document)
                isIncompatible = !isCompatible(document)
                guard !isIncompatible else { throw Incompatible() }
                let record = edits.applied(to: document)
                saved = Saved(record: record, problem: data == lastRead ? nil : document?.problem)
                return try Self.data(of: record)
            }
        } catch {
            return isIncompatible
                ? .success(nil) : .failure(.notSaved(String(describing: error)))
        }
        return saved.map { .success($0) } ?? .failure(.notSaved("The storage saved nothing."))
    }

    private static func data(of record: KeyBindingsRecord) throws -> Data {
        let data = KeyBindingsDocument.data(of: record)
        // Unreadable data is never written.
        guard let problem = KeyBindingsDocument(data).problem else { return data }
        // People's keys come before the commands that they ran.
        guard !record.recents.isEmpty else { throw problem }
        return try Self.data(
            of: KeyBindingsRecord(states: record.states, unknown: record.unknown))
    }

    private func read(_ data: Data) throws -> KeyBindingsDocument {
        let document = KeyBindingsDocument(data)
        // Leave the file as it is, like a file that can't be opened.
        if let problem = document.problem, case .tooLarge = problem { throw problem }
        return document.recovered(from: try? (storage as? FileKeyBindingsStorage)?.loadCopy())
    }

    private func backUp(_ data: Data?, _ document: KeyBindingsDocument?) throws {
        if let data, document?.problem != nil { try storage.backUp(data) }
    }
}

/// The changes by this process since the file was last read or written.
///
/// These changes are applied to the file even if other processes have changed it.
struct KeyBindingsEdits: Hashable, Sendable {
    /// All bindings known to this process, including the changes.
    var known = KeyBindingsRecord()
    /// The changed states.
    var changes: KeyBinding.States = [:]
    /// The commands that ran, and the end of the period that people forgot.
    var runs = RunEdits()
    /// The new identifiers of providers with other identifiers in the file.
    var migrations = KeyBindingMigrations()

    /// Returns the content of `document` with the changes.
    ///
    /// A `nil` document is a missing or unreadable file.
    ///
    /// A binding that is missing from a complete file was removed by another process. For a damaged
    /// or missing file, the reason is unknown, so all known bindings are kept.
    func applied(to document: KeyBindingsDocument?) -> KeyBindingsRecord {
        let record = document?.record ?? KeyBindingsRecord()
        var (states, unknown) = (migrations.migrated(record.states), record.unknown)
        var recents = migrations.migrated(record.recents)
        if document?.isWhole != true {
            states.merge(known.states) { stored, _ in stored }
            unknown.merge(known.unknown) { stored, _ in stored }
            recents.merge(known.recents)
        }
        return KeyBindingsRecord(
            states: states.merging(changes) { $1 }, unknown: unknown,
            recents: runs.applied(to: recents))
    }
}

/// The current identifiers of providers that have different identifiers in a file.
struct KeyBindingMigrations: Hashable, Sendable {
    /// The next identifiers, by the former ones.
    ///
    /// A next identifier can itself be a former one.
    private(set) var providers: [String: String] = [:]

    /// Moves the entries under `old` to `new`, the current identifier from now on.
    mutating func rename(_ old: String, to new: String) {
        guard old != new else { return }
        // A provider can have an earlier identifier again.
        if path(from: new).contains(old) { providers[new] = nil }
        providers[old] = new
    }

    /// Returns `recents` under the current identifiers.
    func migrated(_ recents: RecentCommands) -> RecentCommands {
        RecentCommands(times: migrated(recents.times))
    }

    /// Returns `states` under the current identifiers.
    ///
    /// If a state is stored under several identifiers of a provider, the state under the latest
    /// identifier is newer and stays.
    func migrated<State>(_ states: [KeyBindingIdentifier: State]) -> [KeyBindingIdentifier: State] {
        guard !providers.isEmpty else { return states }
        let paths = Dictionary(
            uniqueKeysWithValues: Set(states.keys.map(\.provider)).map { ($0, path(from: $0)) })
        let former = states.keys.compactMap { identifier in
            paths[identifier.provider].flatMap { path in
                path.last.map { (identifier, provider: $0, age: path.count) }
            }
        }.sorted { ($0.age, $0.0.provider) < ($1.age, $1.0.provider) }
        var migrated = states
        for (identifier, _, _) in former { migrated[identifier] = nil }
        for (identifier, provider, _) in former {
            let current = KeyBindingIdentifier(provider: provider, key: identifier.key)
            if migrated[current] == nil { migrated[current] = states[identifier] }
        }
        return migrated
    }

    /// Returns the later identifiers of a provider after `identifier`, the current one last.
    private func path(from identifier: String) -> [String] {
        Array(sequence(first: identifier) { providers[$0] }.dropFirst())
    }
}
