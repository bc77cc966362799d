import Foundation

/// Says something on the standard error output.
func complain(_ text: String) {
    // Nobody may be listening: the status tells the rest.
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}

/// A folder for pictures, made when the first one is written.
struct PictureFolder {
    let path: String

    /// Writes one picture and returns where it went.
    @discardableResult
    func write(_ svg: String, named name: String) throws -> String {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
        let file = URL(fileURLWithPath: path).appendingPathComponent(name + ".svg")
        try Data(svg.utf8).write(to: file)
        return file.path
    }
}

extension Double {
    /// A number of points as people write it: whole, or with one or two decimals.
    var points: String {
        guard isFinite else { return "\(self)" }
        let rounded = (self * 100).rounded() / 100
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(format: "%.2f", rounded).replacing(/0$/, with: "")
    }
}
