import CoreGraphics

/// What is known about the room of a conversation, and how its list goes along when it changes.
///
/// It is decided once, when the keyboard announces its move or the bar has another height. An
/// animation fills the time between.
struct ConversationState: Equatable, Sendable {
    /// The rule for the content.
    var lift = ConversationLift.always
    /// The largest distance at which the list counts as at its end, in points.
    var endTolerance: CGFloat = 20
    /// The room that is kept now.
    private(set) var room = ConversationRoom()
    /// A Boolean value that indicates whether room and offset stay as they are.
    private(set) var isFrozen = false
    /// A Boolean value that indicates whether people have dragged the keyboard, and so decide where
    /// the content is until it has come to rest.
    private var isDragged = false
    /// A Boolean value that indicates whether the list has been laid out.
    private(set) var hasAppeared = false

    /// What has to be done.
    struct Change: Equatable, Sendable {
        /// The room to keep.
        var room: ConversationRoom
        /// The offset to go to; `nil` if the content is to stay.
        var offset: CGFloat?
    }

    init(lift: ConversationLift = .always, room: ConversationRoom = ConversationRoom()) {
        (self.lift, self.room) = (lift, room)
    }

    /// Returns a Boolean value that indicates whether `list` is at its end.
    func isAtEnd(_ list: ConversationList) -> Bool {
        list.distanceToEnd(with: room.total) <= endTolerance
    }

    // MARK: Events

    /// Responds to the first layout, in which the content isn't moved.
    mutating func appear(with room: ConversationRoom) -> Change {
        hasAppeared = true
        self.room = room
        return Change(room: room)
    }

    /// Responds to another height of the keyboard, which it announces, or of the bar.
    ///
    /// - Parameter isHeld: A Boolean value that indicates whether people move the content themselves.
    mutating func change(
        to room: ConversationRoom, of list: ConversationList, isHeld: Bool = false
    ) -> Change {
        guard !isFrozen else { return Change(room: self.room) }
        let before = self.room
        let isAtEnd = isAtEnd(list)
        self.room = room
        guard !isHeld, !isDragged else { return Change(room: room) }
        return Change(room: room, offset: offset(of: list, since: before, isAtEnd: isAtEnd))
    }

    /// Responds to a finger that drags the keyboard, so that it covers `room`.
    ///
    /// A finger that came down on the list moves the content, too. One on the bar doesn't.
    mutating func drag(
        to room: ConversationRoom, of list: ConversationList, isHeld: Bool
    ) -> Change {
        isDragged = isDragged || isHeld
        return change(to: room, of: list, isHeld: isHeld)
    }

    /// Responds to a keyboard that has come to rest.
    mutating func settle() {
        isDragged = false
    }

    /// Leaves everything as it is, or not any more.
    mutating func freeze(_ isFrozen: Bool) {
        self.isFrozen = isFrozen
    }

    /// Forgets all but the rules, and whether it is frozen.
    mutating func forget() {
        room = ConversationRoom()
        (isDragged, hasAppeared) = (false, false)
    }

    // MARK: The offset

    private func offset(
        of list: ConversationList, since before: ConversationRoom, isAtEnd: Bool
    ) -> CGFloat? {
        let distance = room.total - before.total
        guard distance != 0 else { return nil }
        let lifts = lift.lifts(isAtEnd: isAtEnd, isGrowing: distance > 0)
        let offset = list.offset(liftedBy: lifts ? distance : 0, with: room.total)
        return offset == list.axis.offset ? nil : offset
    }
}
