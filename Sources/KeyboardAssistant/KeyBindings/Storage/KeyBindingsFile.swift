import Foundation

/// A file of bindings in a storage, which is never overwritten before it could be read or backed
/// up.
@MainActor
final class KeyBindingsFile {
    private let storage: any KeyBindingsStorage
    /// Data that must be backed up before anything is written.
    private var pendingBackup: Data?
    /// The data that was read last, which is not parsed again as long as it is the same.
    private var lastRead: (data: Data, document: KeyBindingsDocument)?

    /// The record that the file has after saving.
    struct Saved {
        var record: KeyBindingsRecord
        /// The problem of the file before, if it was not reported yet.
        var problem: KeyBindingsStorageError?
    }

    init(_ storage: any KeyBindingsStorage) {
        self.storage = storage
    }

    /// Returns the present content of the file with `edits`, and why that may not be all.
    ///
    /// The file is not written.
    func load(_ edits: KeyBindingsEdits)
        -> (record: KeyBindingsRecord, problem: KeyBindingsStorageError?)
    {
        do {
            let document = try storage.load().map(read)
            try? backUpIfNeeded()
            return (edits.applied(to: document), document?.problem)
        } catch let problem as KeyBindingsStorageError {
            return (edits.applied(to: nil), problem)
        } catch {
            return (edits.applied(to: nil), .unreadable(String(describing: error)))
        }
    }

    /// Applies `edits` to the present content of the file and returns what was saved; `nil` if
    /// `isCompatible` says that they do not fit the content.
    func save(
        _ edits: KeyBindingsEdits,
        if isCompatible: (KeyBindingsDocument?) -> Bool = { _ in true }
    ) -> Result<Saved?, KeyBindingsStorageError> {
        struct Incompatible: Error {}
        var saved: Saved?
        var isIncompatible = false
        do {
            try storage.update { data in
                let before = lastRead?.data
                let document = try data.map(read)
                try backUpIfNeeded()
                isIncompatible = !isCompatible(document)
                guard !isIncompatible else { throw Incompatible() }
                let record = edits.applied(to: document)
                saved = Saved(record: record, problem: data == before ? nil : document?.problem)
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
        guard data.count <= KeyBindingsDocument.sizeLimit else {
            throw KeyBindingsStorageError.tooLarge(bytes: data.count)
        }
        return data
    }

    private func read(_ data: Data) throws -> KeyBindingsDocument {
        if let lastRead, lastRead.data == data { return lastRead.document }
        let document = KeyBindingsDocument(data)
        // It stays as it is, like a file that cannot be opened.
        if let problem = document.problem, case .tooLarge = problem { throw problem }
        if document.problem != nil { pendingBackup = data }
        lastRead = (data, document)
        return document
    }

    private func backUpIfNeeded() throws {
        guard let data = pendingBackup else { return }
        try storage.backUp(data)
        pendingBackup = nil
    }
}

/// The changes made here since the file was read or written, to be applied to the file as others
/// left it.
struct KeyBindingsEdits: Hashable, Sendable {
    /// Everything that is known here, with the changes.
    var known = KeyBindingsRecord()
    /// The changed states.
    var changes: KeyBinding.States = [:]
    /// The names that differ in the file.
    var migrations = KeyBindingMigrations()

    /// Returns the content of `document` with the changes; `nil` stands for a file that does not
    /// exist or cannot be read.
    ///
    /// A binding that is missing in a whole file was removed by others. Of a file that is damaged or
    /// missing that cannot be said, so everything that is known here is kept.
    func applied(to document: KeyBindingsDocument?) -> KeyBindingsRecord {
        let record = document?.record ?? KeyBindingsRecord()
        var (states, unknown) = (migrations.migrated(record.states), record.unknown)
        if document?.isWhole != true {
            states.merge(known.states) { stored, _ in stored }
            unknown += known.unknown.filter { !unknown.contains($0) }
        }
        return KeyBindingsRecord(states: states.merging(changes) { $1 }, unknown: unknown)
    }
}

/// The present identifiers of providers that have other names in a file.
struct KeyBindingMigrations: Hashable, Sendable {
    /// The present identifiers by the former ones.
    var providers: [String: String] = [:]

    /// Returns `states` under their present identifiers; a state that is stored under these already
    /// is newer.
    func migrated(_ states: KeyBinding.States) -> KeyBinding.States {
        states.reduce(into: states) { migrated, entry in
            guard let provider = providers[entry.key.provider], provider != entry.key.provider
            else { return }
            let identifier = KeyBindingIdentifier(provider: provider, key: entry.key.key)
            migrated[entry.key] = nil
            if migrated[identifier] == nil { migrated[identifier] = entry.value }
        }
    }
}
