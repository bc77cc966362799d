import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// How often an assistant asks the same question during an event.
@MainActor
@Suite(.doubts(.keyboard)) struct EventQuestionTests {
    @Test(
        "Whether others avoid the keyboard is asked once for a notification, and once for a layout")
    func othersAreLookedForOnce() {
        let stage = Stage()
        let form = CountedForm()
        stage.device.show(form)
        let assistant = KeyboardAssistant(
            scrollView: form.scrollView, navigator: form.plainNavigator())
        let events = KeyboardEvents()
        func count(_ change: () -> Void) -> (questions: Int, events: Int) {
            (form.counter.count, events.count) = (0, 0)
            let layouts = LayoutPass.count
            change()
            stage.device.settle()
            return (form.counter.count, events.count + LayoutPass.count - layouts)
        }
        let show = count { form.fields[5].becomeFirstResponder() }
        // The focus is an event, too.
        #expect(show.questions > 0 && show.questions <= show.events + 1)
        for field in [6, 5] {
            let growth = count { stage.device.keyboard.showsPredictions.toggle() }
            #expect(growth.events > 0 && growth.questions <= growth.events)
            let focus = count { form.fields[field].becomeFirstResponder() }
            #expect(focus.questions == 1, "a focus is one event, in which the keyboard rests")
        }
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

/// The notifications of the keyboard that have been posted.
@MainActor
private final class KeyboardEvents {
    var count = 0
    private var tokens: NotificationTokens?

    init() {
        tokens = NotificationTokens(
            [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardDidChangeFrameNotification,
            ], in: .default
        ) { [weak self] _ in self?.count += 1 }
    }
}
