import KeyboardAssistant
import SimulatedDevice
import UIKit

/// The search for inputs on a screen where every tenth view is one.
@MainActor
final class DiscoverySession: MeasuredSession {
    static let name = "discovery"
    static let unit = "views"
    static let sizes = [100, 1_000, 10_000]
    // Each view may be an input.
    static let phases = [
        MeasuredPhase(name: "find", growth: .linear), MeasuredPhase(name: "add", growth: .linear),
    ]

    private let device = SimulatedDevice()
    private let screen: SceneScreen
    private let isAssisted: Bool

    init(_ setup: SessionSetup) {
        isAssisted = setup.isAssisted
        screen = SceneScreen(
            views: setup.size, countsQuestions: setup.countsQuestions)
        device.show(screen)
        device.settle()
    }

    func run(measuring measure: (() -> Void) -> Void) {
        var found: [UIView] = []
        measure {
            guard isAssisted else { return }
            found = InputNavigator.getInputItems(from: screen, itemType: .textField)
        }
        let navigator = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: true)
        measure { navigator.addInputItems(inputItems: found) }
    }
}
