import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

/// A file of bindings, written by this library or by KeyCommandKit.
enum StoredFile: CaseIterable {
    case ours, ofNewerVersion, kitXML, kitBinary

    static let provider = "12"
    static let count = 8

    static func identifier(_ number: Int) -> ID { ID(provider: provider, key: "key \(number)") }

    /// What people chose.
    static let states: [ID: KeyBinding.State] = Dictionary(
        uniqueKeysWithValues: (0..<count).map { number in
            let chord = KeyChord("control+option+\(number)")
            return (identifier(number), number % 3 == 0 ? .unassigned : .custom([chord]))
        })

    /// When people ran commands.
    static let runs = Dictionary(
        uniqueKeysWithValues: (0..<count / 2).map { (identifier($0), 1_764_000_000_000 + $0) })

    /// The whole file.
    func data() throws -> Data {
        switch self {
        case .ours:
            return KeyBindingsDocument.data(
                of: .init(states: Self.states, recents: RecentCommands(times: Self.runs)))
        case .ofNewerVersion:
            let unknown: [ID: String] = ["12.hold": "globe+k", "theme.": "dark"]
            return KeyBindingsDocument.data(
                of: .init(
                    states: Self.states, unknown: unknown,
                    recents: RecentCommands(times: Self.runs)), version: 2)
        case .kitXML, .kitBinary:
            return try PropertyListSerialization.data(
                fromPropertyList: [Self.provider: Self.kitEntries],
                format: self == .kitXML ? .xml : .binary, options: 0)
        }
    }

    /// Whether the file has a checksum, so that what is damaged is never read as something else.
    var hasChecksum: Bool { self == .ours || self == .ofNewerVersion }

    private static var kitEntries: [String: [String: Any]] {
        var entries: [String: [String: Any]] = [:]
        for (identifier, state) in states {
            guard case .custom(let keys) = state, let input = keys.first?.input.keyInput else {
                entries[identifier.key] = ["input": "Unassigned", "modifiers": 0]
                continue
            }
            entries[identifier.key] = ["input": input, "modifiers": 1 << 18 | 1 << 19]
        }
        return entries
    }
}

/// What a damaged file promises: the app goes on, the copy is used, the file is kept aside and
/// reported, the next change heals it, and what is in memory is on the disk.
@MainActor
@Suite struct RandomDamageTests {
    /// The files of each kind for each seed.
    private let steps = 1 + RandomPlay.steps(share: 132) / StoredFile.allCases.count / 4

    @Test(
        "Whatever happens to a file, its copy is used, and the next change heals it",
        .requirement("U461", "U183"), arguments: StoredFile.allCases, RandomPlay.seeds)
    func damagedFileIsHealed(file: StoredFile, seed: UInt64) async throws {
        var numbers = SeededNumbers(seed: seed)
        for step in 0..<steps {
            var bytes = [UInt8](try file.data())
            var damages: [FileDamage] = []
            for _ in 0..<Int.random(in: 1...3, using: &numbers) {
                damages.append(.random(using: &numbers))
                damages.last?.apply(to: &bytes, using: &numbers)
            }
            let isOnDisk = step.isMultiple(of: 8)
            let problems = try await problems(of: Data(bytes), file, isOnDisk: isOnDisk)
            #expect(problems == [], "seed \(seed), step \(step), \(damages)")
            if !problems.isEmpty { break }
        }
    }

    private func problems(of data: Data, _ file: StoredFile, isOnDisk: Bool) async throws
        -> [String]
    {
        guard isOnDisk else {
            let storage = MemoryKeyBindingsStorage(data: data)
            let place = Place(
                storage: storage, content: { storage.data }, backups: { storage.backups })
            return try Self.problems(of: data, file, in: place)
        }
        var problems: [String] = []
        try await withTemporaryFolder { folder in
            let place = Place.folder(folder)
            // KeyCommandKit's file has no copy.
            let storage = FileKeyBindingsStorage(folder: folder)
            if file.hasChecksum { try storage.save(file.data()) }
            try data.write(to: storage.url)
            problems = try Self.problems(of: data, file, in: place)
        }
        return problems
    }

    /// Where a file is, and what is there beside it.
    @MainActor
    private struct Place {
        var storage: any KeyBindingsStorage
        var content: () throws -> Data?
        var copy: () throws -> Data? = { nil }
        var backups: () throws -> [Data]

        static func folder(_ folder: URL) -> Place {
            let storage = FileKeyBindingsStorage(folder: folder)
            return Place(
                storage: storage, content: { try Data(contentsOf: storage.url) },
                copy: storage.loadCopy
            ) {
                try FileManager.default.contentsOfDirectory(atPath: folder.path)
                    .filter { $0.hasPrefix("KeyBindings.damaged-") }
                    .map { try Data(contentsOf: folder.appendingPathComponent($0)) }
            }
        }
    }

    /// A registry as an app makes one after its launch.
    private static func launch(_ storage: any KeyBindingsStorage) throws -> KeyBindingsRegistry {
        let registry = KeyBindingsRegistry(storage: storage)
        let bindings = (0..<StoredFile.count).map {
            KeyBinding.make("key \($0)", "command+\($0)")
        }
        try registry.register(
            bindings.map { KeyBindingTable.Entry(binding: $0) }, provider: StoredFile.provider,
            name: "Bindings")
        return registry
    }

    private static func problems(
        of data: Data, _ file: StoredFile, in place: Place
    ) throws -> [String] {
        let registry = try launch(place.storage)
        var wrongs: [String] = []
        func check(_ isRight: Bool, _ wrong: String) { if !isRight { wrongs.append(wrong) } }

        // What is read.
        let isTooLarge = data.count > KeyBindingsDocument.sizeLimit
        let isWhole = KeyBindingsDocument(data).isWhole
        let hasCopy = try place.copy() != nil
        let (read, problem) = (registry.table.states, registry.storageProblem)
        if file.hasChecksum {
            let isKnown = isWhole || hasCopy && !isTooLarge
            check(read == (isKnown ? StoredFile.states : [:]), "lost or made up")
            check(problem != nil || isWhole, "lost without a report")
            let runs = registry.store.recents.times
            check(runs == (isKnown ? StoredFile.runs : [:]), "runs lost or made up")
        }
        check(
            try (problem == nil || isTooLarge) != place.backups().contains(data), "not kept aside")
        try check(place.content() == data, "changed by reading")
        if !hasCopy { wrongs += importProblems(of: data, read: read) }

        // The next change.
        let changed = StoredFile.identifier(1)
        let outcome = registry.customize(changed, to: KeyChord("command+f1"))
        check(outcome.applied != nil, "not applied: \(outcome)")
        if isTooLarge {
            guard case .applied(_, .notSaved) = outcome else { return wrongs + ["saved"] }
            check(registry.storageProblem != nil, "not reported")
            try check(place.content() == data, "too large and replaced")
            return wrongs
        }
        var expected = read
        expected[changed] = .custom([KeyChord("command+f1")])
        check(registry.table.states == expected, "other bindings changed")
        registry.noteRun(of: changed)
        check(registry.recentCommands.first == changed, "not run last")
        registry.reload()
        check(registry.storageProblem == nil, "not healed")
        let again = try launch(place.storage)
        check(again.storageProblem == nil && again.table.states == expected, "not on the disk")
        check(again.recentCommands == registry.recentCommands, "the runs aren't on the disk")
        check(try (problem == nil) != place.backups().contains(data), "the copy is gone")
        return wrongs
    }

    /// What is wrong when `data` is imported and taken back.
    private static func importProblems(of data: Data, read: [ID: KeyBinding.State]) -> [String] {
        guard let registry = try? launch(MemoryKeyBindingsStorage()) else { return ["no registry"] }
        let (plan, _) = registry.planForImport(of: data)
        guard registry.apply(plan).applied != nil || plan.changes.isEmpty else {
            return plan.conflicts.isEmpty ? ["not imported"] : []
        }
        var wrongs: [String] = []
        // Keys that nobody can choose are read from an old file, and not from one to import.
        if plan.rejected.isEmpty, registry.table.states != read {
            wrongs.append("imported as something else")
        }
        if registry.planForImport(of: registry.exportData()).plan != KeyBindingsPlan() {
            wrongs.append("exported as something else")
        }
        registry.apply(plan.undoing)
        if !registry.table.states.isEmpty { wrongs.append("not taken back") }
        return wrongs
    }
}
