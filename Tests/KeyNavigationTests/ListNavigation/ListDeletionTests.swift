import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct ListDeletionTests {
    private typealias Case = (
        rows: [RowPosition], before: [Int], after: [Int], cursor: RowPosition?
    )

    @Test("The selection is deleted, or else what is under the cursor", .requirement("U516"))
    func selectionComesFirst() {
        func rows(
            _ selection: [RowPosition], _ cursor: RowPosition?, refused: Set<RowPosition> = []
        ) -> [RowPosition] {
            ListDeletion(selection: selection, cursor: cursor) { !refused.contains($0) }.rows
        }
        let (one, two, three) = (RowPosition(0, 1), RowPosition(0, 2), RowPosition(1, 0))
        #expect(rows([], one) == [one])
        #expect(rows([three, one], two) == [one, three], "in the list's order")
        #expect(rows([three, one], nil) == [one, three])
        #expect(rows([one, two], one, refused: [one]) == [two])
        #expect(rows([one], two, refused: [one]) == [], "the cursor's row isn't selected")
        #expect(rows([], one, refused: [one]) == [] && rows([], nil) == [])
    }

    @Test(
        "The cursor goes to what follows the last deleted row, or else before it",
        .requirement("U516"))
    func cursorGoesToWhatFollows() {
        let cases: [Case] = [
            ([RowPosition(0, 1)], [4], [3], RowPosition(0, 1)),
            ([RowPosition(0, 1), RowPosition(0, 3)], [6], [4], RowPosition(0, 2)),
            ([RowPosition(0, 1), RowPosition(0, 5)], [6], [4], RowPosition(0, 3)),
            ([RowPosition(0, 0), RowPosition(0, 1)], [2], [0], nil),
            // A section that becomes empty stays, or goes as well.
            ([RowPosition(0, 0), RowPosition(1, 0)], [2, 1, 2], [1, 0, 2], RowPosition(2, 0)),
            ([RowPosition(0, 0), RowPosition(1, 0)], [2, 1, 2], [1, 2], RowPosition(1, 0)),
            ([RowPosition(0, 1), RowPosition(1, 0)], [2, 1], [1], RowPosition(0, 0)),
            // The app asks for confirmation.
            ([RowPosition(0, 1), RowPosition(0, 3)], [6], [6], nil),
        ]
        for (rows, before, after, cursor) in cases {
            let deletion = ListDeletion(selection: rows, cursor: nil) { _ in true }
            let list = RowWalk(numberOfSections: after.count) { after[$0] }
            #expect(deletion.cursor(before: before, in: list) == cursor, "\(rows) of \(before)")
        }
    }

    @Test(
        "A deletion is told from everything else that an app may do to a list",
        .requirement("U516"),
        arguments: [
            (0, [3, 2], [2, 2], true), (1, [3, 1], [3, 0], true), (1, [3, 1], [3], true),
            (0, [1, 3], [3], true), (0, [1, 1], [1], true), (0, [3, 2], [3, 2], false),
            (0, [3, 2], [1, 2], false), (0, [3, 2], [2, 3], false), (1, [3, 2], [3], false),
            (1, [3, 2], [4, 1], false), (0, [3], [2, 1], false), (2, [3, 2], [3, 1], false),
        ] as [(Int, [Int], [Int], Bool)])
    func deletionIsTold(section: Int, before: [Int], after: [Int], isDeleted: Bool) {
        let position = RowPosition(section, 0)
        #expect(ListDeletion.hasDeleted(position, before: before, after: after) == isDeleted)
    }
}
