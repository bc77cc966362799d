import CoreGraphics
import UIKit

// Frames in doubtful notifications.
extension KeyboardGuideObserver {
    /// Returns a Boolean value that indicates whether a layout guide shows a keyboard at `frame`, or no
    /// keyboard if the frame covers nothing.
    ///
    /// - Parameters:
    ///   - frame: The frame in a notification, in screen coordinates.
    ///   - status: The status before the notification.
    ///   - isReturning: A Boolean value that indicates whether the keyboard apparently returns to an
    ///     input that is still first responder.
    func confirm(_ frame: CGRect, insteadOf status: KeyboardStatus, isReturning: Bool) -> Bool {
        // A guide without a keyboard doesn't tell a bar alone, which a frame without height lacks, from
        // no keyboard.
        guard status.frame?.height != 0 else { return false }
        return windows.contains { window in
            follow(window, isMoving: !status.isSettled)
            let known = status.frame.map { keyboard(at: $0, toldIn: window).overlap } ?? 0
            return !window.hasBarAlone(known)
                && readGuide(of: window).confirms(
                    window.reportedKeyboard(frame).overlap, above: window.bounds.maxY,
                    insteadOf: known)
                || isReturning && contradicts(frame, in: window)
        }
    }

    /// Returns a Boolean value that indicates whether a keyboard without height isn't in its earlier
    /// place according to a guide that was right until then.
    private func contradicts(_ frame: CGRect, in window: UIWindow) -> Bool {
        guard frame.height == 0 else { return false }
        return contradiction(in: window).map { $0.top == nil } ?? false
    }
}

extension UIWindow {
    /// Returns a Boolean value that indicates whether a keyboard that covers `overlap` points is nothing
    /// but the accessory bar in use, as with a hardware keyboard.
    ///
    /// A guide that leaves out the bar shows no keyboard then.
    fileprivate func hasBarAlone(_ overlap: CGFloat) -> Bool {
        accessoryBarInUse.map { overlap <= $0.bounds.height + safeAreaInsets.bottom + 1 } ?? false
    }
}
