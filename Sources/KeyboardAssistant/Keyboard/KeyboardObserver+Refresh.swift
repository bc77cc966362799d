import CoreGraphics
import UIKit

// Reading the state from a window where no notification came.
extension KeyboardObserver {
    /// Takes over a docked keyboard that the layout guide of `window` shows and no notification
    /// announced.
    ///
    /// It is not an event: nothing moves at that moment. A guide that has not moved since the
    /// keyboard was last hidden is not believed. While nothing in this app is typed in, the
    /// keyboard counts as another app's until a notification says otherwise.
    public func refresh(in window: UIWindow) {
        guard isObserving else { return }
        refreshedWindow = window
        guides.follow(window, isMoving: !status.isSettled)
        guard status.frame == nil else { return }
        window.layoutIfNeeded()
        let guide = readGuide(of: window)
        guard guide.isCurrent, let top = guide.top,
            let docked = window.dockedKeyboardFrame(from: top)
        else { return }
        status = KeyboardStatus(
            dockedAt: docked, on: ScreenSpace(of: window)?.identity,
            isLocal: window.isTypedIn, showing: window.bounds.maxY - top)
        guides.trustGuide(of: window)
    }

    /// Returns what the guide of `window` shows, and whether it has moved since the keyboard last
    /// did.
    func readGuide(of window: UIWindow) -> (top: CGFloat?, isCurrent: Bool) {
        guides.follow(window, isMoving: !status.isSettled)
        return guides.readGuide(of: window)
    }

    // MARK: Coming back to the foreground

    /// Compares the known state with `window` after the app was away: at once, and again when the
    /// keyboard had a turn of the run loop to come back.
    func sceneDidActivate(in window: UIWindow) {
        recoverMissedChange(in: window, absenceCounts: !window.isTypedIn)
        Task { @MainActor [weak self, weak window] in
            if let self, let window { turnAfterActivation(in: window) }
        }
    }

    // By now a guide that followed this keyboard tells whether it is gone. One that did not tells
    // nothing as long as something is typed in.
    private func turnAfterActivation(in window: UIWindow) {
        guard isObserving else { return }
        recoverMissedChange(
            in: window,
            absenceCounts: guides.followedKeyboard(in: window) || !window.isTypedIn)
    }

    /// Makes up for a notification that must have been missed, by what the guide shows.
    ///
    /// While the app was away the keyboard may have come or gone without a notification
    /// (react-native-keyboard-controller #1572).
    private func recoverMissedChange(in window: UIWindow, absenceCounts: Bool) {
        window.layoutIfNeeded()
        let guide = readGuide(of: window)
        // A guide that has not moved may have been at the bottom all along, or miss a hide.
        guard guide.isCurrent || guide.top == nil else { return }
        let missed = status.missedTransition(
            docked: guide.top.flatMap(window.dockedKeyboardFrame), absenceCounts: absenceCounts
        ) { [space = ScreenSpace(of: window)] frame in
            let frame = space?.convertFromScreen(frame) ?? frame
            return KeyboardGeometry(keyboard: frame, window: window.bounds).isDocked
        }
        guard let missed else { return }
        receive(missed)
        guides.trustGuide(of: window)
    }
}

extension UIWindow {
    /// Returns the frame, in screen coordinates, of a docked keyboard whose top is at `top`, or
    /// `nil` without screens.
    fileprivate func dockedKeyboardFrame(from top: CGFloat) -> CGRect? {
        ScreenSpace(of: self)?.convertToScreen(
            CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top),
            from: self)
    }

    /// A Boolean value that indicates whether anything in the windows of this window's scene raises
    /// a keyboard.
    fileprivate var isTypedIn: Bool {
        (windowScene?.windows ?? [self]).contains { window in
            guard let responder = window.keyboardOwner else { return false }
            return responder is any UIKeyInput || responder.inputView != nil
                || responder.accessoryBar != nil
        }
    }
}
