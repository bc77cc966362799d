import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Keys in lists of one size, kind by kind.
@MainActor
final class ListSession: MeasuredSession {
    /// The keys that are pressed and the lists they are pressed in, in this order.
    enum Phase: String, CaseIterable {
        /// ↓ in a table.
        case table
        /// ↓ in a table of which all rows are selected.
        case selected
        /// ⇧↓ in a table of which all rows are selected.
        case extending
        /// ↓ in a grid of unequal cells.
        case grid
    }

    static let name = "list"
    static let unit = "rows or items"
    static let sizes = [10, 1_000, 100_000]
    static let phases = Phase.allCases.map { MeasuredPhase(name: $0.rawValue, repetitions: 4) }

    private let device = SimulatedDevice()
    private let count: Int

    init(size count: Int) {
        self.count = count
    }

    func run(measuring measure: (() -> Void) -> Void) {
        for phase in Phase.allCases { run(phase, measuring: measure) }
    }

    private func run(_ phase: Phase, measuring measure: (() -> Void) -> Void) {
        switch phase {
        case .table, .selected, .extending:
            let screen = ListScreen(sections: 1, rows: count)
            if phase != .table {
                screen.tableView.allowsMultipleSelection = true
                for row in 0..<count {
                    screen.tableView.selectRow(
                        at: [0, row], animated: false, scrollPosition: .none)
                }
            }
            show(screen)
            screen.navigator.focus([0, 1])
            press(phase == .extending ? .shift : [], measuring: measure)
        case .grid:
            let screen = GridScreen(items: count)
            show(screen)
            screen.navigator.focus([0, 1])
            press([], measuring: measure)
        }
    }

    private func show(_ screen: UIViewController) {
        device.show(screen)
        screen.becomeFirstResponder()
        device.settle()
    }

    private func press(_ modifiers: UIKeyModifierFlags, measuring measure: (() -> Void) -> Void) {
        measure {
            for _ in 0..<2 {
                device.press(UIKeyCommand.inputDownArrow, modifiers)
                device.press(UIKeyCommand.inputUpArrow, modifiers)
            }
        }
    }
}
