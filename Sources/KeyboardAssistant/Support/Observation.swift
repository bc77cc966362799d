import Foundation

/// A token that keeps a handler registered for events.
///
/// Release it, or call `cancel()`, and the handler is not called any more.
@MainActor
public class ObservationToken {
    fileprivate(set) var isCancelled = false

    fileprivate init() {}

    /// Stops calls of the handler at once.
    public func cancel() {
        isCancelled = true
    }
}

/// The handlers of one kind of event, called in the order in which they were added, and the streams
/// of it, which end when this object is released.
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
    private var yieldToStreams: ((Event) -> Void)?

    func add(_ handler: @escaping (Event) -> Void) -> ObservationToken {
        let entry = Entry(handler)
        entries.removeAll { $0.object == nil }
        entries.append(WeakBox(entry))
        return entry
    }

    /// Calls the handlers, and after them the readers of the streams.
    func send(_ event: Event) {
        // A handler may add others, which do not receive this event, or release some.
        for box in entries {
            if let entry = box.object, !entry.isCancelled { entry.handler(event) }
        }
        yieldToStreams?(event)
    }

    /// Returns a stream of the same events; it is forgotten when its reader stops reading.
    func stream() -> AsyncStream<Event> where Event: Sendable {
        let streams = openStreams as? OpenStreams<Event> ?? OpenStreams()
        (openStreams, yieldToStreams) = (streams, streams.yield)
        return streams.open()
    }
}

extension Subscribers where Event: Sendable {
    /// The number of streams that have not ended.
    var streamCount: Int { (openStreams as? OpenStreams<Event>)?.count ?? 0 }
}

/// Streams of events that have readers; they end when this object is released.
///
/// It holds a stream's continuation, and nothing of its reader.
final class OpenStreams<Element: Sendable>: Sendable {
    private let lock = NSLock()
    // Read and written while `lock` is held, and in `deinit`, when no other reference can exist.
    nonisolated(unsafe) private var continuations: [UInt: AsyncStream<Element>.Continuation] = [:]
    nonisolated(unsafe) private var lastID: UInt = 0

    /// The number of streams that have not ended.
    var count: Int { lock.withLock { continuations.count } }

    /// Returns a new stream of the events from now on.
    func open() -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        let id = lock.withLock {
            lastID += 1
            continuations[lastID] = continuation
            return lastID
        }
        // It is called on whatever thread cancels the reader or releases the stream.
        continuation.onTermination = { [weak self] _ in self?.remove(id) }
        return stream
    }

    func yield(_ element: Element) {
        for continuation in lock.withLock({ Array(continuations.values) }) {
            continuation.yield(element)
        }
    }

    private func remove(_ id: UInt) {
        // Releasing a continuation can call out, which must not happen under the lock.
        let removed = lock.withLock { continuations.removeValue(forKey: id) }
        withExtendedLifetime(removed) {}
    }

    deinit {
        for continuation in continuations.values { continuation.finish() }
    }
}

/// A queue that delivers one event after the other.
///
/// An event that a handler causes while one is delivered waits until all handlers have received
/// that one. So all of them receive the same events in the same order.
@MainActor
final class EventQueue<Event> {
    private var waiting: [Event] = []
    private var isDelivering = false

    /// Calls `deliver` with each of `events`, and with those that are sent meanwhile.
    func send(_ events: [Event], deliver: (Event) -> Void) {
        waiting += events
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while !waiting.isEmpty { deliver(waiting.removeFirst()) }
    }

    /// Removes the events that wait.
    func clear() {
        waiting = []
    }
}
