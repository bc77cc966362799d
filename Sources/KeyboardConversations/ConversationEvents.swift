import Foundation

/// The handlers and streams of what a conversation tells, which receive it in order.
@MainActor
final class ConversationEvents {
    /// What a conversation tells.
    private enum Event {
        case isAtEnd(Bool)
        case rowsBelow(Int)
    }

    private let ends = Subscribers<Bool>()
    private let counts = Subscribers<Int>()
    private let streams = OpenStreams<Bool>()
    // A handler may cause an event, which waits until all have received the current one.
    private let queue = EventQueue<Event>()

    /// The number of rows below that was told last.
    private var rowsBelow: Int?

    /// Tells whether the list is at its end, if that is `isNews`, and the number of rows below, if
    /// somebody wants to know and it is another one.
    func send(isAtEnd: Bool, isNews: Bool, rowsBelow: () -> Int) {
        var events: [Event] = isNews ? [.isAtEnd(isAtEnd)] : []
        if counts.hasSubscribers {
            let count = isAtEnd ? 0 : rowsBelow()
            if count != self.rowsBelow { events.append(.rowsBelow(count)) }
            self.rowsBelow = count
        }
        queue.send(events) { event in
            switch event {
            case .isAtEnd(let isAtEnd): ends.send(isAtEnd)
            case .rowsBelow(let count): counts.send(count)
            }
        }
    }

    /// Forgets what was told.
    func forget() {
        rowsBelow = nil
    }

    /// Adds `handler`, and calls it with `current`, unless that isn't known yet.
    func observeEnd(
        current: Bool?, _ handler: @escaping (Bool) -> Void
    ) -> ObservationToken {
        if let current { handler(current) }
        return ends.add(handler)
    }

    /// Adds `handler`, and calls it with `current`, unless that isn't known yet.
    func observeRowsBelow(
        current: Int?, _ handler: @escaping (Int) -> Void
    ) -> ObservationToken {
        if let current {
            if rowsBelow == nil || !counts.hasSubscribers { rowsBelow = current }
            handler(current)
        }
        return counts.add(handler)
    }

    /// Returns a stream of whether the list is at its end, which begins with `current`.
    func endStream(current: Bool?) -> AsyncStream<Bool> {
        let subscription = EndSubscription()
        let (stream, continuation) = streams.open(buffering: .unbounded) {
            Task { @MainActor in subscription.token = nil }
        }
        subscription.token = observeEnd(current: current) { continuation.yield($0) }
        return stream
    }
}

/// The subscription of a stream, which ends on the main actor.
@MainActor
private final class EndSubscription {
    var token: ObservationToken?
}
