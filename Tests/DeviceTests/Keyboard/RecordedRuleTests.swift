import CoreGraphics
import Foundation
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

    @Test("Rule 9: the frame can change without a word (emoji-switch-ios11-silent)")
    func frameCanChangeSilently() throws {
        let (device, diary) = try play("emoji-switch-ios11-silent")

        #expect(diary.entries.isEmpty)
        #expect(device.window.keyboardFrame == nil)
    }
}
