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
