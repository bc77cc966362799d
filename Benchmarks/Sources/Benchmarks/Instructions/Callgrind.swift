import Foundation

/// The profiler of valgrind that counts instructions.
struct Callgrind {
    let version: String
    private let valgrind: Program
    /// The program that plays the sessions.
    private let player: Program

    /// The profiler, if there is one and this is a release build.
    ///
    /// The instructions of a debug build say nothing about those in an app.
    static var installed: Callgrind? {
        #if DEBUG
        nil
        #else
        Program.running.flatMap(Callgrind.init)
        #endif
    }

    /// Looks for valgrind; `nil` if it isn't installed.
    init?(playing player: Program) {
        guard let valgrind = Program("valgrind"),
            let version = valgrind.firstLine(of: ["--version"])
        else { return nil }
        (self.valgrind, self.player, self.version) = (valgrind, player, version)
    }

    /// Plays a session with and without the library, each in a process of its own, and returns the
    /// instructions of its phases.
    func costs(of session: String, _ size: Int, phases: Int) throws -> [Cost] {
        let assisted = try profiles(of: session, size, phases: phases)
        let bare = try profiles(of: session, size, phases: phases, isAssisted: false)
        return zip(assisted, bare).map {
            Cost(ofLibraryIn: $0, without: $1, measuredBy: Self.module)
        }
    }

    /// Plays a session in a process of its own and returns the profiles of its phases.
    func profiles(
        of session: String, _ size: Int, phases: Int, isAssisted: Bool = true
    ) throws -> [CallgrindProfile] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("benchmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("phase")
        // Symbols are bound before anything is counted; each phase ends with a file of its own. The
        // two patterns differ, because callgrind keeps one setting for a pattern.
        let measured = "s\(Self.module.count)\(Self.module)8measured*"
        try valgrind.run(
            [
                "--quiet", "--tool=callgrind", "--demangle=no", "--toggle-collect=$\(measured)",
                "--dump-after=*\(measured)", "--callgrind-out-file=\(file.path)",
                player.file.path, "--play", session, "\(size)",
            ] + (isAssisted ? [] : ["--bare"]), environment: ["LD_BIND_NOW": "1"], output: Pipe())
        return try (1...phases).map { phase in
            CallgrindProfile(
                try String(contentsOf: file.appendingPathExtension("\(phase)"), encoding: .utf8))
        }
    }

    /// The module of this source, which is part of the names of its functions.
    private static let module = String(#fileID.prefix { $0 != "/" })
}
