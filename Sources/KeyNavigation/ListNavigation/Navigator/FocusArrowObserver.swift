import UIKit

/// An object that reports when an arrow key moves the system's focus between the cells of a list.
///
/// The system takes the arrow keys that nobody else has. The observation lasts as long as you hold a
/// reference to the object.
@MainActor
final class FocusArrowObserver {
    private let tokens: NotificationTokens

    /// Calls `handler` after an arrow key has moved focus to a cell of `list` from another one, or
    /// has shown it there.
    init(in list: any NavigableList, handler: @escaping () -> Void) {
        tokens = NotificationTokens([UIFocusSystem.didUpdateNotification], in: .default) {
            [weak list] in
            guard let view = list?.scrollView, $0.focusUpdateContext?.isByArrow(in: view) == true
            else { return }
            handler()
        }
    }
}

extension Notification {
    @MainActor
    fileprivate var focusUpdateContext: UIFocusUpdateContext? {
        userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
    }
}

extension UIFocusUpdateContext {
    /// Returns a Boolean value that indicates whether an arrow key moves focus inside `view`.
    fileprivate func isByArrow(in view: UIView) -> Bool {
        guard !focusHeading.isDisjoint(with: [.up, .down, .left, .right]),
            nextFocusedView?.isDescendant(of: view) == true
        else { return false }
        return previouslyFocusedView?.isDescendant(of: view) ?? true
    }
}
