import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Returns `assistant`, whose moves are recorded from now on.
@MainActor
func recorded(_ assistant: KeyboardAssistant) -> KeyboardAssistant {
    assistant.recordsMoves = true
    return assistant
}

extension SimulatedDevice {
    /// Edits `input`, and waits until everything rests.
    func focus(_ input: UIView) {
        input.becomeFirstResponder()
        settle()
    }
}
