import Foundation

/// Keeps bindings in a file, which is the old or the new one at any moment.
///
/// An app and its extensions can keep theirs in one folder, for instance that of their app group:
/// none loses what another changed meanwhile. Links are not followed, and files of more than a
/// megabyte neither read nor written.
public final class FileKeyBindingsStorage: KeyBindingsStorage {
    private let folder: URL
    private let files: any FileOperations
    /// Whether others are kept out of the folder now.
    private var isLocked = false
    /// Whether others kept this out the last time, and long enough to be waited for no more.
    private var isKeptOut = false
    private var hasTidied = false

    /// The file is `KeyBindings.plist` in `folder`, which is made when it is needed.
    public convenience init(folder: URL) {
        self.init(folder: folder, files: DiskFiles())
    }

    /// The file is in the folder `name` of the app's Application Support.
    public convenience init(applicationSupportName name: String) throws(KeyBindingsStorageError) {
        guard FolderName(name) != nil,
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

    /// Where the bindings are.
    public var url: URL { folder.appendingPathComponent("KeyBindings.plist") }

    public func load() throws -> Data? {
        try read(url)
    }

    public func save(_ data: Data) throws {
        try withLock { try put(data, at: url) }
    }

    /// Other processes that save in the same folder wait meanwhile, for a tenth of a second at
    /// most, and not at all if they waited in vain the last time.
    public func update(_ change: (Data?) throws -> Data) throws {
        try withLock {
            let old = try load()
            let new = try change(old)
            if new != old { try put(new, at: url) }
        }
    }

    /// The name says what is in it, so that the same file is kept once.
    public func setAside(_ data: Data) throws {
        let aside = folder.appendingPathComponent("KeyBindings.\(Checksum.of(data)).plist")
        try withLock {
            if try read(aside) != data { try put(data, at: aside) }
        }
    }

    private func read(_ url: URL) throws -> Data? {
        try files.read(url, limit: KeyBindingsDocument.sizeLimit)
    }
}

extension FileKeyBindingsStorage {
    private static let temporaryPrefix = "KeyBindings.plist."
    private static let temporarySuffix = ".new"
    /// Together with the pauses between them, attempts take a tenth of a second.
    private static let attempts = 50

    /// Whether a file called `name` is one that was being written.
    private static func isTemporary(_ name: String) -> Bool {
        name.hasPrefix(temporaryPrefix) && name.hasSuffix(temporarySuffix)
            && UUID(
                uuidString: String(
                    name.dropFirst(temporaryPrefix.count).dropLast(temporarySuffix.count))) != nil
    }

    /// Writes under a name that nobody else has, and then takes the place of what was at `url`.
    private func put(_ data: Data, at url: URL) throws {
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

    /// Does `work` while nobody else does.
    ///
    /// It ends before this returns: iOS ends an app that is suspended while it keeps others out of
    /// a folder that it shares with them.
    private func withLock(_ work: () throws -> Void) throws {
        guard !isLocked else { return try work() }
        try files.makeFolder(folder)
        let unlock = try lock()
        isLocked = true
        defer {
            isLocked = false
            unlock()
        }
        tidy()
        try work()
    }

    private func lock() throws -> () -> Void {
        for attempt in 0..<(isKeptOut ? 1 : Self.attempts) {
            if attempt > 0 { files.pause() }
            guard let unlock = try files.lock(folder) else { continue }
            isKeptOut = false
            return unlock
        }
        isKeptOut = true
        throw FileError(url, "is being written by another process")
    }

    /// Removes what a process was writing when it was killed.
    private func tidy() {
        guard !hasTidied else { return }
        hasTidied = true
        for name in (try? files.names(in: folder)) ?? [] where Self.isTemporary(name) {
            try? files.remove(folder.appendingPathComponent(name))
        }
    }
}

/// A name for a folder that stands where it is said to, and nowhere else.
struct FolderName: Hashable, Sendable {
    let text: String

    /// Nil for a path, and for names that mean another folder or would be hidden.
    init?(_ text: String) {
        let forbidden = CharacterSet(charactersIn: "/\\:").union(.controlCharacters)
        guard !text.isEmpty, !text.hasPrefix("."), !text.hasPrefix("~"), text.utf8.count < 256,
            text.rangeOfCharacter(from: forbidden) == nil
        else { return nil }
        self.text = text
    }
}
