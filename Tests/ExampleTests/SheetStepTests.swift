import CoreGraphics
import Example
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The steps between inputs in one sheet, of which one scrolls by itself.
@MainActor
@Suite struct SheetStepTests {
    @Test(
        "A text view that people leave keeps its place, in whatever order notifications arrive",
        .requirement("U373"))
    func textViewKeepsPlace() throws {
        // The order of a notification's observers differs from center to center.
        for attempt in 1...4 {
            let device = SimulatedDevice(.iPhone13)
            let root = UIViewController()
            device.show(root)
            let bar = DefaultNavigationView()
            let assistant = SceneKeyboardAssistant(
                windowScene: try #require(device.window.windowScene), accessory: .controller(bar))
            let screen = FeedbackViewController()
            root.present(UINavigationController(rootViewController: screen), animated: true)
            device.settle()
            try device.tap(screen.messageView)
            device.settle()
            device.type(String(repeating: "A line of text.\n", count: 20))
            device.settle()
            let place = screen.messageView.contentOffset.y
            #expect(place > 20)
            try device.tap(bar.btNext)
            device.settle()
            #expect(screen.emailField.isFirstResponder)
            #expect(screen.messageView.contentOffset.y >= place - 0.5, "\(attempt)")
            withExtendedLifetime(assistant) {}
        }
    }
}
