import SimulatedDevice
import UIKit

/// A device with a list whose keys are pressed.
@MainActor
struct ListStage {
    /// The number of keys that are pressed.
    static let presses = 4

    let device = SimulatedDevice()

    /// Shows a list, which gets the keys.
    func show(_ screen: UIViewController) {
        device.show(screen)
        screen.becomeFirstResponder()
        device.settle()
    }

    /// Presses ↓ and ↑, so that keys that extend a selection end where they began.
    func press(_ modifiers: UIKeyModifierFlags = []) {
        for _ in 0..<(Self.presses / 2) {
            device.press(UIKeyCommand.inputDownArrow, modifiers)
            device.press(UIKeyCommand.inputUpArrow, modifiers)
        }
    }
}
