import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

/// Keyboards that another scene uses, and small bars to which a layout guide may yield.
@Suite struct SharedScreenTests {
    private static let window = CGRect(x: 0, y: 0, width: 500, height: 800)
    private static let screen = CGRect(x: -500, y: -200, width: 1000, height: 1000)

    private func position(_ change: (inout KeyboardSources) -> Void) -> KeyboardPosition {
        var sources = KeyboardSources(
            window: Self.window, screen: Self.screen,
            endFrame: CGRect(x: -500, y: 500, width: 1000, height: 300))
        change(&sources)
        return sources.position
    }

    @Test(
        "A keyboard that only another scene uses stays where it was, unless the guide or the bar confirms it",
        .requirement("U572"),
        arguments: [
            (nil, nil, nil, 0), (450, nil, nil, 350), (nil, 500, nil, 300), (450, 500, nil, 300),
            (450, 450, nil, 350), (450, 700, nil, 350), (450, nil, 500, 300),
        ]
            as [(previous: CGFloat?, guide: CGFloat?, bar: CGFloat?, overlap: CGFloat)])
    func keyboardOfOtherScene(
        previous: CGFloat?, guide: CGFloat?, bar: CGFloat?, overlap: CGFloat
    ) {
        let position = position {
            ($0.isUsedInOtherScene, $0.previousTop, $0.guide.top) = (true, previous, guide)
            $0.bar = bar.map { CGRect(x: -500, y: $0, width: 1000, height: 50) }
        }
        #expect(position.overlap == overlap)
        let isConfirmed = guide == 500 || bar == 500
        #expect((position.reason == .isUsedInOtherScene) == !isConfirmed)
    }

    @Test("The keyboard of another scene is away after a hide", .requirement("U572"))
    func hideCounts() {
        let position = position {
            ($0.isUsedInOtherScene, $0.previousTop, $0.endFrame) = (true, 450, nil)
        }
        #expect(position.reason == .keyboardIsAway && position.overlap == 0)
    }

    @Test(
        "A frame as wide as the screen that ends anywhere is docked where a guide shows a keyboard",
        .requirement("U572"),
        arguments: [(500, true, 300), (500, false, 0), (nil, true, 0)]
            as [(guide: CGFloat?, isCurrent: Bool, overlap: CGFloat)])
    func wideFrameElsewhere(guide: CGFloat?, isCurrent: Bool, overlap: CGFloat) {
        let position = position {
            $0.endFrame = CGRect(x: -500, y: 300, width: 1000, height: 300)
            ($0.guide.top, $0.guide.isCurrent) = (guide, isCurrent)
        }
        #expect(position.overlap == overlap)
    }

    @Test(
        "A small bar makes room exactly where a guide yields to it", .requirement("U573"),
        arguments: [
            (745, true, 55), (744.5, true, 55.5), (745, false, 0), (nil, true, 0), (700, true, 0),
            (799.5, true, 0),
        ] as [(guide: CGFloat?, isCurrent: Bool, overlap: CGFloat)])
    func smallBar(guide: CGFloat?, isCurrent: Bool, overlap: CGFloat) {
        let position = position {
            $0.endFrame = CGRect(x: 150, y: 745, width: 200, height: 55)
            ($0.guide.top, $0.guide.isCurrent) = (guide, isCurrent)
        }
        #expect(position.overlap == overlap)
        #expect((position.reason == .isDetached) == (overlap == 0))
    }
}
