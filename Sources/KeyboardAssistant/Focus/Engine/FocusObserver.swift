import UIKit

/// An object that reports when focus comes to an environment, or to what is in it, and when it
/// leaves.
///
/// UIKit tells every ancestor of both items of each move; this reports only the moves that concern
/// its environment (WWDC21 10260, at 8:20), and each once. It listens as long as it is held.
@MainActor
public final class FocusObserver {
    private weak var environment: (any UIFocusEnvironment)?
    private var tokens: NotificationTokens?
    /// The state that was reported last.
    private var wasFocused: Bool

    /// Calls `handler` with whether focus is in `environment`, which is not kept alive, at each
    /// change.
    public init(
        _ environment: any UIFocusEnvironment, handler: @escaping (_ isFocused: Bool) -> Void
    ) {
        self.environment = environment
        wasFocused = environment.holdsFocus
        tokens = NotificationTokens([UIFocusSystem.didUpdateNotification], in: .default) {
            [weak self] _ in
            if let isFocused = self?.change() { handler(isFocused) }
        }
    }

    /// Returns whether focus came or left since the last time; nil if it did neither.
    ///
    /// It asks where focus is now: another listener to the move may have moved it on, and what had
    /// it may be gone.
    private func change() -> Bool? {
        guard let isFocused = environment?.holdsFocus, isFocused != wasFocused else { return nil }
        wasFocused = isFocused
        return isFocused
    }
}

extension UIFocusEnvironment {
    /// A Boolean value that indicates whether the system's focus is here, or in what is here.
    fileprivate var holdsFocus: Bool { holds(systemFocusedItem) }
}
