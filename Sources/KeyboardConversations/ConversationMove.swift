import CoreGraphics

/// A move of a conversation's content that its assistant has made.
struct ConversationMove: Equatable, Sendable {
    /// The reasons for a move.
    enum Cause: Sendable {
        /// The keyboard or the bar covers more or less.
        case room
        /// Something has arrived at the end.
        case arrival
        /// People have let go of content that is beyond its end.
        case rest
    }

    var cause: Cause
    /// The offset before, in points.
    var start: CGFloat
    /// The offset afterward, in points.
    var end: CGFloat
}
