import CoreGraphics

/// The settings of a conversation.
struct ConversationRules: Equatable, Sendable {
    /// The rule for the content when the room changes.
    var lift = ConversationLift.always

    /// The largest distance at which the list counts as at its end, in points; anything else than a
    /// positive number counts as zero.
    var endTolerance: CGFloat = 20 {
        didSet { endTolerance = Self.length(endTolerance) }
    }

    /// The least room below the newest row, in points; anything else than a positive number counts as
    /// zero.
    var minimumRoomBelow: CGFloat = 0 {
        didSet { minimumRoomBelow = Self.length(minimumRoomBelow) }
    }

    private static func length(_ value: CGFloat) -> CGFloat {
        value.isFinite ? max(0, value) : 0
    }
}
