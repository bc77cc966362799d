import Foundation

/// A token that keeps a handler registered for events.
///
/// Release the token or call `cancel()` to stop calls of the handler.
@MainActor
public class ObservationToken {
    fileprivate(set) var isCancelled = false

    fileprivate init() {}

    /// Stops calls of the handler immediately.
    public func cancel() {
        isCancelled = true
    }
}

/// The handlers of one kind of event, in the order of their calls, and the event's streams.
///
/// The handlers are called in the order in which they were added. The streams finish when this object
/// is deallocated.
@MainActor
package final class Subscribers<Event> {
    private final class Entry: ObservationToken {
        let handler: (Event) -> Void
        private var owner: AnyObject?

        init(_ handler: @escaping (Event) -> Void, _ owner: AnyObject?) {
            self.handler = handler
            self.owner = owner
            super.init()
        }

        override func cancel() {
            super.cancel()
            owner = nil
        }
    }

    private var entries: [WeakBox<Entry>] = []
    /// The `OpenStreams` of the events, created together with the first stream.
    private var openStreams: AnyObject?
    private var yieldToStreams: ((Event) -> Void)?

    package init() {}

    /// Adds `handler`, and returns a token that keeps `owner`.
    package func add(
        keeping owner: AnyObject? = nil, _ handler: @escaping (Event) -> Void
    ) -> ObservationToken {
        let entry = Entry(handler, owner)
        entries.removeAll { $0.object == nil }
        entries.append(WeakBox(entry))
        return entry
    }

    /// A Boolean value that indicates whether a handler is registered, or a stream open.
    package var hasSubscribers: Bool {
        yieldToStreams != nil
            || entries.contains { $0.object.map { !$0.isCancelled } ?? false }
    }

    /// Calls the handlers, and then sends the event to the streams; `prepare` is called before each
    /// handler.
    package func send(_ event: Event, prepare: () -> Void = {}) {
        // A handler may release handlers, or add handlers for later events.
        for box in entries {
            guard let entry = box.object, !entry.isCancelled else { continue }
            prepare()
            entry.handler(event)
        }
        yieldToStreams?(event)
    }

    /// Returns a stream of the events, until the reader stops reading.
    package func stream() -> AsyncStream<Event> where Event: Sendable {
        let streams = openStreams as? OpenStreams<Event> ?? OpenStreams()
        (openStreams, yieldToStreams) = (streams, streams.yield)
        return streams.open()
    }
}

extension Subscribers where Event: Sendable {
    /// The number of streams that haven't finished.
    var streamCount: Int { (openStreams as? OpenStreams<Event>)?.count ?? 0 }
}

/// Streams of events with readers.
///
/// The streams finish when this object is deallocated.
///
/// The object references only the continuation of a stream, not the reader.
package final class OpenStreams<Element: Sendable>: Sendable {
    private let lock = NSLock()
    // Accessed while `lock` is held, and in `deinit`, when no other reference can exist.
    nonisolated(unsafe) private var continuations: [UInt: AsyncStream<Element>.Continuation] = [:]
    nonisolated(unsafe) private var lastID: UInt = 0

    package init() {}

    /// The number of streams that haven't finished.
    var count: Int { lock.withLock { continuations.count } }

    /// Returns a new stream of all events from now on.
    func open() -> AsyncStream<Element> {
        open(buffering: .unbounded) {}.stream
    }

    /// Returns a new stream and its continuation.
    ///
    /// The events of `yield(_:)` reach the continuation, too.
    ///
    /// - Parameters:
    ///   - policy: The events that wait for a slow reader.
    ///   - onEnd: A closure to call, on any thread, when the stream has ended.
    package func open(
        buffering policy: AsyncStream<Element>.Continuation.BufferingPolicy,
        onEnd: @escaping @Sendable () -> Void
    ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Element.self, bufferingPolicy: policy)
        let id = lock.withLock {
            lastID += 1
            continuations[lastID] = continuation
            return lastID
        }
        // Called on the thread that cancels the reader or releases the stream.
        continuation.onTermination = { [weak self] _ in
            self?.remove(id)
            onEnd()
        }
        return (stream, continuation)
    }

    func yield(_ element: Element) {
        for continuation in lock.withLock({ Array(continuations.values) }) {
            continuation.yield(element)
        }
    }

    private func remove(_ id: UInt) {
        // Releasing a continuation can run other code, and must not happen while the lock is held.
        let removed = lock.withLock { continuations.removeValue(forKey: id) }
        withExtendedLifetime(removed) {}
    }

    deinit {
        for continuation in continuations.values { continuation.finish() }
    }
}

/// A queue that delivers events one after another.
///
/// An event that a handler causes during a delivery waits until all handlers have received the current
/// event. All handlers therefore receive the same events in the same order.
@MainActor
package final class EventQueue<Event> {
    private var waiting: [Event] = []
    private var isDelivering = false

    package init() {}

    /// Calls `deliver` with each of `events`, and with events that are sent meanwhile.
    package func send(_ events: [Event], deliver: (Event) -> Void) {
        waiting += events
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while !waiting.isEmpty { deliver(waiting.removeFirst()) }
    }

    /// Removes the waiting events.
    func clear() {
        waiting = []
    }
}
