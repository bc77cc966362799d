import CoreGraphics
import Requirements
import SimulatedDevice
import Testing

@testable import Demo

/// The plain reading of the rules, by worked cases.
@Suite struct ExpectedKeyboardTests {
    private static let screen = CGSize(width: 390, height: 844)

    private static func docked(_ height: CGFloat, x: CGFloat = 0) -> CGRect {
        CGRect(x: x, y: 844 - height, width: 390, height: height)
    }

    private func step(
        _ name: String, _ frame: CGRect? = nil, real: CGRect? = nil, isLocal: Bool? = nil
    ) -> KeyboardReplay.Step {
        let event = KeyboardRecording.Event(
            name: "keyboard\(name)", end: frame.map { .init($0) }, isLocal: isLocal,
            realKeyboard: real.map { .init($0) })
        return KeyboardReplay(KeyboardRecording(events: [event])).steps[0]
    }

    private func expected(
        _ steps: [KeyboardReplay.Step], guideTops: [CGFloat?] = []
    ) -> ExpectedKeyboard {
        var expected = ExpectedKeyboard(screen: Self.screen)
        for (index, step) in steps.enumerated() {
            expected.take(step, guideTop: index < guideTops.count ? guideTops[index] : nil)
        }
        return expected
    }

    @Test(
        "A frame that lowers or removes a docked keyboard afterward needs a guide that agrees",
        .requirement("U567"),
        arguments: [
            (docked(336), nil, 300), (docked(300), nil, 300), (docked(299.5), nil, 299.5),
            (docked(200), nil, 300), (docked(200), 544, 300), (docked(200), 644, 200),
            (.zero, nil, 300), (CGRect(x: 0, y: 844, width: 390, height: 300), nil, 300),
            (CGRect(x: 0, y: 0, width: 390, height: 844), nil, 300),
            (CGRect(x: 0, y: 300, width: 390, height: 300), nil, 0),
            (CGRect(x: 50, y: 300, width: 200, height: 200), nil, 0),
        ] as [(CGRect, CGFloat?, CGFloat)])
    func loweringFrameNeedsGuide(told: CGRect, guideTop: CGFloat?, overlap: CGFloat) {
        for name in ["DidShow", "DidChangeFrame"] {
            let steps = [step("WillShow", Self.docked(300)), step(name, told)]
            let found = expected(steps, guideTops: [nil, guideTop]).overlap
            #expect(found == (told == Self.docked(336) ? 336 : overlap), "\(name)")
        }
        for name in ["WillShow", "WillChangeFrame"] {
            let steps = [step("WillShow", Self.docked(300)), step(name, Self.docked(200))]
            #expect(expected(steps).overlap == 200, "\(name)")
        }
    }

    @Test(
        "A frame as wide as the screen that ends at its bottom is docked, whatever its x",
        .requirement("U568"),
        arguments: [
            (docked(300, x: -338), 300), (docked(300, x: 390), 300),
            (CGRect(x: 100, y: 544, width: 200, height: 300), 0),
            (CGRect(x: 0, y: 444, width: 390, height: 300), 0),
            (CGRect(x: -50, y: 544, width: 500, height: 300), 300),
        ] as [(CGRect, CGFloat)])
    func fullWidthIsDocked(told: CGRect, overlap: CGFloat) {
        #expect(expected([step("WillShow", told)]).overlap == overlap)
    }

    @Test(
        "A keyboard that is up and covers nothing has its last height, unless a guide lives",
        .requirement("U569"),
        arguments: [
            (300, false, "DidShow", 336), (300, true, "DidShow", 0),
            (300, false, "WillShow", 0), (119, false, "DidShow", 0), (0, false, "DidShow", 0),
        ] as [(CGFloat, Bool, String, CGFloat)])
    func unknownHasLastHeight(height: CGFloat, isAlive: Bool, last: String, overlap: CGFloat) {
        let below = CGRect(x: 0, y: 844, width: 390, height: height)
        let before = [
            step("WillShow", Self.docked(336)), step("DidShow"), step("WillHide"), step("DidHide"),
        ]
        let now = [step("WillShow", below), step(last)]
        #expect(
            expected(before + now, guideTops: [nil, isAlive ? 508 : nil]).overlap == overlap)
        #expect(expected(now).overlap == 0)
    }

    @Test(
        "The real keyboard stands until the next announcement that has a frame",
        .requirement("U569"))
    func realKeyboardStandsUntilNextFrame() {
        let below = CGRect(x: 0, y: 844, width: 390, height: 300)
        let start = [step("WillShow", below, real: Self.docked(300))]
        #expect(expected(start).realOverlap == 300)
        #expect(expected(start).overlap == 0)
        #expect(expected(start + [step("DidShow")]).realOverlap == 300)
        #expect(expected(start + [step("DidShow", below)]).realOverlap == 300)
        #expect(expected(start + [step("DidShow", real: below)]).realOverlap == 0)
        #expect(expected(start + [step("WillShow", Self.docked(200))]).realOverlap == nil)
        #expect(expected(start + [step("WillHide")]).realOverlap == nil)
    }

    @Test("Another app's keyboard asks for no room")
    func otherAppsKeyboardAsksForNoRoom() {
        let other = expected([step("WillShow", Self.docked(300), isLocal: false)])
        #expect(other.overlap == 300 && other.ownOverlap == 0)
        #expect(other.room(for: other.overlap, safeArea: 34) == 0)
        let own = expected([step("WillShow", Self.docked(300))])
        #expect(own.ownOverlap == 300 && own.room(for: own.overlap, safeArea: 34) == 266)
    }
}
