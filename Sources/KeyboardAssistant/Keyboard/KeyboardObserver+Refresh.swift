import CoreGraphics
import UIKit

// Reads the state from a window when there was no notification.
extension KeyboardObserver {
    /// Updates the state if another observer in the scene of `window` knows of a keyboard, or if a
    /// layout guide in `window` shows a docked one, that no notification announced here.
    ///
    /// Notifications can be posted by anyone. If one of the system's two notifications for each move is
    /// missing, and a guide that was right until then has not moved, the observer believes the guide,
    /// and sends the change as an event.
    ///
    /// In all other cases no event is sent, because the keyboard doesn't move now. The guide is ignored
    /// while the keyboard hides, and if the guide hasn't moved since the keyboard was last hidden. If
    /// no text is being edited in this app, the keyboard is treated as another app's until a
    /// notification says otherwise.
    public func refresh(in window: UIWindow) {
        guard isObserving else { return }
        noteRefresh(in: window)
        adoptKnownStatus(in: window)
        correctMadeUpMove(in: window)
        // No window is laid out at a keyboard event, with a keyboard in the status already.
        if status.frame == nil, status.isSettled, !window.isConnecting {
            guides.layOutUnusedGuides(of: window)
        }
        guides.follow(window, isMoving: !status.isSettled)
        // A guide on its way down, or one that stops above the bottom, shows no new keyboard.
        guard status.frame == nil, status.isSettled else { return }
        let guide = readGuide(of: window)
        guard guide.isCurrent, let top = guide.top,
            let docked = window.dockedKeyboardFrame(from: top)
        else { return }
        adopt(
            KeyboardStatus(
                dockedAt: docked, on: ScreenSpace(of: window)?.identity,
                isLocal: window.isTypedIn, showing: window.bounds.maxY - top))
        guides.trustGuide(of: window)
    }

    /// Takes back a move of the keyboard that the guide in `window` contradicts.
    private func correctMadeUpMove(in window: UIWindow) {
        guard isMoveDoubtful, let guide = guides.contradiction(in: window) else { return }
        let docked = guide.top.flatMap(window.dockedKeyboardFrame)
        // A keyboard without an input may be on its way out.
        guard docked == nil || status.frame != nil || window.isTypedIn else { return }
        guides.trustGuide(of: window)
        var correction = KeyboardTransition(
            phase: docked == nil ? .didHide : .didShow, endFrame: docked,
            duration: status.animation.duration, curve: status.animation.curve,
            isLocal: docked == nil ? status.isLocal : window.isTypedIn)
        correction.isFromGuide = true
        receive(correction)
        guides.trustGuide(of: window)
    }

    /// Returns the keyboard according to the guide of `window`.
    func readGuide(of window: UIWindow) -> KeyboardGuideReading {
        guides.follow(window, isMoving: !status.isSettled)
        return guides.readGuide(of: window)
    }

    // MARK: Returning to the foreground

    /// Compares the known state with `window` after the app was in the background, both immediately
    /// and one run loop turn later, when the keyboard may have returned.
    func sceneDidActivate(in window: UIWindow) {
        recoverMissedChange(in: window, absenceCounts: isAbsentWithoutTyping(in: window))
        Task { @MainActor [weak self, weak window] in
            if let self, let window { turnAfterActivation(in: window) }
        }
    }

    // By now, a guide that followed this keyboard shows whether the keyboard is gone. A guide that
    // didn't follow it provides no information while text is being edited.
    private func turnAfterActivation(in window: UIWindow) {
        guard isObserving else { return }
        recoverMissedChange(
            in: window,
            absenceCounts: guides.followedKeyboard(in: window)
                || isAbsentWithoutTyping(in: window))
    }

    /// Returns a Boolean value that indicates whether there can't be a keyboard of this app because
    /// nothing is edited.
    ///
    /// The absence of another app's keyboard is known only from a guide that has followed that
    /// keyboard.
    private func isAbsentWithoutTyping(in window: UIWindow) -> Bool {
        !window.isTypedIn && (keyboardIsLocal || guides.followedKeyboard(in: window))
    }

    /// Corrects the state if other input views have changed the keyboard without a notification.
    package func recoverSilentSwap(in window: UIWindow) {
        guard isObserving, status.isSettled, window.isTypedIn else { return }
        // Where a hardware keyboard is in use, nothing may come in place of a view.
        recoverMissedChange(
            in: window, absenceCounts: guides.followedKeyboard(in: window))
    }

    /// Corrects the state for a missed notification, using the position that the guide shows.
    ///
    /// While the app was in the background, the keyboard may have appeared or disappeared without a
    /// notification (react-native-keyboard-controller #1572).
    private func recoverMissedChange(in window: UIWindow, absenceCounts: Bool) {
        window.layoutIfNeeded()
        let guide = readGuide(of: window)
        // A guide that hasn't moved may always have been at the bottom, or have missed a hide.
        guard guide.isCurrent || guide.top == nil else { return }
        let missed = status.missedTransition(
            docked: guide.top.flatMap(window.dockedKeyboardFrame), absenceCounts: absenceCounts
        ) { guides.keyboard(at: $0, toldIn: window).isDocked }
        guard var missed else { return }
        missed.isFromGuide = true
        receive(missed)
        guides.trustGuide(of: window)
    }
}

extension UIWindow {
    /// A Boolean value that indicates whether the window's scene isn't active yet.
    ///
    /// While a scene connects, the app may still be restoring its state, and expects no layout before.
    /// The window is laid out when the scene becomes active.
    fileprivate var isConnecting: Bool {
        windowScene.map { $0.activationState != .foregroundActive } ?? false
    }

    /// Returns the frame of a docked keyboard with its top at `top`, in screen coordinates; `nil` if
    /// there is no screen.
    fileprivate func dockedKeyboardFrame(from top: CGFloat) -> CGRect? {
        ScreenSpace(of: self)?.convertToScreen(
            CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top),
            from: self)
    }
}
