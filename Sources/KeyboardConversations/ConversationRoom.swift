import CoreGraphics

/// The room below the newest row of a conversation, in points.
struct ConversationRoom: Equatable, Sendable {
    /// The height of the list that the keyboard covers.
    var keyboard: CGFloat = 0
    /// The height that the bar covers above the keyboard or, without one, at the bottom of the list.
    var bar: CGFloat = 0
    /// The least room, which the keyboard and the bar use up first.
    var minimum: CGFloat = 0
    /// A Boolean value that indicates whether the bar is found above the place to which it was to go
    /// with a keyboard that is gone.
    var isLeftBehind = false

    /// What the keyboard and the bar cover together, which is also the room for the indicator.
    var covered: CGFloat { keyboard + bar }

    /// The room that is kept.
    var total: CGFloat { max(minimum, covered) }

    /// Returns a Boolean value that indicates whether the keyboard is the reason for this room after
    /// `other`, also by leaving the bar behind or taking it along.
    func isKeyboard(since other: ConversationRoom) -> Bool {
        keyboard != other.keyboard || (bar > 0) != (other.bar > 0)
    }
}
