import CoreGraphics
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct GridWalkTests {
    typealias Case = (from: Int, arrow: ArrowDirection, to: Int?)

    @Test(
        "Up and down stay in the column, stop at the ends, and enter a short last row",
        .requirement("U131"),
        arguments: [
            (4, .up, 1), (4, .down, 7), (1, .up, nil), (8, .down, 9), (6, .down, 9),
            (9, .down, nil), (9, .up, 6),
        ] as [Case])
    func upAndDownKeepToColumn(_ example: Case) {
        let grid = Grid(rows: [10])

        #expect(grid.step(example.arrow, from: example.from) == example.to)
    }

    @Test(
        "Left and right go along the lines, and from one line to the next", .requirement("U132"),
        arguments: [
            (2, .right, 3), (0, .left, nil), (3, .left, 2), (4, .right, 5), (9, .right, nil),
        ] as [Case])
    func leftAndRightGoAlongLines(_ example: Case) {
        let grid = Grid(rows: [10])

        #expect(grid.step(example.arrow, from: example.from) == example.to)
    }

    @Test(
        "From right to left, right goes back", .requirement("U132"),
        arguments: [
            (4, .right, 3), (3, .right, 2), (2, .left, 3), (0, .right, nil), (4, .down, 7),
        ] as [Case])
    func rightToLeft(_ example: Case) {
        let grid = Grid(rows: [10], isRightToLeft: true)

        #expect(grid.step(example.arrow, from: example.from) == example.to)
    }

    @Test("Arrows walk across sections, and past empty ones", .requirement("U134"))
    func arrowsWalkAcrossSections() {
        let grid = Grid(rows: [2, 0, 3])

        #expect(grid.path(.right, from: 0, steps: 9) == [1, 2, 3, 4])
        #expect(grid.path(.left, from: 4, steps: 9) == [3, 2, 1, 0])
        #expect(grid.step(.down, from: 1) == 3)
        #expect(grid.step(.up, from: 4) == 1)
        let list = Grid(rows: [2, 0, 3], columns: 1)
        #expect(list.path(.down, from: 0, steps: 9) == [1, 2, 3, 4])
    }

    @Test("A run finds back to its column after a short row or a wide cell, and a new run does not")
    func runFindsBackToItsColumn() {
        let grid = Grid(rows: [10])
        #expect(grid.numbers([.down, .up], from: 8) == [9, 8])
        #expect(grid.step(.up, from: 9) == 6)

        let wide = Grid(frames: [
            CGRect(x: 0, y: 0, width: 100, height: 50),
            CGRect(x: 200, y: 0, width: 100, height: 50),
            CGRect(x: 0, y: 60, width: 300, height: 50),
            CGRect(x: 0, y: 120, width: 100, height: 50),
            CGRect(x: 100, y: 120, width: 100, height: 80),
            CGRect(x: 200, y: 130, width: 100, height: 50),
        ])
        #expect(wide.path(.down, from: 1, steps: 2) == [2, 5])
        #expect(wide.path(.down, from: 0, steps: 2) == [2, 3])
        #expect(wide.path(.down, from: 2, steps: 1) == [3], "of equal cells, the first")
    }

    @Test("The opposite arrow goes back the way that was come, step by step, past short lines too")
    func oppositeArrowGoesSameWayBack() {
        let grid = Grid(rows: [11, 0, 3, 0, 12], columns: 5)
        for start in 0..<26 {
            for arrow in ArrowDirection.allCases {
                let way = [start] + grid.path(arrow, from: start, steps: 40)
                let back = way.count - 1
                let arrows = Array(repeating: arrow, count: back)
                let both = grid.numbers(
                    arrows + Array(repeating: arrow.opposite, count: back), from: start)
                #expect(both == way.dropFirst() + way.dropLast().reversed(), "\(arrow), \(start)")
            }
        }
    }

    @Test("After the cursor was moved, or its path changed, arrows use only positions")
    func wayIsForgotten() {
        let grid = Grid(rows: [11, 0, 3], columns: 5)
        var history = GridHistory()
        func step(_ arrow: ArrowDirection, _ number: Int) -> Int? {
            let start = grid.items[number]
            guard
                let next = grid.walk.step(arrow, from: start, after: history, walk: grid.rows)
            else { return nil }
            history = next
            return next.end.flatMap { grid.number(of: $0.id) }
        }
        let way = [step(.down, 9), step(.down, 10), step(.up, 13), step(.up, 10)]
        #expect(way == [10, 13, 10, 9])
        #expect([step(.down, 9), step(.down, 10)] == [10, 13])
        #expect(step(.up, 12) == 10, "the cursor was put elsewhere")
        #expect(step(.down, 10) == 12)
        history = GridHistory()
        #expect(step(.up, 13) == 10, "the cursor has been elsewhere meanwhile")
    }

    @Test("A cell without an end lies nowhere")
    func endlessCellLiesNowhere() {
        let endless = CGRect(x: 10, y: 10, width: CGFloat.infinity, height: 5)
        #expect(endless.span(along: .horizontal) == 0...0)
        #expect(endless.span(along: .vertical) == 10...15)
    }

    @Test("Cells of any size are reached: the nearest of the column before all others")
    func nearestOfColumnComesBeforeOthers() {
        let masonry = Grid(frames: [
            CGRect(x: 0, y: 0, width: 100, height: 200),
            CGRect(x: 110, y: 0, width: 100, height: 50),
            CGRect(x: 110, y: 60, width: 100, height: 300),
            CGRect(x: 0, y: 210, width: 100, height: 40),
        ])
        #expect(masonry.path(.down, from: 0, steps: 3) == [3])
        #expect(masonry.path(.down, from: 1, steps: 3) == [2])
        #expect(masonry.step(.right, from: 3) == 2)

        let cards = Grid(frames: (0..<4).map { CGRect(x: 0, y: $0 * 30, width: 100, height: 100) })
        #expect(cards.path(.down, from: 0, steps: 9) == [1, 2, 3])
    }

    @Test("Where the layout goes down before it goes right, down goes on in the next column")
    func downGoesOnInNextColumn() {
        var grid = Grid(
            frames: (0..<5).map { CGRect(x: $0 / 2 * 110, y: $0 % 2 * 60, width: 100, height: 50) })
        grid.lineAxis = .vertical

        #expect(grid.path(.down, from: 0, steps: 9) == [1, 2, 3, 4])
        #expect(grid.path(.right, from: 1, steps: 9) == [3, 4])
        #expect(grid.step(.left, from: 0) == nil)
    }

    @Test("A grid that wraps goes on at its other end, in the same column")
    func wrappingGridContinuesAtOtherEnd() {
        var grid = Grid(rows: [10])
        grid.wraps = true

        #expect(grid.step(.up, from: 2) == 9)
        #expect(grid.numbers([.up, .up], from: 2) == [9, 8])
        #expect(grid.step(.down, from: 8) == 9)
        #expect(grid.step(.down, from: 9) == 0)
        #expect(grid.step(.right, from: 9) == 0)
        #expect(grid.step(.left, from: 0) == 9)
    }

    @Test("The opposite arrow goes back over the edge, also between unequal cells")
    func wrappedStepIsRetraced() throws {
        var grid = Grid(frames: [
            CGRect(x: 0, y: 49.5, width: 91, height: 119),
            CGRect(x: 314, y: 0, width: 61, height: 218),
            CGRect(x: 0, y: 230, width: 48, height: 140),
            CGRect(x: 56, y: 274.5, width: 53, height: 51),
        ])
        grid.wraps = true
        #expect(grid.numbers([.left, .down, .down, .up], from: 2) == [1, 2, 1, 2])

        let around = try #require(
            grid.walk.step(.up, from: grid.items[0], after: ArrowHistory(), walk: grid.rows))
        let start = try #require(around.end)
        func back() -> Int? {
            grid.walk.step(.down, from: start, after: around, walk: grid.rows)?.end?.id.row
        }
        #expect(back() == 0)
        grid.wraps = false
        #expect(back() == nil)
    }

    @Test("Only cells near the cursor are asked for, however many there are")
    func onlyCellsNearCursorAreAsked() {
        let grid = Grid(rows: [3000])
        var asked = 0
        var walk = grid.walk
        walk.items = { rect in
            let found = grid.items(in: rect)
            asked += found.count
            return found
        }
        let next = walk.step(
            .down, from: grid.items[1501], after: ArrowHistory(), walk: grid.rows)

        #expect(next?.end?.id.row == 1504)
        #expect(asked < 10)
    }

    @Test("Nonsense leads nowhere")
    func nonsenseLeadsNowhere() {
        let lost = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 5)
        for extent in [lost, .null, .infinite, .zero] {
            let walk = GridWalk(
                extent: extent, frame: { _ in lost },
                items: { _ in [GridItem(id: RowPosition(0, 1), frame: lost)] })
            for (arrow, frame) in [(ArrowDirection.down, lost), (.up, .zero)] {
                let start = GridItem(id: RowPosition(0, 0), frame: frame)
                #expect(
                    walk.step(arrow, from: start, after: ArrowHistory(), walk: RowWalk([1])) == nil)
            }
        }
    }

    @Test("In a regular grid, arrows do what counting does")
    func regularGridArrowsAgreeWithCounting() {
        for columns in 1...4 {
            for rows in [[1], [7], [8], [3, 5], [4, 0, 6]] {
                for isRightToLeft in [false, true] {
                    let grid = Grid(rows: rows, columns: columns, isRightToLeft: isRightToLeft)
                    for index in grid.items.indices {
                        let forward: ArrowDirection = isRightToLeft ? .left : .right
                        let next = index + 1 < grid.items.count ? index + 1 : nil
                        #expect(grid.step(forward, from: index) == next)
                        #expect(grid.step(.down, from: index) == grid.below(index))
                    }
                }
            }
        }
    }
}

@Suite struct GridColumnsTests {
    @Test("The number of columns follows from the cells' positions", .requirement("U133"))
    func cellPlacesTellNumberOfColumns() {
        let flow = Grid(rows: [10, 2]).items.map(\.frame)
        let centred = [
            CGRect(x: 0, y: 0, width: 90, height: 100),
            CGRect(x: 100, y: 25, width: 90, height: 50),
            CGRect(x: 0, y: 110, width: 90, height: 100),
        ]
        let rounded = (0..<5).map { CGRect(x: 0, y: CGFloat($0) * 43.9, width: 100, height: 44) }

        #expect(GridItem.columns(of: flow) == 3)
        #expect(GridItem.columns(of: flow, lineAxis: .vertical) == 5)
        #expect(GridItem.columns(of: centred) == 2)
        #expect(GridItem.columns(of: rounded) == 1)
        #expect(GridItem.columns(of: []) == 0)
        #expect(GridItem.columns(of: [.null, .zero]) == 0)
    }
}

@Suite struct GridLineTests {
    @Test(
        "Cells side by side are one row, unless one is whole above or below its neighbor",
        arguments: [(0, true), (20, true), (-20, true), (60, false), (-60, false)])
    func cellsSideBySideAreOneRow(offset: CGFloat, isRow: Bool) {
        let frames = [0, 100, 200].map { x in
            CGRect(x: x, y: x == 100 ? offset : 0, width: 90, height: 50)
        }
        #expect(GridItem.formOneLine(frames) == isRow)
        #expect(GridItem.formOneLine(Array(frames.prefix(2))) == isRow)
    }
}

/// A made-up layout.
private struct Grid {
    var items: [GridItem]
    var counts: [Int]
    var isRightToLeft = false
    var lineAxis = ArrowDirection.Axis.horizontal
    var wraps = false

    /// Cells of 100 × 50 in lines of three, 10 apart; sections begin new lines.
    init(rows: [Int], columns: Int = 3, isRightToLeft: Bool = false) {
        (items, counts, self.isRightToLeft) = ([], rows, isRightToLeft)
        var line = 0
        for (section, count) in rows.enumerated() {
            for row in 0..<count {
                let column = isRightToLeft ? columns - 1 - row % columns : row % columns
                let frame = CGRect(
                    x: column * 110, y: (line + row / columns) * 60, width: 100, height: 50)
                items.append(GridItem(id: RowPosition(section, row), frame: frame))
            }
            line += (count + columns - 1) / columns
        }
    }

    init(frames: [CGRect]) {
        counts = [frames.count]
        items = frames.enumerated().map { GridItem(id: RowPosition(0, $0), frame: $1) }
    }

    var rows: RowWalk {
        var walk = RowWalk(counts)
        walk.wraps = wraps
        return walk
    }

    var walk: GridWalk {
        let extent = items.map(\.frame).reduce(CGRect.null) { $0.union($1) }
        return GridWalk(
            extent: extent, lineAxis: lineAxis, isRightToLeft: isRightToLeft,
            frame: { position in items.first { $0.id == position }?.frame },
            items: items(in:))
    }

    func items(in rect: CGRect) -> [GridItem] { items.filter { $0.frame.intersects(rect) } }

    func number(of position: RowPosition) -> Int? { items.firstIndex { $0.id == position } }

    func step(_ arrow: ArrowDirection, from number: Int) -> Int? {
        numbers([arrow], from: number).first
    }

    /// The cells that one run comes through.
    func path(_ arrow: ArrowDirection, from number: Int, steps: Int) -> [Int] {
        numbers(Array(repeating: arrow, count: steps), from: number)
    }

    /// The cells to which a history of arrows leads, until one leads nowhere.
    func numbers(_ arrows: [ArrowDirection], from number: Int) -> [Int] {
        var (history, path) = (ArrowHistory<RowPosition>(), [number])
        for arrow in arrows {
            let start = items[path[path.count - 1]]
            guard let next = walk.step(arrow, from: start, after: history, walk: rows),
                let number = next.end.flatMap({ self.number(of: $0.id) })
            else { break }
            history = next
            path.append(number)
        }
        return Array(path.dropFirst())
    }

    /// What lies below, looked for among all: in the next line, the same column or the nearest.
    func below(_ index: Int) -> Int? {
        let frame = items[index].frame
        let lower = items.indices.filter { items[$0].frame.minY > frame.minY }
        let line = lower.map { items[$0].frame.minY }.min()
        return lower.filter { items[$0].frame.minY == line }.min {
            abs(items[$0].frame.minX - frame.minX) < abs(items[$1].frame.minX - frame.minX)
        }
    }
}

@Suite struct GridCostTests {
    /// The largest number of cells that a step asks for, in a grid of ten columns whose cells have
    /// unequal heights.
    private func cost(ofStepsAmong count: Int) -> Int {
        func frame(_ index: Int) -> CGRect {
            CGRect(
                x: index % 10 * 40, y: index / 10 * 60, width: 30, height: 20 + index * 37 % 35)
        }
        var (asked, most) = (0, 0)
        let walk = GridWalk(
            extent: CGRect(x: 0, y: 0, width: 400, height: count / 10 * 60),
            frame: { frame($0.row) },
            items: { rect in
                let lines = max(0, Int(rect.minY / 60))...max(0, Int(rect.maxY / 60))
                let cells = lines.flatMap { $0 * 10..<$0 * 10 + 10 }.filter { $0 < count }
                    .map { GridItem(id: RowPosition(0, $0), frame: frame($0)) }
                    .filter { $0.frame.intersects(rect) }
                asked += cells.count
                return cells
            })
        var numbers = SeededNumbers(seed: UInt64(count))
        var history = ArrowHistory<RowPosition>()
        var index = count / 2 + 5
        for _ in 0..<200 {
            let arrow = ArrowDirection.allCases.randomElement(using: &numbers) ?? .up
            asked = 0
            let start = GridItem(id: RowPosition(0, index), frame: frame(index))
            let next = walk.step(arrow, from: start, after: history, walk: RowWalk([count]))
            most = max(most, asked)
            history = next ?? history
            index = next?.end?.id.row ?? index
        }
        return most
    }

    @Test("Cells that don't accept the cursor are passed with few queries", .requirement("U400"))
    func refusedCellsCostFewQueries() {
        let frames = (0..<30_000).map {
            CGRect(x: $0 % 3 * 110, y: $0 / 3 * 60, width: 100, height: 50)
        }
        for (accepting, expected) in [(4, 4), (40, 40), (29_998, 29_998), (-1, nil)]
            as [(Int, Int?)]
        {
            var queries = 0
            let walk = GridWalk(
                extent: CGRect(x: 0, y: 0, width: 320, height: 600_000),
                frame: { frames[$0.row] },
                items: { rect in
                    queries += 1
                    let lines = Int(rect.minY / 60)...min(9_999, Int(rect.maxY / 60))
                    return lines.flatMap { $0 * 3..<$0 * 3 + 3 }
                        .map { GridItem(id: RowPosition(0, $0), frame: frames[$0]) }
                        .filter { $0.frame.intersects(rect) }
                }, accepts: { $0.row == accepting })
            let start = GridItem(id: RowPosition(0, 1), frame: frames[1])
            let next = walk.step(.down, from: start, after: ArrowHistory(), walk: RowWalk([30_000]))
            #expect(next?.end?.id.row == expected)
            #expect(queries <= 30, "\(accepting): \(queries)")
        }
    }

    @Test("A step asks for as many cells among 100,000 as among 100", .requirement("U400"))
    func stepCostsSameInAnyGrid() {
        let costs = [100, 10_000, 100_000].map(cost)
        #expect(costs.allSatisfy { $0 > 0 && $0 <= 60 }, "\(costs)")
    }
}
