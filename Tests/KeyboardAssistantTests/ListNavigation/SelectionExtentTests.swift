import Testing

@testable import KeyboardAssistant

@Suite struct SelectionExtentTests {
    private let walk = RowWalk([4, 0, 4])

    private func row(_ number: Int) -> RowPosition {
        RowPosition(number < 4 ? 0 : 2, number % 4)
    }

    @Test("Shift and an arrow select row by row across sections, and take back what they selected")
    func extending() {
        var extent = SelectionExtent(anchor: row(2))
        let further = extent.move(to: row(3), in: walk)
        let across = extent.move(to: row(5), in: walk)
        let back = extent.move(to: row(4), in: walk)
        let over = extent.move(to: row(1), in: walk)

        #expect(extent.beginning.selected == [row(2)])
        #expect(further == .init(selected: [row(3)]))
        #expect(across == .init(selected: [row(4), row(5)]))
        #expect(back == .init(deselected: [row(5)]))
        #expect(over == .init(selected: [row(1)], deselected: [row(3), row(4)]))
        #expect(extent.anchor == row(2))
        #expect(extent.end == row(1))
    }

    @Test("What was selected before stays so, though the extension comes and goes")
    func kept() {
        var extent = SelectionExtent(anchor: row(3), selection: [row(1), row(4)])
        let down = extent.move(to: row(5), in: walk)
        let up = extent.move(to: row(0), in: walk)
        let home = extent.move(to: row(3), in: walk)

        #expect(down == .init(selected: [row(5)]))
        #expect(up == .init(selected: [row(0), row(2)], deselected: [row(5)]))
        #expect(home == .init(deselected: [row(0), row(2)]))
    }

    @Test("Everything that accepts the cursor is selected, and Escape deselects what there is")
    func everything() {
        var walk = walk
        walk.accepts = { $0.row != 1 }
        let all = SelectionExtent.all(in: walk, selection: [row(0)])
        let none = SelectionExtent.none(selection: [row(5), row(0)])

        #expect(all == .init(selected: [2, 3, 4, 6, 7].map(row)))
        #expect(none == .init(deselected: [row(0), row(5)]))
        #expect(SelectionExtent.none(selection: []) == nil)
        #expect(SelectionExtent.all(in: RowWalk([0]), selection: []) == .init())
    }

    @Test("A part of the list is told however wrong its ends are")
    func parts() {
        let low = RowPosition(-3, -5)
        let high = RowPosition(.max, .max)

        #expect(walk.rows(from: low, through: high) == (0..<8).map(row))
        #expect(walk.rows(from: RowPosition(0, 9), through: RowPosition(2, 0)) == [row(4)])
        #expect(walk.rows(from: row(5), through: row(2)) == [])
    }

    @Test("Whatever way the end went, selected are the old ones and all from the anchor to the end")
    func bruteForce() {
        let selections: [Set<RowPosition>] = [[], [row(0), row(4)], Set((2...6).map(row))]
        for kept in selections {
            for anchor in 0..<8 {
                for first in 0..<8 {
                    for second in 0..<8 {
                        var extent = SelectionExtent(anchor: row(anchor), selection: kept)
                        var selected = kept.union(extent.beginning.selected)
                        for end in [first, second] {
                            let change = extent.move(to: row(end), in: walk)
                            #expect(selected.isDisjoint(with: change.selected))
                            #expect(selected.isSuperset(of: change.deselected))
                            selected.subtract(change.deselected)
                            selected.formUnion(change.selected)
                            let run = (min(anchor, end)...max(anchor, end)).map(row)
                            #expect(selected == kept.union(run))
                        }
                    }
                }
            }
        }
    }
}
