import Foundation
import Synchronization

/// The files of this repository, each of which is read once.
enum Repository {
    private static let texts = Mutex<[String: String]>([:])
    private static let folders = Mutex<[String: [String]]>([:])

    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the text of the file at `path`.
    static func text(_ path: String) throws -> String {
        if let known = texts.withLock({ $0[path] }) { return known }
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        texts.withLock { $0[path] = text }
        return text
    }

    /// Returns the contents of the file at `path`.
    static func data(_ path: String) throws -> Data {
        try Data(contentsOf: root.appendingPathComponent(path))
    }

    /// Returns a Boolean value that indicates whether there is a file or folder at `path`.
    @Sendable static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    /// Returns the paths of the files in `folder` and its subfolders whose names end in `suffix`.
    static func paths(in folder: String, _ suffix: String) throws -> [String] {
        try paths(in: folder).filter { $0.hasSuffix(suffix) }
    }

    private static func paths(in folder: String) throws -> [String] {
        if let known = folders.withLock({ $0[folder] }) { return known }
        let directory = root.appendingPathComponent(folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
            .sorted().map { "\(folder)/\($0)" }
        folders.withLock { $0[folder] = paths }
        return paths
    }

    /// Returns the names of the files that are directly in `folder`.
    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: root.appendingPathComponent(folder).path)
    }
}
