import UIKit

/// An object that finds the target of a command in the window that was most recently key.
///
/// On iPadOS 27, the app's window isn't key while the menu bar is open, so UIKit searches only the
/// app and its delegate for the target of a menu item.
@MainActor
final class LastKeyWindow {
    private weak var window: UIWindow?
    private var tokens: NotificationTokens?
    private var isSearching = false

    init() {
        tokens = NotificationTokens(
            [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification], in: .default
        ) { [weak self] notification in
            self?.window = notification.object as? UIWindow
        }
    }

    /// Returns the object that would perform `action` if the window were still key; `nil` if the
    /// window is key, because UIKit has already searched it.
    func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        // The search of the responder chain ends at the app delegate, which called this method.
        guard let window, !window.isKeyWindow, !isSearching else { return nil }
        isSearching = true
        defer { isSearching = false }
        return window.start(from: window.keyboardOwner)
            .target(forAction: action, withSender: sender)
    }
}

extension UIWindow {
    /// The responder at which UIKit starts to look for the target of a command.
    var commandResponder: UIResponder { start(from: keyResponderChain.first) }

    /// Returns `responder` or, if nothing has the keys, the innermost screen.
    fileprivate func start(from responder: UIResponder?) -> UIResponder {
        responder ?? FrontmostControllers(of: rootViewController).path.last ?? self
    }
}
