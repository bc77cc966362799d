import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Constraints and insets that the app sets and resets by hand, with a keyboard and without one.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct RoomByHandTests {
    private let stage = Stage(fields: 12)
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }
    private var height: CGFloat { device.keyboard.frame.map { 844 - $0.minY } ?? 0 }

    @Test(
        "The constraint can be set and reset by hand, at once where not animated",
        .requirement("U35"))
    func constraintIsSetAndResetManually() {
        let form = TestForm(bottom: .viewEdge)
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()

        assistant.setBottomConstraintToKeyboard(keyboardHeight: 300, animated: false)
        #expect(form.bottomConstraint.constant == -300)
        #expect(form.scrollView.layer.presentation()?.frame == form.scrollView.frame)

        assistant.resetBottomConstraint(toConstant: 5, animated: false)
        #expect(form.bottomConstraint.constant == 5)

        assistant.setBottomConstraintToKeyboard(keyboardHeight: .nan, animated: false)
        assistant.resetBottomConstraint(toConstant: .nan, animated: false)
        #expect(form.bottomConstraint.constant == 5)
    }

    @Test(
        "On a screen that is covered or gone the constraint can still be let go of by hand",
        .requirement("U327"))
    func byHandOffScreen() {
        let form = TestForm(bottom: .viewEdge)
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        assistant.setBottomConstraintToKeyboard(keyboardHeight: 300, animated: false)
        device.show(UIViewController())
        #expect(form.view.window == nil)

        // How much a keyboard covers cannot be known without a window; that none covers it can.
        assistant.setBottomConstraintToKeyboard(keyboardHeight: 200, animated: false)
        #expect(form.bottomConstraint.constant == -300)
        assistant.setBottomConstraintToKeyboard(keyboardHeight: 0, animated: false)
        #expect(form.bottomConstraint.constant == 0)
    }

    @Test("In landscape the constraint set by hand spans the screen's width")
    func byHandInLandscape() {
        let device = SimulatedDevice(.iPhone13, orientation: .landscapeLeft)
        let form = TestForm(bottom: .viewEdge)
        device.show(form)
        let assistant = KeyboardAssistant.createManual(
            inputNavigator: form.plainNavigator(), delegate: ManualPositioner(),
            bottomConstraint: form.bottomConstraint, bottomConstraintLayoutView: form.view)
        assistant.start()

        assistant.setBottomConstraintToKeyboard(keyboardHeight: 160, animated: false)

        #expect(form.bottomConstraint.constant == -160)
    }

    @Test("After the constraint was reset the next keyboard adds to the new constant")
    func resetThenKeyboard() {
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        device.focus(form.fields[2])

        assistant.resetBottomConstraint(toConstant: -5, animated: false)
        #expect(form.bottomConstraint.constant == -5)
        form.fields[2].resignFirstResponder()
        device.settle()
        #expect(form.bottomConstraint.constant == -5)
        device.focus(form.fields[3])
        #expect(form.bottomConstraint.constant == -5 - (height - 34))
        assistant.stop()
        #expect(form.bottomConstraint.constant == -5)
    }

    @Test("What is reset is laid out, in an animation only where that is asked for")
    func resetIsAnimatedOnlyOnRequest() {
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        for animated in [false, true] {
            assistant.setBottomConstraintToKeyboard(keyboardHeight: 300, animated: false)
            Animations.clearLog()
            assistant.resetBottomConstraint(toConstant: -5, animated: animated)
            #expect(abs(form.frameInWindow(form.scrollView).maxY - (844 - 34 - 5)) < 0.5)
            #expect(
                Animations.log.filter { $0.moved(form.scrollView) }.map(\.duration)
                    == (animated ? [0.3] : []))
            device.settle()
        }
    }

    @Test("What is reset in an inset is the app's, and nothing of ours is left beside it")
    func resetInsetIsWhollyAppsOwn() {
        let assistant = form.assisted()
        device.focus(form.fields[2])

        assistant.resetBottomInset(toInset: 15, animated: false)
        #expect(form.scrollView.contentInset.bottom == 15)
        #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == 0)
        // Neither typing nor layout adds to it again, before the keyboard moves.
        device.type("a")
        form.fields[2].frame.origin.y += 5
        form.view.layoutIfNeeded()
        #expect(form.scrollView.contentInset.bottom == 15)
        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.contentInset.bottom == 15)
        device.focus(form.fields[2])
        #expect(abs(form.scrollView.contentInset.bottom - (15 + height - 34)) < 0.5)
    }

    @Test("An inset that was set by hand is not taken for another's work, however large it is")
    func resetToAsMuch() {
        let assistant = form.assisted()
        device.keyboard.showsPredictions = false
        device.focus(form.fields[2])
        device.keyboard.showsPredictions = true
        device.settle()
        let inset = form.scrollView.contentInset.bottom
        device.keyboard.showsPredictions = false
        device.settle()

        assistant.resetBottomInset(toInset: inset, animated: false)
        device.keyboard.showsPredictions = true
        device.settle()

        #expect(abs(form.scrollView.contentInset.bottom - 2 * inset) < 0.5)
    }

    @Test("The constraint that avoids the keyboard can be asked for and set by hand")
    func constraintOfAvoidance() {
        let assistant = form.assisted(.bottomConstraint(form.bottomConstraint))
        #expect(assistant.bottomConstraint === form.bottomConstraint)
    }
}
