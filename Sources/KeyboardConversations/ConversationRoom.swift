import CoreGraphics

/// The room below the newest row of a conversation, in points.
struct ConversationRoom: Equatable, Sendable {
    /// The height of the list that the keyboard covers.
    var keyboard: CGFloat = 0
    /// The height that the bar covers above the keyboard or, without one, at the bottom of the list.
    var bar: CGFloat = 0
    /// The least room, which the keyboard and the bar use up first.
    var minimum: CGFloat = 0

    /// What the keyboard and the bar cover together, which is also the room for the indicator.
    var covered: CGFloat { keyboard + bar }

    /// The room that is kept.
    var total: CGFloat { max(minimum, covered) }

    /// Returns the height that a keyboard covers while it is at `height` on its way to or from
    /// `fullHeight`, if `below` points of the latter lie below the list.
    static func keyboard(
        at height: CGFloat, of fullHeight: CGFloat, below: CGFloat = 0
    ) -> CGFloat {
        guard fullHeight > 0 else { return 0 }
        return max(0, fullHeight - below) * (height / fullHeight).clamped(to: 0...1)
    }
}
