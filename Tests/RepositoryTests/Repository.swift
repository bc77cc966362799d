import Foundation

/// The files of this repository.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the text of the file at `path`.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
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
        let directory = root.appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: directory.path)
            .filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
    }

    /// Returns the names of the files that are directly in `folder`.
    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: root.appendingPathComponent(folder).path)
    }
}
