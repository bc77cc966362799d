import UIKit

/// The handlers of what is shown in place of the keyboard, which receive it in order.
@MainActor
final class PanelEvents {
    private let subscribers = Subscribers<UIView?>()
    // A handler may show or close a panel, which waits until all have received the current one.
    private let queue = EventQueue<UIView?>()
    /// The view that was told last, which the app may have let go of since.
    private var last: ObjectIdentifier?

    /// Tells that `view` is shown, if that is news.
    func send(_ view: UIView?) {
        let id = view.map(ObjectIdentifier.init)
        guard id != last else { return }
        last = id
        queue.send([view]) { subscribers.send($0) }
    }

    /// Adds `handler`, and calls it with `current`.
    func observe(
        current: UIView?, _ handler: @escaping (UIView?) -> Void
    ) -> ObservationToken {
        handler(current)
        return subscribers.add(handler)
    }
}
