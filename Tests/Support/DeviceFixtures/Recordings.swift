import Foundation
import SimulatedDevice
import Testing

/// The recordings that lie beside these tests.
package enum Recordings {
    package static func all() throws -> [String: KeyboardRecording] {
        var recordings: [String: KeyboardRecording] = [:]
        for file in try files() {
            let name = file.deletingPathExtension().lastPathComponent
            recordings[name] = try KeyboardRecording(json: Data(contentsOf: file))
        }
        return recordings
    }

    /// The files of the recordings, in the order of their names.
    package static func files() throws -> [URL] {
        let folder = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../../Sources/KeyboardTesting/Recordings").standardized
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }

    package static func named(_ name: String) throws -> KeyboardRecording {
        try #require(all()[name])
    }
}
