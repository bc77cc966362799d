import Foundation

/// Reads and writes what people did, and never writes over what it could not read.
@MainActor
final class KeyBindingsFile {
    private let storage: any KeyBindingsStorage
    /// What must be kept aside before anything is written.
    private var endangered: Data?
    /// What was read last, which is not read again as long as it is the same.
    private var last: (data: Data, document: KeyBindingsDocument)?

    init(_ storage: any KeyBindingsStorage) {
        self.storage = storage
    }

    /// What `edits` come to with what is kept by now, and why that may not be all.
    ///
    /// Nothing is written.
    func load(_ edits: KeyBindingsEdits)
        -> (record: KeyBindingsRecord, problem: KeyBindingsStorageError?)
    {
        do {
            let document = try storage.load().map(read)
            try? keepAside()
            return (edits.applied(to: document), document?.problem)
        } catch let problem as KeyBindingsStorageError {
            return (edits.applied(to: nil), problem)
        } catch {
            return (edits.applied(to: nil), .unreadable(String(describing: error)))
        }
    }

    /// Does `edits` to what is kept by now, and returns what that came to, with what was wrong with
    /// what was there; nil if `isFitting` says that they do not fit what is kept.
    func save(
        _ edits: KeyBindingsEdits,
        if isFitting: (KeyBindingsDocument?) -> Bool = { _ in true }
    ) -> Result<Saved?, KeyBindingsStorageError> {
        struct Refused: Error {}
        var saved: Saved?
        var isRefused = false
        do {
            try storage.update { data in
                let before = last?.data
                let document = try data.map(read)
                try keepAside()
                isRefused = !isFitting(document)
                guard !isRefused else { throw Refused() }
                let record = edits.applied(to: document)
                saved = Saved(record: record, problem: data == before ? nil : document?.problem)
                return try Self.data(of: record)
            }
        } catch {
            return isRefused
                ? .success(nil) : .failure(.notSaved(String(describing: error)))
        }
        return saved.map { .success($0) } ?? .failure(.notSaved("The storage saved nothing."))
    }

    /// What saving came to.
    struct Saved {
        /// What is kept now.
        var record: KeyBindingsRecord
        /// What was wrong with what was kept before, if nobody knew of it yet.
        var problem: KeyBindingsStorageError?
    }

    private static func data(of record: KeyBindingsRecord) throws -> Data {
        let data = KeyBindingsDocument.data(of: record)
        guard data.count <= KeyBindingsDocument.sizeLimit else {
            throw KeyBindingsStorageError.tooLarge(bytes: data.count)
        }
        return data
    }

    private func read(_ data: Data) throws -> KeyBindingsDocument {
        if let last, last.data == data { return last.document }
        let document = KeyBindingsDocument(data)
        // It stays where it is, as if it could not be opened.
        if let problem = document.problem, case .tooLarge = problem { throw problem }
        if document.problem != nil { endangered = data }
        last = (data, document)
        return document
    }

    private func keepAside() throws {
        guard let data = endangered else { return }
        try storage.setAside(data)
        endangered = nil
    }
}
