import Foundation

/// Keeps bindings in a file, which is the old or the new one at any moment.
public final class FileKeyBindingsStorage: KeyBindingsStorage {
    private let folder: URL
    private let files: any FileOperations

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
        try files.read(url)
    }

    public func save(_ data: Data) throws {
        let new = folder.appendingPathComponent("KeyBindings.plist.new")
        try files.makeFolder(folder)
        try files.write(data, to: new)
        try files.replace(url, with: new)
    }

    /// The name says what is in it, so that the same file is kept once.
    public func setAside(_ data: Data) throws {
        let name = "KeyBindings.\(Checksum.of(data)).plist"
        let aside = folder.appendingPathComponent(name)
        guard try files.read(aside) != data else { return }
        let new = folder.appendingPathComponent(name + ".new")
        try files.write(data, to: new)
        try files.replace(aside, with: new)
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
