import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@Suite struct KeyBindingsDocumentTests {
    static let states: [ID: KeyBinding.State] = [
        "mailbox.new-email": .custom([KeyChord("command+k")]),
        "mailbox.reply": .unassigned,
        "notes.größer & <kleiner>": .custom([KeyChord("command++"), KeyChord("control+,")]),
        "a b.\n": .custom([KeyChord(validating: "ö", .command, keyCode: 0x33) ?? KeyChord("f1")]),
        ID(provider: "", key: ""): .unassigned,
    ]

    private static let record = KeyBindingsRecord(states: states)

    @Test("What was written is read again, key codes included", .requirement("U180"))
    func writtenBindingsAreReadAgain() {
        let document = KeyBindingsDocument(KeyBindingsDocument.data(of: Self.record))
        #expect(document.record == Self.record && document.problem == nil)
        let chords = document.record.states["a b.\n"].map { "\($0)" } ?? ""
        #expect(chords.contains("51"))
    }

    @Test("The file is a property list that any program reads, and always the same one")
    func fileIsStableReadablePropertyList() throws {
        let data = KeyBindingsDocument.data(of: Self.record)
        #expect(data == KeyBindingsDocument.data(of: Self.record))
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        let entries = try #require(list as? [String: Any])
        #expect(entries["version"] as? Int == 1)
        let states = try #require(entries["states"] as? [String: [String: String]])
        #expect(states.values.map(\.count).reduce(0, +) == Self.states.count)
        #expect(states["mailbox"] == ["new-email": "command+k", "reply": ""])
    }

    @Test("Nothing, a file of nothing, and files of other programs are distinguished")
    func emptyAndForeignFilesDiffer() {
        #expect(KeyBindingsDocument(Data()).problem == .damaged)
        for text in ["hello", "{\"a\": 1}", "<?xml version=\"1.0\"?><plist><array/></plist>"] {
            let document = KeyBindingsDocument(Data(text.utf8))
            #expect(document.problem == .foreign && document.record.states.isEmpty)
        }
        let empty = KeyBindingsDocument(KeyBindingsDocument.data(of: .init()))
        #expect(empty.problem == nil && empty.record == .init())
    }

    @Test("Of a newer file all is used that is understood, and the rest is kept as it is")
    func newerFileKeepsUnknownParts() throws {
        let unknown: [ID: String] = [
            "mailbox.new-email": "hold+globe", "theme.": "dark", "P.b": "command+k then command+j",
        ]
        let record = KeyBindingsRecord(states: ["P.a": .unassigned], unknown: unknown)
        let document = KeyBindingsDocument(KeyBindingsDocument.data(of: record, version: 7))
        #expect(document.problem == .newer(version: 7) && document.isWhole)
        #expect(document.record == record)
        let again = KeyBindingsDocument(KeyBindingsDocument.data(of: document.record))
        #expect(again.record == record && again.problem == nil)
    }

    @Test(
        "A file with its checksum but without a part of its format is damaged",
        .requirement("U183"),
        arguments: [
            ("<integer>1<", "<integer>0<"), ("<integer>1<", "<integer>-1<"),
            ("<integer>1</integer>", "<string>1</string>"), ("<key>version<", "<key>x<"),
            ("<key>states<", "<key>x<"), ("<string>command+k<", "<integer>5<"),
            ("<string></string>", "<array></array>"), ("<key>format<", "<key>x<"),
        ])
    func lostPartIsDamage(old: String, new: String) {
        let data = KeyBindingsDocument.data(of: Self.record) { text in
            #expect(text.contains(old))
            return text.replacingOccurrences(of: old, with: new)
        }
        #expect(KeyBindingsDocument(data).problem == .damaged)
        #expect(KeyBindingsDocument(data).record == KeyBindingsRecord())
    }

    @Test("Ten thousand changed bindings are written and read again", .requirement("U343"))
    func manyBindingsAreKept() {
        let states = (0..<10_000).map {
            (ID(provider: "P", key: "\($0)"), KeyBinding.State.unassigned)
        }
        let record = KeyBindingsRecord(states: Dictionary(uniqueKeysWithValues: states))
        let data = KeyBindingsDocument.data(of: record)
        #expect(data.count < KeyBindingsDocument.sizeLimit)
        #expect(KeyBindingsDocument(data).record == record)
    }
}
