import Foundation
import Requirements
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

/// The same part of the app, after its type got another name.
@MainActor
private enum Letterbox: KeyBindingsProvider {
    static func provideKeyBindings() -> [KeyBinding] { Mailbox.provideKeyBindings() }
    static var providerName: String { "Letters" }
    static var providerIdentifier: String { "Mailbox" }
}

@MainActor
private enum Empty: KeyBindingsProvider {
    static func provideKeyBindings() -> [KeyBinding] { [] }
    static var providerName: String { "Empty" }
}

@MainActor
@Suite struct KeyBindingsRegistryTests {
    private let a: ID = "Mailbox.a"
    private let b: ID = "Mailbox.b"
    private let k = KeyChord("command+k")
    private let j = KeyChord("command+j")

    @Test(
        "A binding is a value with a key, a name, keys, and discoverable unless said",
        .requirement("U166"))
    func bindingIsDiscoverableUnlessSaidOtherwise() throws {
        let binding = KeyBinding(key: "a", name: "New", input: "N", modifiers: .command)
        #expect(binding == KeyBinding(key: "a", name: "New", input: "n", modifiers: .command))
        #expect(binding.isDiscoverable && binding.input == "n" && binding.modifiers == .command)
        let registry = try Mailbox.registry()
        try registry.register(keyBinding: binding)
        #expect(registry.binding("Mailbox.a") != nil && registry.binding("global.a") != nil)
        #expect(KeyBinding(key: "x", name: "X", input: "").keys.isEmpty)
        #expect(
            [UIKeyInputBackspace, UIKeyInputTab, UIKeyInputReturn, UIKeyInputDelete].map {
                KeyBinding(key: "x", name: "X", input: $0).keys.map(\.text)
            } == [["backspace"], ["tab"], ["return"], ["delete"]])
    }

    @Test(
        "Keys that no keyboard has are left out of a binding and of the file",
        .requirement("U347"),
        arguments: [.characters(""), .characters("ab"), .function(13), .characters("\u{1}")]
            as [KeyCommandDescriptor.Input])
    func keysOfNoKeyboardAreLeftOut(input: KeyCommandDescriptor.Input) throws {
        let bad = KeyChord(input, .command)
        let binding = KeyBinding(key: "x", name: "X", keys: [bad, j, bad, k])
        #expect(binding.defaultKeys == [j, k] && binding.keys == [j, k])
        #expect(KeyBinding(key: "x", name: "X", keys: [bad]).keys == [])

        let storage = MemoryKeyBindingsStorage()
        let registry = try Mailbox.registry(storage)
        #expect(registry.customize(a, to: bad) == .unchanged)
        #expect(registry.binding(a)?.state == .default && storage.data == nil)
        registry.customize(a, to: bad, j, k)
        #expect(registry.binding(a)?.state == .custom([j, k]))
        #expect(try Mailbox.registry(storage).binding(a)?.keys == [j, k])
        let saved = storage.data
        #expect(registry.customize(a, to: bad, bad) == .unchanged)
        #expect(registry.binding(a)?.keys == [j, k] && storage.data == saved)
        registry.unassign(a)
        #expect(registry.customize(a, to: bad) == .unchanged)
        #expect(registry.binding(a)?.state == .unassigned)
    }

    @Test("A provider registers all of its bindings under its name", .requirement("U167"))
    func providerRegistersAllItsBindings() throws {
        let registry = try Mailbox.registry()
        #expect(registry.bindings(forProvider: Mailbox.self).map(\.key) == ["a", "b"])
        #expect(registry.providers == ["Mailbox"])
        #expect(registry.name(ofProvider: "Mailbox") == "Mailbox")
    }

    @Test("Bindings without a provider are found under General", .requirement("U168"))
    func bindingsWithoutProviderAreUnderGeneral() throws {
        let registry = KeyBindingsRegistry()
        try registry.register(keyBindings: [.make("x", "command+x"), .make("y", "command+y")])
        #expect(registry.providers == ["global"])
        #expect(registry.name(ofProvider: "global") == "General")
        #expect(registry.bindings().map(\.key) == ["x", "y"])
        #expect(try registry.binding(withKey: "x").keys == [KeyChord("command+x")])
    }

    @Test(
        "A provider registered twice is one section, and an empty one is none",
        .requirement("U171", "U172"))
    func repeatedProviderIsOneSection() throws {
        let registry = try Mailbox.registry()
        try registry.register(provider: Empty.self)
        try registry.register(provider: Mailbox.self)
        try registry.register(keyBinding: .make("late"), forProvider: Empty.self)
        #expect(registry.providers == ["Mailbox", "Empty"])
        #expect(registry.bindings(forProvider: Mailbox.self).count == 2)
    }

    @Test(
        "What is known is found; an unknown key is an error, an unknown provider empty",
        .requirement("U174"))
    func lookUpFindsOnlyKnownBindings() throws {
        let registry = try Mailbox.registry()
        #expect(try registry.binding(withKey: "a", forProvider: Mailbox.self).name == "New")
        #expect(throws: KeyBindingsError.unknownBinding("Mailbox.x")) {
            try registry.binding(withKey: "x", forProvider: Mailbox.self)
        }
        #expect(registry.bindings(forProvider: Empty.self).isEmpty)
        #expect(registry.bindings(forProvider: Mailbox.self)["b"]?.name == "Forward")
    }

    @Test(
        "Commands are made in the order of the actions, with titles for what is shown",
        .requirement("U175", "U176"))
    func commandsFollowOrderOfActions() throws {
        let actions = [("b", Selector(("b"))), ("x", Selector(("x"))), ("a", Selector(("a")))]
        let commands = try Mailbox.registry().bindings(forProvider: Mailbox.self)
            .make(withActionsForKeys: actions)
        #expect(commands.map(\.input) == ["f", "n"])
        #expect(commands.map(\.modifierFlags) == [[.command, .shift], .command])
        #expect(commands.map(\.action) == [Selector(("b")), Selector(("a"))])
        #expect(commands.map(\.discoverabilityTitle) == [nil, "New"])
    }

    @Test("Keys that people chose are fitted neither to the layout nor to the direction of reading")
    func chosenKeysAreNotAdapted() throws {
        let registry = try Mailbox.registry()
        let actions = KeyBindingActions(
            forProvider: Mailbox.self, in: registry, withHandlersForKeys: [("a", {})])
        func commands() -> [UIKeyCommand] {
            actions.possibleKeyCommands
                + registry.bindings(forProvider: Mailbox.self).make(
                    withActionsForKeys: [("a", Selector(("a")))])
        }
        for isFitted in [true, false] {
            #expect(commands().map(\.allowsAutomaticLocalization) == [isFitted, isFitted])
            #expect(commands().map(\.allowsAutomaticMirroring) == [isFitted, isFitted])
            registry.customize(a, to: k)
        }
    }

    @Test("What has no keys makes no command", .requirement("U177"))
    func bindingWithoutKeysMakesNoCommand() throws {
        let registry = try Mailbox.registry()
        registry.unassign(a)
        let bindings = registry.bindings(forProvider: Mailbox.self)
        #expect(bindings["a"]?.state == .unassigned)
        #expect(bindings["a"]?.make(withAction: Selector(("a"))) == nil)
        #expect(bindings.make(withActionsForKeys: [("a", Selector(("a")))]).isEmpty)
    }

    @Test(
        "People's keys are changed, taken and given back, and each call says what it did",
        .requirement("U178"))
    func keyChangesSayWhatTheyDid() throws {
        let registry = try Mailbox.registry()
        let action = Selector(("a"))
        let change = KeyBindingsPlan.Change(
            identifier: a, before: .default, after: .custom([k]))
        #expect(registry.customize(a, to: k).applied?.changes == [change])
        let changed = try #require(registry.binding(a))
        #expect(changed.isCustomized && changed.make(withAction: action)?.input == "k")
        #expect(registry.customize(a, to: k) == .unchanged)
        #expect(registry.reset(a).applied != nil)
        #expect(registry.binding(a)?.make(withAction: action)?.input == "n")
        #expect(registry.unassign("Mailbox.x") == .unknown("Mailbox.x"))
        registry.customize(a, to: k)
        registry.unassign(b)
        #expect(registry.resetAll().applied?.changes.map(\.identifier) == [a, b])
        #expect(registry.resetAll() == .unchanged)
    }

    @Test(
        "A change is one event that names the binding; a released observer gets none",
        .requirement("U179"))
    func changeIsOneEventNamingBinding() throws {
        let registry = try Mailbox.registry()
        var events: [KeyBindingsEvent] = []
        var subscription: ObservationToken? = registry.observe { events.append($0) }
        let plan = try #require(registry.customize(a, to: k).applied)
        #expect(events == [.changed(plan.changes)])
        #expect(plan.changes.map(\.identifier) == [a])
        registry.customize(a, to: k)
        #expect(events.count == 1)
        let swap = try #require(registry.customize(b, to: k, resolution: .swap).applied)
        #expect(events.last == .changed(swap.changes) && swap.changes.count == 2)
        withExtendedLifetime(subscription) {}
        subscription = nil
        registry.resetAll()
        #expect(events.count == 2)
    }

    @Test("Another registry that reads the same file has the same keys", .requirement("U180"))
    func otherRegistryReadsSameKeys() throws {
        let storage = MemoryKeyBindingsStorage()
        let first = try Mailbox.registry(storage)
        first.customize(a, to: k)
        first.unassign(b)
        let second = try Mailbox.registry(MemoryKeyBindingsStorage(data: storage.data))
        #expect(second.binding(a)?.keys == [k] && second.binding(b)?.state == .unassigned)
        #expect(second.storageProblem == nil)
    }

    @Test(
        "Keys that have become the default ones are no longer people's, whenever they are loaded",
        .requirement("U178", "U179"))
    func keysThatBecameDefaultAreNotCustom() throws {
        let n = KeyChord("command+n")
        let data = KeyBindingsDocument.data(of: .init(states: [a: .custom([n]), b: .unassigned]))
        let early = KeyBindingsRegistry(storage: MemoryKeyBindingsStorage(data: data))
        var events: [KeyBindingsEvent] = []
        let token = early.observe { events.append($0) }
        try early.register(provider: Mailbox.self)
        let late = try Mailbox.registry(MemoryKeyBindingsStorage(data: data))
        for registry in [early, late] {
            #expect(registry.binding(a)?.isCustomized == false && registry.binding(a)?.keys == [n])
            #expect(registry.table.states == [b: .unassigned])
            let other = try Mailbox.registry()
            other.apply(other.planForImport(of: registry.exportData()).plan)
            #expect(other.table.states == registry.table.states)
        }
        let change = KeyBindingsPlan.Change(identifier: a, before: .custom([n]), after: .default)
        #expect(events == [.registered(provider: "Mailbox"), .changed([change])])
        withExtendedLifetime(token) {}
    }

    @Test("Keys are kept by a declared name, whatever the type is called", .requirement("U181"))
    func keysOutliveRenamedType() throws {
        let storage = MemoryKeyBindingsStorage()
        try Mailbox.registry(storage).customize(a, to: k)
        let other = KeyBindingsRegistry(storage: storage)
        try other.register(provider: Letterbox.self)
        #expect(other.bindings(forProvider: Letterbox.self)["a"]?.keys == [k])
    }

    @Test(
        "Keys from a file of KeyCommandKit are the provider's that the app names",
        .requirement("U182"))
    func namedProviderGetsOldFileKeys() throws {
        let old = """
            <plist version="1.0"><dict><key>123</key><dict><key>a</key><dict>
            <key>input</key><string>k</string><key>modifiers</key><integer>1048576</integer>
            </dict></dict></dict></plist>
            """
        for isEarly in [true, false] {
            let (storage, registry) = (
                MemoryKeyBindingsStorage(data: Data(old.utf8)), try Mailbox.registry()
            )
            if isEarly { registry.rename(provider: "123", to: "Mailbox") }
            registry.use(storage)
            if !isEarly { registry.rename(provider: "123", to: "Mailbox") }
            #expect(registry.binding(a)?.keys == [k])
            registry.unassign(b)
            #expect(try Mailbox.registry(storage).binding(a)?.keys == [k])
        }
    }

    @Test("Keys follow a provider to its new name, unless a binding has keys of its own there")
    func keysFollowRenamedProvider() throws {
        let registry = try Mailbox.registry()
        registry.use(MemoryKeyBindingsStorage())
        registry.rename(provider: "Post", to: "Mailbox")
        let storage = MemoryKeyBindingsStorage(
            data: KeyBindingsDocument.data(
                of: .init(states: ["Post.a": .custom([k]), "Post.b": .unassigned, b: .custom([j])]))
        )
        registry.use(storage)
        #expect(registry.binding(a)?.keys == [k] && registry.binding(b)?.keys == [j])
    }

    @Test(
        "A damaged file is reported, backed up and not overwritten; the rest is used",
        .requirement("U183"))
    func damagedFileIsBackedUp() throws {
        let storage = MemoryKeyBindingsStorage()
        try Mailbox.registry(storage).customize(a, to: k)
        let damaged = try #require(storage.data).prefix(400) + Data(repeating: 0, count: 9)
        storage.data = damaged
        let registry = try Mailbox.registry()
        var events: [KeyBindingsEvent] = []
        let subscription = registry.observe { events.append($0) }
        registry.use(storage)
        #expect(registry.storageProblem == .damaged)
        #expect(events.first == .storageProblem(.damaged))
        #expect(storage.backups == [damaged])
        registry.unassign(b)
        #expect(KeyBindingsDocument(storage.data ?? Data()).problem == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test("Commands that are gone keep their keys for when they return", .requirement("U183"))
    func goneCommandsKeepTheirKeys() throws {
        let storage = MemoryKeyBindingsStorage()
        try Mailbox.registry(storage).customize(a, to: k)
        let without = KeyBindingsRegistry(storage: storage)
        try without.register(keyBinding: .make("x", "command+x"))
        without.unassign("global.x")
        #expect(try Mailbox.registry(storage).binding(a)?.keys == [k])
    }

    @Test(
        "If nothing can be written that is reported, and changes hold", .requirement("U184")
    )
    func editsHoldDespiteWriteFailure() throws {
        let storage = MemoryKeyBindingsStorage()
        let registry = try Mailbox.registry(storage)
        storage.failure = CocoaError(.fileWriteNoPermission)
        guard case .applied(_, let problem?) = registry.customize(a, to: k) else {
            Issue.record("No problem was returned.")
            return
        }
        #expect(registry.storageProblem == problem && registry.binding(a)?.keys == [k])
        let other = MemoryKeyBindingsStorage()
        registry.use(other)
        #expect(try Mailbox.registry(other).binding(a)?.keys == [k])
    }

    @Test("A name that is none is reported, and nothing is written", .requirement("U185"))
    func invalidNameWritesNothing() throws {
        let registry = try Mailbox.registry()
        registry.applicationSupportName = "../Documents"
        #expect(registry.storageProblem == .unusableName("../Documents"))
        #expect(registry.customize(a, to: k).applied != nil)
        registry.applicationSupportName = nil
        #expect(registry.storageProblem == nil)
    }

    @Test(
        "After the storage is changed or removed, bindings are not written to the old one",
        .requirement("U185"))
    func oldPlaceIsNoLongerWritten() throws {
        let name = "KeyboardAssistantTests-\(UUID().uuidString)"
        let old = try FileKeyBindingsStorage(applicationSupportName: name)
        defer { try? FileManager.default.removeItem(at: old.url.deletingLastPathComponent()) }
        for other in [nil, "../Documents"] {
            let registry = try Mailbox.registry()
            registry.applicationSupportName = name
            registry.customize(a, to: k)
            let data = try #require(try old.load())
            registry.applicationSupportName = other
            registry.customize(a, to: KeyChord("command+j"))
            #expect(try old.load() == data)
            registry.resetAll()
        }
    }

    @Test("Reading writes nothing, unless something was not saved yet")
    func readingWritesNothing() throws {
        let storage = MemoryKeyBindingsStorage()
        let registry = try Mailbox.registry(storage)
        registry.customize(a, to: k)
        #expect(storage.saveCount == 1)
        registry.reload()
        registry.use(storage)
        _ = try Mailbox.registry(storage)
        #expect(storage.saveCount == 1)
        let unsaved = try Mailbox.registry()
        unsaved.unassign(b)
        unsaved.use(storage)
        #expect(storage.saveCount == 2 && unsaved.binding(a)?.keys == [k])
    }

    @Test("Keys that were not saved yet follow a provider to its new name")
    func unsavedKeysFollowRenamedProvider() throws {
        let registry = KeyBindingsRegistry()
        try registry.register(keyBinding: .make("a", "command+o"))
        try registry.register(provider: Mailbox.self)
        registry.customize("global.a", to: k)
        registry.rename(provider: "global", to: "Mailbox")
        let storage = MemoryKeyBindingsStorage()
        registry.use(storage)
        #expect(KeyBindingsDocument(storage.data ?? Data()).record.states == [a: .custom([k])])
    }

    @Test("Keys follow a provider to its new name without a storage, too")
    func keysFollowRenamedProviderWithoutStorage() throws {
        let registry = KeyBindingsRegistry()
        try registry.register(keyBinding: .make("a", "command+o"))
        try registry.register(provider: Mailbox.self)
        registry.customize("global.a", to: k)
        registry.rename(provider: "global", to: "Mailbox")
        #expect(registry.binding(a)?.keys == [k])
    }

    @Test("A reset that was not saved yet follows a provider to its new name")
    func unsavedResetFollowsRenamedProvider() throws {
        let storage = MemoryKeyBindingsStorage()
        let registry = try Mailbox.registry(storage)
        try registry.register(keyBinding: .make("a", "command+o"))
        registry.customize("global.a", to: k)
        storage.failure = CocoaError(.fileWriteNoPermission)
        registry.reset("global.a")
        storage.failure = nil
        registry.rename(provider: "global", to: "Mailbox")
        registry.reload()
        #expect(registry.binding(a)?.isCustomized == false)
        #expect(KeyBindingsDocument(storage.data ?? Data()).record.states == [:])
    }

    @Test(
        "A change is reported before the problem of saving it, and once, whatever observers do",
        .requirement("U179"))
    func changeIsReportedBeforeSavingProblem() throws {
        let storage = MemoryKeyBindingsStorage()
        let registry = try Mailbox.registry(storage)
        storage.failure = CocoaError(.fileWriteNoPermission)
        var reported: [ID?] = []
        let token = registry.observe { event in
            switch event {
            case .changed(let changes): reported += changes.map(\.identifier)
            case .storageProblem:
                reported.append(nil)
                if reported.count == 2 { registry.unassign("Mailbox.b") }
            case .registered: break
            }
        }
        registry.customize(a, to: k)
        #expect(reported == [a, nil, b, nil])
        withExtendedLifetime(token) {}
    }

    @Test(
        "A plan whose keys were forbidden since it was made is outdated, unless it undoes another",
        .requirement("U190"))
    func planWithForbiddenKeysIsOutdated() throws {
        let registry = try Mailbox.registry()
        let plan = registry.plan(.set(a, .custom([k])))
        let applied = try #require(registry.customize(b, to: j).applied)
        registry.apply(applied.undoing)
        registry.forbiddenKeys = [k, j]
        #expect(registry.apply(plan) == .outdated)
        #expect(registry.binding(a)?.isCustomized == false)
        #expect(registry.apply(applied.undoing.undoing).applied != nil)
        #expect(registry.binding(b)?.keys == [j])
        // Keys that a command already has, or has by default, are no news.
        registry.forbiddenKeys.insert(KeyChord("command+n"))
        let both = registry.plan(.restore([a: .default, b: .custom([j])]))
        #expect(both.changes.isEmpty && both.rejected.keys.elementsEqual([j]))
        registry.unassign(a)
        #expect(registry.reset(a).applied != nil)
    }

    @Test(
        "The app's own keys are rejected, whatever the forbidden command does", .requirement("U190")
    )
    func ownKeysOfAppAreRejected() throws {
        let registry = try Mailbox.registry()
        registry.forbiddenKeyCommands = [
            UIKeyCommand(action: Selector(("quit")), input: "Q", modifierFlags: .command)
        ]
        let q = KeyChord("command+q")
        #expect(registry.customize(a, to: q) == .rejected(q, .forbiddenByApp))
        #expect(registry.forbiddenKeyCommands.map(\.input) == ["q"])
        #expect(
            registry.customize(a, to: KeyChord("k")) == .rejected(KeyChord("k"), .needsModifier))
        #expect(registry.binding(a)?.isCustomized == false)
    }

    @Test("The six results of an editor", .requirement("U191"))
    func editorHasSixResults() throws {
        let registry = try Mailbox.registry()
        let (n, f) = (KeyChord("command+n"), KeyChord("shift+command+f"))
        func keys() -> [[KeyChord]] { [a, b].map { registry.binding($0)?.keys ?? [] } }

        registry.customize(a, to: k)
        #expect(keys() == [[k], [f]])
        registry.customize(b, to: k, resolution: .replace)
        #expect(keys() == [[], [k]])
        registry.reset(b)
        #expect(keys() == [[], [f]])
        registry.customize(b, to: n)
        registry.reset(a, resolution: .replace)
        #expect(keys() == [[n], []])
        registry.customize(a, to: k)
        registry.customize(b, to: n)
        registry.reset(a, resolution: .resetOthers)
        #expect(keys() == [[n], [f]])
        registry.unassign(a)
        #expect(keys() == [[], [f]])
    }

    @Test(
        "What was exported can be planned, imported and taken back", .requirement("F70"),
        .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func exportIsImportedAndTakenBack() throws {
        let (source, registry) = (try Mailbox.registry(), try Mailbox.registry())
        source.customize(a, to: k)
        registry.customize(b, to: k)
        let (plan, problem) = registry.planForImport(of: source.exportData())
        #expect(problem == nil && plan.changes.count == 2 && plan.conflicts.isEmpty)
        registry.apply(plan)
        #expect(registry.binding(a)?.keys == [k] && registry.binding(b)?.isCustomized == false)
        registry.apply(plan.undoing)
        #expect(registry.binding(b)?.keys == [k] && registry.binding(a)?.isCustomized == false)
        #expect(registry.apply(plan.undoing) == .outdated)
        #expect(registry.planForImport(of: Data("hello".utf8)).problem == .foreign)
        #expect(registry.planForImport(of: Data()).plan == KeyBindingsPlan())
    }

    @Test(
        "What a plan puts into the registry survives export, import and a restart",
        .requirement("U345"),
        arguments: [
            .custom([]), .custom([KeyChord("command+k"), KeyChord("command+k")]),
            .custom([KeyChord("command+,"), KeyChord("option+ß"), KeyChord("command+@")]),
            .custom([KeyChord("shift+command+:"), KeyChord("f12")]), .unassigned, .default,
        ] as [KeyBinding.State])
    func planSurvivesExportImportAndRestart(state: KeyBinding.State) throws {
        for identifier in [a, "Gone.a", ID(provider: "a b\n", key: "ü/ @,+none")] {
            let storage = MemoryKeyBindingsStorage()
            let first = try Mailbox.registry(storage)
            first.customize(b, to: KeyChord("command+j"))
            let plan = first.plan(.restore([identifier: state, b: first.table.state(of: b)]))
            _ = first.apply(plan)

            let restarted = try Mailbox.registry(storage)
            #expect(restarted.table.states == first.table.states && restarted.storageProblem == nil)
            #expect(restarted.exportData() == first.exportData())
            #expect(first.planForImport(of: first.exportData()).plan == KeyBindingsPlan())
            let other = try Mailbox.registry()
            let (imported, problem) = other.planForImport(of: first.exportData())
            other.apply(imported)
            #expect(problem == nil && other.table.states == first.table.states)
        }
    }

    @Test(
        "While a screen records keys no command is made, however many record", .requirement("F66"),
        .bug("https://github.com/screenpipe/screenpipe/issues/2211"))
    func noCommandIsMadeWhileRecording() throws {
        let registry = try Mailbox.registry()
        registry.registerBuiltInCommands()
        let actions = [("a", Selector(("a")))]
        func count() -> Int {
            registry.bindings(forProvider: Mailbox.self).make(withActionsForKeys: actions).count
        }
        var first: Cleanup? = registry.suspend()
        var second: Cleanup? = registry.suspend()
        #expect(count() == 0 && registry.keys(for: "list.next") == [])
        withExtendedLifetime(first) {}
        first = nil
        #expect(count() == 0)
        withExtendedLifetime(second) {}
        second = nil
        #expect(count() == 1 && registry.keys(for: "list.next") == nil)
    }

    @Test("A registry that is let go of leaves nothing behind", .requirement("U202"))
    func releasedRegistryLeavesNothingBehind() throws {
        weak var released: KeyBindingsRegistry?
        do {
            let registry = try Mailbox.registry(MemoryKeyBindingsStorage())
            let subscription = registry.observe { _ in }
            let suspension = registry.suspend()
            registry.customize(a, to: k)
            released = registry
            withExtendedLifetime((subscription, suspension)) {}
        }
        #expect(released == nil)
    }
}
