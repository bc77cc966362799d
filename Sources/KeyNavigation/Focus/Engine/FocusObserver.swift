import UIKit

/// An object that reports when focus enters or leaves an environment.
///
/// UIKit notifies all ancestors of both items of each focus update. This object reports only the
/// updates in which focus enters or leaves its environment (WWDC21 10260, at 8:20), and each of
/// them once. The observation lasts as long as you hold a reference to the object.
@MainActor
public final class FocusObserver {
    private weak var environment: (any UIFocusEnvironment)?
    private var tokens: NotificationTokens?
    /// The latest reported state.
    private var wasFocused: Bool

    /// Creates an observer of `environment`, and calls `handler` whenever focus enters or leaves.
    ///
    /// The environment is referenced weakly.
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

    /// Returns whether focus has entered or left since the last call; `nil` without a change.
    ///
    /// The current focus counts, because another observer of the update may have moved focus on,
    /// and the previously focused item may have been deallocated.
    private func change() -> Bool? {
        guard let isFocused = environment?.holdsFocus, isFocused != wasFocused else { return nil }
        wasFocused = isFocused
        return isFocused
    }
}

extension UIFocusEnvironment {
    /// A Boolean value that indicates whether the system's focus is on this item or inside of it.
    fileprivate var holdsFocus: Bool { holds(systemFocusedItem) }
}
