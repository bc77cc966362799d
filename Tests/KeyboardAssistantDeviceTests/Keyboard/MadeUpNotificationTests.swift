import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant
@testable import SimulatedDevice

/// Keyboard notifications that somebody else than the keyboard posts.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct MadeUpNotificationTests {
    /// Posts a notification of a keyboard that isn't there, and lets a second pass.
    private func lie(_ name: Notification.Name, height: CGFloat, on device: SimulatedDevice) {
        post(name, height: height)
        device.advance(by: 1)
    }

    /// A Boolean value that indicates whether a layout guide tells of the keyboard, without which
    /// nothing could contradict a notification.
    private func hasGuide(_ form: AssistedForm) -> Bool {
        let guide = form.observer.readGuide(of: form.device.window)
        return guide.isAlive && guide.top == form.device.keyboard.frame?.minY
    }

    /// The names that a lone notification can have, with a height that isn't the keyboard's.
    private nonisolated static let lies: [(Notification.Name, CGFloat)] = [
        (UIResponder.keyboardWillShowNotification, 120),
        (UIResponder.keyboardWillShowNotification, 500),
        (UIResponder.keyboardWillChangeFrameNotification, 80),
        (UIResponder.keyboardWillHideNotification, 0),
        (UIResponder.keyboardDidHideNotification, 0),
        (UIResponder.keyboardDidShowNotification, 500),
    ]

    @Test(
        "A notification that somebody made up is believed until the focus moves",
        .requirement("U527"), arguments: lies)
    func madeUpNotificationEndsWithFocus(name: Notification.Name, height: CGFloat) throws {
        let form = AssistedForm()
        form.focus(2)
        guard hasGuide(form) else { return }
        let covered = form.covered
        lie(name, height: height, on: form.device)
        #expect(form.inset != covered, "nothing contradicts it yet")
        form.focus(7)
        #expect(form.inset == covered)
        #expect(form.isInSight(7))
        #expect(form.observer.keyboardFrame == form.device.keyboard.frame)
        #expect(form.observer.keyboardState == .didShow)
        form.focus(3)
        form.device.window.endEditing(true)
        form.device.settle()
        #expect(form.inset == 0)
        #expect(form.observer.rumors == [])
    }

    @Test(
        "A keyboard that somebody made up on a device with a hardware keyboard ends with the focus",
        .requirement("U527"))
    func madeUpKeyboardEnds() throws {
        let form = AssistedForm()
        form.focus(2)
        guard hasGuide(form) else { return }
        form.device.keyboard.mode = .hardware(bar: false)
        form.device.settle()
        guard form.inset == 0, form.observer.readGuide(of: form.device.window).top == nil else {
            return
        }
        lie(UIResponder.keyboardWillShowNotification, height: 300, on: form.device)
        #expect(form.inset > 0)
        form.focus(3)
        #expect(form.inset == 0)
        #expect(form.observer.rumors == [])
    }

    @Test("A keyboard that is on its way is believed when the focus moves", .requirement("U527"))
    func keyboardOnItsWayIsBelieved() {
        let form = AssistedForm()
        form.focus(2)
        form.device.keyboard.showsPredictions.toggle()
        form.device.focus(form.form.fields[7])
        #expect(form.inset == form.covered)
        #expect(form.isInSight(7))
    }

    @Test(
        "The time in which the app keeps the main thread busy doubts no keyboard",
        .requirement("U527"))
    func busyAppDoubtsNoKeyboard() throws {
        let form = AssistedForm()
        form.focus(2)
        guard hasGuide(form) else { return }
        let height = form.covered - 40
        post(UIResponder.keyboardWillShowNotification, height: height)
        let believed = form.inset
        #expect(believed != form.covered)
        // No frame is drawn meanwhile, so a guide has had no time to follow.
        form.device.clock.pass(2)
        form.observer.refresh(in: form.device.window)
        #expect(form.inset == believed)
        form.device.advance(by: 2)
        form.observer.refresh(in: form.device.window)
        #expect(form.observer.keyboardFrame == form.device.keyboard.frame)
    }
}
