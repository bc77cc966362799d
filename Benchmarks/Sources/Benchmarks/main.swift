import KeyboardAssistant
import SimulatedDevice
import UIKit

let device = SimulatedDevice()

/// Shows a list, puts the cursor in its middle, and goes up and down a thousand times.
@MainActor
func walking(sections: Int, rows: Int) -> @MainActor () -> Void {
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

let comparisons = [
    Comparison(
        name: "arrow keys in a million rows of ten thousand sections, to ten rows of one",
        little: walking(sections: 1, rows: 10), much: walking(sections: 10_000, rows: 100))
]

for comparison in comparisons {
    let ratio = (comparison.ratio() * 100).rounded() / 100
    print("\(comparison.name): \(ratio)")
}
