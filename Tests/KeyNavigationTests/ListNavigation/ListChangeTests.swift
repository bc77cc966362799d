import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct ListChangeTests {
    typealias Case = (change: ListChange, sections: [Int], cursor: RowPosition, end: RowPosition?)

    @Test(
        "A cursor whose row is deleted moves to the row that replaces it, or the nearest",
        .requirement("U120"),
        arguments: [
            (.init(deletedRows: rows(3...9)), [3], RowPosition(0, 5), RowPosition(0, 2)),
            (.init(deletedRows: rows(3...6)), [6], RowPosition(0, 5), RowPosition(0, 3)),
            (.init(deletedRows: rows(0...9)), [0], RowPosition(0, 5), nil),
            (.init(deletedRows: rows(0...9)), [0, 2], RowPosition(0, 5), RowPosition(1, 0)),
            (.init(deletedSections: [1]), [3, 4], RowPosition(1, 2), RowPosition(1, 0)),
            (.init(deletedSections: [1]), [3], RowPosition(1, 2), RowPosition(0, 2)),
            (
                .init(deletedRows: rows(5...5), insertedRows: rows(5...5)), [10],
                RowPosition(0, 5), RowPosition(0, 5)
            ),
        ] as [Case])
    func lost(_ example: Case) {
        let list = RowWalk(example.sections)
        let (change, cursor) = (example.change, example.cursor)

        #expect(change.cursor(from: cursor, in: list, policy: .nearest) == example.end)
        #expect(change.cursor(from: cursor, in: list, policy: .clear) == nil)
    }

    @Test(
        "A cursor whose row stays goes with it", .requirement("U120"),
        arguments: [
            (.init(), [10], RowPosition(0, 5), RowPosition(0, 5)),
            (.init(deletedRows: rows(0...2)), [7], RowPosition(0, 5), RowPosition(0, 2)),
            (.init(insertedRows: rows(5...6)), [12], RowPosition(0, 5), RowPosition(0, 7)),
            (.init(insertedRows: rows(6...6)), [11], RowPosition(0, 5), RowPosition(0, 5)),
            (
                .init(deletedRows: rows(0...0), insertedRows: rows(5...5)), [10],
                RowPosition(0, 5), RowPosition(0, 4)
            ),
            (.init(insertedSections: [0, 1]), [1, 1, 10], RowPosition(0, 5), RowPosition(2, 5)),
            (
                .init(deletedSections: [0], insertedSections: [1]), [10, 1], RowPosition(1, 5),
                RowPosition(0, 5)
            ),
        ] as [Case])
    func kept(_ example: Case) {
        let list = RowWalk(example.sections)
        for policy in ListOptions.MissingRowPolicy.allCases {
            let end = example.change.cursor(from: example.cursor, in: list, policy: policy)
            #expect(end == example.end)
        }
    }

    @Test("After a reload the cursor keeps its position if it still exists", .requirement("U120"))
    func reloadKeepsCursorPlaceIfPossible() {
        let list = RowWalk([3, 0])
        let stale = RowPosition(0, 5)

        #expect(
            ListChange().cursor(from: stale, in: list, policy: .nearest)
                == RowPosition(0, 2))
        #expect(ListChange().cursor(from: stale, in: list, policy: .clear) == nil)
        for policy in ListOptions.MissingRowPolicy.allCases {
            let kept = ListChange().cursor(
                from: RowPosition(0, 1), in: list, policy: policy)
            #expect(kept == RowPosition(0, 1))
        }
    }

    @Test(
        "A cursor whose row was missing before goes with the row that replaces it",
        .requirement("U120", "U461"))
    func missingCursorGoesWithReplacement() {
        let move = ListChange(deletedRows: Self.rows(16...16), insertedRows: Self.rows(20...20))
        let stale = RowPosition(0, 25)
        #expect(
            move.cursor(from: stale, in: RowWalk([21]), policy: .nearest) == RowPosition(0, 19))
        #expect(move.cursor(from: stale, in: RowWalk([21]), policy: .clear) == nil)

        let growth = ListChange(insertedRows: Self.rows(0...4))
        for cursor in [RowPosition(0, 3), RowPosition(1, 0)] {
            // The row before the end of three is the last one.
            #expect(
                growth.cursor(from: cursor, in: RowWalk([8]), policy: .nearest)
                    == RowPosition(0, 7))
            #expect(growth.cursor(from: cursor, in: RowWalk([8]), policy: .clear) == nil)
        }
        let first = ListChange(insertedRows: Self.rows(0...2))
        #expect(
            first.cursor(from: RowPosition(0, 1), in: RowWalk([3]), policy: .nearest)
                == RowPosition(0, 2), "the cursor has waited for a row")
    }

    @Test("The cursor follows its row through every small change of rows and sections")
    func cursorFollowsRowThroughSmallChanges() {
        let old = [["a", "b", "c"], ["d", "e"]]
        for deleted in 0..<32 {
            for inserted in 0..<16 {
                let all = (0..<5).map { $0 < 3 ? RowPosition(0, $0) : RowPosition(1, $0 - 3) }
                let gone = Set(all.indices.filter { deleted >> $0 & 1 == 1 }.map { all[$0] })
                var new = old.enumerated().map { section, names in
                    names.enumerated().filter { !gone.contains(RowPosition(section, $0.offset)) }
                        .map(\.element)
                }
                var change = ListChange(deletedRows: gone)
                if inserted & 8 == 8 {
                    new.insert(["x"], at: 0)
                    change.insertedSections = [0]
                }
                let section = inserted >> 3
                for row in 0..<3 where inserted >> row & 1 == 1 && row <= new[section].count {
                    new[section].insert("y", at: row)
                    change.insertedRows.insert(RowPosition(section, row))
                }
                check(change, old: old, new: new, rows: all)
            }
        }
    }

    private func check(
        _ change: ListChange, old: [[String]], new: [[String]], rows: [RowPosition]
    ) {
        let list = RowWalk(new.map(\.count))
        for row in rows {
            let name = old[row.section][row.row]
            let cleared = change.cursor(from: row, in: list, policy: .clear)
            let nearest = change.cursor(from: row, in: list, policy: .nearest)
            let isThere = new.joined().contains(name)
            #expect(cleared.map { new[$0.section][$0.row] } == (isThere ? name : nil))
            if isThere { #expect(nearest == cleared) }
            #expect((nearest == nil) == new.joined().isEmpty)
            if let nearest { #expect(list.contains(nearest)) }
        }
    }

    private static func rows(_ range: ClosedRange<Int>) -> Set<RowPosition> {
        Set(range.map { RowPosition(0, $0) })
    }
}
