import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct ClampedOffsetTests {
    @Test(
        "An offset is brought back unless it didn't move, or has been moved since",
        .requirement("U571"),
        arguments: [(988, 686, 686, 988), (988, 686, 700, nil), (686, 686, 686, nil)]
            as [(before: CGFloat, after: CGFloat, current: CGFloat, restored: CGFloat?)])
    func offsetIsBroughtBack(
        before: CGFloat, after: CGFloat, current: CGFloat, restored: CGFloat?
    ) {
        #expect(
            ClampedOffset(from: before, to: after)?.restored(from: current) == restored)
    }
}
