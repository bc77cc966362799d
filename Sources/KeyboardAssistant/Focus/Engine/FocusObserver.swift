import UIKit

/// Tells when focus comes to something, or to what is in it, and when it leaves.
///
/// UIKit tells every ancestor of both items of each move; this tells only of the moves that concern
/// `environment` (WWDC21 10260, at 8:20), and each once. It listens as long as it is held.
@MainActor
public final class FocusObserver {
    private weak var environment: (any UIFocusEnvironment)?
    private var tokens: NotificationTokens?

    /// Calls `handler` with whether focus is in `environment`, which is not kept, at each change.
    public init(
        _ environment: any UIFocusEnvironment, handler: @escaping (_ isFocused: Bool) -> Void
    ) {
        self.environment = environment
        tokens = NotificationTokens([UIFocusSystem.didUpdateNotification], in: .default) {
            [weak self] notification in
            if let change = self?.change(in: notification) { handler(change) }
        }
    }

    private func change(in notification: Notification) -> Bool? {
        guard let context = notification.focusUpdateContext, let environment else { return nil }
        return FocusConcern(
            held: environment.holds(context.previouslyFocusedItem),
            holds: environment.holds(context.nextFocusedItem)
        ).change
    }
}

/// What a move of focus means for something.
struct FocusConcern: Hashable, Sendable {
    var held: Bool
    var holds: Bool

    /// Whether focus came; nil if the move is no concern of it.
    var change: Bool? { held == holds ? nil : holds }
}
