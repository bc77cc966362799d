import KeyboardAssistant
import SimulatedDevice
import UIKit

/// The growth of the cost of keys with a list.
@MainActor
enum ListReport {
    static func printGrowth() {
        let device = SimulatedDevice()
        let comparison = Comparison(
            name: "Arrow keys in a million rows of ten thousand sections, to ten rows of one",
            little: walking(device, sections: 1, rows: 10),
            much: walking(device, sections: 10_000, rows: 100))
        print("\n\(comparison.name): \(Table.text(comparison.ratio()))")
    }

    /// Shows a list, puts the cursor in its middle, and goes up and down a thousand times.
    private static func walking(
        _ device: SimulatedDevice, sections: Int, rows: Int
    ) -> @MainActor () -> Void {
        let screen = ListScreen(sections: sections, rows: rows)
        return {
            device.show(screen)
            screen.becomeFirstResponder()
            screen.navigator.focus(IndexPath(row: rows / 2, section: sections / 2))
            for _ in 0..<500 {
                device.press(UIKeyCommand.inputDownArrow)
                device.press(UIKeyCommand.inputUpArrow)
            }
        }
    }
}
