import UIKit

/// Tells when focus comes to something, or to what is in it, and when it leaves.
///
/// UIKit tells every ancestor of both items of each move; this tells only of the moves that concern
/// `environment` (WWDC21 10260, at 8:20), and each once. It listens as long as it is held.
@MainActor
public final class FocusObserver {
    private weak var environment: (any UIFocusEnvironment)?
    private var tokens: NotificationTokens?
    /// What was told last.
    private var held: Bool

    /// Calls `handler` with whether focus is in `environment`, which is not kept, at each change.
    public init(
        _ environment: any UIFocusEnvironment, handler: @escaping (_ isFocused: Bool) -> Void
    ) {
        self.environment = environment
        held = environment.holdsFocus
        tokens = NotificationTokens([UIFocusSystem.didUpdateNotification], in: .default) {
            [weak self] _ in
            if let change = self?.change() { handler(change) }
        }
    }

    /// By where focus is now: who was told of a move may have moved it on, and what had it may be
    /// gone.
    private func change() -> Bool? {
        guard let environment else { return nil }
        let concern = FocusConcern(held: held, holds: environment.holdsFocus)
        held = concern.holds
        return concern.change
    }
}

/// What a move of focus means for something.
struct FocusConcern: Hashable, Sendable {
    var held: Bool
    var holds: Bool

    /// Whether focus came; nil if the move is no concern of it.
    var change: Bool? { held == holds ? nil : holds }
}

extension UIFocusEnvironment {
    /// Whether the system's focus is here, or in what is here.
    fileprivate var holdsFocus: Bool { holds(systemFocusedItem) }
}
