import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Assistants of one scroll view that share a number, which one of them lowers.
@MainActor
@Suite(.doubts(.keyboard), .requirement("U318")) struct LoweredNumberTests {
    /// A form with two assistants, the second of which has been notified of a keyboard so high that the
    /// number leaves room only for a line of a field.
    @MainActor
    private final class LowForm {
        let device = SimulatedDevice()
        let form = TestForm(fields: 14)
        let centers = [NotificationCenter(), NotificationCenter()]
        var assistants: [KeyboardAssistant] = []

        init(_ avoidance: (TestForm) -> KeyboardAssistant.Avoidance) {
            device.keyboard.isSilent = true
            device.rotate(to: .landscapeLeft)
            device.show(form)
            form.scrollView.contentInset.bottom = 15
            assistants = centers.map {
                KeyboardAssistant(
                    scrollView: form.scrollView, navigator: form.plainNavigator(),
                    avoidance: avoidance(form),
                    observer: KeyboardObserver(notificationCenter: $0))
            }
        }

        /// Notifies the assistants of keyboards that begin at these heights on the screen.
        func show(at tops: [CGFloat?]) {
            for (center, top) in zip(centers, tops) {
                guard let top else { continue }
                let frame = CGRect(x: 0, y: top, width: 844, height: 390 - top)
                let info = [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)]
                for name in [
                    UIResponder.keyboardWillShowNotification,
                    UIResponder.keyboardDidShowNotification,
                ] {
                    center.post(name: name, object: nil, userInfo: info)
                }
            }
            device.settle()
        }

        /// Whether the field is above the keyboard of which the first assistant has been notified.
        var isInSight: Bool {
            let field = form.frameInWindow(form.fields[5])
            return field.minY >= form.frameInWindow(form.scrollView).minY && field.maxY <= 218
        }
    }

    private enum Cause: CaseIterable, Sendable {
        case event, call, release
    }

    @Test(
        "The other assistant shows the whole field, whether an event, the app or a release lowers the number",
        arguments: WayOfRoom.ofAssistant, Cause.allCases)
    private func otherShowsField(way: WayOfRoom, cause: Cause) {
        let screen = LowForm { way.avoidance($0.bottomConstraint) }
        screen.device.focus(screen.form.fields[5])
        screen.show(at: [218, 45])
        screen.show(at: [218, nil])
        #expect(!screen.isInSight)
        switch cause {
        case .event: screen.show(at: [nil, 218])
        case .call where way == .constraint:
            screen.assistants[1].setBottomConstraintToKeyboard(keyboardHeight: 0, animated: false)
        case .call: screen.assistants[1].resetBottomInset(toInset: 15, animated: false)
        case .release: screen.assistants.removeLast()
        }
        screen.device.settle()
        #expect(screen.isInSight, "\(screen.form.frameInWindow(screen.form.fields[5]))")
    }
}
