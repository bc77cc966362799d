import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@MainActor
@Suite struct RecentCommandsTests {
    private func registry(_ storage: any KeyBindingsStorage) throws -> KeyBindingsRegistry {
        let registry = KeyBindingsRegistry(storage: storage)
        try registry.register(
            ["a", "b", "c"].map { .init(binding: .make($0, "control+command+\($0)")) },
            provider: "P", name: "P")
        return registry
    }

    private func identifiers(_ range: Range<Int>) -> [ID] {
        range.map { ID(provider: "P", key: "\($0)") }
    }

    // MARK: Values

    @Test("The last 64 commands are remembered, the last one first", .requirement("U552"))
    func last64AreRemembered() {
        var recents = RecentCommands()
        for identifier in identifiers(0..<100) { recents.note(identifier, at: 5) }
        #expect(recents.identifiers == identifiers(36..<100).reversed())
        recents.note("P.50", at: 5)
        #expect(recents.identifiers.count == 64 && recents.identifiers.first == "P.50")
    }

    @Test("A run is the last one even if the clock went back", .requirement("U552"))
    func clockThatWentBackChangesNoOrder() {
        var recents = RecentCommands()
        recents.note("P.a", at: 1000)
        recents.note("P.b", at: 10)
        #expect(recents.identifiers == ["P.b", "P.a"] && recents.newest == 1001)
    }

    @Test("Runs of two processes are merged, the newest first", .requirement("U552"))
    func runsAreMergedByTime() {
        var one = RecentCommands(times: ["P.a": 1, "P.b": 4, "P.same": 2])
        one.merge(RecentCommands(times: ["P.c": 3, "P.a": 5, "P.also": 2]))
        #expect(one.identifiers == ["P.a", "P.b", "P.c", "P.also", "P.same"])
        one.forget(until: 3)
        #expect(one.identifiers == ["P.a", "P.b"])
    }

    // MARK: The file

    @Test("Files without runs are as they were, and runs stand beside the keys")
    func runsStandBesideKeys() throws {
        let states: KeyBinding.States = ["P.a": .unassigned]
        let before = KeyBindingsDocument.data(of: .init(states: states))
        #expect(!String(decoding: before, as: UTF8.self).contains("recent"))
        #expect(KeyBindingsDocument(before).record.recents.isEmpty)

        let record = KeyBindingsRecord(
            states: states, recents: RecentCommands(times: ["P.a": 7, "Q.<ö>\n": 9]))
        let data = KeyBindingsDocument.data(of: record)
        #expect(KeyBindingsDocument(data).record == record)
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        #expect(
            (list as? [String: Any])?["states"] as? [String: [String: String]] == ["P": ["a": ""]])
    }

    @Test(
        "Damage to the runs costs no keys", .requirement("U552"),
        arguments: ["<string>soon<", "<string>-3<", "<string>99999999999999999999<", "<integer>7<"])
    func damagedRunsCostNoKeys(text: String) {
        let record = KeyBindingsRecord(
            states: ["P.a": .unassigned], recents: RecentCommands(times: ["P.a": 7]))
        let data = KeyBindingsDocument.data(of: record) { old in
            #expect(old.contains("<string>7</string>"))
            let tag = text.hasPrefix("<integer>") ? "integer" : "string"
            return old.replacingOccurrences(of: "<string>7</string>", with: "\(text)/\(tag)>")
        }
        let document = KeyBindingsDocument(data)
        #expect(document.problem == nil && document.record.recents.isEmpty)
        #expect(document.record.states == record.states)
    }

    @Test("Runs are given up where they would keep keys from being saved", .requirement("U552"))
    func runsGiveWayToKeys() throws {
        let storage = MemoryKeyBindingsStorage()
        let registry = try registry(storage)
        let key = String(repeating: "x", count: KeyBindingsDocument.sizeLimit)
        registry.noteRun(of: ID(provider: "P", key: key))
        #expect(registry.storageProblem == nil)
        registry.unassign("P.a")
        let saved = try #require(storage.data.map(KeyBindingsDocument.init))
        #expect(saved.record == KeyBindingsRecord(states: ["P.a": .unassigned]))
        registry.customize("P.a", to: KeyChord("command+k"))
        #expect(registry.storageProblem == nil)
        #expect(
            storage.data.map { KeyBindingsDocument($0).record.states }
                == ["P.a": .custom([KeyChord("command+k")])])
    }

    // MARK: Registries

    @Test("What ran is known after a launch, and is no change of keys", .requirement("U552"))
    func runsOutliveTheProcess() throws {
        let storage = MemoryKeyBindingsStorage()
        let first = try registry(storage)
        var events: [KeyBindingsEvent] = []
        let token = first.observe { events.append($0) }
        for command: ID in ["P.a", "P.b", "P.gone", "P.a"] { first.noteRun(of: command) }
        #expect(first.recentCommands == ["P.a", "P.b"] && events == [])
        token.cancel()

        let second = try registry(storage)
        #expect(second.recentCommands == ["P.a", "P.b"])
        try second.register([.init(binding: .make("gone"))], provider: "P", name: "P")
        #expect(second.recentCommands == ["P.a", "P.gone", "P.b"])
        #expect(!String(decoding: second.exportData(), as: UTF8.self).contains("recent"))
    }

    @Test("Two processes keep each other's runs, and each other's keys", .requirement("U552"))
    func processesKeepEachOthersRuns() throws {
        let storage = MemoryKeyBindingsStorage()
        let (one, other) = try (registry(storage), registry(storage))
        one.noteRun(of: "P.a")
        other.unassign("P.c")
        other.noteRun(of: "P.b")
        var events: [KeyBindingsEvent] = []
        let token = one.observe { events.append($0) }
        one.noteRun(of: "P.c")
        #expect(one.recentCommands == ["P.c", "P.b", "P.a"])
        #expect(events.count == 1, "what the other one changed")
        #expect(one.table.states == other.table.states)
        token.cancel()
    }

    @Test(
        "What ran is forgotten, also what others saved, and nothing else is", .requirement("U552"))
    func runsAreForgotten() throws {
        let storage = MemoryKeyBindingsStorage()
        let (one, other) = try (registry(storage), registry(storage))
        one.unassign("P.c")
        other.noteRun(of: "P.a")
        one.forgetRecentCommands()
        other.reload()
        #expect(one.recentCommands == [] && other.recentCommands == [])
        #expect(other.table.states == ["P.c": .unassigned])
        one.noteRun(of: "P.b")
        other.noteRun(of: "P.a")
        #expect(other.recentCommands == ["P.a", "P.b"])
    }

    @Test("What ran is forgotten even if the clock went back", .requirement("U552"))
    func runsOfTheFutureAreForgotten() {
        let store = KeyBindingsStore()
        _ = store.use(MemoryKeyBindingsStorage())
        _ = store.noteRun(of: "P.a", at: 1000)
        _ = store.forgetRuns(until: 10)
        #expect(store.recents.isEmpty)
    }

    @Test("What could not be saved as forgotten is not known again after another try")
    func runsAreForgottenTwice() {
        struct Full: Error {}
        let storage = MemoryKeyBindingsStorage()
        let store = KeyBindingsStore()
        _ = store.use(storage)
        _ = store.noteRun(of: "P.a", at: 1000)
        storage.failure = Full()
        for time in [10, 20] { _ = store.forgetRuns(until: time) }
        storage.failure = nil
        _ = store.noteRun(of: "P.b", at: 30)
        #expect(store.recents.identifiers == ["P.b"])
    }

    @Test(
        "Where the file is damaged or gone, what ran here is remembered", .requirement("U552"),
        arguments: [nil, Data()])
    func damagedFileLosesNoRuns(data: Data?) throws {
        let storage = MemoryKeyBindingsStorage()
        let registry = try registry(storage)
        registry.noteRun(of: "P.a")
        registry.noteRun(of: "P.b")
        storage.data = data
        registry.reload()
        #expect(registry.recentCommands == ["P.b", "P.a"])
        registry.noteRun(of: "P.c")
        let saved = try #require(storage.data.map(KeyBindingsDocument.init))
        #expect(saved.record.recents.identifiers == ["P.c", "P.b", "P.a"])
    }

    @Test("What could not be saved is forgotten and remembered later", .requirement("U552"))
    func failedSavesAreMadeUpFor() throws {
        struct Full: Error {}
        let storage = MemoryKeyBindingsStorage()
        let registry = try registry(storage)
        registry.noteRun(of: "P.a")
        storage.failure = Full()
        registry.forgetRecentCommands()
        registry.noteRun(of: "P.b")
        #expect(registry.recentCommands == ["P.b"] && registry.storageProblem != nil)
        storage.failure = nil
        registry.unassign("P.c")
        #expect(registry.storageProblem == nil)
        let saved = try #require(storage.data.map(KeyBindingsDocument.init))
        #expect(saved.record.recents.identifiers == ["P.b"])
    }

    @Test("Runs follow a provider to its new identifier", .requirement("U552"))
    func runsFollowRenamedProvider() throws {
        let storage = MemoryKeyBindingsStorage()
        try registry(storage).noteRun(of: "Old.a")
        let registry = try registry(storage)
        registry.rename(provider: "Old", to: "P")
        registry.noteRun(of: "P.b")
        #expect(registry.recentCommands == ["P.b", "P.a"])
        let saved = try #require(storage.data.map(KeyBindingsDocument.init))
        #expect(saved.record.recents.identifiers == ["P.b", "P.a"])
    }
}
