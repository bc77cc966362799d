import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Hardware keyboards that come and go while a field is being edited.
@MainActor
@Suite(.doubts([.hardwareDetach, .endFrame, .firstHeight, .hideDuration, .didFrames]))
struct DetachedHardwareTests {
    private func form(
        _ answer: UIKitBehavior.HardwareDetach, _ guide: UIKitBehavior.KeyboardGuide = .exact
    ) -> AssistedForm {
        AssistedForm(.iPad12_9, form: .withBars()) {
            ($0.hardwareDetach, $0.keyboardGuide) = (answer, guide)
        }
    }

    @Test(
        "A keyboard that replaces hardware keys covers no field, wherever it is announced",
        .requirement("U569"), arguments: UIKitBehavior.HardwareDetach.allCases, [19, 15])
    func fieldIsInSight(answer: UIKitBehavior.HardwareDetach, index: Int) {
        let form = form(answer)
        form.device.keyboard.mode = .hardware(bar: false)
        form.focus(index)
        #expect(form.inset == form.covered)
        form.device.keyboard.mode = .docked
        form.device.settle()
        #expect(form.covered > 200)
        #expect(form.inset == form.covered && form.isInSight(index))
        form.endEditing()
        #expect(form.inset == 0)
    }

    @Test(
        "With every guide dead, the last keyboard at this size is remembered, not the bar before it",
        .requirement("U569"), arguments: [false, true])
    func keyboardIsRemembered(hasBar: Bool) {
        let form = form(.belowScreen, .stale)
        form.focus(19)
        let inset = form.inset
        form.endEditing()
        form.device.keyboard.mode = .hardware(bar: hasBar)
        form.focus(19)
        #expect(form.inset == form.covered && (form.inset > 0) == hasBar)
        form.device.keyboard.mode = .docked
        form.device.settle()
        #expect(form.inset == inset && form.inset == form.covered && form.isInSight(19))
        let position = form.observer.position(in: form.window, bar: nil)
        #expect(position.reason == .isRemembered && position.source == .memory)
        form.device.keyboard.showsPredictions.toggle()
        form.device.settle()
        #expect(form.inset == form.covered && form.isInSight(19))
        form.endEditing()
        #expect(form.inset == 0)
    }

    @Test(
        "A hardware keyboard that is attached hides the keyboard, and the field goes on",
        .requirement("U569", "U571"), arguments: UIKitBehavior.KeyboardGuide.allCases)
    func attachedKeyboardHides(guide: UIKitBehavior.KeyboardGuide) {
        let form = form(.place, guide)
        let field = form.form.fields[19]
        for _ in 0..<2 {
            form.focus(19)
            #expect(form.inset == form.covered && form.isInSight(19))
            form.device.keyboard.mode = .hardware(bar: false)
            form.device.settle()
            #expect(field.isFirstResponder && field.isEditing)
            #expect(form.inset == 0 && form.observer.keyboardState == .didHide)
            form.device.keyboard.mode = .docked
            form.device.settle()
        }
        #expect(form.inset == form.covered && form.isInSight(19))
    }
}
