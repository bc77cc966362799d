import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct InputFrameInCellTests {
    @Test(
        "An input is expected in another row where it is in its own, as far as the row reaches",
        .requirement("U361"),
        arguments: [
            (10, 34, CGRect(x: 0, y: 100, width: 320, height: 60), 110, 34),
            (40, 34, CGRect(x: 0, y: 100, width: 320, height: 60), 126, 34),
            (-5, 34, CGRect(x: 0, y: 100, width: 320, height: 60), 100, 34),
            (10, 90, CGRect(x: 0, y: 100, width: 320, height: 60), 100, 60),
            (10, 34, CGRect(x: 5, y: 100, width: 20, height: 60), 110, 34),
        ] as [(CGFloat, CGFloat, CGRect, CGFloat, CGFloat)])
    func rectStaysInRow(
        top: CGFloat, height: CGFloat, row: CGRect, minY: CGFloat, result: CGFloat
    ) {
        let rect = InputFrameInCell(top: top, height: height).rect(in: row)
        #expect(rect == CGRect(x: row.minX, y: minY, width: row.width, height: result))
    }
}
