import Foundation

/// What is done with files, one step at a time.
protocol FileOperations: Sendable {
    /// Nil if there is no such file.
    func read(_ url: URL) throws -> Data?
    func makeFolder(_ url: URL) throws
    /// Returns when the disk has all of `data`.
    func write(_ data: Data, to url: URL) throws
    /// Puts `other` in the place of `url` at one moment.
    func replace(_ url: URL, with other: URL) throws
}

/// The files of this device.
struct DiskFiles: FileOperations {
    func read(_ url: URL) throws -> Data? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return try Data(contentsOf: url)
    }

    func makeFolder(_ url: URL) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func write(_ data: Data, to url: URL) throws {
        try data.write(to: url)
        let file = try FileHandle(forWritingTo: url)
        try file.synchronize()
        try file.close()
    }

    func replace(_ url: URL, with other: URL) throws {
        // The one call of the system that takes the old file's place at once.
        guard rename(other.path, url.path) == 0 else {
            throw CocoaError(.fileWriteUnknown)
        }
    }
}
