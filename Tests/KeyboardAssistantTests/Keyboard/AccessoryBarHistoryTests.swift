import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct AccessoryBarHistoryTests {
    private let end = CGRect(x: 0, y: 508, width: 390, height: 336)

    @Test(
        "The frame of the bar on a keyboard at rest decides whether frames leave it out",
        .requirement("U310"))
    func restingBarTellsWhatFramesOmit() {
        var history = AccessoryBarHistory()
        let steps: [(bar: CGFloat, height: CGFloat, leavesOut: Bool)] = [
            // The frame begins with the bar.
            (508, 50, false),
            // It begins below the bar.
            (458, 50, true),
            // What neither stands on the frame nor begins with it decides nothing.
            (300, 50, true), (508, 336, false), (470, 50, false), (458.6, 49.4, true),
            (508.4, 50, false),
        ]
        for step in steps {
            let bar = CGRect(x: 0, y: step.bar, width: 390, height: step.height)
            history.keyboardDidRest(with: bar, on: end, reported: end)
            let isExpected = history.expectedBar(height: 50, on: end) != nil
            #expect(isExpected == step.leavesOut, "\(step)")
            history.keyboardWillMove(to: nil)
            #expect((history.expectedBar(height: 50, on: end) != nil) == isExpected, "\(step)")
        }
    }

    @Test("A bar is expected on top of a frame that leaves it out", .requirement("U310"))
    func barIsExpectedAboveFrame() {
        var history = AccessoryBarHistory()
        #expect(history.expectedBar(height: 50, on: end) == nil)
        let bar = CGRect(x: 0, y: 458, width: 390, height: 50)
        history.keyboardDidRest(with: bar, on: end, reported: end)
        #expect(
            history.expectedBar(height: 44, on: end) == CGRect(x: 0, y: 464, width: 390, height: 44)
        )
        #expect(history.expectedBar(height: 0.5, on: end)?.minY == 507.5)
        #expect(history.expectedBar(height: 0, on: end) == nil)
    }

    @Test(
        "A keyboard that is announced without its bar, and then with it, says nothing of frames",
        .requirement("U570"))
    func firstStageIsNotLearned() {
        for (next, isLearned) in [
            (CGRect(x: 0, y: 458, width: 390, height: 386), false),
            (CGRect(x: 0, y: 459, width: 390, height: 385), false),
            (CGRect(x: 0, y: 464, width: 390, height: 380), true), (nil, true),
        ] as [(CGRect?, Bool)] {
            var history = AccessoryBarHistory()
            let bar = CGRect(x: 0, y: 458, width: 390, height: 50)
            history.keyboardDidRest(with: bar, on: end, reported: end)
            history.keyboardWillMove(to: next)
            #expect((history.expectedBar(height: 50, on: end) != nil) == isLearned)
        }
    }
}
