import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@Suite struct KeyboardLayoutTests {
    private static func layout(_ name: String) throws -> KeyboardLayout {
        try #require(KeyboardLayout.known.first { $0.name == name })
    }

    /// Texts of which all in a line are one press.
    private static let presses: [(String, [[String]])] = [
        (
            "U.S.",
            [
                ["command+:", "shift+command+:", "shift+command+;"],
                ["command+?", "shift+command+/"], ["command++", "shift+command+="],
                ["option+command+!", "option+shift+command+1"], ["|", "shift+\\"],
            ]
        ),
        (
            "German",
            [
                ["command+:", "shift+command+."], ["command+?", "shift+command+ß"],
                ["command+*", "shift+command++"], ["command+/", "shift+command+7"],
                ["command+=", "shift+command+0"], ["command+'", "shift+command+#"],
            ]
        ),
        (
            "French",
            [
                ["command+/", "shift+command+:"], ["command+?", "shift+command+,"],
                ["command++", "shift+command+="], ["command+1", "shift+command+&"],
                ["command+2", "shift+command+é"], ["command+%", "shift+command+ù"],
            ]
        ),
    ]

    @Test(
        "What one press produces is the same keys on its layout", .requirement("U340"),
        arguments: presses)
    func onePressProducesSameKeys(name: String, lines: [[String]]) throws {
        let layout = try Self.layout(name)
        for line in lines {
            for (one, other) in zip(line, line.dropFirst()) {
                #expect(layout.isSame(KeyChord(one), KeyChord(other)), "\(one) \(other)")
                #expect(!KeyboardLayout.unknown.isSame(KeyChord(one), KeyChord(other)))
            }
        }
        let presses = lines.compactMap { $0.first }.map { layout.press(of: KeyChord($0)) }
        #expect(Set(presses).count == lines.count)
    }

    @Test(
        "Other keys are never the same", .requirement("U340"),
        arguments: [
            ("U.S.", "command+:", "command+;"), ("U.S.", "command+?", "command+/"),
            ("U.S.", "shift+command+a", "command+a"), ("U.S.", "command+/", "shift+command+7"),
            ("German", "command+:", "shift+command+;"), ("German", "command++", "shift+command+="),
            ("French", "command+?", "shift+command+/"), ("French", "command+ç", "command+9"),
        ])
    func otherKeysAreNeverSame(name: String, one: String, other: String) throws {
        #expect(try !Self.layout(name).isSame(KeyChord(one), KeyChord(other)))
    }

    @Test(
        "In the tables every key is there once, and a symbol has one place", .requirement("U340"),
        arguments: KeyboardLayout.known)
    func tablesHaveEveryKeyOnce(layout: KeyboardLayout) throws {
        let table = try #require(Self.tables[layout.name ?? ""])
        let plain = table.map { String($0.prefix(1)) }
        let symbols = table.map { String($0.suffix(1)) }
        #expect(Set(plain).count == table.count && Set(symbols).count == table.count)
        // With ⌘, the period would be Escape.
        for (plain, symbol) in zip(plain, symbols) {
            let chord = KeyChord(.characters(plain), .control)
            #expect(layout.press(of: chord) == chord, "\(plain) is not typed with Shift as well")
            let shifted = KeyChord(.characters(symbol), .control)
            #expect(layout.press(of: shifted) == KeyChord(.characters(plain), [.control, .shift]))
        }
    }

    /// What the keys on the main part of the keyboard type, except for letters, without and with
    /// Shift.
    private static let tables = [
        "U.S.": [
            "1!", "2@", "3#", "4$", "5%", "6^", "7&", "8*", "9(", "0)", "-_", "=+", "[{", "]}",
            "\\|", ";:", "'\"", ",<", ".>", "/?", "`~", "§±",
        ],
        "German": [
            "1!", "2\"", "3§", "4$", "5%", "6&", "7/", "8(", "9)", "0=", "ß?", "´`", "+*", "#'",
            ",;", ".:", "-_", "<>", "^°",
        ],
        "French": [
            "&1", "é2", "\"3", "'4", "(5", "§6", "è7", "!8", "ç9", "à0", ")°", "-_", "^¨", "$*",
            "`£", "ù%", ",?", ";.", ":/", "=+", "<>", "@#",
        ],
    ]

    // MARK: The keyboard in use

    @Test("What Shift made of a pressed key counts on any layout", .requirement("U340"))
    func learnedShiftCounts() {
        var keyboard = KeyboardInUse()
        let (one, other) = (KeyChord("command+2"), KeyChord("shift+command+ě"))
        keyboard.record(.init(code: 0x1F, plain: "ě", shifted: "2"))
        #expect(keyboard.layout.isSame(one, other) && keyboard.layout.name == nil)
        keyboard.record(.init(code: 0x20, plain: "š", shifted: "3"))
        keyboard.record(.init(code: 0x21, plain: "č"))
        #expect(keyboard.layout.isSame(one, other))
        #expect(keyboard.layout.isSame(KeyChord("command+3"), KeyChord("shift+command+š")))
    }

    @Test(
        "Presses that no single keyboard makes show that another one is in use",
        .requirement("U340"),
        arguments: [
            KeyboardInUse.Press(code: 0x1F, plain: "é"), .init(code: 0x20, plain: "ě"),
        ])
    func otherKeyboardIsLearnedAnew(press: KeyboardInUse.Press) {
        var keyboard = KeyboardInUse()
        keyboard.record(.init(code: 0x1F, plain: "ě", shifted: "2"))
        keyboard.record(press)
        #expect(keyboard.layout == .unknown)
    }

    @Test("Nothing is known of a keyboard on which nothing was pressed", .requirement("U501"))
    func nothingIsGuessed() {
        #expect(KeyboardInUse().layout == .unknown)
    }

    @Test(
        "A press tells what it can, whatever UIKit makes of Shift and ⌘", .requirement("U340"),
        arguments: [
            (0x33, [.shift], ":", ";", .init(code: 0x33, plain: ";", shifted: ":")),
            (0x33, [.shift, .command], ":", ":", nil), (0x33, [.shift, .command], ";", ";", nil),
            (0x33, [.command], ";", ";", .init(code: 0x33, plain: ";")),
            (0x0E, [.shift], "K", "k", .init(code: 0x0E, plain: "k")),
            (0x0E, [.shift], "K", "K", .init(code: 0x0E, plain: "k")),
            (0x0E, [.shift, .alternate], "\u{F8FF}", "k", .init(code: 0x0E, plain: "k")),
            (0x2D, [.shift], "?", "ß", .init(code: 0x2D, plain: "ß", shifted: "?")),
            (0x57, [], "+", "+", nil), (0x28, [], "\r", "\r", nil), (0xE1, [.shift], "", "", nil),
            (0x2A, [], "\u{8}", "\u{8}", nil), (0x2B, [], "\t", "\t", nil),
            (0x2C, [], " ", " ", nil),
            (0x3A, [], "UIKeyInputF1", "UIKeyInputF1", nil),
        ] as [(Int, KeyCommandDescriptor.Modifiers, String, String, KeyboardInUse.Press?)])
    func press(
        code: Int, modifiers: KeyCommandDescriptor.Modifiers, characters: String, plain: String,
        press: KeyboardInUse.Press?
    ) {
        #expect(
            KeyboardInUse.Press(
                code: code, modifiers: modifiers, characters: characters, ignoringModifiers: plain)
                == press)
    }
}

/// Chords that are one press, in the table.
@Suite struct OnePressTests {
    private static let pairs = [
        (KeyboardLayout.us, "command+:", "shift+command+;"),
        (.us, "command+?", "shift+command+/"), (.us, "command++", "shift+command+="),
        (.german, "command+:", "shift+command+."), (.german, "command+?", "shift+command+ß"),
        (.french, "command+/", "shift+command+:"), (.french, "command+1", "shift+command+&"),
    ]

    private func table(_ layout: KeyboardLayout, _ chord: String) -> KeyBindingTable {
        var table = KeyBindingTable.make([
            ("P", [.make("a", chord), .make("b", "command+b")]), ("Q", [.make("c")]),
        ])
        table.layout = layout
        return table
    }

    @Test(
        "Keys that one press produces belong to one command", .requirement("U340"), arguments: pairs
    )
    func onePressBelongsToOneCommand(layout: KeyboardLayout, one: String, other: String) {
        var table = table(layout, one)
        let request = KeyBindingsPlan.Request.set("b", .custom([KeyChord(other)]))
        let plan = table.plan(for: request)
        #expect(plan.conflicts.map(\.chord) == [KeyChord(other)])
        #expect(plan.conflicts.first?.owners.map(\.identifier) == ["a"])
        #expect(plan.resolutions == [.replace, .swap, .cancel])
        table.perform(request, .swap)
        #expect(table.keys("b") == [other] && table.keys("a") == ["command+b"])
        table.perform(.set("a", .default), .replace)
        #expect(table.keys("a") == [one] && table.keys("b").isEmpty)
        #expect(table.binding("b")?.state == .unassigned)
    }

    @Test(
        "One's own keys, however they are called, are no change", .requirement("U340"),
        arguments: pairs)
    func ownKeysRespelledAreNoChange(layout: KeyboardLayout, one: String, other: String) {
        var table = table(layout, one)
        #expect(table.plan(for: .set("a", .custom([KeyChord(other)]))) == KeyBindingsPlan())
        table.perform(.set("c", .custom([KeyChord(other)])), .replace)
        #expect(table.plan(for: .set("c", .custom([KeyChord(one)]))).conflicts.isEmpty)
    }

    @Test(
        "On another keyboard the keys belong to one of the two, and a conflict says so",
        .requirement("U340"))
    func conflictOnOtherKeyboardIsReported() {
        let providers = [
            ("P", [KeyBinding.make("a", "command+?"), .make("b", "shift+command+ß")])
        ]
        var table = KeyBindingTable.make(providers)
        table.layout = .us
        #expect(table.conflicts.isEmpty)
        #expect(table.keys("a") == ["command+?"] && table.keys("b") == ["shift+command+ß"])
        let conflicts = table.conflictsOnOtherLayouts
        #expect(conflicts.map(\.keyboardLayout) == ["German"])
        #expect(conflicts.map(\.command.identifier) == ["b"])
        #expect(conflicts.map(\.chord) == [KeyChord("shift+command+ß")])
        table.layout = .german
        #expect(table.conflicts.map(\.keyboardLayout) == [nil])
        #expect(table.keys("a") == ["command+?"] && table.keys("b").isEmpty)
        #expect(table.conflictsOnOtherLayouts.isEmpty)
        table.layout = .us
        #expect(table.keys("b") == ["shift+command+ß"])
    }

    @Test("Two texts of one press on one command are no conflict with itself", .requirement("U340"))
    func onePressIsNoConflictWithItself() {
        var table = KeyBindingTable.make([("P", [.make("a", "command+?", "shift+command+/")])])
        table.layout = .us
        #expect(table.conflicts.isEmpty && table.keys("a").count == 2)
        table.perform(.set("a", .unassigned))
        #expect(table.owners(of: KeyChord("command+?")).isEmpty)
    }

    @Test("Keys that no command can have are rejected by any of their texts", .requirement("U340"))
    func anyTextRejectsForbiddenKeys() {
        let rules = KeyChordRules(forbidden: [KeyChord("command+?")])
        for (text, layout, reason) in [
            ("shift+command+/", .us, .forbiddenByApp), ("shift+command+/", .german, nil),
            ("command+#", .us, .reservedBySystem), ("command+§", .german, .reservedBySystem),
            ("command+#", .french, nil),
        ] as [(String, KeyboardLayout, KeyChord.RejectionReason?)] {
            #expect(rules.rejectionReason(for: KeyChord(text), on: layout) == reason, "\(text)")
        }
    }

    @Test("A command is found by the keys that are pressed for it", .requirement("U340"))
    func commandIsFoundByPressedKeys() {
        let row = KeyCheatSheet.Row(
            identifier: "P.a", name: "A", keys: [KeyChord("command+?")])
        let sheet = KeyCheatSheet(sections: [.init(title: "P", rows: [row])])
        let pressed = KeyChord("shift+command+/")
        for search in ["", "A"] {
            let found = sheet.filtered(by: search)
            #expect(found.row(of: pressed, on: .us) != nil)
            #expect(found.row(of: pressed, on: .unknown) == nil)
        }
    }
}
