import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

/// What a keyboard layout guide says of a keyboard that a finger drags.
@Suite struct DraggedGuideTests {
    private let window = CGRect(x: 0, y: 0, width: 390, height: 844)
    private let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

    private func sources(guide top: CGFloat?, isDragged: Bool = true) -> KeyboardSources {
        KeyboardSources(
            window: window, screen: window, endFrame: keyboard,
            guide: KeyboardGuideReading(top: top, isCurrent: true, isDragged: isDragged))
    }

    @Test(
        "A dragged guide lowers the keyboard, down to the window's bottom", .requirement("U381"),
        arguments: [
            (508.5, 508.5, 335.5), (700, 700, 144), (843, 843, 1), (844, 844, 0),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func draggedGuideLowersKeyboard(guide: CGFloat, top: CGFloat, overlap: CGFloat) throws {
        let position = sources(guide: guide).position
        let geometry = try #require(position.geometry)

        #expect((position.source, position.reason) == (.layoutGuide, .isDragged))
        #expect(position.geometry?.isDragged == true && !position.isRaised)
        #expect((geometry.keyboard.minY, geometry.overlap) == (top, overlap))
    }

    @Test(
        "A guide that isn't dragged, or is as high as the keyboard, takes no room away",
        .requirement("U311", "U381"),
        arguments: [(700, false), (nil, false), (508, true), (507, true), (nil, true)]
            as [(CGFloat?, Bool)])
    func otherGuideTakesNothing(guide: CGFloat?, isDragged: Bool) {
        let position = sources(guide: guide, isDragged: isDragged).position
        #expect((position.geometry?.overlap ?? 0) >= 336)
        #expect(position.geometry?.isDragged != true)
    }

    @Test(
        "What a guide leaves out at rest, it leaves out under a finger", .requirement("U570"),
        arguments: [(608, 558), (808, 758), (558.5, 508.5)] as [(CGFloat, CGFloat)])
    func guideWithoutBarIsCorrected(guide: CGFloat, top: CGFloat) throws {
        var sources = sources(guide: guide)
        sources.guide.restingTop = 558
        #expect(sources.position.geometry?.keyboard.minY == top)
        #expect(sources.position.reason == .isDragged)
        // One that rested as high as the keyboard, or higher, is where it says.
        for resting in [508, 509, 458, nil] as [CGFloat?] {
            sources.guide.restingTop = resting
            #expect(sources.position.geometry?.keyboard.minY == guide)
        }
    }

    @Test(
        "Only a guide that had followed the resting keyboard can be dragged", .requirement("U381"),
        arguments: [
            (508, 600, true), (508, 509, true), (508, 508.5, false), (508, 508, false),
            (508, 400, false),
            (nil, 600, false),
        ] as [(CGFloat?, CGFloat, Bool)])
    func onlyFollowingGuideIsDragged(resting: CGFloat?, top: CGFloat, isDragged: Bool) {
        #expect(KeyboardGuideHistory(top: resting, isMoving: false).isDragged(to: top) == isDragged)
    }

    @Test("A guide isn't dragged while the keyboard moves, or after a move that it missed")
    func movingGuideIsNotDragged() {
        var history = KeyboardGuideHistory(top: 508, isMoving: false)
        history.keyboardWillMove(interruptingMove: false, top: 508)
        #expect(!history.isDragged(to: 700))
        history.keyboardDidRest(top: 508)
        #expect(!history.isDragged(to: 700))
        #expect(history.record(700) && !history.isDragged(to: 800))
    }

    @Test("A guide that was dragged isn't current again before it has moved from there")
    func draggedGuideAwaitsMove() {
        var history = KeyboardGuideHistory(top: 508, isMoving: false)
        history.keyboardWillMove(interruptingMove: false, top: 600)
        #expect(!history.isCurrent(600))
        #expect(history.isCurrent(nil) && history.isCurrent(508))

        // A guide that had stayed where it was may already be where the keyboard goes.
        history = KeyboardGuideHistory(top: 508, isMoving: false)
        history.keyboardWillMove(interruptingMove: false, top: 460)
        #expect(history.isCurrent(460))
    }
}
