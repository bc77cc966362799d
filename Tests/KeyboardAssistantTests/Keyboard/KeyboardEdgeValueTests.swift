import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

/// The edge as a value, in a window of 844 points.
@Suite(.requirement("U380")) struct KeyboardEdgeValueTests {
    private static let window = CGRect(x: 0, y: 0, width: 390, height: 844)

    @Test(
        "An edge outside of the window is at its top or bottom, and one that isn't a number at the bottom",
        arguments: [
            (508, 508, 336), (844, 844, 0), (0, 0, 844), (-20, 0, 844), (900, 844, 0),
            (.nan, 844, 0), (.infinity, 844, 0), (-.infinity, 844, 0),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func edgeIsInWindow(top: CGFloat, y: CGFloat, height: CGFloat) {
        let edge = KeyboardEdge(top: top, in: Self.window, motion: .animating)
        #expect((edge.y, edge.height) == (y, height))
        #expect(edge.motion == .animating)
    }

    @Test("A window without height has its edge at its top")
    func emptyWindow() {
        let edge = KeyboardEdge(top: 508, in: .zero, motion: .resting)
        #expect((edge.y, edge.height) == (0, 0))
    }
}
