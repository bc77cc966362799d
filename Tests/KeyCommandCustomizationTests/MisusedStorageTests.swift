import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

/// Storages of an app's that use the registry while it calls them.
@MainActor
@Suite struct MisusedStorageTests {
    /// The calls of a storage, the last of which has saved the data by then.
    enum Call: CaseIterable {
        case load, save, backUp, saved
    }

    enum Deed: CaseIterable {
        case customize, customizeSame, resetAll, reload, run, forget, register, use, export
    }

    /// A storage that does something in one of its calls, once.
    private final class MisusedStorage: KeyBindingsStorage {
        let memory = MemoryKeyBindingsStorage()
        var plan: (call: Call, deed: () -> Void)?

        private func called(_ call: Call) {
            guard let plan, plan.call == call else { return }
            self.plan = nil
            plan.deed()
        }

        func load() -> Data? {
            called(.load)
            return memory.load()
        }

        func save(_ data: Data) throws {
            called(.save)
            try memory.save(data)
            called(.saved)
        }

        func backUp(_ data: Data) throws {
            called(.backUp)
            try memory.backUp(data)
        }
    }

    private let a: ID = "P.a"
    private let b: ID = "P.b"
    private let k = KeyChord("command+k")
    private let j = KeyChord("command+j")

    private func perform(_ deed: Deed, on registry: KeyBindingsRegistry, _ storage: MisusedStorage)
    {
        switch deed {
        case .customize: registry.customize(b, to: j)
        case .customizeSame: registry.customize(a, to: j)
        case .resetAll: registry.resetAll()
        case .reload: registry.reload()
        case .run: registry.noteRun(of: b)
        case .forget: registry.forgetRecentCommands()
        case .register:
            try? registry.register(
                [.init(binding: .make("c", "command+l"))], provider: "Q", name: "Q")
        case .use: registry.use(storage)
        case .export: _ = registry.exportData()
        }
    }

    @Test(
        "A storage that uses the registry in a call has what the registry has, and it is told",
        .requirement("U612"), arguments: Call.allCases, Deed.allCases)
    func registryHasWhatStorageHas(call: Call, deed: Deed) throws {
        for isDamaged in [false, true] {
            let storage = MisusedStorage()
            let registry = KeyBindingsRegistry(storage: storage)
            let bindings = [KeyBinding.make("a", "command+n"), .make("b", "command+m")]
            try registry.register(
                bindings.map { .init(binding: $0) }, provider: "P", name: "P")
            registry.unassign(b)
            if isDamaged { storage.memory.data = storage.memory.data?.prefix(300) }
            var told = registry.table.states
            let token = registry.observe { event in
                guard case .changed(let changes) = event else { return }
                for change in changes {
                    told[change.identifier] = change.after == .default ? nil : change.after
                }
            }
            storage.plan = (call, { perform(deed, on: registry, storage) })
            registry.customize(a, to: k)
            #expect(told == registry.table.states)
            registry.reload()
            #expect(told == registry.table.states)
            #expect(registry.store.unsavedStates.isEmpty)
            let document = KeyBindingsDocument(storage.memory.data ?? Data())
            #expect(document.record.states == registry.table.states)
            if ![.customizeSame, .resetAll].contains(deed) {
                #expect(registry.binding(a)?.keys == [k])
            }
            withExtendedLifetime(token) {}
        }
    }
}
