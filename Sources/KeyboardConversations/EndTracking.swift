import CoreGraphics

/// The state of a conversation's list at its end: whether the list is there, and follows new rows.
struct EndTracking: Equatable, Sendable {
    /// A Boolean value that indicates whether the list is at its end; `nil` before its first layout.
    private(set) var isAtEnd: Bool?
    /// A Boolean value that indicates whether a list that comes on the screen is at its end.
    var startsAtEnd = true
    /// A Boolean value that indicates whether the list was on the screen at the start.
    private var isShown = false
    /// A Boolean value that indicates whether there have been rows.
    private var hasHadContent = false
    /// The lengths at the last event.
    private var lengths = ConversationList.Lengths()
    /// The distance from the end, in points, of a list on its way to the end; `nil` for any other
    /// list.
    private var way: CGFloat?
    /// The number of times that the end has moved since the list began its way.
    private var moves = 0
    /// The number of moves of the end after which the rest of a long way is one step.
    private static let maxMoves = 3

    /// The position of the content at the last event, in points, increasing toward the end.
    private var position: CGFloat = 0
    /// A Boolean value that indicates whether the latest move of the content was away from the end.
    private var isLeaving = false

    /// A Boolean value that indicates whether the app has scrolled far away since the last event.
    private var hasJumped = false

    /// A Boolean value that indicates whether the content went to its end while its length differed
    /// for a while.
    private var hasKeptEnd = false

    /// A Boolean value that indicates whether the list is on its way to its end.
    var isReturning: Bool { way != nil }

    /// Returns a Boolean value that indicates whether the list, its content or its inset has
    /// another length, or had another length for a while and went to its end.
    func isNews(_ lengths: ConversationList.Lengths) -> Bool {
        hasKeptEnd || lengths != self.lengths
    }

    /// Records that content of another length has moved.
    ///
    /// While rows are measured again, the list can be shorter than before and after, and UIKit
    /// moves the list to its temporary end.
    mutating func resized(isAtEnd: Bool) {
        hasKeptEnd = isAtEnd
    }

    /// Returns a Boolean value that indicates whether the list follows new rows.
    ///
    /// The list follows new rows at its end and on the way there. After the first touch, or after a
    /// scroll elsewhere by the app, the list has to be at its end again.
    ///
    /// - Parameters:
    ///   - isScrolled: A Boolean value that indicates whether a programmatic scroll is in progress.
    ///   - beginsAtEnd: A Boolean value that indicates whether the first row is the newest one, and
    ///     the list is there.
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

    /// Begins a way to the end.
    ///
    /// The way is over when the list is at the exact end, when people touch the list, or when the
    /// distance grows.
    mutating func beginReturn() {
        (way, moves) = (.infinity, 0)
    }

    /// Goes on to an end that has moved, and returns a Boolean value that indicates whether the list
    /// takes the rest of the way in one step.
    ///
    /// Each animation to a new end begins slowly. While rows are measured that come into view on the
    /// way, the end moves every few frames, and a long way would take seconds.
    ///
    /// - Parameters:
    ///   - distance: The distance from the end, in points.
    ///   - length: The length of the list, in points.
    mutating func goOn(_ distance: CGFloat, in length: CGFloat) -> Bool {
        way = .infinity
        moves += 1
        return moves > Self.maxMoves && distance > length
    }

    /// Ends a way after the content has stopped.
    mutating func endReturn() {
        way = nil
    }

    /// Records that the app has scrolled `list` to rows that have yet to be measured.
    ///
    /// More than a screen away from the end counts. Nearer to the end, UIKit itself may have moved
    /// the content above a newly measured row.
    mutating func scrolled(_ list: ConversationList, with room: CGFloat, in motion: ContentMotion) {
        guard motion == .rest else { return }
        hasJumped = hasJumped || list.distanceToEnd(with: room) > list.axis.length
    }

    /// Begins with a list that may already be on the screen.
    mutating func begin(isShown: Bool) {
        self.isShown = isShown
    }

    /// Records the place of the list, and returns whether `isAtEnd` is news.
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

    /// Forgets the list.
    ///
    /// Observers aren't notified until the next layout.
    mutating func forget() {
        self = EndTracking(startsAtEnd: startsAtEnd, isShown: isShown)
    }
}

extension EndTracking {
    private init(startsAtEnd: Bool, isShown: Bool) {
        (self.startsAtEnd, self.isShown) = (startsAtEnd, isShown)
    }
}
