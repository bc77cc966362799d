import Foundation
internal import HeadlessBehavior

/// The ways in which a first responder may resign.
package enum InputEnd {
    case resigned
    case moved(to: UIResponder)
    /// Resigning without being asked, because the view left its window or `endEditing(true)` was
    /// called.
    case forced
}

/// Changes the first responder of a window.
@MainActor
package enum FirstResponderChange {
    /// The responder that has already agreed to resign, and isn't asked again.
    static weak var consenting: UIResponder?

    private static func agrees(_ old: UIResponder) -> Bool {
        old === consenting || old.canResignFirstResponder
    }

    /// Makes a responder first responder.
    ///
    /// Apple's reference: it must be in an active view hierarchy; the current first responder is
    /// asked first, and stays if it refuses.
    static func make(_ new: UIResponder) -> Bool {
        if new.isFirstResponder { return true }
        guard new.responderWindow != nil, new.canBecomeFirstResponder else { return false }
        // A delegate that was asked may have changed everything.
        guard let window = new.responderWindow, !new.isFirstResponder else {
            return new.isFirstResponder
        }
        guard displaceOthers(by: new, in: window) else { return false }
        guard UIApplication.behavior.departedResponder == .begins || new.responderWindow === window
        else {
            leaveKeyboardToNobody(in: window)
            return false
        }
        window.firstResponder = new
        window.makeKeyForInput()
        new.beginInput {
            guard new.isFirstResponder else { return }
            window.app.keyboardHost?.inputResponderDidChange(in: window, to: new)
        }
        window.windowScene?.focusSystem?.firstResponderDidChange(in: window)
        return new.isFirstResponder || UIApplication.behavior.displacedResponder == .succeeded
    }

    private static func displaceOthers(by new: UIResponder, in window: UIWindow) -> Bool {
        guard let old = window.firstResponder else { return true }
        guard agrees(old) else { return false }
        // A first responder from a delegate's answer takes precedence.
        guard window.firstResponder === old else { return window.firstResponder == nil }
        window.firstResponder = nil
        old.endInput(.moved(to: new)) {}
        return window.firstResponder == nil
    }

    private static func leaveKeyboardToNobody(in window: UIWindow) {
        window.app.keyboardHost?.inputResponderDidChange(in: window, to: nil)
        window.windowScene?.focusSystem?.firstResponderDidChange(in: window)
    }

    static func resign(_ old: UIResponder) -> Bool {
        guard let window = old.responderWindow, old.isFirstResponder else { return true }
        guard agrees(old) else { return false }
        guard old.isFirstResponder else { return true }
        end(old, in: window, as: .resigned)
        return true
    }

    /// Ends editing without asking.
    ///
    /// Apple's reference: a text field that is removed from its window, or forced to end editing,
    /// ends editing even if its delegate refuses.
    package static func force(_ old: UIResponder, in window: UIWindow) {
        guard window.firstResponder === old else { return }
        end(old, in: window, as: .forced)
    }

    private static func end(_ old: UIResponder, in window: UIWindow, as end: InputEnd) {
        window.firstResponder = nil
        old.endInput(end) {
            guard window.firstResponder == nil else { return }
            hideKeyboard(of: old, in: window)
        }
        window.windowScene?.focusSystem?.firstResponderDidChange(in: window)
    }

    private static func hideKeyboard(of old: UIResponder, in window: UIWindow) {
        let host = window.app.keyboardHost
        switch UIApplication.behavior.responderAtHide {
        case .resigned: host?.inputResponderDidChange(in: window, to: nil)
        case .stillFirst:
            window.firstResponder = old
            host?.inputResponderDidChange(in: window, to: nil)
            if window.firstResponder === old { window.firstResponder = nil }
        }
    }
}
