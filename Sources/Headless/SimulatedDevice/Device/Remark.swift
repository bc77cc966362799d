import Foundation

/// A line that a device prints to the console about a step that does nothing.
///
/// Typing without an input isn't wrong, but rarely what a test means.
enum Remark {
    static func say(_ remark: String, _ text: Substring? = nil) {
        let rest = text.map { ": \($0.debugDescription)" } ?? ""
        FileHandle.standardError.write(Data("SimulatedDevice: \(remark)\(rest)\n".utf8))
    }
}
