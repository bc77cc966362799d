import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The sources of the keyboard, where the notifications and the layout guide disagree.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct KeyboardSourceTests {
    /// A form whose fields have a bar each, but for the last.
    private func stage(
        barHeight: CGFloat = 50, _ change: (inout UIKitBehavior) -> Void = { _ in }
    ) -> AssistedForm {
        let form = TestForm(fields: 20)
        for field in form.fields.dropLast() where barHeight > 0 {
            field.inputAccessoryView = UIView(
                frame: CGRect(x: 0, y: 0, width: 390, height: barHeight))
        }
        return AssistedForm(form: form, behavior: change)
    }

    @Test(
        "Where frames leave the bar out, the inset ends above the bar, whatever the guide knows",
        .requirement("U310"),
        arguments: UIKitBehavior.KeyboardGuide.allCases)
    func insetEndsAboveBarDespiteFrames(guide: UIKitBehavior.KeyboardGuide) {
        let stage = self.stage { ($0.endFrame, $0.keyboardGuide) = (.withoutAccessory, guide) }

        for index in [9, 14, 12] {
            stage.focus(index)
            #expect(stage.inset == stage.covered, "\(index)")
            #expect(stage.isInSight(index), "\(index)")
        }
        stage.form.fields[12].resignFirstResponder()
        stage.device.settle()
        #expect(stage.inset == 0)
    }

    @Test(
        "A bar that frames leave out has its inset from the beginning of the next show",
        .requirement("U310"))
    func barsInsetIsThereFromBeginning() {
        let stage = self.stage { ($0.endFrame, $0.keyboardGuide) = (.withoutAccessory, .stale) }
        stage.focus(9)
        stage.endEditing()
        #expect(stage.inset == 0)
        stage.form.fields[9].becomeFirstResponder()
        #expect(stage.inset == stage.covered)
        stage.device.settle()
        #expect(stage.inset == stage.covered && stage.isInSight(9))
    }

    @Test(
        "From an input with a bar to one without the bar's inset goes with the bar",
        .requirement("U310"))
    func barsInsetGoesWithBar() {
        let stage = self.stage { ($0.endFrame, $0.keyboardGuide) = (.withoutAccessory, .exact) }

        stage.focus(9)
        let higher = stage.inset
        stage.focus(19)
        #expect(stage.inset == stage.covered)
        #expect(stage.inset == higher - 50)
        stage.focus(9)
        #expect(stage.inset == higher)
    }

    @Test(
        "The height that an observer reports includes a bar that frames leave out",
        .requirement("U310"))
    func reportedHeightIncludesOmittedBar() throws {
        let stage = self.stage { ($0.endFrame, $0.keyboardGuide) = (.withoutAccessory, .stale) }
        let observer = KeyboardObserver()
        observer.start(in: stage.device.window)
        stage.focus(3)

        #expect(observer.keyboardHeight == 844 - (try #require(stage.device.keyboard.frame).minY))
        #expect(observer.lastKeyboardHeight == observer.keyboardHeight)
    }

    @Test("A floating keyboard is not docked by the bar that floats with it", .requirement("U310"))
    func barDocksNoFloatingKeyboard() {
        let stage = self.stage { $0.endFrame = .withoutAccessory }
        stage.device.keyboard.mode = .floating(CGRect(x: 0, y: 300, width: 390, height: 336))

        stage.focus(9)

        #expect(stage.inset == 0)
        #expect(stage.observer.keyboardHeight == 0)
    }

    @Test("The bar of a hardware keyboard has its inset, and takes it along", .requirement("U310"))
    func hardwareKeyboardsBarHasInset() {
        for endFrame in UIKitBehavior.EndFrame.allCases {
            let stage = self.stage { $0.endFrame = endFrame }
            stage.device.keyboard.mode = .hardware(bar: false)
            stage.focus(9)
            #expect(stage.inset == stage.covered)
            #expect(stage.isInSight(9))
            stage.focus(19)
            #expect(stage.inset == 0)
        }
    }

    @Test(
        "The inset follows the notifications through every change, whatever the guide misses",
        .requirement("U311"),
        arguments: UIKitBehavior.KeyboardGuide.allCases)
    func insetFollowsNotificationsNotGuide(guide: UIKitBehavior.KeyboardGuide) {
        let stage = self.stage(barHeight: 0) { $0.keyboardGuide = guide }

        stage.focus(9)
        #expect(stage.inset == stage.covered)
        for shows in [false, true, false] {
            stage.device.keyboard.showsPredictions = shows
            stage.device.settle()
            #expect(stage.inset == stage.covered, "\(shows)")
        }
        for _ in 0..<2 {
            stage.form.fields[9].resignFirstResponder()
            stage.device.settle()
            #expect(stage.inset == 0 && stage.observer.keyboardFrame == nil)
            stage.focus(9)
            #expect(stage.inset == stage.covered && stage.isInSight(9))
        }
        stage.device.keyboard.mode = .floating(CGRect(x: 20, y: 300, width: 300, height: 200))
        stage.device.settle()
        #expect(stage.inset == 0)
    }

    @Test(
        "After a hide that the guide missed a focus brings no inset", .requirement("U311"),
        arguments: UIKitBehavior.KeyboardGuide.allCases)
    func missedHideBringsFocusNoInset(guide: UIKitBehavior.KeyboardGuide) {
        let stage = self.stage(barHeight: 0) { $0.keyboardGuide = guide }
        stage.focus(9)
        stage.form.fields[9].resignFirstResponder()
        stage.device.settle()

        stage.device.keyboard.isSilent = true
        stage.focus(3)
        #expect(stage.inset == 0)
        #expect(stage.observer.keyboardFrame == nil && stage.observer.keyboardHeight == 0)
    }

    @Test("Once the keyboard rests nothing is laid out to read the guide", .requirement("U311"))
    func restingKeyboardForcesNoLayout() {
        let stage = self.stage()
        stage.focus(9)
        let before = LayoutPass.count
        for _ in 0..<3 {
            stage.device.settle()
            _ = stage.observer.keyboardHeight
        }
        #expect(LayoutPass.count == before)
    }
}
