import Foundation
internal import HeadlessBehavior

/// The ways in which a first responder may stop being one.
package enum InputEnd {
    case resigned
    case moved(to: UIResponder)
    /// Without asking, because the view left its window or `endEditing(true)` was called.
    case forced
}

/// The one way in which the first responder of a window changes.
@MainActor
package enum FirstResponderChange {
    /// The responder that has agreed already to give up its place, and is not asked again.
    static weak var consenting: UIResponder?

    private static func agrees(_ old: UIResponder) -> Bool {
        old === consenting || old.canResignFirstResponder
    }

    /// Apple's reference: only a responder in an active view hierarchy can become first; the
    /// present one is asked first, and keeps its place if it refuses.
    static func make(_ new: UIResponder) -> Bool {
        if new.isFirstResponder { return true }
        guard new.responderWindow != nil, new.canBecomeFirstResponder else { return false }
        // Being asked, a delegate may have done anything at all.
        guard let window = new.responderWindow, !new.isFirstResponder else {
            return new.isFirstResponder
        }
        guard displaceOthers(by: new, in: window) else { return false }
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
        // Whatever the question led to comes first.
        guard window.firstResponder === old else { return window.firstResponder == nil }
        window.firstResponder = nil
        old.endInput(.moved(to: new)) {}
        return window.firstResponder == nil
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
    /// Apple's reference: a text field removed from its window, or told to
    /// end editing by force, ends even where its delegate said no.
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
