import Dispatch
import Foundation

/// A weak reference to an object.
package struct WeakBox<Object: AnyObject> {
    package weak var object: Object?

    package init(_ object: Object) {
        self.object = object
    }
}

/// An object that runs a closure on the main actor when it is deallocated, on any thread.
package final class Cleanup: Sendable {
    private let action: @MainActor @Sendable () -> Void

    package init(_ action: @escaping @MainActor @Sendable () -> Void) {
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

/// Observers of a notification center that are removed when this object is deallocated.
package final class NotificationTokens: Sendable {
    private let center: NotificationCenter
    // Written once, in `init`, and read only in `deinit`, when no other reference can exist.
    nonisolated(unsafe) private let tokens: [any NSObjectProtocol]
    private let life = Life()

    /// The object that lives as long as the tokens.
    private final class Life: Sendable {}

    /// Calls `handler` synchronously for each notification in `names`, as long as this object exists.
    ///
    /// A center may still deliver a notification that is under way to an observer that has been
    /// removed meanwhile, as swift-corelibs-foundation does.
    ///
    /// UIKit posts all observed notifications on the main thread. Notifications that are posted on
    /// other threads are ignored.
    @MainActor
    package init(
        _ names: [Notification.Name], in center: NotificationCenter,
        handler: @escaping @MainActor (Notification) -> Void
    ) {
        self.center = center
        let life = life
        tokens = names.map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { [weak life] notification in
                guard life != nil, MainQueue.isCurrent else { return }
                // The block runs on the sender's thread, which is the main thread here, so the
                // notification never leaves the main actor.
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

/// The dispatch queue of the main actor.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// A Boolean value that indicates whether the current thread is the main thread, or another
    /// thread that serves the main queue, as in programs whose main thread has ended.
    static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }
}
