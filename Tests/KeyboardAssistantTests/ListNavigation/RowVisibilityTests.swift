import CoreGraphics
import Testing

@testable import KeyboardAssistant

@Suite struct RowVisibilityTests {
    /// A list of 3000 points, 800 of which it has room for, beneath a bar of 88.
    private func list(at offset: CGFloat = 0, bottom: CGFloat = 0) -> RowVisibility {
        RowVisibility(
            axis: ScrollAxis(
                offset: offset, length: 800, contentLength: 3000, startInset: 88,
                endInset: bottom))
    }

    @Test(
        "U125 A row shows completely if no edge, bar or sticky header hides any of it",
        arguments: [
            (AxisSpan(60, 104), false), (AxisSpan(88, 132), true), (AxisSpan(87.7, 132), true),
            (AxisSpan(756, 800), true), (AxisSpan(757, 801), false),
            (AxisSpan(88, 132, coveredAtStart: 30), false),
            (AxisSpan(118, 162, coveredAtStart: 30), true),
            (AxisSpan(756, 800, coveredAtEnd: 20), false),
            (AxisSpan(.nan, .nan), false),
        ] as [(AxisSpan, Bool)])
    func complete(row: AxisSpan, shows: Bool) {
        #expect(list().shows(row) == shows)
    }

    @Test("U111 First and last are told in the order of the list, sections before rows")
    func ends() throws {
        let axis = ScrollAxis(offset: 800, length: 400, contentLength: 3000)
        let rows = [
            RowPosition(0, 7): AxisSpan(700, 801), RowPosition(0, 8): AxisSpan(801, 900),
            RowPosition(0, 9): AxisSpan(900, 1000), RowPosition(1, 0): AxisSpan(1000, 1100),
            RowPosition(1, 1): AxisSpan(1100, 1199), RowPosition(1, 2): AxisSpan(1199, 1300),
        ]
        let ends = try #require(RowVisibility(axis: axis).ends(of: rows))

        #expect(ends.first == RowPosition(0, 8))
        #expect(ends.last == RowPosition(1, 1))
        #expect(RowVisibility(axis: axis).ends(of: [:]) == nil)
        #expect(RowVisibility(axis: axis).ends(of: [RowPosition(0, 0): AxisSpan(0, 9)]) == nil)
    }

    @Test(
        "U126 A hidden row comes in at the side to which the cursor moves, one that shows stays",
        arguments: [
            (.forward, AxisSpan(1500, 1600), 800), (.backward, AxisSpan(1500, 1600), 1412),
            (.forward, AxisSpan(200, 300), nil), (.backward, AxisSpan(200, 300), nil),
            (.forward, AxisSpan(760, 860), 60), (.backward, AxisSpan(0, 100), -88),
            (.backward, AxisSpan(2900, 3000), 2200), (.forward, AxisSpan(0, 60), -88),
        ] as [(RowWalk.Direction, AxisSpan, CGFloat?)])
    func alignment(direction: RowWalk.Direction, row: AxisSpan, offset: CGFloat?) {
        #expect(list().offset(moving: direction, to: row) == offset)
    }

    @Test("Rows come to rest clear of sticky headers and of what the bottom inset hides")
    func clearOfCovers() {
        let row = AxisSpan(1500, 1600, coveredAtStart: 30, coveredAtEnd: 20)

        #expect(list().offset(moving: .backward, to: row) == 1382)
        #expect(list(bottom: 50).offset(moving: .forward, to: row) == 870)
    }

    @Test("Of a row that is too tall the beginning shows, and once it does nothing scrolls")
    func tallRow() {
        let row = AxisSpan(1000, 2000)

        #expect(list().offset(moving: .forward, to: row) == 912)
        #expect(list().offset(moving: .backward, to: row) == 912)
        #expect(list(at: 912).offset(moving: .forward, to: row) == nil)
    }

    @Test("Where the cursor moves to shows, with as little scrolling as its side allows")
    func bruteForce() {
        for offset in stride(from: CGFloat(-88), through: 2250, by: 167) {
            let list = list(at: offset, bottom: 50)
            for start in stride(from: CGFloat(28), through: 2900, by: 33) {
                let row = AxisSpan(start, start + 100, coveredAtStart: 28)
                let resting = (-88...2250).map { CGFloat($0) }
                let showing = resting.filter { self.list(at: $0, bottom: 50).shows(row) }
                let slow = list.shows(row) ? nil : showing
                let forward = list.offset(moving: .forward, to: row)
                let backward = list.offset(moving: .backward, to: row)
                #expect(near(forward, slow?.min()), "\(offset), \(start)")
                #expect(near(backward, slow?.max()), "\(offset), \(start)")
            }
        }
    }

    /// Whether both are nothing, or less than a point apart.
    private func near(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
        guard let a, let b else { return a == b }
        return abs(a - b) <= 1
    }
}
