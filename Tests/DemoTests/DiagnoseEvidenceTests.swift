import CoreGraphics
import DeviceTesting
import Example
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import Demo

@MainActor
@Suite(.requirement("U441")) struct DiagnoseEvidenceTests {
    /// Plays the script and returns the names of the questions that the report answers.
    private func answered(
        on device: SimulatedDevice, watching watch: (TimeInterval) -> Void = { _ in }
    ) throws -> Set<String> {
        let (report, file) = try DiagnoseDemo(on: device).report(watching: watch)
        try FileManager.default.removeItem(at: file)
        return Set(report.diagnosis.answers.filter { $0.answer != nil }.map(\.question))
    }

    @Test("Inputs that lose the focus before they are looked at answer nothing")
    func lostFocusAnswersNothing() throws {
        let device = SimulatedDevice()
        let answers = try answered(on: device) { _ in device.window.endEditing(true) }
        #expect(
            answers == [
                "didFrames", "notificationObject", "usualDuration", "keyboardCurve",
                "turnedSafeArea", "insetInUpdate",
            ])
    }

    @Test("In a window that ends above the keyboard, nothing has a reason to make room")
    func windowAboveKeyboardAnswersNothing() throws {
        let device = SimulatedDevice()
        device.window.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
        let answers = try answered(on: device)
        for question in ["sheetAvoidance", "collectionControllerRoom", "keyboardGuide"] {
            #expect(!answers.contains(question), "\(question)")
        }
        #expect(answers.contains("hideDuration"))
    }

    @Test("Room is not said to go later if the hide itself came later")
    func lateHideSaysNothingOfRoom() throws {
        var behavior = UIKitBehavior()
        behavior.successiveResponders = .keepKeyboard
        behavior.collectionControllerRoom = .untilHide
        let answers = try answered(on: SimulatedDevice(behavior: behavior))
        #expect(!answers.contains("collectionControllerRoom"))
        #expect(answers.contains("successiveResponders"))
    }
}
