import Dispatch
import Foundation

/// A reference that does not keep its object.
struct WeakBox<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}

/// An object that runs a closure on the main actor when it is released, on whichever thread that
/// happens.
final class Cleanup: Sendable {
    private let action: @MainActor @Sendable () -> Void

    init(_ action: @escaping @MainActor @Sendable () -> Void) {
        self.action = action
    }

    deinit {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated(action)
        } else {
            let action = action
            Task { @MainActor in action() }
        }
    }
}

/// Observers of a notification center that are removed when this object is released.
final class NotificationTokens: Sendable {
    private let center: NotificationCenter
    // Written once, in `init`; only read in `deinit`, when no other reference can exist.
    nonisolated(unsafe) private let tokens: [any NSObjectProtocol]

    /// Calls `handler` for each of `names`, before the call that posts it returns.
    ///
    /// UIKit posts all that we observe on the main thread; what another thread posts is ignored.
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

/// The queue on which the main actor runs.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// A Boolean value that indicates whether this is the main thread, or another one that serves
    /// the main queue, as happens in programs whose main thread has ended.
    static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }
}
