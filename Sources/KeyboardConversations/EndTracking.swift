import CoreGraphics

/// Whether a conversation's list is at its end, and whether it follows what arrives there.
struct EndTracking: Equatable, Sendable {
    /// A Boolean value that indicates whether the list is at its end; `nil` before its first layout.
    private(set) var isAtEnd: Bool?
    /// A Boolean value that indicates whether a list that comes on the screen is at its end.
    var startsAtEnd = true
    /// A Boolean value that indicates whether the list was on the screen before it was known.
    private var isShown = false
    /// A Boolean value that indicates whether there have been rows.
    private var hasHadContent = false
    /// The lengths at the last event.
    private var lengths = ConversationList.Lengths()
    /// The distance from the end, in points, of a list that is on its way there; `nil` for any other.
    private var way: CGFloat?

    /// The position of the content at the last event, in points, which is larger nearer to the end.
    private var position: CGFloat = 0
    /// A Boolean value that indicates whether the content moved away from the end when it moved last.
    private var isLeaving = false

    /// A Boolean value that indicates whether somebody has scrolled far away since the last event.
    private var hasJumped = false

    /// A Boolean value that indicates whether the content, with another length for a while, went to its
    /// end.
    private var hasKeptEnd = false

    /// A Boolean value that indicates whether the list is on its way to its end.
    var isReturning: Bool { way != nil }

    /// Returns a Boolean value that indicates whether the list, its content or its inset has another
    /// length, or had one meanwhile with which it went to its end.
    func isNews(_ lengths: ConversationList.Lengths) -> Bool {
        hasKeptEnd || lengths != self.lengths
    }

    /// Records that content of another length has moved.
    ///
    /// While rows are measured again, the list can be shorter than before and after, and UIKit moves it
    /// to the end that it has by then.
    mutating func resized(isAtEnd: Bool) {
        hasKeptEnd = isAtEnd
    }

    /// Returns a Boolean value that indicates whether the list follows what has arrived.
    ///
    /// It does while it is at its end or on its way there, and not from the first touch, or from the
    /// app's own way elsewhere, until it is there again.
    ///
    /// - Parameters:
    ///   - isScrolled: A Boolean value that indicates whether the content is on a way of its own.
    ///   - beginsAtEnd: A Boolean value that indicates whether the first row is the newest one, and the
    ///     list stands there.
    func follows(
        in motion: ContentMotion, at position: CGFloat, isScrolled: Bool, beginsAtEnd: Bool = false
    ) -> Bool {
        guard motion == .rest else { return false }
        guard hasHadContent else { return (startsAtEnd || beginsAtEnd) && !isShown }
        if hasJumped, !isReturning { return false }
        if isScrolled, !isReturning, isLeaving(at: position) { return false }
        return isReturning || isAtEnd ?? false
    }

    private func isLeaving(at position: CGFloat) -> Bool {
        position == self.position ? isLeaving : position < self.position
    }

    /// Begins a way to the end, or goes on with it after the end has moved.
    ///
    /// It is over when the list is there to the point, when people touch it, or when it gets farther
    /// away.
    mutating func beginReturn() {
        way = .infinity
    }

    /// Ends a way on which the content doesn't move any more.
    mutating func endReturn() {
        way = nil
    }

    /// Records that somebody other than people has scrolled `list` to rows that have yet to be measured.
    ///
    /// More than a screen away from the end counts. Nearer to it, UIKit itself may have moved what is
    /// above a row that was measured.
    mutating func scrolled(_ list: ConversationList, with room: CGFloat, in motion: ContentMotion) {
        guard motion == .rest else { return }
        hasJumped = hasJumped || list.distanceToEnd(with: room) > list.axis.length
    }

    /// Begins with a list that `isShown` already, or not.
    mutating func begin(isShown: Bool) {
        self.isShown = isShown
    }

    /// Records where the list is, and returns whether `isAtEnd` is news.
    mutating func update(
        isAtEnd: Bool, distance: CGFloat, position: CGFloat, lengths: ConversationList.Lengths,
        in motion: ContentMotion
    ) -> Bool {
        defer { self.isAtEnd = isAtEnd }
        isLeaving = isLeaving(at: position)
        (hasJumped, hasKeptEnd) = (false, false)
        (self.position, self.lengths) = (position, lengths)
        hasHadContent = hasHadContent || lengths.content > 0
        way = way.flatMap {
            distance <= 0.5 || motion != .rest || distance > $0 + 0.5 ? nil : distance
        }
        return isAtEnd != self.isAtEnd
    }

    /// Forgets the list, of which nothing is told until it is laid out again.
    mutating func forget() {
        self = EndTracking(startsAtEnd: startsAtEnd, isShown: isShown)
    }
}

extension EndTracking {
    private init(startsAtEnd: Bool, isShown: Bool) {
        (self.startsAtEnd, self.isShown) = (startsAtEnd, isShown)
    }
}
