import Foundation

/// The observers of a conversation.
///
/// Handlers and streams receive the events in order.
@MainActor
final class ConversationEvents {
    /// A change in a conversation.
    private enum Event {
        case isAtEnd(Bool)
        case rowsBelow(Int)
    }

    private let ends = Subscribers<Bool>()
    private let counts = Subscribers<Int>()
    private let streams = OpenStreams<Bool>()
    // An event that a handler causes waits until all handlers have received the current one.
    private let queue = EventQueue<Event>()

    /// The number of rows below in the latest notification.
    private var rowsBelow: Int?

    /// Notifies the observers of the end if `isNews` is true, and the observers of the rows below
    /// if their number has changed.
    ///
    /// - Parameter rowsBelow: A closure that counts the rows below. It's called only for observers,
    ///   and away from the end.
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

    /// Forgets the latest number of rows below.
    func forget() {
        rowsBelow = nil
    }

    /// Adds `handler`, and calls it with `current` unless the value is `nil`.
    func observeEnd(
        current: Bool?, _ handler: @escaping (Bool) -> Void
    ) -> ObservationToken {
        if let current { handler(current) }
        return ends.add(handler)
    }

    /// Adds `handler`, and calls it with `current` unless the value is `nil`.
    func observeRowsBelow(
        current: Int?, _ handler: @escaping (Int) -> Void
    ) -> ObservationToken {
        if let current {
            if rowsBelow == nil || !counts.hasSubscribers { rowsBelow = current }
            handler(current)
        }
        return counts.add(handler)
    }

    /// Returns a stream of Boolean values that indicate whether the list is at its end, beginning
    /// with `current`.
    func endStream(current: Bool?) -> AsyncStream<Bool> {
        let subscription = EndSubscription()
        let (stream, continuation) = streams.open(buffering: .unbounded) {
            Task { @MainActor in subscription.token = nil }
        }
        subscription.token = observeEnd(current: current) { continuation.yield($0) }
        return stream
    }
}

/// The subscription of a stream.
///
/// It ends on the main actor.
@MainActor
private final class EndSubscription {
    var token: ObservationToken?
}
