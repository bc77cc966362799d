import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

#if compiler(>=6.3) && os(Linux)
/// Processes of their own that are killed at any moment, or that the system lets do too little.
@MainActor
@Suite struct KilledProcessTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("KeyBindings-\(UUID().uuidString)", isDirectory: true)

    private static let count = 5

    private static func launch(_ provider: String, in folder: URL) throws -> KeyBindingsRegistry {
        let registry = KeyBindingsRegistry(storage: FileKeyBindingsStorage(folder: folder))
        let bindings = (0..<count).map { KeyBinding.make("\($0)", "command+\($0)") }
        try registry.register(
            bindings.map { KeyBindingTable.Entry(binding: $0) }, provider: provider, name: provider)
        return registry
    }

    /// Takes the keys of bindings away and gives them others, one after the other.
    private static func change(_ number: Int, of provider: String, in registry: KeyBindingsRegistry)
    {
        let identifier = ID(provider: provider, key: "\(number % count)")
        if number / count % 2 == 0 {
            registry.unassign(identifier)
        } else {
            registry.customize(identifier, to: KeyChord("control+command+\(number % count)"))
        }
    }

    private static func changeForever(_ provider: String, in path: String) throws {
        let registry = try launch(provider, in: URL(fileURLWithPath: path))
        for number in 0... { change(number, of: provider, in: registry) }
    }

    /// Ends this process from another thread, whatever it does then.
    private static func die(after microseconds: UInt32) {
        Thread.detachNewThread {
            usleep(microseconds)
            kill(getpid(), SIGKILL)
        }
    }

    private static func isKnown(_ identifier: ID, _ state: KeyBinding.State) -> Bool {
        state == .unassigned || state == .custom([KeyChord("control+command+\(identifier.key)")])
    }

    @Test(
        "Of processes that are killed at any moment, none leaves a damaged file or a lock",
        .requirement("U461", "U346"))
    func killedProcessesLeaveWholeFile() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path
        var numbers = SeededNumbers(seed: RandomPlay.firstSeed)
        var known: Set<ID> = []
        for round in 0..<RandomPlay.steps(share: 8) {
            let delays = (0..<2).map { _ in UInt32.random(in: 0..<60_000, using: &numbers) }
            await withTaskGroup(of: Void.self) { group in
                for (provider, delay) in zip(["1", "2"], delays) {
                    group.addTask {
                        await #expect(processExitsWith: .signal(SIGKILL)) {
                            [
                                path = path as String, provider = provider as String,
                                delay = delay as UInt32
                            ] in
                            await KilledProcessTests.die(after: delay)
                            try await KilledProcessTests.changeForever(provider, in: path)
                        }
                    }
                }
            }
            // What is found then.
            let next = try Self.launch("3", in: folder)
            #expect(next.storageProblem == nil, "round \(round), after \(delays)")
            #expect(next.table.states.allSatisfy { Self.isKnown($0.key, $0.value) })
            #expect(known.isSubset(of: next.table.states.keys), "round \(round)")
            // Nobody waits for those that are gone, and what they left is removed.
            Self.change(round, of: "3", in: next)
            #expect(next.storageProblem == nil)
            #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 2)
            known = Set(next.table.states.keys)
        }
    }

    /// What a system denies.
    enum Denial: String, CaseIterable {
        case writingMuch, readingFile, writingFolder, openingFolder
    }

    /// The files in a folder that this process has open, with those that were removed.
    private static func openFiles(in path: String) throws -> [String] {
        let descriptors = "/proc/self/fd"
        return try FileManager.default.contentsOfDirectory(atPath: descriptors).compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\($0)")
        }.filter { $0.hasPrefix(path) }
    }

    /// Changes a binding although the system denies something, and again once it doesn't.
    private static func change(despite denial: String, in path: String) throws {
        let folder = URL(fileURLWithPath: path)
        let file = FileKeyBindingsStorage(folder: folder).url.path
        let isRoot = geteuid() == 0
        let first = try launch("1", in: folder)
        first.unassign("1.1")
        let before = try Data(contentsOf: URL(fileURLWithPath: file))

        // Root may do everything.
        if isRoot {
            precondition(chown(path, 65534, 65534) == 0 && chown(file, 65534, 65534) == 0)
            precondition(seteuid(65534) == 0)
        }
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        var small = limit
        small.rlim_cur = 400
        signal(SIGXFSZ, SIG_IGN)
        switch Denial(rawValue: denial) {
        case .writingMuch: setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
        case .readingFile: chmod(file, 0o000)
        case .writingFolder: chmod(path, 0o500)
        case .openingFolder, nil: chmod(path, 0o000)
        }
        let registry = try launch("1", in: folder)
        registry.unassign("1.2")
        precondition(registry.binding("1.2")?.state == .unassigned)
        guard case .notSaved = registry.storageProblem else { preconditionFailure("not reported") }
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        chmod(path, 0o700)
        chmod(file, 0o600)
        let after = try Data(contentsOf: URL(fileURLWithPath: file))
        precondition(after == before, "changed")
        let names = try FileManager.default.contentsOfDirectory(atPath: path)
        precondition(names.count == 2, "left behind: \(names)")

        let open = try openFiles(in: path)
        precondition(open.isEmpty, "left open: \(open)")

        registry.reload()
        precondition(registry.storageProblem == nil, "not healed")
        let states = try launch("1", in: folder).table.states
        precondition(states == ["1.1": .unassigned, "1.2": .unassigned], "lost")
        if isRoot { seteuid(0) }
    }

    @Test(
        "What the system denies is reported, harms nothing, and is made up for",
        .requirement("U461", "U184"), arguments: Denial.allCases)
    func deniedWriteIsMadeUpFor(denial: Denial) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (path, name) = (folder.path, denial.rawValue)
        await #expect(processExitsWith: .success) {
            [path = path as String, name = name as String] in
            try await KilledProcessTests.change(despite: name, in: path)
        }
    }
}
#endif
