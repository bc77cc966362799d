import CoreGraphics
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct CellRectangleTests {
    private static let content = CGRect(x: 0, y: 0, width: 500, height: 900)
    private static let anchor = CGRect(x: 100, y: 100, width: 80, height: 80)

    @Test(
        "A cell is in the rectangle if more than half a point of it is, both across and down",
        .requirement("U402"),
        arguments: [
            // The cells where the selection starts and ends, and one between them.
            (anchor, true), (CGRect(x: 300, y: 300, width: 40, height: 40), true),
            (CGRect(x: 200, y: 200, width: 80, height: 80), true),
            // Wider than the rectangle, and around its corner.
            (CGRect(x: 0, y: 200, width: 500, height: 50), true),
            (CGRect(x: 0, y: 0, width: 120, height: 120), true),
            // At its edges: what only touches or is rounded is outside.
            (CGRect(x: 0, y: 200, width: 100, height: 80), false),
            (CGRect(x: 0, y: 200, width: 100.5, height: 80), false),
            (CGRect(x: 0, y: 200, width: 101, height: 80), true),
            (CGRect(x: 200, y: 340, width: 80, height: 80), false),
            (CGRect(x: 200, y: 339.5, width: 80, height: 80), false),
            (CGRect(x: 200, y: 339, width: 80, height: 80), true),
            (CGRect(x: 400, y: 200, width: 80, height: 80), false),
        ])
    func cellBelongsByOverlap(cell: CGRect, isInside: Bool) {
        let ends = [Self.anchor, CGRect(x: 300, y: 300, width: 40, height: 40)]
        for (first, last) in [(ends[0], ends[1]), (ends[1], ends[0])] {
            let rectangle = CellRectangle(from: first, to: last, in: Self.content)
            #expect(rectangle.contains(cell) == isInside)
        }
    }

    @Test("A row or column goes through all of the content", .requirement("U402"))
    func lineGoesThroughContent() {
        let end = CGRect(x: 300, y: 300, width: 40, height: 40)
        let frame = { (axis: ArrowDirection.Axis?) in
            CellRectangle(from: Self.anchor, to: end, line: axis, in: Self.content).frame
        }
        #expect(frame(nil) == CGRect(x: 100, y: 100, width: 240, height: 240))
        #expect(frame(.horizontal) == CGRect(x: 0, y: 100, width: 500, height: 240))
        #expect(frame(.vertical) == CGRect(x: 100, y: 0, width: 240, height: 900))
    }

    @Test("Cells outside of the content, as some layouts have them, widen a line")
    func lineReachesCellsOutsideContent() {
        let outside = CGRect(x: -50, y: 0, width: 20, height: 20)
        let row = CellRectangle(from: outside, to: outside, line: .horizontal, in: Self.content)
        #expect(row.frame == CGRect(x: -50, y: 0, width: 550, height: 20))
    }
}
