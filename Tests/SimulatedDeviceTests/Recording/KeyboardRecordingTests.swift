import CoreGraphics
import DeviceFixtures
import Foundation
import Requirements
import Testing

@testable import SimulatedDevice

@Suite struct KeyboardRecordingTests {
    @Test("Each recording can be read, and names its device and its scenario", .requirement("U594"))
    func everyRecordingCanBeRead() throws {
        let recordings = try Recordings.all()

        #expect(recordings.count >= 106)
        #expect(recordings.values.allSatisfy { !$0.device.isEmpty && !$0.scenario.isEmpty })
    }

    @Test("The names are those of all recordings, in alphabetical order", .requirement("U594"))
    func namesAreThoseOfAllRecordings() throws {
        #expect(try KeyboardRecording.names == Recordings.all().keys.sorted())
    }

    @Test("A recording is read with its screen, frames, duration and curve")
    func aRecordingHasItsNumbers() throws {
        let recording = try Recordings.named("iphone5-ios10-grow-duration-zero")

        #expect(recording.screen == CGSize(width: 320, height: 568))
        #expect(recording.events.count == 1)
        let event = try #require(recording.events.first)
        #expect(event.name == "keyboardWillChangeFrame")
        #expect(event.begin?.rect == CGRect(x: 0, y: 352, width: 320, height: 216))
        #expect(event.end?.rect == CGRect(x: 0, y: 314, width: 320, height: 254))
        #expect(event.duration == 0)
        #expect(event.curve == 7)
        #expect(event.isLocal == true)
    }

    @Test("A part that is missing in a recording is missing when it is read")
    func missingPartsStayMissing() throws {
        let recording = try Recordings.named("crossfade-ios14-end-zero")

        #expect(recording.screen == nil)
        let event = try #require(recording.events.first)
        #expect(event.begin == nil)
        #expect(event.end == .init(x: nil, y: 0, width: nil, height: 0))
        #expect(event.end?.rect == nil)
    }

    @Test(
        "A recording says where the keyboard really stood, whatever was announced",
        .requirement("U569"))
    func aRecordingSaysWhereTheKeyboardReallyStood() throws {
        let recording = try Recordings.named(
            "ipadpro13-ipados26-detach-hardware-willshow-offscreen")

        let real = CGRect(x: 0, y: 973, width: 1032, height: 403)
        #expect(recording.events.map(\.realKeyboard) == [.init(real), .init(real)])
        #expect(
            recording.events.map(\.end?.rect) == [
                CGRect(x: 0, y: 1376, width: 1032, height: 403), nil,
            ])
        #expect(KeyboardReplay(recording).steps.map(\.realKeyboard) == [real, real])
    }

    @Test(
        "A real keyboard without four numbers is none", .requirement("U569"),
        arguments: [
            "null", "{}", #"{"windowGuideTop": 852}"#, #"{"realKeyboard": null}"#,
            #"{"realKeyboard": []}"#, #"{"realKeyboard": [0, 973, 1032]}"#,
            #"{"realKeyboard": [0, 973, 1032, 403, 0]}"#,
            #"{"realKeyboard": [0, null, 1032, 403]}"#,
        ])
    func incompleteRealKeyboardIsNone(extra: String) throws {
        let json = #"{"events": [{"name": "keyboardWillShow", "extra": \#(extra)}]}"#
        let replay = KeyboardReplay(try KeyboardRecording(json: Data(json.utf8)))

        #expect(replay.steps.count == 1)
        #expect(replay.steps.first?.realKeyboard == nil)
    }

    @Test(
        "A text that is no recording is refused with the place of the error",
        arguments: [
            ("", .notJSON),
            ("{", .notJSON),
            ("[]", .malformed(path: "")),
            ("{}", .malformed(path: "events")),
            (#"{"events": 1}"#, .malformed(path: "events")),
            (#"{"events": [1]}"#, .malformed(path: "events.0")),
            (#"{"events": [{"name": 1}]}"#, .malformed(path: "events.0.name")),
            (#"{"events": [], "screen": "big"}"#, .malformed(path: "screen")),
            (#"{"events": [{"extra": 1}]}"#, .malformed(path: "events.0.extra")),
            (
                #"{"events": [{"extra": {"realKeyboard": "high"}}]}"#,
                .malformed(path: "events.0.extra.realKeyboard")
            ),
            (
                #"{"events": [{"extra": {"realKeyboard": [0, "y", 1, 2]}}]}"#,
                .malformed(path: "events.0.extra.realKeyboard.1")
            ),
        ] as [(String, KeyboardRecording.ReadingError)])
    func whatIsNoRecordingSaysWhy(json: String, error: KeyboardRecording.ReadingError) {
        #expect(throws: error) { try KeyboardRecording(json: Data(json.utf8)) }
    }

    @Test(
        "A recording with absurd numbers is read, and its steps have usable times in order",
        arguments: [
            #"{"events": []}"#,
            #"{"events": [{}]}"#,
            #"{"events": [{"name": null, "frameEnd": null}], "screen": null}"#,
            #"{"events": [{"name": "keyboardWillShow", "frameEnd": [1, 2, 3]}], "screen": [1]}"#,
            #"{"events": [{"name": "keyboardWillShow", "frameEnd": [0, 0, -1e300, 1e300]}]}"#,
            #"{"events": [{"name": "keyboardWillShow", "curve": 1e300, "duration": -1e300}]}"#,
            #"{"events": [{"name": "keyboardDidHide", "time": -5}, {"name": "keyboardDidHide"}]}"#,
            #"{"events": [{"name": "keyboardDidShow", "extra": {"realKeyboard": [0, 1e300, 1, -1]}}]}"#,
        ])
    func oddNumbersAreReadAndCanBePlayed(json: String) throws {
        let replay = KeyboardReplay(try KeyboardRecording(json: Data(json.utf8)))

        #expect(replay.layout != .possible(screen: .zero))
        #expect(replay.steps.allSatisfy { $0.time.isFinite && $0.time >= 0 })
        #expect(zip(replay.steps, replay.steps.dropFirst()).allSatisfy { $0.time <= $1.time })
    }
}
