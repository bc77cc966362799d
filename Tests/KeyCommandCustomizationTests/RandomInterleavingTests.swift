import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

/// Several processes on one folder of the disk, of which any may do something before any call of
/// another.
@MainActor
private final class InterleavedProcesses {
    private let folder: URL
    private var numbers: SeededNumbers
    private var registries: [KeyBindingsRegistry] = []
    /// The processes that are in the middle of something, which don't do anything else meanwhile.
    private var busy: [Int] = []
    /// What each process chose last for its own bindings, and for the one that all change.
    private var chosen: [ID: KeyBinding.State] = [:]
    private var chosenTogether: [Int: KeyBinding.State] = [:]
    /// The commands that ran.
    private var ran: Set<ID> = []
    private(set) var acts: [String] = []

    private static let together: ID = "P.together"

    init(_ count: Int, in folder: URL, seed: UInt64) throws {
        self.folder = folder
        numbers = SeededNumbers(seed: seed)
        for process in 0..<count { registries.append(try launch(process)) }
    }

    private func launch(_ process: Int) throws -> KeyBindingsRegistry {
        let disk = WatchedDisk { [weak self] _, _ in self?.interrupt() }
        let registry = KeyBindingsRegistry(
            storage: FileKeyBindingsStorage(folder: folder, files: disk))
        let own = (0..<3).flatMap { process in ["a", "b"].map { "\($0)\(process)" } }
        try registry.register(
            (own + ["together"]).map { KeyBindingTable.Entry(binding: .make($0)) }, provider: "P",
            name: "P")
        return registry
    }

    private func interrupt() {
        // More processes at once than three are no other case.
        guard busy.count < 3, Int.random(in: 0..<8, using: &numbers) == 0 else { return }
        act()
    }

    /// Has a process that isn't busy do something.
    func act() {
        let free = registries.indices.filter { !busy.contains($0) }
        guard let process = free.randomElement(using: &numbers) else { return }
        busy.append(process)
        defer { busy.removeLast() }
        switch Int.random(in: 0..<10, using: &numbers) {
        case 8...9:
            let command = ID(provider: "P", key: Bool.random(using: &numbers) ? "together" : "a0")
            acts.append("\(process) runs \(command)")
            registries[process].noteRun(of: command)
            if registries[process].storageProblem == nil { ran.insert(command) }
        case 0: registries[process].reload()
        case 1:
            // A process that could save everything ends, and another one begins.
            guard registries[process].storageProblem == nil else { return }
            acts.append("\(process) launches")
            if let new = try? launch(process) { registries[process] = new }
        case 2...3: change(Self.together, of: process)
        default:
            let name = Bool.random(using: &numbers) ? "a" : "b"
            change(ID(provider: "P", key: "\(name)\(process)"), of: process)
        }
    }

    private func change(_ identifier: ID, of process: Int) {
        let letter = Int.random(in: 0..<4, using: &numbers)
        let place = identifier == Self.together ? 3 : process
        // Keys that no other binding gets.
        let input = "\(Array("abcdefghijklmnopqrst")[letter + place * 4])"
        let chord = KeyChord("control+\(identifier.key.hasPrefix("b") ? "option+" : "")\(input)")
        let states: [KeyBinding.State] = [.custom([chord]), .unassigned, .default]
        let state = states[min(2, letter)]
        acts.append("\(process) \(identifier) \(state)")
        switch state {
        case .custom(let keys): registries[process].customize(identifier, to: keys[0])
        case .unassigned: registries[process].unassign(identifier)
        case .default: registries[process].reset(identifier)
        }
        if identifier == Self.together {
            chosenTogether[process] = registries[process].table.state(of: identifier)
        } else {
            chosen[identifier] = registries[process].table.state(of: identifier)
        }
    }

    /// Returns what is wrong once all processes have read what the others did.
    func problems() throws -> [String] {
        // Waits for those that still have something to save.
        busy = Array(registries.indices)
        for _ in 0..<2 { registries.forEach { $0.reload() } }
        busy = []
        var wrongs: [String] = []
        guard let data = try FileKeyBindingsStorage(folder: folder).load() else { return [] }
        let document = KeyBindingsDocument(data)
        if document.problem != nil { wrongs.append("the file is damaged") }
        for registry in registries {
            if registry.storageProblem != nil { wrongs.append("not saved") }
            if registry.table.states != document.record.states { wrongs.append("not the file's") }
            if registry.store.recents != document.record.recents {
                wrongs.append("not the file's runs")
            }
        }
        if !ran.isSubset(of: document.record.recents.identifiers) { wrongs.append("a run is lost") }
        for (identifier, state) in chosen
        where state != document.record.states[identifier] ?? .default {
            wrongs.append("\(identifier) is lost")
        }
        let together = document.record.states[Self.together] ?? .default
        if !chosenTogether.isEmpty, !chosenTogether.values.contains(together) {
            wrongs.append("nobody chose \(together)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        if names.count != 2 { wrongs.append("left behind: \(names)") }
        return wrongs
    }
}

@MainActor
@Suite struct RandomInterleavingTests {

    @Test(
        "Whatever three processes do at any call of one another, no change is lost",
        .requirement("U461", "U346"), arguments: RandomPlay.seeds)
    func interleavedProcessesLoseNothing(seed: UInt64) async throws {
        for round in 0..<1 + RandomPlay.steps(share: 160) / 80 {
            try await withTemporaryFolder { folder in
                let seed = seed &* 1_000_003 &+ UInt64(round)
                let processes = try InterleavedProcesses(3, in: folder, seed: seed)
                for _ in 0..<4 {
                    for _ in 0..<5 { processes.act() }
                    let acts = processes.acts.suffix(12)
                    let problems = try processes.problems()
                    #expect(problems == [], "seed \(seed), \(acts)")
                }
            }
        }
    }
}
