import Foundation

@MainActor
extension FlowCount {
    /// Builds this program without optimization, and counts the calls in all flows.
    ///
    /// A release build has few of the functions that are in the source.
    static func all(progress: (String) -> Void) throws -> [FlowCount] {
        progress("building for debugging")
        guard let callgrind = Callgrind(playing: try Program.runningInDebug()) else {
            throw ProgramError(description: "valgrind isn't installed, so no calls can be counted")
        }
        return try Flow.all.map { flow in
            progress("\(flow.session.name) \(flow.size), \(flow.phase)")
            return try count(flow, by: callgrind)
        }
    }

    private static func count(_ flow: Flow, by callgrind: Callgrind) throws -> FlowCount {
        let phases = flow.session.phases
        let profiles = try callgrind.profiles(
            of: flow.session.name, flow.size, phases: phases.count)
        let counted = zip(phases, profiles).first { $0.0.name == flow.phase }
        guard let (phase, profile) = counted else {
            throw ProgramError(description: "no phase \(flow.phase) in \(flow.session.name)")
        }
        var count = FlowCount(flow.name, in: profile, times: phase.repetitions)
        count.demangle()
        return count
    }

    private mutating func demangle() {
        let mangled = questions.map(\.name)
        let names =
            Program("swift")?.lines(of: ["demangle", "--compact", "--simplified"] + mangled) ?? []
        guard names.count == mangled.count else { return }
        for index in questions.indices { questions[index].name = names[index] }
    }
}

extension Program {
    /// Builds the program that is running for debugging, from the package that it was built from.
    fileprivate static func runningInDebug() throws -> Program {
        guard let running, let swift = Program("swift"), let package = running.package else {
            throw ProgramError(description: "the package of this program can't be found")
        }
        let words = [
            "build", "--package-path", package.path, "-c", "debug", "--product",
            running.file.lastPathComponent,
        ]
        try swift.run(words + ["--quiet"], output: Pipe())
        guard let folder = swift.firstLine(of: words + ["--show-bin-path"]) else {
            throw ProgramError(description: "the debug build can't be found")
        }
        return Program(
            at: URL(fileURLWithPath: folder)
                .appendingPathComponent(running.file.lastPathComponent))
    }

    /// The folder around this program that has a package's manifest; `nil` if there is none.
    private var package: URL? {
        sequence(first: file.resolvingSymlinksInPath().deletingLastPathComponent()) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent()
        }.first {
            FileManager.default.fileExists(
                atPath: $0.appendingPathComponent("Package.swift").path)
        }
    }
}
