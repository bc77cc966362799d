import Requirements
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@MainActor
@Suite struct KeyCheatSheetTests {
    private static let sheet = KeyCheatSheet(sections: [
        .init(
            title: "Mail",
            rows: [
                .init(identifier: "Mail.new", name: "New", keys: [KeyChord("command+n")]),
                .init(identifier: "Mail.reply", name: "Reply", keys: [], isCustomized: true),
            ]),
        .init(
            title: "Help",
            rows: [.init(identifier: "Help.open", name: "Open", keys: [KeyChord("f1")])]),
    ])

    private func registry() throws -> KeyBindingsRegistry {
        let registry = try Mailbox.registry()
        try registry.register(
            keyBinding: KeyBinding(key: "x", name: "Help", keys: [KeyChord("f1")]))
        return registry
    }

    private func names(_ sheet: KeyCheatSheet) -> [String] {
        sheet.sections.flatMap(\.rows).map(\.name)
    }

    @Test("A cheat sheet has all commands with the keys that people have for them now")
    func cheatSheetShowsPeoplesCurrentKeys() throws {
        let registry = try registry()
        let sheet = registry.cheatSheet
        #expect(sheet.sections.map(\.title) == ["Mailbox", "General"])
        #expect(names(sheet) == ["New", "Forward", "Help"])
        let keys = sheet.sections.flatMap(\.rows).map { $0.keys.map(\.symbols) }
        #expect(keys == [["⌘N"], ["⇧⌘F"], ["F1"]])
        registry.customize("Mailbox.a", to: KeyChord("command+k"), KeyChord("f2"))
        registry.unassign("Mailbox.b")
        let rows = registry.cheatSheet.sections.first?.rows
        #expect(rows?.map { $0.keys.map(\.symbols) } == [["⌘K", "F2"], []])
        #expect(rows?.first?.keys.map(\.spokenText) == ["Command K", "F2"])
    }

    @Test("A cheat sheet is searched by name, and by keys as read or spoken")
    func cheatSheetSearchesNamesAndKeys() throws {
        let sheet = try registry().cheatSheet
        #expect(names(sheet.filtered(by: "forw")) == ["Forward"])
        #expect(names(sheet.filtered(by: "⌘N")) == ["New"])
        #expect(names(sheet.filtered(by: "command")) == ["New", "Forward"])
        #expect(sheet.filtered(by: "nothing").sections.isEmpty && sheet.filtered(by: "") == sheet)
    }

    @Test(
        "Rows stand under their providers, and say whether they were changed", .requirement("U196"))
    func rowsUnderProvidersTellChanges() throws {
        let registry = try registry()
        #expect(!registry.cheatSheet.isCustomized)
        registry.unassign("Mailbox.b")
        let sheet = registry.cheatSheet
        #expect(sheet.sections.map { $0.rows.map(\.isCustomized) } == [[false, true], [false]])
        #expect(sheet.isCustomized && !sheet.filtered(by: "help").isCustomized)
        let found = Self.sheet.filtered(by: "open")
        #expect(!found.isCustomized)
        #expect(found.sections.map { $0.rows.map(\.name) } == [["Open"]])
    }

    @Test("There is no row where none is")
    func noRowWhereNoneIs() {
        #expect(Self.sheet.row(0, in: 1)?.name == "Open")
        #expect(
            [(-1, 0), (2, 0), (0, 2), (0, -1)].allSatisfy { Self.sheet.row($0, in: $1) == nil })
    }

    @Test("A command is found by its keys, wherever it is listed", .requirement("U197"))
    func commandIsFoundByItsKeys() throws {
        let found = try #require(Self.sheet.row(of: KeyChord("f1"), on: .unknown))
        #expect(found == (1, 0))
        #expect(Self.sheet.row(of: KeyChord("f2"), on: .unknown) == nil)
    }
}
