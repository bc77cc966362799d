import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import SimulatedDevice
import Testing
import UIKit

/// What an event costs, in layouts, offsets and questions, and what is left of many.
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

    @Test("Typing costs no layout where the app positions inputs itself")
    func typingCostsManualAssistantNoLayout() {
        let (form, positioner) = (TestForm(), ManualPositioner())
        device.show(form)
        let assistant = KeyboardAssistant.createManual(
            inputNavigator: form.plainNavigator(), delegate: positioner,
            bottomConstraint: form.bottomConstraint, bottomConstraintLayoutView: form.view)
        assistant.start()
        device.focus(form.fields[9])
        form.view.setNeedsLayout()
        let layouts = LayoutPass.count
        NotificationCenter.default.post(
            name: UITextField.textDidChangeNotification, object: form.fields[9])
        #expect(LayoutPass.count == layouts)
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

    @Test("Whether others avoid the keyboard is asked at most once for a notification, or a focus")
    func othersAreLookedForOnce() {
        let stage = Stage()
        let form = CountedForm()
        stage.device.show(form)
        let assistant = form.assisted()
        stage.device.keyboard.mode = .hardware(bar: false)
        stage.device.focus(form.fields[5])
        let names = [
            UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardWillShowNotification,
            UIResponder.keyboardDidChangeFrameNotification,
            UIResponder.keyboardDidShowNotification,
        ]
        var counts: [Int] = []
        for (height, field) in [(336, 6), (380, 5)] as [(CGFloat, Int)] {
            for name in names {
                form.counter.count = 0
                post(name, height: height)
                counts.append(form.counter.count)
                stage.device.settle()
            }
            form.counter.count = 0
            form.fields[field].becomeFirstResponder()
            #expect(form.counter.count <= 1, "a focus is one event, in which the keyboard rests")
        }
        #expect(counts.max() == 1)
        withExtendedLifetime(assistant) {}
    }
}

/// A form whose root view counts the questions about its constraints.
private final class CountedForm: TestForm {
    let counter = ConstraintCounter()

    override func loadView() {
        view = counter
    }
}

private final class ConstraintCounter: UIView {
    var count = 0

    override var constraints: [NSLayoutConstraint] {
        count += 1
        return super.constraints
    }
}
