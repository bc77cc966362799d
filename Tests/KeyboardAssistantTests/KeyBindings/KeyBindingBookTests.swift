import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct KeyBindingBookTests {
    @Test("The same binding registered again changes nothing", .requirement("U169"))
    func registeringAgainChangesNothing() throws {
        var book = KeyBindingBook.make([("P", [.make("a", "command+n")])])
        try book.register([.init(binding: .make("a", "command+n"))], provider: "P", name: "P")
        #expect(KeyBindings(of: "P", in: book).map(\.key) == ["a"])
        #expect(book.clashes.isEmpty)
    }

    @Test(
        "A key with other keys is an error, and then nothing is registered", .requirement("U170"),
        arguments: [0, 1])
    func takenKeyRegistersNothing(place: Int) {
        var book = KeyBindingBook.make([("P", [.make("a", "command+n")])])
        var added = [KeyBinding.make("b", "command+b")]
        added.insert(.make("a", "command+o"), at: place)
        #expect(throws: KeyBindingsError.keyIsTaken("P.a")) {
            var other = book
            try other.register(added.map { .init(binding: $0) }, provider: "P", name: "P")
        }
        try? book.register(added.map { .init(binding: $0) }, provider: "P", name: "P")
        #expect(KeyBindings(of: "P", in: book).map(\.key) == ["a"])
        #expect(book.owners(of: KeyChord("command+b")).isEmpty)
    }

    @Test("One provider cannot declare a key twice with other keys", .requirement("U170"))
    func takenByItself() {
        var book = KeyBindingBook()
        #expect(throws: KeyBindingsError.self) {
            try book.register(
                [
                    .init(binding: .make("a", "command+n")),
                    .init(binding: .make("a", "command+m")),
                ], provider: "P", name: "P")
        }
        #expect(book.sections["P"] == nil)
    }

    @Test("Bindings keep the order in which they were declared", .requirement("U173"))
    func bindingsKeepDeclaredOrder() {
        let keys = (0..<50).map { "k\($0 * 37 % 50)" }
        let book = KeyBindingBook.make([("P", keys.map { .make($0) })])
        #expect(KeyBindings(of: "P", in: book).map(\.key) == keys)
    }

    @Test(
        "Whoever has the keys is found, whatever the case, but never the asker itself",
        .requirement("U186"))
    func otherOwnerOfKeysIsFound() {
        let book = KeyBindingBook.make([("P", [.make("a", "command+n"), .make("b", "command+b")])])
        let shouted = [KeyChord("N", .command)]
        let plan = book.plan(for: .customize("b", shouted))
        #expect(
            plan.conflicts.map(\.owners) == [[.init(identifier: "a", name: "A", providerName: "P")]]
        )
        #expect(book.plan(for: .customize("a", shouted)) == KeyBindingsPlan())
    }

    @Test(
        "Conflicts are found across providers and between equal keys, in order",
        .requirement("U187"))
    func conflictsAreFoundAcrossProviders() {
        let book = KeyBindingBook.make([
            ("P", [.make("a", "command+n")]), ("Q", [.make("a", "command+n"), .make("c")]),
        ])
        #expect(book.claimants(of: KeyChord("command+n")) == ["P.a", "Q.a"])
        let plan = book.plan(for: .customize("Q.c", [KeyChord("command+n")]))
        #expect(plan.conflicts.flatMap(\.owners).map(\.identifier) == ["P.a", "Q.a"])
    }

    @Test("Keys of an unassigned command are free", .requirement("U188"))
    func unassignedIsFree() {
        var book = KeyBindingBook.make([("P", [.make("a", "command+n"), .make("b", "command+b")])])
        book.carryOut(.unassign("a"))
        #expect(book.carryOut(.customize("b", [KeyChord("command+n")])).conflicts.isEmpty)
        #expect(book.keys("b") == ["command+n"])
    }

    @Test(
        "Two commands that come with the same keys are listed, and the first has them",
        .requirement("U189"))
    func firstOfSharedDefaultsHasKeys() {
        let book = KeyBindingBook.make([("P", [.make("a", "command+n"), .make("b", "command+n")])])
        #expect(book.clashes.map(\.command.identifier) == ["b"])
        #expect(book.clashes.flatMap(\.owners).map(\.identifier) == ["a"])
        #expect(book.keys("a") == ["command+n"] && book.keys("b").isEmpty)
    }

    @Test("Screens that are never there together may have the same keys", .requirement("U189"))
    func separateScreensMayShareKeys() throws {
        var book = KeyBindingBook()
        for (provider, reach) in [
            ("P", KeyBindingReach.only(in: "mail")), ("Q", .only(in: "notes")),
            ("R", .only(in: "notes", "mail")),
        ] {
            try book.register(
                [.init(binding: .make("a", "command+n"), reach: reach)], provider: provider,
                name: provider)
        }
        #expect(book.keys("P.a") == ["command+n"] && book.keys("Q.a") == ["command+n"])
        #expect(book.keys("R.a").isEmpty)
        let conflict = book.clashes.first
        #expect(conflict?.command.identifier == "R.a")
        #expect(conflict?.owners.map(\.identifier) == ["P.a", "Q.a"])
    }

    @Test("People's own choice comes before keys that an update brings")
    func chosenKeysPrecedeKeysOfUpdate() throws {
        var book = KeyBindingBook.make([("P", [.make("b", "command+b")])])
        book.carryOut(.customize("b", [KeyChord("command+k")]))
        try book.register([.init(binding: .make("new", "command+k"))], provider: "A", name: "A")
        #expect(book.keys("b") == ["command+k"] && book.keys("A.new").isEmpty)
        #expect(book.clashes.map(\.command.identifier) == ["A.new"])
        book.carryOut(.reset("b"))
        #expect(book.keys("A.new") == ["command+k"])
    }

    @Test("Keys that a command comes with are no choice of one's own", .requirement("U178"))
    func sameAsDefault() {
        var book = KeyBindingBook.make([("P", [.make("a", "command+n")])])
        book.carryOut(.customize("a", [KeyChord("command+k")]))
        #expect(book.binding("a")?.isCustomized == true)
        book.carryOut(.customize("a", [KeyChord("command+n"), KeyChord("command+n")]))
        #expect(book.binding("a")?.state == .leftAlone)
        book.carryOut(.customize("a", []))
        #expect(book.binding("a")?.state == .unassigned)
    }

    @Test("A table finds at once and keeps its order")
    func tableFindsAtOnceInOrder() {
        var table = OrderedTable<String, Int>()
        for (number, key) in ["c", "a", "b", "a"].enumerated() { table.set(number, for: key) }
        #expect(table.keys == ["c", "a", "b"] && table.values == [0, 3, 2])
        #expect(table["a"] == 3 && table["x"] == nil && table.place(of: "b") == 2)
    }
}
