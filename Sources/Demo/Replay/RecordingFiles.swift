import Foundation

/// The files that a list of paths stands for.
enum RecordingFiles {
    struct Found {
        var files: [String] = []
        var problems: [String] = []
    }

    /// Files as they are, and of each folder what ends in `.json`, sorted by name.
    static func find(_ paths: [String]) -> Found {
        var found = Found()
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                found.problems.append("\(path.inOneLine): there is no such file or folder")
                continue
            }
            guard isFolder.boolValue else {
                found.files.append(path)
                continue
            }
            let files = inside(path)
            found.files += files
            if files.isEmpty {
                found.problems.append("\(path.inOneLine): no recording in this folder")
            }
        }
        return found
    }

    /// Returns the files that a shell's `*.json` would name, folders left out.
    private static func inside(_ folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
            .map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
            .filter { !$0.isFolder }.map(\.path)
    }

    /// The name by which a file is reported.
    static func name(of path: String) -> String {
        let last = URL(fileURLWithPath: path).lastPathComponent
        return last.hasSuffix(".json") ? String(last.dropLast(5)) : last
    }
}

extension URL {
    fileprivate var isFolder: Bool {
        (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
}
