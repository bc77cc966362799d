import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Steps through a form in the rows of a table.
@MainActor
final class RowFormSession: MeasuredSession {
    /// The steps, in this order.
    enum Phase: String, CaseIterable {
        case next, previous
    }

    static let name = "rows"
    static let unit = "rows"
    static let sizes = [60, 1_000, 10_000]
    static let phases = Phase.allCases.map { MeasuredPhase(name: $0.rawValue, repetitions: 20) }

    let screen: RowFormScreen
    private let device = SimulatedDevice()
    private let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: true)
    private var assistant: KeyboardAssistant?

    init(size: Int) {
        screen = RowFormScreen(rows: size)
        device.show(screen)
        navigator.addInputItems(in: screen.tableView)
        assistant = KeyboardAssistant(scrollView: screen.tableView, navigator: navigator)
        device.settle()
        screen.field(0)?.becomeFirstResponder()
        device.settle()
    }

    func run(measuring measure: (() -> Void) -> Void) {
        for phase in Phase.allCases {
            measure {
                for _ in 0..<20 { step(phase) }
            }
        }
    }

    /// Takes one step and lets everything settle.
    func step(_ phase: Phase) {
        switch phase {
        case .next: navigator.gotoNextItem(shouldLoop: false)
        case .previous: navigator.gotoPreviousItem(shouldLoop: false)
        }
        device.settle()
    }
}
