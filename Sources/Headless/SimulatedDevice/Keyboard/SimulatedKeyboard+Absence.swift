internal import HeadlessBehavior
import UIKit

// Two events hide the keyboard temporarily although the first responder stays: rotating the device
// (ipad-ios5-rotate-landscape-to-portrait), and leaving the app (assumed: A31).
extension SimulatedKeyboard {
    func leaveForAWhile() {
        let old = placement
        guard !isSilent, old.kind != .hidden else { return }
        placement = .hidden
        isAway = true
        announceAtOnce(from: old, to: .hidden)
        place(at: .hidden)
    }

    func comeBack() {
        follow()
        isAway = false
    }

    /// Hides the keyboard together with the app.
    func leaveWithApp() {
        guard UIApplication.behavior.awayInBackground != .hideAndShow else {
            return leaveForAWhile()
        }
        guard !isSilent, placement.kind != .hidden else { return }
        posts = false
        leaveForAWhile()
        if UIApplication.behavior.awayInBackground == .goneSilently, let responder {
            _ = responder.resignFirstResponder()
        }
        posts = true
    }

    /// Shows the keyboard together with the app, for the input that is first responder.
    func comeBackWithApp() {
        posts = UIApplication.behavior.awayInBackground == .hideAndShow
        comeBack()
        posts = true
    }
}
