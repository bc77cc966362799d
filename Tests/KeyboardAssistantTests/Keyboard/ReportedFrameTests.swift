import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

/// What is made of frames that are in other coordinates, beside the screen, or below it.
@Suite struct ReportedFrameTests {
    /// A window in the lower right of an iPad's screen of 1180 by 820 points.
    private static let window = CGRect(x: 0, y: 0, width: 561, height: 600)
    private static let screen = CGRect(x: -338, y: -200, width: 1180, height: 820)

    private func position(
        reported: CGRect, guide: CGFloat? = nil, bar: CGRect? = nil,
        window: CGRect = window, screen: CGRect = screen
    ) -> KeyboardPosition {
        KeyboardSources(
            window: window, screen: screen,
            endFrame: reported.offsetBy(dx: screen.minX, dy: screen.minY),
            unconvertedFrame: reported,
            guide: KeyboardGuideReading(top: guide, isCurrent: true), bar: bar
        ).position
    }

    struct Reported: CustomTestStringConvertible {
        var testDescription: String
        var frame: CGRect
        var guide: CGFloat?
        var bar: CGRect?
        var top: CGFloat?
    }

    @Test(
        "A frame is read in the coordinates of the screen or the window, whichever fits",
        .requirement("U512"),
        arguments: [
            Reported(
                testDescription: "in the screen's",
                frame: CGRect(x: 0, y: 354, width: 1180, height: 466), top: 154),
            Reported(
                testDescription: "in the window's",
                frame: CGRect(x: -338, y: 154, width: 1180, height: 466), top: 154),
            Reported(
                testDescription: "in the window's, with the guide",
                frame: CGRect(x: -338, y: 154, width: 1180, height: 466), guide: 154, top: 154),
            Reported(
                testDescription: "beside the screen, in the window's y",
                frame: CGRect(x: 0, y: 154, width: 1180, height: 466), guide: 154, top: 154),
            Reported(
                testDescription: "the bar decides",
                frame: CGRect(x: -338, y: 204, width: 1180, height: 400),
                bar: CGRect(x: -338, y: 154, width: 1180, height: 50), top: 154),
            Reported(
                testDescription: "neither decides, and the window's covers more",
                frame: CGRect(x: -338, y: 300, width: 1180, height: 300), top: 300),
        ])
    func frameIsReadInEitherSpace(reported: Reported) throws {
        let position = position(
            reported: reported.frame, guide: reported.guide, bar: reported.bar)
        #expect(position.geometry?.isDocked == true)
        #expect(position.frame?.minY == reported.top)
        #expect(position.reason == .isHighest)
    }

    @Test(
        "A frame as wide as the screen that ends at its bottom is docked, whatever its x",
        .requirement("U568"), arguments: [0, -338, 338, 1180, -676])
    func fullWidthFrameIsDocked(x: CGFloat) {
        let full = CGRect(x: 0, y: 0, width: 1180, height: 820)
        for window in [full, CGRect(x: 0, y: 0, width: 561, height: 820)] {
            let position = position(
                reported: CGRect(x: x, y: 354, width: 1180, height: 466), window: window,
                screen: full)
            #expect(position.overlap == 466)
        }
    }

    @Test(
        "An undocked keyboard ends higher, and a floating one is narrower: neither is docked",
        .requirement("U568"),
        arguments: [
            CGRect(x: 0, y: 200, width: 1180, height: 466),
            CGRect(x: 300, y: 354, width: 320, height: 466),
        ])
    func undockedFrameIsDetached(frame: CGRect) {
        let full = CGRect(x: 0, y: 0, width: 1180, height: 820)
        let position = position(reported: frame, window: full, screen: full)
        #expect(position.reason == .isDetached && position.overlap == 0)
    }

    @Test(
        "A keyboard that is shown and covers nothing has its last height, unless a guide can tell",
        .requirement("U569"),
        arguments: [
            (CGRect(x: 0, y: 1376, width: 1032, height: 403), false, nil, 403, 403),
            (CGRect(x: 0, y: 1376, width: 1032, height: 403), true, 973, 403, 403),
            (CGRect(x: 0, y: 1376, width: 1032, height: 403), true, nil, 403, 0),
            (CGRect(x: 0, y: 1376, width: 1032, height: 403), false, nil, nil, 0),
            (CGRect(x: 0, y: 1376, width: 1032, height: 0), false, nil, 403, 0),
            (CGRect(x: 0, y: 1376, width: 1032, height: 55), false, nil, 403, 0),
            (CGRect(x: 0, y: 1321, width: 1032, height: 403), false, nil, 403, 55),
        ]
            as [(
                frame: CGRect, isAlive: Bool, guide: CGFloat?, remembered: CGFloat?,
                overlap: CGFloat
            )])
    func coveringNothingIsUnknown(
        frame: CGRect, isAlive: Bool, guide: CGFloat?, remembered: CGFloat?, overlap: CGFloat
    ) {
        let screen = CGRect(x: 0, y: 0, width: 1032, height: 1376)
        let position = KeyboardSources(
            window: screen, screen: screen, endFrame: frame,
            guide: KeyboardGuideReading(top: guide, isCurrent: true, isAlive: isAlive),
            rememberedHeight: remembered
        ).position
        #expect(position.overlap == overlap)
        let isRemembered = !isAlive && overlap == 403
        #expect((position.reason == .isRemembered) == isRemembered)
        #expect((position.source == .memory) == isRemembered)
    }

    @Test("A height is remembered for the size of the window in which it was", .requirement("U569"))
    func heightIsRememberedBySize() {
        var heights = RememberedHeights()
        let sizes = (1...10).map { CGSize(width: 100 * $0, height: 844) }
        #expect(heights.height(in: sizes[0]) == nil)
        for (index, size) in sizes.enumerated() { heights.record(300 + CGFloat(index), in: size) }
        #expect(heights.height(in: sizes[9]) == 309 && heights.height(in: sizes[0]) == nil)
        heights.record(0, in: sizes[9])
        #expect(heights.height(in: sizes[9]) == 309)
        heights.record(250, in: sizes[9])
        #expect(heights.height(in: sizes[9]) == 250 && heights.height(in: sizes[3]) == 303)
    }
}

/// Frames in notifications about what has happened.
@Suite struct DoubtfulFrameTests {
    private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

    private func transition(
        _ phase: KeyboardTransition.Phase, _ frame: CGRect
    ) -> KeyboardTransition {
        KeyboardTransition(phase: phase, endFrame: frame)
    }

    @Test(
        "A frame that lowers or removes the keyboard afterward needs another source",
        .requirement("U567"),
        arguments: [
            (CGRect.docked(336), false), (.docked(380), false), (.docked(335.5), false),
            (.docked(292), true), (CGRect(x: 0, y: 844, width: 390, height: 336), true),
            (.zero, true), (CGRect(x: 0, y: 0, width: 390, height: 844), true),
            (CGRect(x: 20, y: 300, width: 300, height: 200), false),
            (CGRect(x: 0, y: 300, width: 390, height: 336), false),
        ])
    func loweringFrameIsDoubtful(frame: CGRect, isDoubtful: Bool) {
        for phase in [KeyboardTransition.Phase.didShow, .didChangeFrame] {
            var status = KeyboardStatus()
            status.apply(transition(.willShow, .docked(336)), onScreen: Self.screen)
            status.apply(transition(.didShow, .docked(336)), onScreen: Self.screen)
            let told = transition(phase, frame)
            for bounds in [Self.screen, nil] {
                #expect(status.isDoubtful(told, onScreen: bounds) == isDoubtful, "\(phase)")
            }
            var believing = status
            believing.apply(told, onScreen: Self.screen)
            #expect(believing.frame == frame)
            status.apply(told, onScreen: Self.screen, isBelieved: false)
            #expect(status.frame == .docked(336) && status.state == .didShow)
        }
    }

    @Test(
        "A frame that docks a keyboard whose frame was impossible or narrow is believed",
        .requirement("U567"),
        arguments: [
            CGRect(x: 0, y: 0, width: 390, height: 844),
            CGRect(x: 20, y: 400, width: 300, height: 444),
        ])
    func dockingFrameIsBelieved(known: CGRect) {
        var status = KeyboardStatus()
        status.apply(transition(.willShow, known), onScreen: Self.screen)
        #expect(!status.isDoubtful(transition(.didShow, .docked(336)), onScreen: Self.screen))
    }

    @Test(
        "An empty frame afterward moves no keyboard that is shown below the screen, or as a bar",
        .requirement("U567"),
        arguments: [
            CGRect(x: 0, y: 844, width: 390, height: 0), .docked(50),
            CGRect(x: 0, y: 844, width: 390, height: 336),
            // In the coordinates of a window.
            CGRect(x: -100, y: 348, width: 390, height: 336),
        ])
    func emptyFrameIsDoubtful(announced: CGRect) {
        var status = KeyboardStatus()
        status.apply(transition(.willShow, announced), onScreen: Self.screen)
        for phase in [KeyboardTransition.Phase.didChangeFrame, .didShow] {
            #expect(status.isDoubtful(transition(phase, .zero), onScreen: Self.screen))
        }
    }

    @Test(
        "An announcement is believed, and so is a frame after a rotation or without a keyboard",
        .requirement("U567"))
    func announcementIsBelieved() {
        var status = KeyboardStatus()
        #expect(!status.isDoubtful(transition(.didShow, .zero), onScreen: Self.screen))
        status.apply(transition(.willShow, .docked(336)), onScreen: Self.screen)
        for phase in [KeyboardTransition.Phase.willShow, .willChangeFrame, .willHide, .didHide] {
            #expect(!status.isDoubtful(transition(phase, .docked(200)), onScreen: Self.screen))
        }
        let turned = CGRect(x: 0, y: 190, width: 844, height: 200)
        let landscape = CGRect(x: 0, y: 0, width: 844, height: 390)
        #expect(!status.isDoubtful(transition(.didShow, turned), onScreen: landscape))
    }
}
