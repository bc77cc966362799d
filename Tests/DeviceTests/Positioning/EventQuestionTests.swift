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
    @Test("Whether others avoid the keyboard is asked at most once for a notification, or a focus")
    func othersAreLookedForOnce() {
        let stage = Stage()
        let form = CountedForm()
        stage.device.show(form)
        let assistant = KeyboardAssistant(
            scrollView: form.scrollView, navigator: form.plainNavigator())
        // Told after the assistant.
        let questions = QuestionsPerNotification(of: form.counter)
        stage.device.focus(form.fields[5])
        #expect(questions.most == 1)
        for field in [6, 5] {
            stage.device.keyboard.showsPredictions.toggle()
            stage.device.settle()
            #expect(questions.most == 1)
            form.counter.count = 0
            stage.device.focus(form.fields[field])
            #expect(form.counter.count == 1, "a focus is one event, in which the keyboard rests")
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

/// The most questions that any notification of the keyboard has caused.
@MainActor
private final class QuestionsPerNotification {
    private(set) var most = 0
    private var tokens: NotificationTokens?

    init(of counter: ConstraintCounter) {
        tokens = NotificationTokens(
            [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardDidChangeFrameNotification,
            ], in: .default
        ) { [weak self] _ in
            self?.most = max(self?.most ?? 0, counter.count)
            counter.count = 0
        }
    }
}
