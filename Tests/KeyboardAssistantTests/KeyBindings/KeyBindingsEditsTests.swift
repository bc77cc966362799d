import Foundation
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct KeyBindingsEditsTests {
    private let changed = KeyBinding.State.custom([KeyChord("command+k")])

    private func document(
        _ states: [ID: KeyBinding.State], unknown: [String] = []
    ) -> KeyBindingsDocument {
        KeyBindingsDocument(KeyBindingsDocument.data(of: .init(states: states, unknown: unknown)))
    }

    @Test(
        "What was done here is done to what others left, and nothing else is", .requirement("U346"))
    func ownEditsApplyToOthersFile() {
        let edits = KeyBindingsEdits(
            known: .init(
                states: ["P.mine": changed, "P.theirs": .unassigned, "P.gone": .unassigned],
                unknown: ["old"]),
            changes: ["P.mine": changed, "P.reset": .default])
        let there = document(
            ["P.mine": .unassigned, "P.reset": changed, "P.theirs": changed, "P.new": .unassigned],
            unknown: ["new"])
        let expected = KeyBindingsRecord(
            states: ["P.mine": changed, "P.theirs": changed, "P.new": .unassigned],
            unknown: ["new"])
        #expect(edits.applied(to: there) == expected)
    }

    @Test(
        "Where a part of the file is gone, or all, nothing that is known here is",
        .requirement("U346"))
    func damagedFileLosesNothingKnown() throws {
        let known = KeyBindingsRecord(
            states: ["P.a": changed, "P.b": changed], unknown: ["old", "both"])
        let edits = KeyBindingsEdits(known: known, changes: ["P.a": changed])
        #expect(edits.applied(to: nil) == known)
        let there = KeyBindingsDocument.data(
            of: .init(
                states: ["P.a": .unassigned, "P.b": .unassigned, "P.c": .unassigned],
                unknown: ["both"]))
        let cut = KeyBindingsDocument(there.dropLast(10))
        #expect(cut.problem == .damaged)
        let expected = KeyBindingsRecord(
            states: ["P.a": changed, "P.b": .unassigned, "P.c": .unassigned],
            unknown: ["both", "old"])
        #expect(edits.applied(to: cut) == expected)
    }

    @Test(
        "Where the file is not read at all, nothing that is known here is gone",
        .requirement("U346"),
        arguments: [
            Data(), Data("hello".utf8),
            Data(repeating: 32, count: KeyBindingsDocument.sizeLimit + 1),
        ])
    func unreadFileLosesNothingKnown(data: Data) {
        let known = KeyBindingsRecord(states: ["P.a": changed], unknown: ["old"])
        let document = KeyBindingsDocument(data)
        #expect(document.problem != nil)
        #expect(KeyBindingsEdits(known: known).applied(to: document) == known)
    }

    @Test("What a newer version took out of its file is not put back", .requirement("U346"))
    func newerVersionsRemovalIsNotUndone() {
        let text = String(
            decoding: KeyBindingsDocument.data(of: .init(states: ["P.a": changed])), as: UTF8.self)
        let newer = KeyBindingsDocument(
            Data(
                text.replacingOccurrences(
                    of: "<key>version</key>\n\t<integer>1<",
                    with: "<key>version</key>\n\t<integer>2<"
                ).utf8))
        #expect(newer.problem == .newer(version: 2))
        let edits = KeyBindingsEdits(known: .init(states: ["P.b": changed]))
        #expect(edits.applied(to: newer) == KeyBindingsRecord(states: ["P.a": changed]))
    }

    @Test("What others still keep under an old name gets its new one", .requirement("U346"))
    func othersOldNameGetsNewOne() {
        let edits = KeyBindingsEdits(
            changes: ["New.a": .unassigned], migrations: .init(providers: ["Old": "New"]))
        #expect(
            edits.applied(to: document(["Old.a": changed, "Old.b": changed]))
                == KeyBindingsRecord(states: ["New.a": .unassigned, "New.b": changed]))
    }
}
