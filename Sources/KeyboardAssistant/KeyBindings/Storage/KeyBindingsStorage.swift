import Foundation

/// An object that stores bindings from one launch to the next.
@MainActor
public protocol KeyBindingsStorage: AnyObject {
    /// Returns the data that was saved last; `nil` if none ever was.
    func load() throws -> Data?
    /// Replaces the saved data, whole or not at all.
    func save(_ data: Data) throws
    /// Stores a copy of data that could not be read, where it is never overwritten.
    func backUp(_ data: Data) throws
    /// Replaces the saved data with the result of `change`.
    ///
    /// The default calls `load()` and `save(_:)`. Implement it where other processes can save in
    /// between: lock them out from the one to the other, or call `change` again with what they
    /// saved.
    func update(_ change: (Data?) throws -> Data) throws
}

extension KeyBindingsStorage {
    /// Loads the saved data, and saves the result of `change` if it differs.
    public func update(_ change: (Data?) throws -> Data) throws {
        let old = try load()
        let new = try change(old)
        if new != old { try save(new) }
    }
}

/// The reason why bindings could not be read or written, or not all of them.
public enum KeyBindingsStorageError: Error, Hashable, Sendable {
    /// Part of the file cannot be read. The rest is used, and the file is backed up.
    case damaged
    /// A newer version of the library wrote the file. The parts that can be read are used, and the
    /// file is backed up.
    case newer(version: Int)
    /// The file has another format. It is backed up.
    case foreign
    /// The name cannot be that of a folder, and nothing is stored.
    case unusableName(String)
    /// The file exists and cannot be opened; it is not replaced.
    case unreadable(String)
    /// The data is larger than bindings can be. It is neither read nor replaced, and not imported.
    case tooLarge(bytes: Int)
    /// Changes hold until the app ends, or until a later change can be saved.
    case notSaved(String)
}

/// A storage that writes bindings atomically to a file.
///
/// An app and its extensions can use one folder, for instance that of their app group, without
/// losing each other's changes. Links are not followed, and files of more than a megabyte are
/// neither read nor written.
public final class FileKeyBindingsStorage: KeyBindingsStorage {
    private let folder: URL
    private let files: any FileOperations
    /// A Boolean value that indicates whether this object holds the folder's lock.
    private var isLocked = false
    /// A Boolean value that indicates whether the lock could not be had the last time, in which
    /// case the next attempt does not wait.
    private var didLockTimeOut = false
    private var hasRemovedTemporaryFiles = false

    /// Creates a storage with the file `KeyBindings.plist` in `folder`, which is created when it is
    /// needed.
    public convenience init(folder: URL) {
        self.init(folder: folder, files: DiskFiles())
    }

    /// Creates a storage in the folder `name` of the app's Application Support.
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

    /// Returns whether `text` names a folder where it is said to be: no path, no name that means
    /// another folder, and none that would be hidden.
    private static func isFolderName(_ text: String) -> Bool {
        let forbidden = CharacterSet(charactersIn: "/\\:").union(.controlCharacters)
        return !text.isEmpty && !text.hasPrefix(".") && !text.hasPrefix("~")
            && text.utf8.count < 256 && text.rangeOfCharacter(from: forbidden) == nil
    }

    /// The URL of the file.
    var url: URL { folder.appendingPathComponent("KeyBindings.plist") }

    public func load() throws -> Data? {
        try read(url)
    }

    public func save(_ data: Data) throws {
        try withLock { try writeAtomically(data, to: url) }
    }

    /// Replaces the saved data with the result of `change`, and keeps other processes from saving
    /// in the same folder meanwhile.
    ///
    /// It waits a tenth of a second at most for another process that saves, and not at all if it
    /// waited in vain the last time.
    public func update(_ change: (Data?) throws -> Data) throws {
        try withLock {
            let old = try load()
            let new = try change(old)
            if new != old { try writeAtomically(new, to: url) }
        }
    }

    /// Stores a copy of data in the same folder.
    ///
    /// The name of the file depends on the data, so that the same data is stored once.
    public func backUp(_ data: Data) throws {
        let backup = folder.appendingPathComponent("KeyBindings.\(Checksum.of(data)).plist")
        try withLock {
            if try read(backup) != data { try writeAtomically(data, to: backup) }
        }
    }

    private func read(_ url: URL) throws -> Data? {
        try files.read(url, limit: KeyBindingsDocument.sizeLimit)
    }
}

// MARK: Writing

extension FileKeyBindingsStorage {
    private static let temporaryPrefix = "KeyBindings.plist."
    private static let temporarySuffix = ".new"

    private static func isTemporary(_ name: String) -> Bool {
        guard name.hasPrefix(temporaryPrefix), name.hasSuffix(temporarySuffix) else { return false }
        let number = name.dropFirst(temporaryPrefix.count).dropLast(temporarySuffix.count)
        return UUID(uuidString: String(number)) != nil
    }

    /// Writes to a temporary file of its own, which then replaces the one at `url`.
    private func writeAtomically(_ data: Data, to url: URL) throws {
        let new = folder.appendingPathComponent(
            Self.temporaryPrefix + UUID().uuidString + Self.temporarySuffix)
        do {
            try files.write(data, to: new)
            try files.replace(url, with: new)
        } catch {
            try? files.remove(new)
            throw error
        }
    }

    /// Removes the files that a process was writing when it was killed.
    private func removeTemporaryFiles() {
        guard !hasRemovedTemporaryFiles else { return }
        hasRemovedTemporaryFiles = true
        for name in (try? files.names(in: folder)) ?? [] where Self.isTemporary(name) {
            try? files.remove(folder.appendingPathComponent(name))
        }
    }
}

// MARK: Locking

extension FileKeyBindingsStorage {
    /// Together with the pauses between them, attempts take a tenth of a second.
    private static let attempts = 50

    /// Performs `work` while no other process has the lock.
    ///
    /// The lock ends before this returns: iOS ends an app that is suspended while it locks a folder
    /// that it shares.
    private func withLock(_ work: () throws -> Void) throws {
        guard !isLocked else { return try work() }
        try files.makeFolder(folder)
        let unlock = try lock()
        isLocked = true
        defer {
            isLocked = false
            unlock()
        }
        removeTemporaryFiles()
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
