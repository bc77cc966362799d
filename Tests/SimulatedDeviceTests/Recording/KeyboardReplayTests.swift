import CoreGraphics
import DeviceFixtures
import Foundation
import Testing

@testable import SimulatedDevice

@Suite struct KeyboardReplayTests {
    @Test("A replay keeps the times that were recorded")
    func recordedTimesAreKept() throws {
        let replay = KeyboardReplay(try Recordings.named("ipad-ios5-landscape-show"))

        let milliseconds = replay.steps.map { Int(($0.time * 1000).rounded()) }
        #expect(milliseconds == [0, 2, 282, 285])
    }

    @Test(
        "Without times, a pair is two milliseconds apart, and the next follows after the duration")
    func withoutTimesAPairIsTwoMillisecondsApartAndTheNextFollowsAfterTheDuration() throws {
        let replay = KeyboardReplay(try Recordings.named("iphone5-ios10-all-six"))

        let milliseconds = replay.steps.map { Int(($0.time * 1000).rounded()) }
        #expect(milliseconds == [0, 2, 250, 252, 254, 504])
        #expect(
            replay.steps.map(\.notice) == [
                .willChangeFrame, .willShow, .didChangeFrame, .didShow, .willHide, .didHide,
            ])
    }

    @Test("An event without a usable name is skipped, with the reason")
    func anEventWithoutAUsableNameIsSkipped() throws {
        let replay = KeyboardReplay(try Recordings.named("iphone15-rxkeyboard-336"))

        #expect(replay.steps.isEmpty)
        #expect(replay.skips.map(\.index) == [0, 1])
        #expect(replay.skips.last?.reason == .unknownName("unknown (show)"))
        #expect(replay.layout == .nothing(because: .noNames))
    }

    @Test("A frame with a missing part is left out, and the rest of its event is posted")
    func aFrameWithAMissingPartIsLeftOutAndTheRestPosted() throws {
        let replay = KeyboardReplay(try Recordings.named("crossfade-ios26-shown-height-zero"))

        #expect(replay.steps.map(\.notice) == [.didShow])
        #expect(replay.steps.first?.end == nil)
        #expect(replay.steps.first?.content.duration == 0.383)
    }

    @Test(
        "A recording that can't be laid out says why",
        arguments: [
            ("emoji-switch-ios11-silent", .noEvents),
            ("iphone5-landscape-ios7-vs-ios8", .noNames),
            ("ipad-detached-means-hide", .noScreen),
            ("ipad-ios5-undock-by-drag", .noFrame),
            ("iphone-se2-order-show", .noFrame),
            ("ipad-ipados26-beta1-windowed-view-coordinates", .noFrame),
            ("qmui-ipad-docked-to-floating", .noScreen),
            ("ipad-ios5-landscape-show", .turnedFrames),
            ("ipad-ios5-rotate-landscape-to-portrait", .turnedFrames),
            ("iphone4-ios7-rotation-end-frames", .turnedFrames),
        ] as [(String, KeyboardReplay.Layout.Reason)])
    func whatCannotBeLaidOutSaysWhy(name: String, reason: KeyboardReplay.Layout.Reason) throws {
        #expect(
            KeyboardReplay(try Recordings.named(name)).layout == .nothing(because: reason))
    }

    @Test("At least 51 of the recordings can be laid out")
    func everyRecordingEitherCanBeLaidOutOrSaysWhyNot() throws {
        let layouts = try Recordings.all().mapValues { KeyboardReplay($0).layout }

        let possible = layouts.values.count {
            if case .possible = $0 { true } else { false }
        }
        #expect(possible >= 51)
    }

    @Test(
        "A landscape keyboard's frame from before iOS 8 is recognized as turned",
        arguments: [
            (CGRect(x: 0, y: 0, width: 352, height: 1024), true),
            (CGRect(x: -352, y: 0, width: 352, height: 1024), true),
            (CGRect(x: 0, y: 760, width: 768, height: 264), false),
            (CGRect(x: 0, y: 377, width: 1024, height: 391), false),
            (CGRect(x: 0, y: 0, width: 768, height: 1024), false),
            (CGRect(x: 100, y: 100, width: 320, height: 254), false),
            (CGRect.zero, false),
        ])
    func framesFromBeforeIOS8AreRecognised(frame: CGRect, isTurned: Bool) {
        #expect(frame.isTurned(on: CGSize(width: 768, height: 1024)) == isTurned)
        #expect(frame.isTurned(on: CGSize(width: 1024, height: 768)) == isTurned)
    }
}
