import Foundation

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

/// A folder in memory that several processes share, and that can be full or locked.
@MainActor
final class MemoryDisk: FileOperations {
    private struct Failure: Error {}

    var files: [String: Data] = [:]
    /// A Boolean value that indicates whether nothing more can be written.
    var isFull = false
    /// A Boolean value that indicates whether a process that never ends holds the lock.
    var isLocked = false

    static let name = "KeyBindings.plist"

    /// A storage on the disk, as each process makes one.
    func makeStorage() -> FileKeyBindingsStorage {
        FileKeyBindingsStorage(folder: URL(fileURLWithPath: "/folder"), files: self)
    }

    /// The content of the file of bindings, or of its copy if it is damaged; `nil` if there is none.
    var document: KeyBindingsDocument? {
        files[Self.name].map {
            KeyBindingsDocument($0).recovered(from: files["KeyBindings.copy.plist"])
        }
    }

    func read(_ url: URL, limit: Int) throws -> Data? { files[url.lastPathComponent] }

    func write(_ data: Data, to url: URL) throws {
        guard files[url.lastPathComponent] == nil else { throw Failure() }
        files[url.lastPathComponent] = isFull ? data.prefix(data.count / 2) : data
        if isFull { throw Failure() }
    }

    func replace(_ url: URL, with other: URL) throws {
        guard let new = files.removeValue(forKey: other.lastPathComponent) else { throw Failure() }
        files[url.lastPathComponent] = new
    }

    func remove(_ url: URL) throws { files[url.lastPathComponent] = nil }

    func lock(_ folder: URL) throws -> (() -> Void)? {
        guard !isLocked else { return nil }
        isLocked = true
        return { [weak self] in self?.isLocked = false }
    }

    func pause() {}
}
