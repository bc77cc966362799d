import Foundation
import Requirements
import Testing

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
        #expect((entries["bindings"] as? [String])?.count == Self.states.count)
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
        let line = StoredLine.unknown("mailbox new-email globe%2Bk=hold")
        var text = String(
            decoding: KeyBindingsDocument.data(of: .init(states: ["P.a": .unassigned])),
            as: UTF8.self)
        text = text.replacingOccurrences(
            of: "<integer>1</integer>\n\t<key>count", with: "<integer>7</integer>\n\t<key>count")
        text = text.replacingOccurrences(
            of: "<array>\n", with: "<array>\n\t\t<string>\(line.text)</string>\n")
        let document = KeyBindingsDocument(Data(text.utf8))
        #expect(document.problem == .newer(version: 7))
        #expect(document.record.states == ["P.a": .unassigned])
        #expect(document.record.lines.contains(line))
        let again = KeyBindingsDocument(KeyBindingsDocument.data(of: document.record))
        #expect(again.record == document.record && again.problem == nil)
    }

    @Test(
        "A line that is damaged is passed over, all others are read, and that is reported",
        .requirement("U183"))
    func damagedLineIsSkippedAndReported() throws {
        let text = String(
            decoding: KeyBindingsDocument.data(of: Self.record), as: UTF8.self)
        let damaged = text.replacingOccurrences(of: "reply", with: "repli")
        let document = KeyBindingsDocument(Data(damaged.utf8))
        #expect(document.problem == .damaged)
        var expected = Self.states
        expected["mailbox.reply"] = nil
        #expect(document.record.states == expected)
    }

    @Test(
        "A file with one line damaged and another one twice is damaged, whatever the count",
        .requirement("U183"))
    func damagedAndRepeated() throws {
        let text = String(decoding: KeyBindingsDocument.data(of: Self.record), as: UTF8.self)
        var lines = text.components(separatedBy: "\n")
        let place = try #require(lines.firstIndex { $0.contains("reply") })
        let other = try #require(lines.first { $0.contains("new-email") })
        lines[place] = lines[place].replacingOccurrences(of: "reply", with: "repli")
        lines.insert(other, at: place)
        let document = KeyBindingsDocument(Data(lines.joined(separator: "\n").utf8))
        #expect(document.problem == .damaged && !document.isWhole)
        var expected = Self.states
        expected["mailbox.reply"] = nil
        #expect(document.record.states == expected)
    }

    @Test(
        "A line that stands in the place of another one is no substitute for it",
        .requirement("U183"))
    func repeatedLineReplacesNoOther() throws {
        let text = String(decoding: KeyBindingsDocument.data(of: Self.record), as: UTF8.self)
        var lines = text.components(separatedBy: "\n")
        let place = try #require(lines.firstIndex { $0.contains("reply") })
        lines[place] = try #require(lines.first { $0.contains("new-email") })
        let document = KeyBindingsDocument(Data(lines.joined(separator: "\n").utf8))
        #expect(document.problem == .damaged && !document.isWhole)
        var expected = Self.states
        expected["mailbox.reply"] = nil
        #expect(document.record.states == expected)
    }

    @Test(
        "As many lines of a newer version as a file can have are read and kept",
        .requirement("U343"))
    func unknownLinesAreKept() {
        let numbers = (0..<10_000).map(String.init)
        let data = KeyBindingsDocument.data(of: .init(unknown: numbers))
        #expect(data.count < KeyBindingsDocument.sizeLimit)
        let document = KeyBindingsDocument(data)
        #expect(document.record.unknown == numbers && document.problem == nil)
    }

    @Test(
        "A file that lost a line that is no binding's is damaged, and all is read",
        .requirement("U183"),
        arguments: [
            "<string>KeyboardAssistant.KeyBindings</string>", "<key>version</key>",
            "<integer>1</integer>", "<key>count</key>", "<integer>5</integer>", "</plist>",
        ])
    func lostLineCountsAsDamage(line: String) {
        let text = String(decoding: KeyBindingsDocument.data(of: Self.record), as: UTF8.self)
        #expect(text.components(separatedBy: line).count == 2)
        let document = KeyBindingsDocument(
            Data(text.replacingOccurrences(of: line, with: "").utf8))
        #expect(document.problem == .damaged && !document.isWhole)
        #expect(document.record == Self.record)
    }
}
