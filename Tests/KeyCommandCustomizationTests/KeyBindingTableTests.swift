import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@Suite struct KeyBindingTableTests {
    @Test("The same binding registered again changes nothing", .requirement("U169"))
    func registeringAgainChangesNothing() throws {
        var table = KeyBindingTable.make([("P", [.make("a", "command+n")])])
        try table.register([.init(binding: .make("a", "command+n"))], provider: "P", name: "P")
        #expect(KeyBindings(of: "P", in: table, isSuspended: false).map(\.key) == ["a"])
        #expect(table.conflicts.isEmpty)
    }

    @Test(
        "A key with other keys is an error, and then nothing is registered", .requirement("U170"),
        arguments: [0, 1])
    func takenKeyRegistersNothing(place: Int) {
        var table = KeyBindingTable.make([("P", [.make("a", "command+n")])])
        var added = [KeyBinding.make("b", "command+b")]
        added.insert(.make("a", "command+o"), at: place)
        #expect(throws: KeyBindingsError.keyIsTaken("P.a")) {
            var other = table
            try other.register(added.map { .init(binding: $0) }, provider: "P", name: "P")
        }
        _ = try? table.register(added.map { .init(binding: $0) }, provider: "P", name: "P")
        #expect(KeyBindings(of: "P", in: table, isSuspended: false).map(\.key) == ["a"])
        #expect(table.owners(of: KeyChord("command+b")).isEmpty)
    }

    @Test("One provider cannot declare a key twice with other keys", .requirement("U170"))
    func takenByItself() {
        var table = KeyBindingTable()
        #expect(throws: KeyBindingsError.self) {
            try table.register(
                [
                    .init(binding: .make("a", "command+n")),
                    .init(binding: .make("a", "command+m")),
                ], provider: "P", name: "P")
        }
        #expect(table.providers["P"] == nil)
    }

    @Test("Bindings keep the order in which they were declared", .requirement("U173"))
    func bindingsKeepDeclaredOrder() {
        let keys = (0..<50).map { "k\($0 * 37 % 50)" }
        let table = KeyBindingTable.make([("P", keys.map { .make($0) })])
        #expect(KeyBindings(of: "P", in: table, isSuspended: false).map(\.key) == keys)
    }

    @Test(
        "The owner of keys is found regardless of case, but never the command itself",
        .requirement("U186"))
    func otherOwnerOfKeysIsFound() {
        let table = KeyBindingTable.make([
            ("P", [.make("a", "command+n"), .make("b", "command+b")])
        ])
        let shouted = [KeyChord("N", .command)]
        let plan = table.plan(for: .set("b", .custom(shouted)))
        #expect(
            plan.conflicts.map(\.owners) == [[.init(identifier: "a", name: "A", providerName: "P")]]
        )
        #expect(table.plan(for: .set("a", .custom(shouted))) == KeyBindingsPlan())
    }

    @Test(
        "Conflicts are found across providers and between equal keys, in order",
        .requirement("U187"))
    func conflictsAreFoundAcrossProviders() {
        let table = KeyBindingTable.make([
            ("P", [.make("a", "command+n")]), ("Q", [.make("a", "command+n"), .make("c")]),
        ])
        #expect(table.commands(assigned: KeyChord("command+n")) == ["P.a", "Q.a"])
        let plan = table.plan(for: .set("Q.c", .custom([KeyChord("command+n")])))
        #expect(plan.conflicts.flatMap(\.owners).map(\.identifier) == ["P.a", "Q.a"])
    }

    @Test("A conflict names the commands' providers as people know them")
    func conflictNamesProviders() throws {
        var table = KeyBindingTable()
        for (provider, name) in [("P", "Mail"), ("Q", "Calendar")] {
            try table.register(
                [.init(binding: .make("a", "command+n"))], provider: provider, name: name)
        }
        let conflict = try #require(table.conflicts.first)
        #expect(conflict.command.providerName == "Calendar")
        #expect(conflict.owners.map(\.providerName) == ["Mail"])
    }

    @Test("Keys of an unassigned command are free", .requirement("U188"))
    func unassignedIsFree() {
        var table = KeyBindingTable.make([
            ("P", [.make("a", "command+n"), .make("b", "command+b")])
        ])
        table.perform(.set("a", .unassigned))
        #expect(table.perform(.set("b", .custom([KeyChord("command+n")]))).conflicts.isEmpty)
        #expect(table.keys("b") == ["command+n"])
    }

    @Test(
        "Two commands that come with the same keys are listed, and the first has them",
        .requirement("U189"))
    func firstOfSharedDefaultsHasKeys() {
        let table = KeyBindingTable.make([
            ("P", [.make("a", "command+n"), .make("b", "command+n")])
        ])
        #expect(table.conflicts.map(\.command.identifier) == ["b"])
        #expect(table.conflicts.flatMap(\.owners).map(\.identifier) == ["a"])
        #expect(table.keys("a") == ["command+n"] && table.keys("b").isEmpty)
    }

    @Test("Screens that are never there together may have the same keys", .requirement("U189"))
    func separateScreensMayShareKeys() throws {
        var table = KeyBindingTable()
        for (provider, scope) in [
            ("P", KeyBindingScope.only(in: "mail")), ("Q", .only(in: "notes")),
            ("R", .only(in: "notes", "mail")),
        ] {
            try table.register(
                [.init(binding: .make("a", "command+n"), scope: scope)], provider: provider,
                name: provider)
        }
        #expect(table.keys("P.a") == ["command+n"] && table.keys("Q.a") == ["command+n"])
        #expect(table.keys("R.a").isEmpty)
        let conflict = table.conflicts.first
        #expect(conflict?.command.identifier == "R.a")
        #expect(conflict?.owners.map(\.identifier) == ["P.a", "Q.a"])
    }

    @Test("People's own choice comes before keys that an update brings")
    func chosenKeysPrecedeKeysOfUpdate() throws {
        var table = KeyBindingTable.make([("P", [.make("b", "command+b")])])
        table.perform(.set("b", .custom([KeyChord("command+k")])))
        try table.register([.init(binding: .make("new", "command+k"))], provider: "A", name: "A")
        #expect(table.keys("b") == ["command+k"] && table.keys("A.new").isEmpty)
        #expect(table.conflicts.map(\.command.identifier) == ["A.new"])
        table.perform(.set("b", .default))
        #expect(table.keys("A.new") == ["command+k"])
    }

    @Test("Keys that a command comes with are no choice of one's own", .requirement("U178"))
    func sameAsDefault() {
        var table = KeyBindingTable.make([("P", [.make("a", "command+n")])])
        table.perform(.set("a", .custom([KeyChord("command+k")])))
        #expect(table.binding("a")?.isCustomized == true)
        table.perform(.set("a", .custom([KeyChord("command+n"), KeyChord("command+n")])))
        #expect(table.binding("a")?.state == .default)
        table.perform(.set("a", .custom([])))
        #expect(table.binding("a")?.state == .unassigned)
    }

    @Test("An ordered dictionary finds at once and keeps its order")
    func orderedDictionaryFindsAtOnceInOrder() {
        var numbers = OrderedDictionary<String, Int>()
        for (number, key) in ["c", "a", "b", "a"].enumerated() {
            numbers.updateValue(number, forKey: key)
        }
        #expect(numbers.keys == ["c", "a", "b"] && numbers.values == [0, 3, 2])
        #expect(numbers["a"] == 3 && numbers["x"] == nil && numbers.index(forKey: "b") == 2)
    }
}
