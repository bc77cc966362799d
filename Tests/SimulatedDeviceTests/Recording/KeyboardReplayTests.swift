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

    @Test("At least 51 recordings can be laid out, and what the others say is true of them")
    func everyRecordingEitherCanBeLaidOutOrSaysWhyNot() throws {
        let names = Set(KeyboardNotice.allCases.map(\.rawValue))
        var possible = 0
        for (name, recording) in try Recordings.all() {
            let events = recording.events.filter { names.contains($0.name) }
            let frames = events.compactMap { $0.end?.rect }
            let layout = KeyboardReplay(recording).layout
            // From the device's side to the other, but upright.
            let areTurned = recording.screen.map { screen in
                (frames + events.compactMap { $0.begin?.rect }).contains {
                    $0.height == max(screen.width, screen.height)
                        && (1..<min(screen.width, screen.height)).contains($0.width)
                }
            }
            let expected: KeyboardReplay.Layout =
                switch (events.isEmpty, recording.screen, frames.isEmpty, areTurned) {
                case (true, _, _, _):
                    .nothing(because: recording.events.isEmpty ? .noEvents : .noNames)
                case (_, nil, _, _): .nothing(because: .noScreen)
                case (_, _, true, _): .nothing(because: .noFrame)
                case (_, _, _, true): .nothing(because: .turnedFrames)
                case (_, let screen?, _, _): .possible(screen: screen)
                }
            #expect(layout == expected, "\(name)")
            if case .possible = layout { possible += 1 }
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
