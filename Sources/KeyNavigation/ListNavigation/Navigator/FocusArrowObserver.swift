import UIKit

/// An object that reports when an arrow key moves the system's focus to a cell of a list, from another
/// cell or from nowhere.
///
/// The system takes the arrow keys that nobody else has. The observation lasts as long as you hold a
/// reference to the object.
@MainActor
final class FocusArrowObserver {
    private let tokens: NotificationTokens

    /// Calls `handler` with the arrow key of each such move.
    init(in list: any NavigableList, handler: @escaping (ArrowDirection) -> Void) {
        tokens = NotificationTokens([UIFocusSystem.didUpdateNotification], in: .default) {
            [weak list] in
            guard let context = $0.focusUpdateContext, let arrow = context.arrow,
                let view = list?.scrollView,
                context.nextFocusedView?.isDescendant(of: view) == true,
                context.previouslyFocusedView?.isDescendant(of: view) != false
            else { return }
            handler(arrow)
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
    /// The arrow key of the update; `nil` if something else moves focus.
    fileprivate var arrow: ArrowDirection? {
        switch focusHeading {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        default: nil
        }
    }
}
