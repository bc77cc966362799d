import UIKit

// Several scenes on one screen, of which one has the input that uses the keyboard.
extension KeyboardObserver {
    /// Returns a Boolean value that indicates whether another scene on the screen of `window` uses
    /// the keyboard, and the scene of `window` doesn't, as far as observers know the scenes.
    ///
    /// A notification doesn't say in which scene's coordinates its frame is
    /// (blinksh/kb-layout-issue-demo-app).
    func isUsedInOtherScene(than window: UIWindow) -> Bool {
        guard let scene = window.windowScene else { return false }
        let screen = ScreenSpace(of: window)?.identity
        let others = Self.readWindows.filter { ScreenSpace(of: $0)?.identity == screen }
            .compactMap(\.windowScene).filter { $0 !== scene && $0.isInForeground }
        // Whether something is edited may take a look at each view of a window.
        guard !others.isEmpty else { return false }
        let isTypedIn = scene.isTypedIn
        guard !(isTypedIn && scene.hasKeyWindow) else { return false }
        let typedIn = others.filter(\.isTypedIn)
        return !typedIn.isEmpty && (!isTypedIn || typedIn.contains(where: \.hasKeyWindow))
    }
}

extension UIWindow {
    /// A Boolean value that indicates whether a view that shows a keyboard is being edited in any
    /// window of this window's scene.
    var isTypedIn: Bool {
        windowScene?.isTypedIn ?? isEdited
    }

    /// A Boolean value that indicates whether a view that shows a keyboard is being edited in this
    /// window.
    fileprivate var isEdited: Bool {
        guard let responder = keyboardOwner else { return false }
        return responder is any UIKeyInput || responder.inputView != nil
            || ResponderAnswers.bar(of: responder) != nil
    }
}

extension UIWindowScene {
    fileprivate var isTypedIn: Bool { windows.contains(where: \.isEdited) }

    fileprivate var hasKeyWindow: Bool { windows.contains(where: \.isKeyWindow) }

    fileprivate var isInForeground: Bool {
        activationState == .foregroundActive || activationState == .foregroundInactive
    }
}
