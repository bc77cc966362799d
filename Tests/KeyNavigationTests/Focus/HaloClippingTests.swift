import CoreGraphics
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct HaloClippingTests {
    private let container = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test(
        "A halo is clipped where less than its width is left around the view", .requirement("U214"),
        arguments: [
            (10, 10, 80, 80, false), (3, 3, 94, 94, false), (2, 10, 80, 80, true),
            (10, 2, 80, 80, true), (10, 10, 88, 80, true), (0, 0, 100, 100, true),
            (-10, 10, 80, 80, false), (200, 200, 10, 10, false),
        ])
    func narrowMarginClipsHalo(x: Int, y: Int, width: Int, height: Int, isClipped: Bool) {
        #expect(
            container.clipsHalo(around: CGRect(x: x, y: y, width: width, height: height))
                == isClipped)
    }

    @Test("Frames that are no numbers have no halo to clip")
    func impossibleFramesHaveNoClippedHalo() {
        #expect(!container.clipsHalo(around: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)))
        #expect(!container.clipsHalo(around: .null))
    }
}
