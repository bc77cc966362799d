import CoreGraphics
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing

@testable import Demo

/// Recordings that say where the keyboard really stood, and what is said of the room that the
/// library makes under it.
@MainActor
@Suite struct RealKeyboardTests {
    private static let screen = CGSize(width: 1032, height: 1376)
    private static let below = CGRect(x: 0, y: 1376, width: 1032, height: 403)
    private static let up = CGRect(x: 0, y: 973, width: 1032, height: 403)

    private func event(
        _ name: String, _ frame: CGRect? = nil, real: CGRect? = nil, isLocal: Bool? = nil
    ) -> KeyboardRecording.Event {
        .init(
            name: "keyboard\(name)", end: frame.map { .init($0) }, isLocal: isLocal,
            realKeyboard: real.map { .init($0) })
    }

    private func verdict(
        _ events: [KeyboardRecording.Event], _ behavior: UIKitBehavior = .init()
    ) -> Verdict {
        UIKitBehavior.$standard.withValue(behavior) {
            let recording = KeyboardRecording(screen: Self.screen, events: events)
            return ReplayStage(
                KeyboardReplay(recording), screen: Self.screen, drawsPictures: false
            ).play()
        }
    }

    private nonisolated static func with(
        _ guide: UIKitBehavior.KeyboardGuide, _ views: UIKitBehavior.GuidedViews = .belowWindow
    ) -> UIKitBehavior {
        var behavior = UIKitBehavior()
        (behavior.keyboardGuide, behavior.guidedViews) = (guide, views)
        return behavior
    }

    /// A keyboard that was there before with the same height.
    private var earlier: [KeyboardRecording.Event] {
        [
            event("WillShow", Self.up), event("DidShow", Self.up),
            event("WillHide", Self.below), event("DidHide", Self.below),
        ]
    }

    /// What iPadOS 26 posted when a hardware keyboard was detached.
    private var detached: [KeyboardRecording.Event] {
        [event("WillShow", Self.below, real: Self.up), event("DidShow", real: Self.up)]
    }

    @Test(
        "A keyboard that stands higher than any notification says has its room where a guide tells",
        .requirement("U569"),
        arguments: UIKitBehavior.GuidedViews.allCases, UIKitBehavior.KeyboardGuide.allCases)
    func higherKeyboardHasRoomByGuide(
        views: UIKitBehavior.GuidedViews, guide: UIKitBehavior.KeyboardGuide
    ) {
        let isDead = guide == .stale
        #expect(
            verdict(detached, Self.with(guide, views))
                == .ok(
                    "2 notifications, at most 403 points covered"
                        + (isDead ? ", 403 of them without a sign of it" : "")))
    }

    @Test("It has that of the last keyboard where no guide tells", .requirement("U569"))
    func higherKeyboardHasLastRoom() {
        #expect(
            verdict(earlier + detached, Self.with(.stale))
                == .ok("6 notifications, at most 403 points covered"))
        #expect(verdict(earlier + detached) == .ok("6 notifications, at most 403 points covered"))
    }

    @Test("It fails if a guide shows the keyboard and no room is made", .requirement("U569"))
    func missingRoomFails() {
        let staying = [event("WillShow", Self.up), event("WillHide", Self.below, real: Self.up)]
        let failure = "the keyboard covers 403 points %, and there is room 0, not 403"
        #expect(verdict(staying) == .failed([failure.replacing("%", with: "at the end")]))
        #expect(
            verdict(staying + [event("WillShow", Self.up)])
                == .failed([
                    failure.replacing("%", with: "before keyboardWillShow (event 3)")
                ]))
        #expect(
            verdict(staying, Self.with(.stale))
                == .ok(
                    "2 notifications, at most 403 points covered, 403 of them without a sign of it")
        )
    }

    @Test(
        "What is covered is what the real keyboard covers, lower ones and those of others included",
        .requirement("U569"))
    func coveredIsWhatRealKeyboardCovers() {
        let higher = CGRect(x: 0, y: 876, width: 1032, height: 500)
        #expect(
            verdict([event("WillShow", Self.up), event("DidShow", Self.up, real: higher)])
                == .ok("2 notifications, at most 500 points covered"))
        let lower = CGRect(x: 0, y: 1076, width: 1032, height: 300)
        #expect(
            verdict([event("WillShow", Self.up), event("DidShow", Self.up, real: lower)])
                == .ok("2 notifications, at most 403 points covered"))
        #expect(
            verdict([event("WillShow", Self.up), event("DidShow", lower, real: lower)])
                == .ok("2 notifications, at most 403 points covered"))
        #expect(
            verdict([event("WillShow", Self.below, real: Self.up, isLocal: false)])
                == .ok("1 notification, at most 403 points covered"))
    }

    @Test("The picture shows the keyboard where it really stood", .requirement("U569"))
    func pictureShowsRealKeyboard() {
        let draw = { (events: [KeyboardRecording.Event]) -> String in
            let stage = ReplayStage(
                KeyboardReplay(KeyboardRecording(screen: Self.screen, events: events)),
                screen: Self.screen, drawsPictures: true)
            _ = stage.play()
            return stage.picture ?? ""
        }
        #expect(draw(detached).contains(">space<"))
        #expect(!draw([event("WillShow", Self.below), event("DidShow")]).contains(">space<"))
    }

    @Test(
        "Every recording of this repository ends well, also if guides are dead or wrong",
        .requirement("U569", "U594"),
        arguments: [with(.stale), with(.exact, .allAndWindowIsOff)])
    func everyRecordingEndsWell(behavior: UIKitBehavior) {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/KeyboardTesting/Recordings").standardized.path
        #expect(RecordingFiles.find([folder]).files.count >= 106)
        var told: [String] = []
        let status = UIKitBehavior.$standard.withValue(behavior) {
            ReplayDemo.run([folder], picturesIn: nil, telling: Output { told.append($0) })
        }
        #expect(status == 0, "\(told.filter { $0.contains("FAILED") })")
    }
}
