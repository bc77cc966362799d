import Dispatch
import Foundation

extension NotificationCenter {
    /// Adds an observer whose block runs on a queue.
    ///
    /// Foundation has the same method with an optional queue; a call with a queue gets this one. On
    /// Apple's systems, the block runs immediately if the main queue posts to the main queue. On
    /// other systems, Foundation takes only the first thread for the main queue's, although any
    /// other may work for it, and waits for itself forever.
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
                // The caller waits until the block has run, so that two threads never use it.
                nonisolated(unsafe) let notification = notification
                DispatchQueue.main.sync { block(notification) }
            }
        }
    }
}
