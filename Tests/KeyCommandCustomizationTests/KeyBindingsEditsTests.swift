import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@Suite struct KeyBindingsEditsTests {
    private let changed = KeyBinding.State.custom([KeyChord("command+k")])

    private func document(
        _ states: [ID: KeyBinding.State], unknown: [ID: String] = [:]
    ) -> KeyBindingsDocument {
        KeyBindingsDocument(KeyBindingsDocument.data(of: .init(states: states, unknown: unknown)))
    }

    @Test(
        "What was done here is done to what others left, and nothing else is", .requirement("U346"))
    func ownEditsApplyToOthersFile() {
        let edits = KeyBindingsEdits(
            known: .init(
                states: ["P.mine": changed, "P.theirs": .unassigned, "P.gone": .unassigned],
                unknown: ["P.old": "old"]),
            changes: ["P.mine": changed, "P.reset": .default])
        let there = document(
            ["P.mine": .unassigned, "P.reset": changed, "P.theirs": changed, "P.new": .unassigned],
            unknown: ["P.new kind": "new"])
        let expected = KeyBindingsRecord(
            states: ["P.mine": changed, "P.theirs": changed, "P.new": .unassigned],
            unknown: ["P.new kind": "new"])
        #expect(edits.applied(to: there) == expected)
    }

    @Test(
        "Where the file is damaged or gone, nothing that is known here is",
        .requirement("U346"))
    func damagedFileLosesNothingKnown() throws {
        let known = KeyBindingsRecord(
            states: ["P.a": changed, "P.b": changed], unknown: ["P.old": "old", "P.both": "old"])
        let edits = KeyBindingsEdits(known: known, changes: ["P.a": changed])
        #expect(edits.applied(to: nil) == known)
        let there = KeyBindingsDocument.data(
            of: .init(
                states: ["P.a": .unassigned, "P.b": .unassigned, "P.c": .unassigned],
                unknown: ["P.both": "new"]))
        let cut = KeyBindingsDocument(there.dropLast(10))
        #expect(cut.problem == .damaged && edits.applied(to: cut) == known)
        let expected = KeyBindingsRecord(
            states: ["P.a": changed, "P.b": .unassigned, "P.c": .unassigned],
            unknown: ["P.old": "old", "P.both": "new"])
        #expect(edits.applied(to: cut.recovered(from: there)) == expected)
    }

    @Test(
        "Where the file is not read at all, nothing that is known here is gone",
        .requirement("U346"),
        arguments: [
            Data(), Data("hello".utf8),
            Data(repeating: 32, count: KeyBindingsDocument.sizeLimit + 1),
        ])
    func unreadFileLosesNothingKnown(data: Data) {
        let known = KeyBindingsRecord(states: ["P.a": changed], unknown: ["P.old": "old"])
        let document = KeyBindingsDocument(data)
        #expect(document.problem != nil)
        #expect(KeyBindingsEdits(known: known).applied(to: document) == known)
    }

    @Test("What a newer version took out of its file is not put back", .requirement("U346"))
    func newerVersionsRemovalIsNotUndone() {
        let newer = KeyBindingsDocument(
            KeyBindingsDocument.data(of: .init(states: ["P.a": changed]), version: 2))
        #expect(newer.problem == .newer(version: 2))
        let edits = KeyBindingsEdits(known: .init(states: ["P.b": changed]))
        #expect(edits.applied(to: newer) == KeyBindingsRecord(states: ["P.a": changed]))
    }

    @Test("Keys that people choose or reset replace what a newer version wrote for the binding")
    func editsReplaceUnknownTexts() {
        let there = document([:], unknown: ["P.a": "hold", "P.b": "hold", "P.c": "hold"])
        let edits = KeyBindingsEdits(changes: ["P.a": changed, "P.b": .default])
        let expected = KeyBindingsRecord(states: ["P.a": changed], unknown: ["P.c": "hold"])
        #expect(edits.applied(to: there) == expected)
    }

    @Test("What others still keep under an old name gets its new one", .requirement("U346"))
    func othersOldNameGetsNewOne() {
        var migrations = KeyBindingMigrations()
        migrations.rename("Old", to: "New")
        let edits = KeyBindingsEdits(changes: ["New.a": .unassigned], migrations: migrations)
        #expect(
            edits.applied(to: document(["Old.a": changed, "Old.b": changed]))
                == KeyBindingsRecord(states: ["New.a": .unassigned, "New.b": changed]))
    }

    @Test(
        "Names that followed one another lead to the last one, whichever was said first",
        .requirement("U181"), arguments: [["A B", "B C"], ["B C", "A B"]])
    func chainedNamesLeadToLast(renames: [String]) {
        var migrations = KeyBindingMigrations()
        for rename in renames {
            migrations.rename(String(rename.prefix(1)), to: String(rename.suffix(1)))
        }
        let states: [ID: KeyBinding.State] = [
            "A.a": .unassigned, "A.b": .unassigned, "B.b": changed, "A.c": .unassigned,
            "B.c": .unassigned, "C.c": changed, "D.a": changed,
        ]
        let expected: [ID: KeyBinding.State] = [
            "C.a": .unassigned, "C.b": changed, "C.c": changed, "D.a": changed,
        ]
        #expect(migrations.migrated(states) == expected)
        #expect(migrations.migrated(expected) == expected)
    }

    @Test("A provider can have a former name again", .requirement("U181"))
    func formerNameIsCurrentAgain() {
        var migrations = KeyBindingMigrations()
        let states: [ID: KeyBinding.State] = ["A.a": changed, "B.b": changed]
        for (old, new, current) in [("A", "B", "B"), ("B", "A", "A"), ("A", "A", "A")] {
            migrations.rename(old, to: new)
            let keys = migrations.migrated(states).keys.map(\.description)
            #expect(keys.sorted() == ["\(current)/a", "\(current)/b"])
        }
    }
}
