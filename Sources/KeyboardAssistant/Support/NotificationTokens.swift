import Foundation

/// Observers of a notification centre that are removed when this is let go of.
final class NotificationTokens: Sendable {
    private let center: NotificationCenter
    // Written once, in `init`; only read in `deinit`, when nobody else can hold a reference.
    nonisolated(unsafe) private let tokens: [any NSObjectProtocol]

    /// Calls `handler` for each of `names`, before the call that posts it returns.
    ///
    /// UIKit posts all that we listen to on the main thread; what another thread posts is ignored.
    @MainActor
    init(
        _ names: [Notification.Name], in center: NotificationCenter,
        handler: @escaping @MainActor (Notification) -> Void
    ) {
        self.center = center
        tokens = names.map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard MainQueue.isCurrent else { return }
                // The block runs on the thread of the sender, which is the main thread here, so
                // the notification never leaves the main actor.
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { handler(notification) }
            }
        }
    }

    deinit {
        for token in tokens {
            center.removeObserver(token)
        }
    }
}
