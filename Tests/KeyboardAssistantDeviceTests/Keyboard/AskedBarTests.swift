import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Bars above the keyboard that an app makes anew each time it is asked.
@MainActor
@Suite(.doubts(.keyboard)) struct AskedBarTests {
    /// A form whose bar comes from its view controller, which never gives the same one twice.
    private final class BarMakingForm: TestForm {
        var made = 0

        override var inputAccessoryView: UIView? {
            made += 1
            return UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        }
    }

    @Test(
        "A bar that an app makes anew each time it is asked is asked once an event",
        .requirement("U522"))
    func barIsAskedOnceAnEvent() {
        let form = BarMakingForm(fields: 20)
        let assisted = AssistedForm(form: form)
        assisted.focus(2)
        for name in [
            UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardDidChangeFrameNotification,
        ] {
            form.made = 0
            post(name, height: 360)
            #expect(form.made == 1, "\(name)")
        }
    }

    @Test("A bar is asked once also where nothing is edited", .requirement("U522"))
    func barIsAskedOnceWithoutInput() {
        let form = BarMakingForm(fields: 20)
        let assisted = AssistedForm(form: form)
        assisted.device.settle()
        form.made = 0
        post(UIResponder.keyboardWillShowNotification, height: 360)
        #expect(form.made == 1)
    }

    @Test("A bar that the app changes at an event counts at once", .requirement("U522"))
    func changedBarCounts() {
        let form = TestForm(fields: 20)
        let assisted = AssistedForm(form: form)
        assisted.focus(2)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        var isChanged = false
        let token = assisted.observer.observe { event in
            guard case .frameChanged = event, !isChanged else { return }
            isChanged = true
            form.fields[2].inputAccessoryView = bar
            form.fields[2].reloadInputViews()
        }
        assisted.device.keyboard.showsPredictions.toggle()
        assisted.device.settle()
        #expect(isChanged)
        #expect(assisted.inset == assisted.covered)
        withExtendedLifetime(token) {}
    }
}
