import UIKit

/// An object that reports, while you build a screen, that focus was moved on during a focus update.
///
/// A view has become first responder in a focus callback then, or asked for another update
/// (WWDC21 10260, at 17:50). It listens as long as it is held.
@MainActor
public final class FocusIssueMonitor {
    private weak var environment: (any UIFocusEnvironment)?
    private var tokens: NotificationTokens?

    /// Calls `handler` with each issue of a move of focus from, to or in `environment`, which is
    /// not kept alive.
    public init(
        _ environment: any UIFocusEnvironment, handler: @escaping (FocusIssue) -> Void
    ) {
        self.environment = environment
        tokens = NotificationTokens([UIFocusSystem.didUpdateNotification], in: .default) {
            [weak self] notification in
            self?.issues(in: notification).forEach(handler)
        }
    }

    private func issues(in notification: Notification) -> [FocusIssue] {
        guard let environment, let context = notification.focusUpdateContext,
            environment.holds(context.previouslyFocusedItem)
                || environment.holds(context.nextFocusedItem)
        else { return [] }
        return FocusLinter.issues(
            reported: context.nextFocusedItem.map { ObjectIdentifier($0) },
            actual: environment.systemFocusedItem.map { ObjectIdentifier($0) })
    }
}

extension Notification {
    /// The context of a focus update that this notification is about.
    @MainActor
    fileprivate var focusUpdateContext: UIFocusUpdateContext? {
        userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
    }
}
