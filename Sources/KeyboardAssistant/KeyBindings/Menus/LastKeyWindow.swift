import UIKit

/// An object that finds the target of a command in the window that was key last.
///
/// On iPadOS 27 the app's window is not key while the menu bar is open, so that UIKit looks for the
/// target of a menu item in the app and its delegate alone.
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

    /// Returns the object that would perform `action` if the window were still key; `nil` if it is,
    /// as UIKit has searched it already.
    func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        // The search of the responder chain ends in the app's delegate, which called this.
        guard let window, !window.isKeyWindow, !isSearching else { return nil }
        isSearching = true
        defer { isSearching = false }
        let start =
            window.keyboardOwner ?? FrontmostControllers(of: window.rootViewController).path.last
            ?? window
        return start.target(forAction: action, withSender: sender)
    }
}
