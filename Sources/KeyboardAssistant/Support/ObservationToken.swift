/// Keeps a handler subscribed for as long as somebody holds it.
///
/// Let go of it, or call `cancel()`, and the handler is not called any more.
@MainActor
public class ObservationToken {
    fileprivate(set) var isCancelled = false

    fileprivate init() {}

    /// Ends the subscription at once.
    public func cancel() {
        isCancelled = true
    }
}

/// The handlers of one kind of event, called in the order in which they subscribed.
@MainActor
final class Subscribers<Event> {
    private final class Entry: ObservationToken {
        let handler: (Event) -> Void

        init(_ handler: @escaping (Event) -> Void) {
            self.handler = handler
            super.init()
        }
    }

    private var entries: [WeakBox<Entry>] = []

    func add(_ handler: @escaping (Event) -> Void) -> ObservationToken {
        let entry = Entry(handler)
        entries.removeAll { $0.object == nil }
        entries.append(WeakBox(entry))
        return entry
    }

    func send(_ event: Event) {
        // A handler may subscribe or cancel: those present when the event happened hear of it.
        for entry in entries.compactMap(\.object) where !entry.isCancelled {
            entry.handler(event)
        }
    }

    /// A stream of the same events; it ends its subscription when its reader stops reading.
    func stream() -> AsyncStream<Event> where Event: Sendable {
        AsyncStream { continuation in
            let subscription = add { continuation.yield($0) }
            continuation.onTermination = { _ in withExtendedLifetime(subscription) {} }
        }
    }
}
