import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import SimulatedDevice
import Testing
import UIKit

/// How often an assistant asks the same question during an event.
@MainActor
@Suite(.doubts(.keyboard)) struct EventQuestionTests {
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
