import Foundation

/// Reads and writes what people did, and never writes over what it could not read.
@MainActor
final class KeyBindingsFile {
    private let storage: any KeyBindingsStorage
    /// What must be kept aside before anything is written.
    private var endangered: Data?
    private var isReadable = true

    init(_ storage: any KeyBindingsStorage) {
        self.storage = storage
    }

    /// What can be read, and why that may not be all.
    func load() -> (record: KeyBindingsRecord, problem: KeyBindingsStorageError?) {
        do {
            let data = try storage.load()
            isReadable = true
            guard let data else { return (KeyBindingsRecord(), nil) }
            let document = KeyBindingsDocument(data)
            if document.problem != nil {
                endangered = data
                try? keepAside()
            }
            return (document.record, document.problem)
        } catch {
            isReadable = false
            return (KeyBindingsRecord(), .unreadable(String(describing: error)))
        }
    }

    func save(_ record: KeyBindingsRecord) -> KeyBindingsStorageError? {
        guard isReadable else { return .notSaved("What was saved before cannot be read.") }
        do {
            try keepAside()
            try storage.save(KeyBindingsDocument.data(of: record))
            return nil
        } catch {
            return .notSaved(String(describing: error))
        }
    }

    private func keepAside() throws {
        guard let data = endangered else { return }
        try storage.setAside(data)
        endangered = nil
    }
}
