import UIKit

// Two things send the keyboard away for a while though the first responder stays: turning the
// device (ipad-ios5-rotate-landscape-to-portrait), and leaving the app (assumed: A31).
extension SimulatedKeyboard {
    func leaveForAWhile() {
        let old = placement
        guard !isSilent, old.kind != .hidden,
            let change = KeyboardChange(from: old, to: .hidden, screen: screen.size)
        else { return }
        placement = .hidden
        announceAtOnce(change)
        show(at: .hidden, accessoryHeight: 0)
    }

    func comeBack() {
        follow()
    }
}
