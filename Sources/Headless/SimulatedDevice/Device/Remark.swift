import Foundation

/// What a device says on the console about a step that does nothing.
///
/// It isn't wrong to type where nobody listens, but rarely what a test means.
enum Remark {
    static func say(_ remark: String, _ text: Substring? = nil) {
        let rest = text.map { ": \($0.debugDescription)" } ?? ""
        FileHandle.standardError.write(Data("SimulatedDevice: \(remark)\(rest)\n".utf8))
    }
}
