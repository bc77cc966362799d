import CoreGraphics
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing

@testable import Demo

/// What the chat's demo notices; `.ci/run` plays it.
@MainActor
@Suite struct ChatDemoTests {
    @Test("A bar that comes a frame late over the newest row is noticed", .requirement("U543"))
    func lateBarIsNoticed() throws {
        var behavior = UIKitBehavior()
        behavior.keyboardGuide = .oneFrameLate
        var lines: [String] = []
        let scenes = Scenes(picturesIn: nil, telling: Output { lines.append($0) })
        let device = SimulatedDevice(.iPhone13, behavior: behavior)
        let failures = try ChatDemo.play(on: device, in: scenes)
        #expect(failures > 5)
        #expect(failures == lines.filter { $0.contains("FAILED") }.count)
    }

    @Test(
        "At the end, a row is off unless it is at the bar, and hidden only behind it",
        arguments: [
            (0, true, false, false), (0.4, true, false, false), (0.6, true, true, false),
            (-0.4, true, false, false), (-0.6, true, true, true), (nil, true, true, true),
            (CGFloat.nan, true, true, true), (-40, false, false, false), (nil, false, false, false),
        ] as [(CGFloat?, Bool, Bool, Bool)])
    func distanceOfRow(gap: CGFloat?, isAtEnd: Bool, isOff: Bool, isHidden: Bool) {
        let sight = ChatSight(gap: gap, isAtEnd: isAtEnd, rowsBelow: 2, barTop: 400, barHeight: 53)
        #expect(sight.isOff == isOff && sight.isHidden == isHidden)
        #expect(sight.line(after: "a step").hasSuffix("FAILED") == isOff)
        #expect(sight.line(after: "a step").count - (isOff ? 8 : 0) == ChatSight.heading.count)
    }
}
