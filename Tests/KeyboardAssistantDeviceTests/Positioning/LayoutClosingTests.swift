import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A screen that ends editing in the layout in which an assistant avoids the keyboard.
///
/// Only as UIKit is assumed to behave: where it announces the hide later, the keyboard is still up.
@MainActor
@Suite struct LayoutClosingTests {
    private final class ClosingForm: TestForm {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if bottomConstraint.constant < 0 { view.endEditing(true) }
        }
    }

    @Test(
        "A keyboard that is closed in the assistant's layout scrolls nothing", .requirement("U48"))
    func closingInLayoutScrollsNothing() {
        let (device, form) = (SimulatedDevice(), ClosingForm())
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()

        device.focus(form.fields[11])

        #expect(form.scrollView.contentOffset == .zero)
        #expect(form.bottomConstraint.constant == 0)
    }

    @Test(
        "For a keyboard that is closed in the assistant's layout the delegate is not asked",
        .requirement("U54"))
    func closingInLayoutAsksNoDelegate() {
        let (device, form) = (SimulatedDevice(), ClosingForm())
        device.show(form)
        let positioner = ManualPositioner()
        let assistant = KeyboardAssistant.createManual(
            inputNavigator: form.plainNavigator(), delegate: positioner,
            bottomConstraint: form.bottomConstraint, bottomConstraintLayoutView: form.view)
        assistant.start()

        device.focus(form.fields[0])

        #expect(positioner.calls.isEmpty)
        #expect(form.bottomConstraint.constant == 0)
    }
}
