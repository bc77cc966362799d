import UIKit

/// Tells, while you build a screen, when focus is moved on while it is still being told where it
/// has gone.
///
/// Somebody has become first responder in a focus callback then, or asked for another update
/// (WWDC21 10260, at 17:50). It listens as long as it is held.
@MainActor
public final class FocusUpdateWatch {
    private weak var environment: (any UIFocusEnvironment)?
    private var tokens: NotificationTokens?

    /// Calls `handler` with what is wrong about moves of focus from, to or in `environment`, which
    /// is not kept.
    public init(
        _ environment: any UIFocusEnvironment, handler: @escaping (FocusFinding) -> Void
    ) {
        self.environment = environment
        tokens = NotificationTokens([UIFocusSystem.didUpdateNotification], in: .default) {
            [weak self] notification in
            self?.findings(in: notification).forEach(handler)
        }
    }

    private func findings(in notification: Notification) -> [FocusFinding] {
        guard let environment, let context = notification.focusUpdateContext,
            environment.holds(context.previouslyFocusedItem)
                || environment.holds(context.nextFocusedItem)
        else { return [] }
        return FocusLinter.findings(
            told: context.nextFocusedItem.map { ObjectIdentifier($0) },
            actual: environment.systemFocusedItem.map { ObjectIdentifier($0) })
    }
}

extension Notification {
    /// What a notification about focus tells.
    @MainActor
    var focusUpdateContext: UIFocusUpdateContext? {
        userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
    }
}
