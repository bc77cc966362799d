import Foundation

/// What costs were measured on and with.
struct MeasuringMachine: Codable, Equatable {
    /// The day, as in "2026-11-23".
    var date: String
    /// The first line of what `swift --version` says.
    var swift: String
    var architecture: String
    var system: String
    /// "release" or "debug".
    var build: String
    /// The version of the profiler; `nil` if there is none, so that no instructions were counted.
    var valgrind: String?
    /// There is no other where this runs, and Apple's may spend more or less on the same.
    var uikit = "headless"

    init(profiler: Callgrind?) {
        date = String(ISO8601DateFormatter().string(from: Date()).prefix(10))
        swift = Program("swift")?.firstLine(of: ["--version"]) ?? "unknown"
        system = ProcessInfo.processInfo.operatingSystemVersionString
        #if arch(x86_64)
        architecture = "x86_64"
        #elseif arch(arm64)
        architecture = "arm64"
        #else
        architecture = "other"
        #endif
        #if DEBUG
        build = "debug"
        #else
        build = "release"
        #endif
        valgrind = profiler?.version
    }
}
