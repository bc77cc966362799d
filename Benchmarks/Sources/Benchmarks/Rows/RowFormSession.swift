import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Steps through a form in the rows of a table.
@MainActor
final class RowFormSession: MeasuredSession {
    /// The steps, in this order.
    private enum Phase: String, CaseIterable {
        case next, previous
    }

    static let name = "rows"
    static let unit = "rows"
    static let sizes = [60, 1_000, 10_000]
    static let phases = Phase.allCases.map { MeasuredPhase(name: $0.rawValue, repetitions: 20) }

    private let screen: RowFormScreen
    private let device = SimulatedDevice()
    private var navigator: InputNavigator?
    private var assistant: KeyboardAssistant?
    /// The row that is edited, where nobody assists.
    private var row = 0

    init(_ setup: SessionSetup) {
        screen = RowFormScreen(rows: setup.size)
        device.show(screen)
        if setup.isAssisted {
            let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
                shouldSetTextFieldDelegates: true)
            navigator.addInputItems(in: screen.tableView)
            assistant = KeyboardAssistant(scrollView: screen.tableView, navigator: navigator)
            self.navigator = navigator
        }
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

    private func step(_ phase: Phase) {
        if let navigator {
            switch phase {
            case .next: navigator.gotoNextItem(shouldLoop: false)
            case .previous: navigator.gotoPreviousItem(shouldLoop: false)
            }
        } else {
            row += phase == .next ? 1 : -1
            screen.tableView.scrollToRow(at: [0, row], at: .middle, animated: false)
            screen.tableView.layoutIfNeeded()
            screen.field(row)?.becomeFirstResponder()
        }
        device.settle()
    }
}
