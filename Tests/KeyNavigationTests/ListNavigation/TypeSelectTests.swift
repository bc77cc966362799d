import Foundation
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct TypeSelectTests {
    private static let names = [
        "Apfel", "Äpfelchen", "banana", "Birne", "bbq", "Élan", " cherry", "Zoë",
    ]
    private let walk = RowWalk([3, 0, 5])

    private func row(_ number: Int) -> RowPosition {
        number < 3 ? RowPosition(0, number) : RowPosition(2, number - 3)
    }

    private func name(_ row: RowPosition) -> String? {
        Self.names[row.section == 0 ? row.row : row.row + 3]
    }

    private func typed(_ keys: [String]) -> TypeSelect {
        keys.reduce(into: TypeSelect()) { select, key in _ = select.type(key, at: 0) }
    }

    @Test(
        "A new text is found after the cursor and round, one that goes on from the cursor on",
        .requirement("U337"),
        arguments: [
            (["b"], nil, 2), (["b"], 2, 3), (["b"], 3, 4), (["b"], 5, 2),
            (["z"], 7, 7), (["b", "i"], 3, 3), (["Äpf"], 0, 1),
            (["b", "i"], 2, 3), (["B", "I", "R"], 0, 3), (["e"], 0, 5), (["a", "p", "f"], 1, 1),
            (["Z", "o", "e"], 0, 7), (["c"], 0, 6), (["q"], 0, nil), (["b", "x"], 0, nil),
            ([], 0, nil),
            (["b", "b", "q"], 3, 4),
        ] as [([String], Int?, Int?)])
    func newTextIsSoughtAfterCursor(keys: [String], cursor: Int?, found: Int?) {
        let end = typed(keys).match(from: cursor.map(row), in: walk, text: name)

        #expect(end == found.map { .found(row($0)) } ?? .missing)
    }

    @Test("The same letter again and again goes from one row that begins with it to the next")
    func repeatedLetterCyclesThroughMatchingRows() {
        #expect(typed(["b", "b"]).match(from: row(2), in: walk, text: name) == .found(row(3)))
        #expect(typed(["b", "B", "b"]).match(from: row(4), in: walk, text: name) == .found(row(2)))
        #expect(typed(["a", "ä"]).match(from: row(0), in: walk, text: name) == .found(row(1)))
        #expect(typed(["z", "z"]).match(from: row(7), in: walk, text: name) == .found(row(7)))
    }

    @Test("A pause begins anew, and Backspace takes back while there is something to take")
    func pauseStartsOverBackspaceTakesBack() {
        var select = TypeSelect(pause: 1)
        let early = select.deleteBackward(at: 0)
        let first = select.type("b", at: 10)
        let second = select.type("i", at: 10.9)
        #expect(select.typed == "bi")
        let back = select.deleteBackward(at: 11.5)
        #expect(select.typed == "b")
        #expect(select.isTyping(at: 12.5))
        #expect(!select.isTyping(at: 12.6))
        let late = select.deleteBackward(at: 13)
        let anew = select.type("c", at: 13)
        #expect(select.typed == "c")
        let last = select.deleteBackward(at: 13)
        #expect(!select.isTyping(at: 13))

        #expect(
            [early, first, second, back, late, anew, last] == [
                false, true, true, true, false, true, true,
            ])
        select.clear()
        #expect(select.typed == "")
    }

    @Test("Space is text only after a letter, and control characters never are")
    func whatIsText() {
        var select = TypeSelect()
        let first = [" ", "", "\r", "\u{1B}", "\u{8}"].map { select.type($0, at: 0) }
        #expect(first == [false, false, false, false, false])
        let then = ["n", " ", "\r"].map { select.type($0, at: 0) }
        #expect(then == [true, true, false])
        #expect(select.typed == "n ")
        #expect(!select.isTyping(at: .nan))
    }

    @Test("No row is asked for its text beyond the one that is found, nor more than the bound")
    func noRowBeyondMatchIsAsked() {
        let long = RowWalk([1_000_000])
        var asked = 0
        let text: (RowPosition) -> String? = { row in
            asked += 1
            return row.row == 105 ? "Hello" : nil
        }

        let found = typed(["h"]).match(from: RowPosition(0, 100), in: long, text: text)
        #expect(found == .found(RowPosition(0, 105)))
        #expect(asked == 5)
        let missed = typed(["q"]).match(
            from: RowPosition(0, 100), in: long, bound: 50, text: text)
        #expect(missed == .gaveUp)
        #expect(asked == 55)
        asked = 0
        #expect(typed(["q"]).match(from: nil, in: RowWalk([4]), text: text) == .missing)
        #expect(typed(["q"]).match(from: nil, in: RowWalk([4]), bound: 4, text: text) == .missing)
        #expect(asked == 8)
        #expect(typed(["q"]).match(from: nil, in: RowWalk([4]), bound: 3, text: text) == .gaveUp)
        #expect(typed(["q"]).match(from: nil, in: RowWalk([4]), bound: -1, text: text) == .gaveUp)
        #expect(typed(["q"]).match(from: nil, in: RowWalk([]), bound: -1, text: text) == .missing)
    }

    @Test("Where very many rows refuse the cursor the search has given up", .requirement("U337"))
    func searchGivesUpAfterManyRefusals() {
        let walk = RowWalk(
            numberOfSections: 1, numberOfRows: { _ in 100 }, accepts: { $0.row == 50 },
            maxSkippedRows: 10)
        let found = typed(["q"]).match(from: RowPosition(0, 50), in: walk) { _ in nil }
        #expect(found == .gaveUp)
    }

    @Test(
        "After a cursor whose row refuses it, a new text is looked for in the next one too",
        .requirement("U337"))
    func newTextSearchesPastRefusedCursor() {
        var walk = walk
        walk.accepts = { $0 != row(2) }
        #expect(typed(["b"]).match(from: row(2), in: walk, text: name) == .found(row(3)))
    }

    @Test("A text from which something was taken back is no new one", .requirement("U337"))
    func shortenedTextIsNotNew() {
        var select = typed(["b", "i"])
        _ = select.deleteBackward(at: 0)
        #expect(select.match(from: row(3), in: walk, text: name) == .found(row(3)))
    }

    @Test("Each start and letter finds what turning the list round would put first")
    func searchAgreesWithListTurnedRound() {
        for letter in ["a", "b", "e", "z", "q"] {
            for cursor in Self.names.indices {
                for times in 1...2 {
                    let turned = Self.names.indices.map { ($0 + cursor + 1) % Self.names.count }
                    let slow = turned.first { number in
                        let folded = Self.names[number].lowercased()
                            .replacingOccurrences(of: "ä", with: "a")
                            .replacingOccurrences(of: "é", with: "e")
                        return folded.hasPrefix(letter)
                    }
                    let select = typed(Array(repeating: letter, count: times))
                    let fast = select.match(from: row(cursor), in: walk, text: name)
                    #expect(fast == slow.map { .found(row($0)) } ?? .missing)
                }
            }
        }
    }
}
