import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct SelectionExtentTests {
    private let walk = RowWalk([4, 0, 4])

    private func row(_ number: Int) -> RowPosition {
        RowPosition(number < 4 ? 0 : 2, number % 4)
    }

    /// An extension with the selection that it changes.
    private struct Selection {
        var extent: SelectionExtent
        var rows: Set<RowPosition>

        init(anchor: RowPosition, selected: Set<RowPosition> = []) {
            extent = SelectionExtent(anchor: anchor)
            rows = selected
        }

        mutating func move(to end: RowPosition, in walk: RowWalk) -> SelectionExtent.Change {
            take(extent.move(to: end, in: walk) { !rows.contains($0) })
        }

        mutating func move(to end: RowPosition, over cells: Set<RowPosition>)
            -> SelectionExtent.Change
        {
            take(extent.move(to: end, over: cells) { !rows.contains($0) })
        }

        private mutating func take(_ change: SelectionExtent.Change) -> SelectionExtent.Change {
            #expect(rows.isDisjoint(with: change.selected))
            #expect(rows.isSuperset(of: change.deselected))
            rows.subtract(change.deselected)
            rows.formUnion(change.selected)
            return change
        }
    }

    @Test("Shift and an arrow select row by row across sections, and take back what they selected")
    func shiftArrowsExtendAndShrinkSelection() {
        var selection = Selection(anchor: row(2))
        let first = selection.move(to: row(3), in: walk)
        let across = selection.move(to: row(5), in: walk)
        let back = selection.move(to: row(4), in: walk)
        let over = selection.move(to: row(1), in: walk)

        #expect(first == .init(selected: [row(2), row(3)]))
        #expect(across == .init(selected: [row(4), row(5)]))
        #expect(back == .init(deselected: [row(5)]))
        #expect(over == .init(selected: [row(1)], deselected: [row(3), row(4)]))
        #expect(selection.extent.anchor == row(2))
        #expect(selection.extent.end == row(1))
    }

    @Test("What was selected before stays so, though the extension comes and goes")
    func earlierSelectionOutlivesExtension() {
        var selection = Selection(anchor: row(3), selected: [row(1), row(4)])
        let down = selection.move(to: row(5), in: walk)
        let up = selection.move(to: row(0), in: walk)
        let home = selection.move(to: row(3), in: walk)

        #expect(down == .init(selected: [row(3), row(5)]))
        #expect(up == .init(selected: [row(0), row(2)], deselected: [row(5)]))
        #expect(home == .init(deselected: [row(0), row(2)]))
    }

    @Test(
        "A step asks about the rows that it reaches, however many are selected",
        .requirement("U465"))
    func stepAsksOnlyRowsItReaches() {
        var extent = SelectionExtent(anchor: row(2))
        var asked: [RowPosition] = []
        for end in [3, 4, 5] {
            _ = extent.move(to: row(end), in: walk) {
                asked.append($0)
                return false
            }
        }
        #expect(asked == [2, 3, 4, 5].map(row))
    }

    // MARK: Cells

    @Test("Cells that need not be consecutive come and go, and what was selected before stays")
    func cellsComeAndGo() {
        var selection = Selection(anchor: row(0), selected: [row(1)])
        let steps: [(Int, [Int], [Int], [Int])] = [
            (1, [0, 1], [0], []), (5, [0, 1, 4, 5], [4, 5], []), (4, [0, 4], [], [5]),
            (0, [0], [], [4]),
        ]
        for (end, cells, selected, deselected) in steps {
            let change = selection.move(to: row(end), over: Set(cells.map(row)))
            #expect(
                change == .init(selected: selected.map(row), deselected: deselected.map(row)))
            #expect(selection.extent.end == row(end))
        }
        #expect(selection.rows == [row(0), row(1)])
    }

    @Test("A cell that the extension contains is not asked about again")
    func containedCellsAreNotAskedAgain() {
        var extent = SelectionExtent(anchor: row(0))
        var asked: [RowPosition] = []
        for cells in [[0, 1], [0, 1, 4, 5], [0, 1, 4, 5]] {
            _ = extent.move(to: row(5), over: Set(cells.map(row))) {
                asked.append($0)
                return false
            }
        }
        #expect(asked.sorted() == [0, 1, 4, 5].map(row))
    }

    @Test("A range follows cells, and cells a range, as where a grid becomes a column meanwhile")
    func rangeAndCellsFollowEachOther() {
        var selection = Selection(anchor: row(2), selected: [row(4)])
        _ = selection.move(to: row(5), over: [row(1), row(2), row(4), row(5), row(6)])
        #expect(selection.rows == Set([1, 2, 4, 5, 6].map(row)))
        let range = selection.move(to: row(3), in: walk)
        #expect(range == .init(selected: [row(3)], deselected: [1, 5, 6].map(row)))
        let cells = selection.move(to: row(6), over: [row(2), row(6)])
        #expect(cells == .init(selected: [row(6)], deselected: [row(3)]))
        #expect(selection.rows == Set([2, 4, 6].map(row)))
        let farther = selection.move(to: row(7), in: walk)
        #expect(farther == .init(selected: [3, 5, 7].map(row)))
    }

    @Test("Everything that accepts the cursor is selected")
    func everythingThatAcceptsCursorIsSelected() {
        var walk = walk
        walk.accepts = { $0.row != 1 }
        let all = SelectionExtent.all(in: walk) { $0 != row(0) }

        #expect(all == .init(selected: [2, 3, 4, 6, 7].map(row)))
        #expect(SelectionExtent.all(in: RowWalk([0])) { _ in true } == .init())
    }

    @Test("Part of the list is returned however wrong its ends are")
    func partOfListSurvivesWrongEnds() {
        let low = RowPosition(-3, -5)
        let high = RowPosition(.max, .max)

        #expect(walk.rows(from: low, through: high) == (0..<8).map(row))
        #expect(walk.rows(from: RowPosition(0, 9), through: RowPosition(2, 0)) == [row(4)])
        #expect(walk.rows(from: row(5), through: row(2)) == [])
    }

    @Test("Whatever way the end went, selected are the old ones and all from the anchor to the end")
    func selectionIsOldRowsPlusExtent() {
        let selections: [Set<RowPosition>] = [[], [row(0), row(4)], Set((2...6).map(row))]
        for kept in selections {
            for anchor in 0..<8 {
                for first in 0..<8 {
                    for second in 0..<8 {
                        var selection = Selection(anchor: row(anchor), selected: kept)
                        for end in [first, second] {
                            _ = selection.move(to: row(end), in: walk)
                            let run = (min(anchor, end)...max(anchor, end)).map(row)
                            #expect(selection.rows == kept.union(run))
                        }
                    }
                }
            }
        }
    }
}
