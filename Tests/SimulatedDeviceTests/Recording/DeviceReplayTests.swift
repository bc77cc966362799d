import CoreGraphics
import DeviceFixtures
import Foundation
import Requirements
import Testing
import UIKit

@testable import SimulatedDevice

@MainActor @Suite struct DeviceReplayTests {
    @Test("A recording is posted at its times, while the device's own keyboard is silent")
    func aRecordingIsPostedAtItsTimesAndTheKeyboardItselfIsSilent() throws {
        let device = SimulatedDevice(.init(size: CGSize(width: 320, height: 568)))
        let form = TwoInputs(on: device)
        device.keyboard.isSilent = true
        form.first.becomeFirstResponder()
        let diary = KeyboardDiary(device)

        device.replay(try Recordings.named("iphone5-ios10-all-six"))
        device.settle()

        #expect(
            diary.notices == [
                .willChangeFrame, .willShow, .didChangeFrame, .didShow, .willHide, .didHide,
            ])
        #expect(diary.times == [0, 2, 250, 252, 254, 504])
        #expect(diary.entries.first?.end == CGRect(x: 0, y: 352, width: 320, height: 216))
        #expect(!device.keyboard.isVisible)
    }

    @Test("The window's keyboard frame follows the frames of a recording")
    func guidesFollowTheRecordedFrames() throws {
        let device = SimulatedDevice(.init(size: CGSize(width: 320, height: 568)))
        device.replay(try Recordings.named("iphone5-ios9-grow-216-253"))

        #expect(device.window.keyboardFrame == CGRect(x: 0, y: 315, width: 320, height: 253))
    }

    @Test(
        "The keyboard stands where it really stood, whatever the notification says",
        .requirement("U569"))
    func keyboardStandsWhereItReallyStood() throws {
        let device = SimulatedDevice(.init(size: CGSize(width: 1032, height: 1376)))
        let form = TwoInputs(on: device)
        let diary = KeyboardDiary(device)
        var framesBefore: [CGRect?] = []
        let recording = try Recordings.named(
            "ipadpro13-ipados26-detach-hardware-willshow-offscreen")

        device.replay(KeyboardReplay(recording)) { _, post in
            framesBefore.append(device.keyboard.frame)
            post()
        }

        let real = CGRect(x: 0, y: 973, width: 1032, height: 403)
        #expect(framesBefore == [nil, real])
        #expect(diary.entries.map(\.end?.minY) == [1376, nil])
        #expect(device.keyboard.frame == real)
        #expect(form.controller.view.keyboardLayoutGuide.layoutFrame == real)
    }

    @Test(
        "A real keyboard is docked, detached or away by its frame", .requirement("U569"),
        arguments: [
            (CGRect(x: 0, y: 267, width: 375, height: 400), true, true),
            (CGRect(x: -10, y: 267, width: 400, height: 450), true, true),
            (CGRect(x: 0, y: 167, width: 375, height: 400), true, false),
            (CGRect(x: 100, y: 467, width: 200, height: 200), true, false),
            (CGRect(x: 0, y: 667, width: 375, height: 400), false, false),
            (CGRect(x: 0, y: 0, width: 0, height: 0), false, false),
            (CGRect(x: 0, y: 1e300, width: 1, height: -1), false, false),
        ])
    func realKeyboardIsDockedByItsFrame(real: CGRect, isVisible: Bool, isDocked: Bool) {
        let told = CGRect(x: 0, y: 407, width: 375, height: 260)
        for name in ["keyboardWillShow", "keyboardDidShow", "keyboardWillHide"] {
            let device = SimulatedDevice(.iPhoneSE)
            device.replay(
                KeyboardRecording(events: [
                    .init(name: "keyboardWillShow", end: .init(told)),
                    .init(name: name, end: .init(told), realKeyboard: .init(real)),
                ]))

            #expect(device.keyboard.isVisible == isVisible, "\(name)")
            #expect((device.window.keyboardFrame == real) == isDocked, "\(name)")
        }
    }

    @Test("A value that wasn't recorded isn't in the notification's dictionary")
    func whatWasNotRecordedIsNotInTheDictionary() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let diary = KeyboardDiary(device)
        device.replay(try Recordings.named("crossfade-ios14-end-zero"))

        let entry = try #require(diary.entries.first)
        #expect(entry.end == nil && entry.begin == nil)
        #expect(entry.duration == nil && entry.curve == nil && entry.isLocal == nil)
    }

    @Test("Each recording can be played on any device, and leaves no keyboard behind")
    func everyRecordingCanBePlayedOnAnyDevice() throws {
        let recordings = try Recordings.all()
        for model in [SimulatedDevice.Model.iPhoneSE, .iPad12_9] {
            let device = SimulatedDevice(model)
            let form = TwoInputs(on: device)
            form.first.becomeFirstResponder()
            for recording in recordings.values { device.replay(recording) }
            form.first.resignFirstResponder()
            device.settle()

            #expect(!device.keyboard.isVisible)
        }
    }

    @Test(
        "A recording with absurd numbers is played without harm to the window",
        arguments: [
            (
                #"{"events": [{"name": "keyboardWillShow", "frameEnd": [0, 1e300, -1e300, 1e300]}]}"#,
                .willShow
            ),
            (
                #"{"events": [{"name": "keyboardWillShow", "duration": -1e300, "curve": -7}]}"#,
                .willShow
            ),
            (#"{"events": [{"name": "keyboardWillHide", "time": 1e300}]}"#, .willHide),
            (
                #"{"events": [{"name": "keyboardDidShow", "extra": {"realKeyboard": [0, -1e300, 9, 2e300]}}]}"#,
                .didShow
            ),
        ] as [(String, KeyboardNotice)])
    func oddRecordingsArePlayedWithoutHarm(json: String, notice: KeyboardNotice) throws {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TwoInputs(on: device)
        let guide = form.controller.view.keyboardLayoutGuide
        let diary = KeyboardDiary(device)
        let start = device.clock.now
        device.replay(try KeyboardRecording(json: Data(json.utf8)))
        device.settle()

        #expect(diary.notices == [notice])
        // An hour at most, and the frames in which all comes to rest.
        #expect(device.clock.now - start < 3601)
        #expect(device.window.bounds.height == 667)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 667, width: 375, height: 0))

        // The device's own keyboard comes up as ever.
        form.first.becomeFirstResponder()
        device.settle()
        #expect(device.keyboard.frame == CGRect(x: 0, y: 407, width: 375, height: 260))
    }
}
