import CoreGraphics
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct ZoomStepTests {
    @Test(
        "Keys zoom by half as much again, within the limits",
        arguments: [
            (1, .larger, 1.5), (2.5, .larger, 3), (3, .larger, nil), (1.5, .smaller, 1),
            (0.5, .smaller, nil), (2, .actual, 1), (1, .actual, nil),
        ] as [(CGFloat, ZoomStep.Move, CGFloat?)])
    func keysZoomByHalfWithinLimits(scale: CGFloat, move: ZoomStep.Move, new: CGFloat?) {
        let step = ZoomStep(scale: scale, minimum: 0.5, maximum: 3)
        #expect(step.scale(after: move) == new)
    }

    @Test("Content that cannot be zoomed does not change", arguments: ZoomStep.Move.allCases)
    func whatCannotZoomIsLeftAlone(move: ZoomStep.Move) {
        for (scale, minimum, maximum) in [
            (1, 1, 1), (.nan, 1, 2), (.infinity, 1, 2), (0, 1, 2), (1, 0, 2), (1, 3, 2),
            (1, 1, .infinity),
            (1, .nan, 2),
        ] as [(CGFloat, CGFloat, CGFloat)] {
            let step = ZoomStep(scale: scale, minimum: minimum, maximum: maximum)
            #expect(step.scale(after: move) == nil)
        }
    }
}
