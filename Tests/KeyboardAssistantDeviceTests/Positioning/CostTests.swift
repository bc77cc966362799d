import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard)) struct CostTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }

    @Test(
        "A notification that changes the overlap costs one layout and one offset, the rest nothing")
    func overlapChangeCostsOneLayout() {
        let form = TestForm()
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        device.keyboard.mode = .hardware(bar: false)
        device.focus(form.fields[9])
        let names: [(Notification.Name, CGFloat, Bool)] = [
            (UIResponder.keyboardWillChangeFrameNotification, 336, true),
            (UIResponder.keyboardWillShowNotification, 336, false),
            (UIResponder.keyboardDidChangeFrameNotification, 336, false),
            (UIResponder.keyboardDidShowNotification, 336, false),
            (UIResponder.keyboardWillChangeFrameNotification, 380, true),
            (UIResponder.keyboardWillShowNotification, 380, false),
            (UIResponder.keyboardWillHideNotification, 380, true),
            (UIResponder.keyboardDidHideNotification, 380, false),
        ]
        for (name, height, changes) in names {
            let scrolls = ScrollCounter(form.scrollView)
            let layouts = LayoutPass.count

            post(name, height: height)

            #expect(LayoutPass.count - layouts == (changes ? 1 : 0), "\(name.rawValue) \(height)")
            #expect(Set(scrolls.offsets).count <= (changes ? 1 : 0), "\(name.rawValue) \(height)")
            device.settle()
        }
    }

    @Test("Many shows and hides, in both orders of field and keyboard, leave no trace")
    func manyShowsAndHidesLeaveNothing() {
        let form = TestForm(constant: -7)
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        for round in 0..<20 {
            form.fields[round % 12].becomeFirstResponder()
            if round % 2 == 0 { device.settle() }
            assistant.closeKeyboard()
            device.settle()
            #expect(form.bottomConstraint.constant == -7)
        }
    }
}
