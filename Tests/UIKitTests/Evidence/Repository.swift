#if canImport(SimulatedDevice)
import Foundation

/// The files of this repository.
enum Repository {
    private static let root: URL = {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/", !exists("Package.swift", in: folder) {
            folder.deleteLastPathComponent()
        }
        return folder
    }()

    private static func exists(_ path: String, in folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    static func data(_ path: String) throws -> Data {
        try Data(contentsOf: root.appendingPathComponent(path))
    }

    /// The paths of the files in `folder` and its subfolders that end in `suffix`.
    static func paths(in folder: String, _ suffix: String) throws -> [String] {
        let directory = root.appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: directory.path)
            .map { "\(folder)/\($0)" }.filter { $0.hasSuffix(suffix) }.sorted()
    }

    @Sendable static func hasFile(_ path: String) -> Bool { exists(path, in: root) }
}
#endif
