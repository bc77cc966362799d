import Requirements
import Testing

@testable import KeyboardAssistant

/// What the settings screen shows, and what people do there before they save.
@Suite struct KeyBindingsListTests {
    private static let sheet = KeyCheatSheet(sections: [
        .init(
            provider: "Mail", title: "Mail",
            rows: [
                .init(identifier: "Mail.new", name: "New", keys: [KeyChord("command+n")]),
                .init(identifier: "Mail.reply", name: "Reply", keys: []),
            ]),
        .init(
            provider: "Help", title: "Help",
            rows: [.init(identifier: "Help.open", name: "Open", keys: [KeyChord("f1")])]),
    ])

    @Test(
        "Rows stand under their providers, and say whether they were changed", .requirement("U196"))
    func rowsUnderProvidersTellChanges() {
        let list = KeyBindingsList(Self.sheet, changed: ["Mail.reply"])
        #expect(list.sections.map(\.title) == ["Mail", "Help"])
        #expect(list.sections.map { $0.rows.map(\.isChanged) } == [[false, true], [false]])
        let found = KeyBindingsList(Self.sheet, changed: [], search: "open")
        #expect(found.sections.map { $0.rows.map(\.name) } == [["Open"]])
    }

    @Test("There is no row where none is")
    func noRowWhereNoneIs() {
        let list = KeyBindingsList(Self.sheet, changed: [])
        #expect(list.row(0, in: 1)?.name == "Open")
        #expect([(-1, 0), (2, 0), (0, 2), (0, -1)].allSatisfy { list.row($0, in: $1) == nil })
    }

    @Test("A command is found by its keys, wherever it stands", .requirement("U197"))
    func commandIsFoundByItsKeys() throws {
        let list = KeyBindingsList(Self.sheet, changed: [])
        let place = try #require(list.place(of: KeyChord("f1"), on: .unknown))
        #expect(place == (1, 0))
        #expect(list.place(of: KeyChord("f2"), on: .unknown) == nil)
    }

    @Test(
        "An edit asks for what was done last, and for nothing if nothing was", .requirement("U195"))
    func editAsksForLastThingDone() {
        let (old, new) = (KeyChord("command+n"), KeyChord("command+k"))
        var edit = KeyBindingEdit(original: [old])
        #expect(edit.request(for: "Mail.new") == nil && !edit.canSave)
        #expect(edit.shown(defaults: []) == [old])
        edit.press(new)
        #expect(edit.request(for: "Mail.new") == .customize("Mail.new", [new]))
        #expect(edit.shown(defaults: []) == [new])
        edit.clear()
        #expect(edit.request(for: "Mail.new") == .unassign("Mail.new") && edit.canSave)
        #expect(edit.shown(defaults: [old]) == [])
        edit.reset()
        #expect(edit.request(for: "Mail.new") == .reset("Mail.new"))
        #expect(edit.shown(defaults: [old]) == [old])
    }
}
