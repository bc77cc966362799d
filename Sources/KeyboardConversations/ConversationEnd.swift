import CoreGraphics

/// Where a conversation's list is, as it is told to the app, and whether it follows what arrives.
@MainActor
final class ConversationEnd {
    /// A Boolean value that indicates whether the list is at its end; `nil` before its first layout.
    private(set) var isAtEnd: Bool?
    /// A Boolean value that indicates whether a list that comes on the screen is at its end.
    var startsAtEnd = true
    /// A Boolean value that indicates whether the list was on the screen before it was known.
    private var isShown = false
    /// The number of rows that begin below what is visible.
    private(set) var rowsBelow = 0
    private let ends = Subscribers<Bool>()
    private let counts = Subscribers<Int>()
    private let endStreams = OpenStreams<Bool>()

    /// A Boolean value that indicates whether there have been rows.
    private var hasHadContent = false
    /// The distance from the end, in points, of a list that is on its way there; `nil` for any other.
    private var way: CGFloat?

    /// A Boolean value that indicates whether the list is on its way to its end.
    var isReturning: Bool { way != nil }

    /// Returns a Boolean value that indicates whether a list that people touch, or don't, follows
    /// what has arrived.
    ///
    /// It does while it is at its end or on its way there, and not from the first touch until it is
    /// there again.
    func follows(isTouched: Bool) -> Bool {
        guard !isTouched else { return false }
        guard hasHadContent else { return startsAtEnd && !isShown }
        return isReturning || isAtEnd ?? false
    }

    /// Begins a way to the end, or goes on with it after the end has moved.
    ///
    /// It is over when the list is there, when people touch it, or when it gets farther away.
    func beginReturn() {
        way = .infinity
    }

    /// Begins with a list that `isShown` already, or not.
    func begin(isShown: Bool) {
        self.isShown = isShown
    }

    /// Records where the list is, and tells what is news.
    func update(
        isAtEnd: Bool, distance: CGFloat, hasContent: Bool, isTouched: Bool,
        rowsBelow: @autoclosure () -> Int
    ) {
        let (wasAtEnd, hadBelow) = (self.isAtEnd, self.rowsBelow)
        self.isAtEnd = isAtEnd
        self.rowsBelow = isAtEnd ? 0 : rowsBelow()
        hasHadContent = hasHadContent || hasContent
        way = way.flatMap { isAtEnd || isTouched || distance > $0 + 0.5 ? nil : distance }
        if wasAtEnd != isAtEnd { ends.send(isAtEnd) }
        if wasAtEnd == nil || hadBelow != self.rowsBelow { counts.send(self.rowsBelow) }
    }

    /// Forgets the list, of which nothing is told until it is laid out again.
    func forget() {
        (isAtEnd, rowsBelow, hasHadContent, way) = (nil, 0, false, nil)
    }

    func observeEnd(_ handler: @escaping (Bool) -> Void) -> ObservationToken {
        if let isAtEnd { handler(isAtEnd) }
        return ends.add(handler)
    }

    func observeRowsBelow(_ handler: @escaping (Int) -> Void) -> ObservationToken {
        if isAtEnd != nil { handler(rowsBelow) }
        return counts.add(handler)
    }

    /// Returns a stream of whether the list is at its end.
    func endStream() -> AsyncStream<Bool> {
        let subscription = EndSubscription()
        let (stream, continuation) = endStreams.open(buffering: .unbounded) {
            Task { @MainActor in subscription.token = nil }
        }
        subscription.token = observeEnd { continuation.yield($0) }
        return stream
    }
}

/// The subscription of a stream, which ends on the main actor.
@MainActor
private final class EndSubscription {
    var token: ObservationToken?
}
