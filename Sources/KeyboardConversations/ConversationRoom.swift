import CoreGraphics

/// The inset below the newest row of a conversation, in points.
struct ConversationRoom: Equatable, Sendable {
    /// The height of the overlap of the list and the keyboard.
    var keyboard: CGFloat = 0
    /// The height of the bar above the keyboard or, without a keyboard, at the bottom of the list.
    var bar: CGFloat = 0
    /// The minimum inset.
    ///
    /// The keyboard and the bar use it up first.
    var minimum: CGFloat = 0
    /// A Boolean value that indicates whether the bar has stayed above its expected place after the
    /// keyboard has gone.
    var isLeftBehind = false

    /// The overlap with the keyboard and the bar together, and the inset of the indicator.
    var covered: CGFloat { keyboard + bar }

    /// The inset in use.
    var total: CGFloat { max(minimum, covered) }

    /// Returns a Boolean value that indicates whether the keyboard is the reason for the change
    /// from `other`, also by leaving the bar behind or taking it along.
    func isKeyboard(since other: ConversationRoom) -> Bool {
        keyboard != other.keyboard || (bar > 0) != (other.bar > 0)
    }
}
