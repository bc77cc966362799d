import CoreGraphics
import DeviceFixtures
import Foundation
import Requirements
import Testing
import UIKit

@testable import SimulatedDevice

/// What the keyboard of a simulated device does not do by itself is shown by playing recordings.
@MainActor @Suite struct RecordedRuleTests {
    private func play(_ name: String) throws -> (SimulatedDevice, KeyboardDiary) {
        let recording = try Recordings.named(name)
        let device = SimulatedDevice(
            .init(size: recording.screen ?? CGSize(width: 375, height: 667)))
        let diary = KeyboardDiary(device)
        device.replay(recording)
        device.settle()
        return (device, diary)
    }

    @Test(
        "Rule 4: one focus can bring several notices, of which the last one holds",
        arguments: [
            ("iphone6-ios8-three-willchange", 3, CGFloat(258)),
            ("iphone8-ios11-willshow-twice", 2, 289.5),
        ])
    func severalForOneFocus(name: String, count: Int, height: CGFloat) throws {
        let (device, diary) = try play(name)

        #expect(diary.entries.count == count)
        #expect(device.window.keyboardFrame?.height == height)
    }

    @Test(
        "Rule 1: what is posted for one show has the same two frames on iOS 27 as well (iphone17pro-ios27-sheet-45-328)",
        .requirement("U594"))
    func oneShowHasSameFrames() throws {
        let (device, diary) = try play("iphone17pro-ios27-sheet-45-328")

        #expect(diary.notices == [.willChangeFrame, .didChangeFrame, .didShow])
        #expect(
            diary.entries.allSatisfy {
                $0.begin == CGRect(x: 0, y: 874, width: 402, height: 328)
                    && $0.end == CGRect(x: 0, y: 546, width: 402, height: 328)
            })
        #expect(device.window.keyboardFrame?.height == 328)
    }

    @Test(
        "Rule 17: a hardware keyboard can announce a show of no height (iphoneplus-hardware-zero-willshow)",
        .requirement("U594"))
    func hardwareKeyboardShowsNothing() throws {
        let (device, diary) = try play("iphoneplus-hardware-zero-willshow")

        let entry = try #require(diary.entries.first)
        #expect(diary.notices == [.willShow])
        #expect(entry.begin == entry.end)
        #expect(entry.end == CGRect(x: 0, y: 736, width: 414, height: 0))
        #expect(entry.duration == 0.25 && entry.curve == 7 && entry.isLocal == true)
        #expect(!device.keyboard.isVisible)
    }

    @Test(
        "Rule 17: where the bar of a hardware keyboard was closed, a hide is posted at each focus (qmui-ipad-hardware-candidate-bar-closed)",
        .requirement("U594"))
    func closedBarHides() throws {
        let (device, diary) = try play("qmui-ipad-hardware-candidate-bar-closed")

        #expect(diary.notices == [.willChangeFrame, .willHide])
        #expect(!device.keyboard.isVisible)
    }

    @Test("Rule 9: the frame can change without a word (emoji-switch-ios11-silent)")
    func frameCanChangeSilently() throws {
        let (device, diary) = try play("emoji-switch-ios11-silent")

        #expect(diary.entries.isEmpty)
        #expect(device.window.keyboardFrame == nil)
    }
}
