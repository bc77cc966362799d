import Foundation

/// An object that stores bindings between launches of the app.
@MainActor
public protocol KeyBindingsStorage: AnyObject {
    /// Returns the data that was saved last; `nil` if none was ever saved.
    func load() throws -> Data?
    /// Replaces the saved data as a whole or not at all.
    func save(_ data: Data) throws
    /// Saves a copy of unreadable data, and keeps the copy from being overwritten.
    ///
    /// The same data may be passed several times.
    func backUp(_ data: Data) throws
    /// Replaces the saved data with the result of `change`.
    ///
    /// The default implementation calls `load()` and `save(_:)`. Implement this method if other
    /// processes can save between those two calls. Either lock them out for both calls, or call
    /// `change` again with their data.
    func update(_ change: (Data?) throws -> Data) throws
}

extension KeyBindingsStorage {
    /// Loads the saved data, and saves the result of `change` if it is different.
    public func update(_ change: (Data?) throws -> Data) throws {
        let old = try load()
        let new = try change(old)
        if new != old { try save(new) }
    }
}

/// The reason why some or all of the bindings couldn't be read or written.
public enum KeyBindingsStorageError: Error, Hashable, Sendable {
    /// The file is damaged.
    ///
    /// A copy of the last saved data is used instead, and the file is backed up.
    case damaged
    /// A newer version of the library wrote the file.
    ///
    /// The readable parts are used, and the file is backed up.
    case newer(version: Int)
    /// The file isn't in the format of stored bindings.
    ///
    /// A copy of the last saved data is used instead, and the file is backed up.
    case foreign
    /// The name can't be used as a folder name, and nothing is stored.
    case unusableName(String)
    /// The file exists but can't be opened.
    ///
    /// It isn't replaced.
    case unreadable(String)
    /// The data is larger than the limit.
    ///
    /// It isn't read, replaced or imported.
    case tooLarge(bytes: Int)
    /// Saving failed.
    ///
    /// The changes last until the app ends, or until a later change can be saved.
    case notSaved(String)
}

/// A storage that writes bindings atomically to a file, and to a copy for use if the file is
/// damaged.
///
/// An app and its extensions can share a folder, such as the folder of their app group, without
/// losing each other's changes. Links aren't followed, and files larger than one megabyte are
/// neither read nor written.
public final class FileKeyBindingsStorage: KeyBindingsStorage {
    private let folder: URL
    private let files: any FileOperations
    /// A Boolean value that indicates whether this object holds the lock of the folder.
    private var isLocked = false
    /// A Boolean value that indicates whether the last attempt to lock the folder timed out.
    ///
    /// If so, the next attempt doesn't wait.
    private var didLockTimeOut = false

    /// Creates a storage for the file `KeyBindings.plist` in `folder`.
    ///
    /// The folder is created when needed.
    public convenience init(folder: URL) {
        self.init(folder: folder, files: DiskFiles())
    }

    /// Creates a storage in the folder `name` of the app's Application Support directory.
    convenience init(applicationSupportName name: String) throws(KeyBindingsStorageError) {
        guard Self.isFolderName(name),
            let home = FileManager.default.urls(
                for: .applicationSupportDirectory, in: .userDomainMask
            ).first
        else { throw .unusableName(name) }
        self.init(folder: home.appendingPathComponent(name, isDirectory: true))
    }

    init(folder: URL, files: any FileOperations) {
        self.folder = folder
        self.files = files
    }

    /// Returns a Boolean value that indicates whether `text` is a plain folder name.
    ///
    /// Paths, names of other folders such as “..”, and hidden names are excluded.
    private static func isFolderName(_ text: String) -> Bool {
        let forbidden = CharacterSet(charactersIn: "/\\:").union(.controlCharacters)
        return !text.isEmpty && !text.hasPrefix(".") && !text.hasPrefix("~")
            && text.utf8.count < 256 && text.rangeOfCharacter(from: forbidden) == nil
    }

    /// The URL of the file.
    var url: URL { url(of: Self.name) }

    public func load() throws -> Data? {
        try read(Self.name)
    }

    /// Returns the copy of the last saved data, for use if the file is damaged.
    func loadCopy() throws -> Data? {
        try read(Self.copyName)
    }

    public func save(_ data: Data) throws {
        try update { _ in data }
    }

    /// Replaces the saved data with the result of `change`, and keeps other processes from saving
    /// in the same folder meanwhile.
    ///
    /// This method waits up to a tenth of a second for another process to finish saving. There is
    /// no wait if the previous one timed out.
    public func update(_ change: (Data?) throws -> Data) throws {
        try withLock {
            let old = try load()
            let new = try change(old)
            guard new != old else { return }
            // In this order, the copy is never older than the file.
            try write(new, to: Self.copyName)
            try write(new, to: Self.name)
        }
    }

    /// Saves a copy of data in the same folder.
    ///
    /// The same data is stored only once. Of more than ten copies, the first nine and the newest
    /// are kept.
    public func backUp(_ data: Data) throws {
        try withLock {
            let names = (1...10).map { "KeyBindings.damaged-\($0).plist" }
            guard !names.contains(where: { (try? read($0)) == data }) else { return }
            // A name with unreadable content, such as a link, is in use.
            let free = names.first { (try? read($0) == nil) == true }
            try write(data, to: free ?? names[9])
        }
    }
}

// MARK: Files

extension FileKeyBindingsStorage {
    private static let name = "KeyBindings.plist"
    private static let copyName = "KeyBindings.copy.plist"

    private func url(of name: String) -> URL { folder.appendingPathComponent(name) }

    private func read(_ name: String) throws -> Data? {
        try files.read(url(of: name), limit: KeyBindingsDocument.sizeLimit)
    }

    /// Writes to a temporary file, and then replaces the file `name`.
    private func write(_ data: Data, to name: String) throws {
        // This process has the lock, so only an ended process can have left this file.
        let new = url(of: "KeyBindings.new.plist")
        try? files.remove(new)
        do {
            try files.write(data, to: new)
            try files.replace(url(of: name), with: new)
        } catch {
            try? files.remove(new)
            throw error
        }
    }
}

// MARK: Locking

extension FileKeyBindingsStorage {
    /// The number of attempts to lock.
    ///
    /// With the pauses between them, the attempts take a tenth of a second.
    private static let attempts = 50

    /// Performs `work` while no other process holds the lock.
    ///
    /// The lock is released before this method returns, because iOS terminates a suspended app that
    /// holds a lock in a shared folder.
    private func withLock(_ work: () throws -> Void) throws {
        guard !isLocked else { return try work() }
        let unlock = try lock()
        isLocked = true
        defer {
            isLocked = false
            unlock()
        }
        try work()
    }

    private func lock() throws -> () -> Void {
        for attempt in 0..<(didLockTimeOut ? 1 : Self.attempts) {
            if attempt > 0 { files.pause() }
            guard let unlock = try files.lock(folder) else { continue }
            didLockTimeOut = false
            return unlock
        }
        didLockTimeOut = true
        throw FileError(url, "is being written by another process")
    }
}
