import Foundation

/// A failure to write what was asked for, which ends a command with status 2.
protocol FileNotWritten: Error, CustomStringConvertible {}

/// A folder for pictures, made when the first one is written.
struct PictureFolder {
    /// A picture that could not be written, for whatever reason.
    struct NotWritten: FileNotWritten {
        let folder: String

        var description: String { "no picture can be written to \(folder.inOneLine)" }
    }

    let path: String

    /// Writes one picture, in place of an earlier one of that name.
    func write(_ svg: String, named name: String) throws(NotWritten) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
            let file = URL(fileURLWithPath: path).appendingPathComponent(name + ".svg")
            try Data(svg.utf8).write(to: file)
        } catch {
            throw NotWritten(folder: path)
        }
    }
}
