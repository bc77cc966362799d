/// Why bindings could not be read or written, or not all of them.
public enum KeyBindingsStorageError: Error, Hashable, Sendable {
    /// Part of the file cannot be read. The rest is used, and the file is kept aside.
    case damaged
    /// A newer version of the library wrote the file. What can be read of it is used, and the file
    /// is kept aside.
    case newer(version: Int)
    /// The file is of something else. It is kept aside.
    case foreign
    /// The name cannot be that of a folder, so that nothing is kept.
    case unusableName(String)
    /// The file is there and cannot be opened; nothing is written in its place.
    case unreadable(String)
    /// There is more than bindings can be, of which nothing is read; nothing is written in its
    /// place. An import of as much is refused.
    case tooLarge(bytes: Int)
    /// What people changed holds until the app ends, or until a later change can be saved.
    case notSaved(String)
}
