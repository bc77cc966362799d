import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SimulatedDevice

@MainActor @Suite struct DeviceReplayTests {
    @Test func aRecordingIsPostedAtItsTimesAndTheKeyboardItselfIsSilent() throws {
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

    @Test func guidesFollowTheRecordedFrames() throws {
        let device = SimulatedDevice(.init(size: CGSize(width: 320, height: 568)))
        device.replay(try Recordings.named("iphone5-ios9-grow-216-253"))

        #expect(device.window.keyboardFrame == CGRect(x: 0, y: 315, width: 320, height: 253))
    }

    @Test func whatWasNotRecordedIsNotInTheDictionary() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let diary = KeyboardDiary(device)
        device.replay(try Recordings.named("crossfade-ios14-end-zero"))

        let entry = try #require(diary.entries.first)
        #expect(entry.end == nil && entry.begin == nil)
        #expect(entry.duration == nil && entry.curve == nil && entry.isLocal == nil)
    }

    @Test func everyRecordingCanBePlayedOnAnyDevice() throws {
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

    @Test(arguments: [
        #"{"events": [{"name": "keyboardWillShow", "frameEnd": [0, 1e300, -1e300, 1e300]}]}"#,
        #"{"events": [{"name": "keyboardWillShow", "duration": -1e300, "curve": -7}]}"#,
        #"{"events": [{"name": "keyboardWillHide", "time": 1e300}]}"#,
    ])
    func oddRecordingsArePlayedWithoutHarm(json: String) throws {
        let device = SimulatedDevice(.iPhoneSE)
        device.replay(try KeyboardRecording(json: Data(json.utf8)))
        device.settle()

        #expect(device.window.bounds.height == 667)
    }
}
