import UIKit

// Two things send the keyboard away for a while though the first responder stays: turning the
// device (ipad-ios5-rotate-landscape-to-portrait), and leaving the app (assumed: A31).
extension SimulatedKeyboard {
    func leaveForAWhile() {
        let old = placement
        guard !isSilent, old.kind != .hidden else { return }
        placement = .hidden
        announceAtOnce(from: old, to: .hidden)
        place(at: .hidden)
    }

    func comeBack() {
        follow()
    }
}
