import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite struct KeyCheatSheetTests {
    private func registry() throws -> KeyBindingsRegistry {
        let registry = KeyBindingsRegistry()
        try registry.register(provider: Mailbox.self)
        try registry.register(
            keyBinding: KeyBinding(key: "x", name: "Help", keys: [KeyChord("f1")]))
        return registry
    }

    @Test("A cheat sheet has all commands with the keys that people have for them now")
    func cheatSheetShowsPeoplesCurrentKeys() throws {
        let registry = try registry()
        #expect(
            registry.cheatSheet.text == "Mailbox\n  New  ⌘N\n  Forward  ⇧⌘F\n\nGeneral\n  Help  F1")
        registry.customize("Mailbox.a", to: KeyChord("command+k"), KeyChord("f2"))
        registry.unassign("Mailbox.b")
        let rows = registry.cheatSheet.sections.first?.rows
        #expect(rows?.map(\.symbols) == [["⌘K", "F2"], []])
        #expect(rows?.first?.spokenKeys == ["Command K", "F2"])
    }

    @Test("A cheat sheet is searched by name, by keys as read or spoken, and by pressing them")
    func cheatSheetSearchesNamesAndKeys() throws {
        let sheet = try registry().cheatSheet
        func names(_ sheet: KeyCheatSheet) -> [String] {
            sheet.sections.flatMap(\.rows).map(\.name)
        }
        #expect(names(sheet.filtered(by: "forw")) == ["Forward"])
        #expect(names(sheet.filtered(by: "⌘N")) == ["New"])
        #expect(names(sheet.filtered(by: "command")) == ["New", "Forward"])
        #expect(names(sheet.filtered(by: KeyChord("shift+command+f"))) == ["Forward"])
        #expect(sheet.filtered(by: "nothing").sections.isEmpty && sheet.filtered(by: "") == sheet)
    }
}
