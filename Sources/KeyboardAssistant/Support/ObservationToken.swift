/// Keeps a handler listening for as long as somebody holds it.
///
/// Let go of it, or call `cancel()`, and the handler is not called any more.
@MainActor
public class ObservationToken {
    fileprivate(set) var isCancelled = false

    fileprivate init() {}

    /// Ends the listening at once.
    public func cancel() {
        isCancelled = true
    }
}

/// The handlers of one kind of event, called in the order in which they were added, and the streams
/// of it, which end when this is let go of.
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
    /// The `OpenStreams` of the events, made with the first of them.
    private var openStreams: AnyObject?
    private var tellStreams: ((Event) -> Void)?

    func add(_ handler: @escaping (Event) -> Void) -> ObservationToken {
        let entry = Entry(handler)
        entries.removeAll { $0.object == nil }
        entries.append(WeakBox(entry))
        return entry
    }

    /// Tells the handlers, and after them the streams.
    func send(_ event: Event) {
        // A handler may add others, which do not hear of this event, or let go of some.
        for box in entries {
            if let entry = box.object, !entry.isCancelled { entry.handler(event) }
        }
        tellStreams?(event)
    }

    /// Returns a stream of the same events; it is forgotten when its reader stops reading.
    func stream() -> AsyncStream<Event> where Event: Sendable {
        let streams = openStreams as? OpenStreams<Event> ?? OpenStreams()
        (openStreams, tellStreams) = (streams, streams.yield)
        return streams.open()
    }
}

extension Subscribers where Event: Sendable {
    /// How many streams have not ended.
    var streamCount: Int { (openStreams as? OpenStreams<Event>)?.count ?? 0 }
}
