import UIKit

// With the keyboard up, turning the device is a hide followed by a show, though the first responder
// stays (ipad-ios5-rotate-landscape-to-portrait).
extension SimulatedKeyboard {
    func leaveForRotation() {
        let old = placement
        placement = .hidden
        guard old.kind == .docked,
            let change = KeyboardChange(from: old, to: .hidden, screen: screen.size)
        else { return }
        announceAtOnce(change)
        show(at: .hidden, accessoryHeight: 0)
    }

    func returnFromRotation(height: KeyboardHeight) {
        self.height = height
        follow()
    }
}
