import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

/// A process that ends at any step of a change, or whose disk is full, with any file before it.
@MainActor
@Suite struct StoppedWriteTests {
    private static let name = "KeyBindings.plist"
    private static let copyName = "KeyBindings.copy.plist"
    private static let temporaryName = "KeyBindings.new.plist"
    private static let provider = "12"
    private let a: ID = "12.a"
    private let b: ID = "12.b"
    private let k = KeyChord("control+command+k")
    private let folder = URL(fileURLWithPath: "/folder", isDirectory: true)

    /// What a process may find.
    enum Beginning: CaseIterable {
        case nothing, whole, cut, cutWithCopy, foreign, newer, oldFormat, leftover

        @MainActor
        var files: [String: Data] {
            let states: [ID: KeyBinding.State] = ["12.b": .unassigned, "12.c": .unassigned]
            let record = KeyBindingsRecord(states: states, unknown: ["12.hold": "globe"])
            let whole = KeyBindingsDocument.data(of: record)
            switch self {
            case .nothing: return [:]
            case .whole: return [name: whole]
            case .cut: return [name: whole.dropLast(60)]
            case .cutWithCopy: return [name: whole.dropLast(60), copyName: whole]
            case .foreign: return [name: Data("somebody else's".utf8)]
            case .newer: return [name: KeyBindingsDocument.data(of: record, version: 5)]
            case .oldFormat:
                let old = """
                    <plist><dict><key>12</key><dict><key>b</key><dict><key>input</key>\
                    <string>Unassigned</string><key>modifiers</key><integer>0</integer></dict>\
                    </dict></dict></plist>
                    """
                return [name: Data(old.utf8)]
            case .leftover:
                return [name: whole, copyName: whole, temporaryName: whole.prefix(200)]
            }
        }
    }

    /// A registry as a process makes one after its launch.
    private func launch(on disk: ScriptedDisk) throws -> KeyBindingsRegistry {
        let registry = KeyBindingsRegistry(
            storage: FileKeyBindingsStorage(folder: folder, files: disk))
        let bindings = ["a", "b", "c"].map { KeyBinding.make($0, "command+\($0)") }
        try registry.register(
            bindings.map { KeyBindingTable.Entry(binding: $0) }, provider: Self.provider, name: "")
        return registry
    }

    /// The stops to try among those up to `last`: all of them, or those that are asked for.
    private func stops(through last: Int) -> [Int] {
        let count = 1 + RandomPlay.steps(share: 60) / Beginning.allCases.count
        guard count <= last else { return Array(0...last) }
        // Most of the steps at either end are more than the writing of one more byte.
        let sampled = stride(from: 0, through: last, by: max(1, last / count))
        return Array(Set(sampled).union(0...4).union(last - 4...last)).sorted()
    }

    /// What is wrong after a process made a change at `beginning` and ended, or went on.
    private func problems(
        _ beginning: [String: Data], _ disk: ScriptedDisk, _ outcome: KeyBindingsOutcome
    ) throws -> [String] {
        var wrongs: [String] = []
        func check(_ isRight: Bool, _ wrong: String) { if !isRight { wrongs.append(wrong) } }
        let before = try launch(on: ScriptedDisk(files: beginning)).table.states
        var after = before
        after[a] = .custom([k])
        guard case .applied(_, let problem) = outcome else { return ["not applied: \(outcome)"] }

        let next = try launch(on: disk)
        let isSaved = next.table.states == after
        check(isSaved || next.table.states == before, "something is lost or made up")
        let old = beginning[Self.name]
        let isAside = old.map { KeyBindingsDocument($0).problem != nil } ?? false
        // The copy of a damaged file can have a change that the file doesn't have yet.
        check(isSaved == (problem == nil) || isSaved && isAside, "the report is wrong")
        check(isSaved || disk.files[Self.name] == old, "replaced by something else")
        if let old, isSaved, isAside {
            check(disk.files.values.contains(old), "not kept aside")
        }

        // The next change tidies up.
        next.unassign(a)
        after = next.table.states
        next.reload()
        check(next.storageProblem == nil, "not healed")
        check(try launch(on: disk).table.states == after, "not on the disk")
        check(disk.files.count == (isAside ? 3 : 2), "left behind: \(disk.files.keys)")
        return wrongs
    }

    @Test(
        "Wherever a process ends while it changes a file, nothing of the file is lost",
        .requirement("U461", "U184", "U346"), arguments: Beginning.allCases)
    func endedProcessLosesNothing(beginning: Beginning) throws {
        let files = beginning.files
        // The steps of the whole change.
        let whole = ScriptedDisk(files: files)
        let last = 1_000_000
        whole.serve(last)
        try launch(on: whole).customize(a, to: k)
        for steps in stops(through: last - whole.stepsLeft) {
            let disk = ScriptedDisk(files: files)
            disk.serve(steps)
            let outcome = try launch(on: disk).customize(a, to: k)
            disk.serve(.max)
            let problems = try problems(files, disk, outcome)
            #expect(problems == [], "after \(steps) steps")
        }
    }

    @Test(
        "Whatever room a disk still has, a change is saved as a whole, or later",
        .requirement("U461", "U184"), arguments: Beginning.allCases)
    func fullDiskLosesNothing(beginning: Beginning) throws {
        let files = beginning.files
        let size = ScriptedDisk(files: files).size
        for room in stops(through: 2 * size + 2400) {
            let disk = ScriptedDisk(files: files)
            disk.capacity = size + room
            let registry = try launch(on: disk)
            let outcome = registry.customize(a, to: k)
            let isTidy = disk.files[Self.temporaryName] == files[Self.temporaryName]
            #expect(isTidy || disk.files[Self.temporaryName] == nil, "\(room) bytes")
            // Another process, which finds that the disk has room again.
            disk.capacity = .max
            let other = ScriptedDisk(files: disk.files)
            let problems = try problems(files, other, outcome)
            #expect(problems == [], "\(room) bytes")
            // This one.
            registry.customize(b, to: KeyChord("control+command+b"))
            registry.reload()
            #expect(registry.storageProblem == nil && registry.binding(a)?.keys == [k])
            let states = try launch(on: disk).table.states
            #expect(states == registry.table.states, "\(room) bytes")
        }
    }
}
