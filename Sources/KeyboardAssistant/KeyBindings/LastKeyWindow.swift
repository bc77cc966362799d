import UIKit

/// Remembers the window that was key last, and finds there who performs a command.
///
/// On iPadOS 27 the menu bar takes the keyboard's attention away from the app's window, so that
/// UIKit looks for the target of a menu item in the app and its delegate alone.
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

    /// Who would perform `action` if the window were key still; nil if it is, as UIKit has asked
    /// there already.
    func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        // The search ends where this was called from.
        guard let window, !window.isKeyWindow, !isSearching else { return nil }
        isSearching = true
        defer { isSearching = false }
        let start =
            window.keyboardOwner ?? FrontmostControllers(of: window.rootViewController).path.last
            ?? window
        return start.target(forAction: action, withSender: sender)
    }
}
