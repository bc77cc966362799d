import CoreGraphics
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct RowVisibilityTests {
    /// A list of 3000 points, of which 800 are visible, under a bar of 88.
    private func list(at offset: CGFloat = 0, bottom: CGFloat = 0) -> RowVisibility {
        RowVisibility(
            axis: ScrollAxis(
                offset: offset, length: 800, contentLength: 3000, startInset: 88,
                endInset: bottom))
    }

    @Test(
        "A row shows completely if no edge, bar or sticky header hides any of it",
        .requirement("U125"),
        arguments: [
            (AxisSpan(60, 104), false), (AxisSpan(88, 132), true), (AxisSpan(87.7, 132), true),
            (AxisSpan(756, 800), true), (AxisSpan(757, 801), false),
            (AxisSpan(88, 132, coveredAtStart: 30), false),
            (AxisSpan(118, 162, coveredAtStart: 30), true),
            (AxisSpan(756, 800, coveredAtEnd: 20), false),
            (AxisSpan(.nan, .nan), false),
        ] as [(AxisSpan, Bool)])
    func completeRowIsHiddenByNothing(row: AxisSpan, shows: Bool) {
        #expect(list().shows(row) == shows)
    }

    @Test(
        "First and last follow the order of the list, sections before rows",
        .requirement("U111"))
    func firstAndLastFollowListOrder() throws {
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
        "Fully visible cells form lines, however unequal the cells of a line are",
        .requirement("U402"),
        arguments: [
            ([], 0), ([(88, 132)], 1), ([(80, 160), (160, 240), (240, 320)], 2),
            ([(100, 200), (100, 200), (210, 310), (210, 310)], 2),
            // Centered on their lines, and rounded where lines touch.
            ([(100, 200), (140, 160), (120, 180), (220, 300), (200, 320)], 2),
            ([(100, 200), (199.5, 300)], 2), ([(100, 200), (199.4, 300)], 1),
            ([(700, 799), (801, 900)], 1),
        ] as [([(CGFloat, CGFloat)], Int)])
    func visibleCellsFormLines(cells: [(CGFloat, CGFloat)], count: Int) {
        #expect(list().lines(of: cells.map { AxisSpan($0, $1) }) == count)
    }

    @Test("Rows come to rest clear of sticky headers and of what the bottom inset hides")
    func clearOfCovers() {
        let row = AxisSpan(1500, 1600, coveredAtStart: 30, coveredAtEnd: 20)

        #expect(list().offset(atStart: row) == 1382)
        #expect(list(bottom: 50).offset(atEnd: row) == 870)
    }
}
