import Dispatch
import Foundation

extension NotificationCenter {
    /// Adds an observer whose block runs on a queue.
    ///
    /// Foundation has the same with a queue that may be nil; whoever names a queue gets this one.
    /// On Apple's systems the block runs at once where the main queue posts to the main queue. Off
    /// Darwin Foundation takes only the first thread for the main queue's, although any other may
    /// work for it, and waits for itself for ever.
    @_documentation(visibility: internal)
    public func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let named: OperationQueue? = queue
        guard queue === OperationQueue.main else {
            return addObserver(forName: name, object: obj, queue: named, using: block)
        }
        return addObserver(forName: name, object: obj, queue: nil) { notification in
            if MainQueue.isCurrent {
                block(notification)
            } else {
                // Whoever posts waits until the block has run, so that never two threads use it.
                nonisolated(unsafe) let notification = notification
                DispatchQueue.main.sync { block(notification) }
            }
        }
    }
}

/// Finds out whether code runs on the main queue, on whichever thread that is.
private enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    }
}
