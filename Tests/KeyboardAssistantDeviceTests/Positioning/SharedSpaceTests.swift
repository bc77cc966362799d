import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Assistants of one scroll view that share its space.
@MainActor
@Suite(.doubts(.keyboard)) struct SharedSpaceTests {
    private let stage = Stage(fields: 12)
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }

    @Test(
        "An assistant that is let go of takes its inset away before others hear of its bar",
        .requirement("U318", "U612"))
    func insetGoesBeforeBar() {
        var navigator: InputNavigator? = InputNavigator(
            accessory: .controller(DefaultNavigationView()), returnKey: nil)
        navigator?.addInputItems(inputItems: form.fields)
        var assistant = navigator.map {
            KeyboardAssistant(scrollView: form.scrollView, navigator: $0)
        }
        navigator = nil
        device.focus(form.fields[6])
        #expect(assistant != nil && form.scrollView.contentInset.bottom > 200)
        var insets: [CGFloat] = []
        let tokens = NotificationTokens(
            [UIResponder.keyboardWillChangeFrameNotification], in: .default
        ) { [weak form] _ in insets.append(form?.scrollView.contentInset.bottom ?? -1) }

        assistant = nil
        device.settle()

        #expect(insets.first == 0)
        withExtendedLifetime(tokens) {}
    }
}
