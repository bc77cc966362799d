import CoreGraphics

/// What is known about the room of a conversation, and how its list goes along when it changes.
///
/// It is decided once, when the keyboard announces its move or the bar has another height. An
/// animation fills the time between.
struct ConversationState: Equatable, Sendable {
    var rules = ConversationRules()
    /// The room that is kept now.
    private(set) var room = ConversationRoom()
    /// A Boolean value that indicates whether room and offset stay as they are.
    private(set) var isFrozen = false
    /// A Boolean value that indicates whether people have dragged the keyboard, and so decide where
    /// the content is until it has come to rest.
    private var isDragged = false
    /// The part of the room, in points, with which the content hasn't gone up, because the keyboard came
    /// for another conversation.
    private(set) var roomOfOthers: CGFloat = 0
    /// The part of the room of others that went in the last change, in points.
    private var leftByOthers: CGFloat = 0
    /// A Boolean value that indicates whether the list has been laid out.
    private(set) var hasAppeared = false
    /// A Boolean value that indicates whether the content has to go to its end when it rests, because
    /// it couldn't go up with the keyboard.
    private(set) var owesEnd = false

    /// What has to be done.
    struct Change: Equatable, Sendable {
        /// The room to keep.
        var room: ConversationRoom
        /// The offset to go to; `nil` if the content is to stay.
        var offset: CGFloat?
    }

    /// The room above which the list is at its end, without what others brought.
    var roomAtEnd: CGFloat { room.total - roomOfOthers }

    /// Returns a Boolean value that indicates whether `list` is at its end.
    func isAtEnd(_ list: ConversationList) -> Bool {
        list.distanceToEnd(with: roomAtEnd) <= rules.endTolerance
    }

    // MARK: Events

    /// Responds to the first layout, in which the content isn't moved.
    mutating func appear(with room: ConversationRoom) -> Change {
        hasAppeared = true
        self.room = room
        return Change(room: room)
    }

    /// Responds to another height of the keyboard, which it announces, or of the bar.
    mutating func change(
        to room: ConversationRoom, of list: ConversationList, in motion: ContentMotion = .rest,
        focus: ConversationFocus = .unknown
    ) -> Change {
        if motion == .deceleration, !isFrozen, isAtEnd(list), room.total > self.room.total,
            focus != .elsewhere, rules.lift.lifts(isAtEnd: true, isGrowing: true)
        {
            owesEnd = true
        }
        return move(to: room, of: list, in: motion, focus)
    }

    /// Responds to a finger that drags the keyboard, so that it covers `room`.
    ///
    /// A finger that came down on the list moves the content, too. One on the bar doesn't.
    mutating func drag(
        to room: ConversationRoom, of list: ConversationList, in motion: ContentMotion,
        focus: ConversationFocus = .unknown
    ) -> Change {
        isDragged = isDragged || motion.isHeld
        return move(to: room, of: list, in: motion, focus)
    }

    private mutating func move(
        to room: ConversationRoom, of list: ConversationList, in motion: ContentMotion,
        _ focus: ConversationFocus
    ) -> Change {
        guard !isFrozen else { return Change(room: self.room) }
        let isAtEnd = isAtEnd(list)
        let distance = liftedDistance(to: room, focus, isAtEnd: isAtEnd)
        self.room = room
        guard distance != 0, !motion.isHeld, !isDragged else { return Change(room: room) }
        let lifts = rules.lift.lifts(isAtEnd: isAtEnd, isGrowing: distance > 0)
        let offset = list.offset(liftedBy: lifts ? distance : 0, with: room.total)
        return Change(room: room, offset: offset == list.axis.offset ? nil : offset)
    }

    /// Returns the distance by which the content goes along when there is another `room`.
    ///
    /// It doesn't go up with the keyboard of another conversation, and therefore not down afterward, and
    /// makes up for it when the focus comes here. Its own bar takes it along at any time.
    private mutating func liftedDistance(
        to room: ConversationRoom, _ focus: ConversationFocus, isAtEnd: Bool
    ) -> CGFloat {
        let (distance, before) = (room.total - self.room.total, roomOfOthers)
        if focus == .here, distance >= 0 {
            roomOfOthers = 0
        } else if room.isLeftBehind, distance > 0, !isAtEnd {
            // The bar has never gone down, as it was expected to. It takes along only an end.
            roomOfOthers = before + min(leftByOthers, distance)
        } else if isOfOthers(room, distance, focus) {
            roomOfOthers = max(0, before + distance)
        }
        if distance != 0 { leftByOthers = max(0, before - roomOfOthers) }
        return distance + before - roomOfOthers
    }

    /// Returns a Boolean value that indicates whether the room of others is what changes first.
    ///
    /// Without a keyboard, it is that of a bar that was left behind, and goes with it.
    private func isOfOthers(
        _ room: ConversationRoom, _ distance: CGFloat, _ focus: ConversationFocus
    ) -> Bool {
        room.isKeyboard(since: self.room)
            ? distance < 0 || focus == .elsewhere : distance < 0 && self.room.keyboard == 0
    }

    /// Responds to content that somebody has moved, maybe to where the room of others ends.
    mutating func note(_ list: ConversationList) {
        guard roomOfOthers > 0 else { return }
        roomOfOthers = list.distanceToEnd(with: room.total).clamped(to: 0...roomOfOthers)
    }

    /// Responds to a way to the end, which is above all that covers the list.
    mutating func showEnd() {
        roomOfOthers = 0
    }

    /// Responds to a keyboard that has come to rest.
    mutating func settle() {
        isDragged = false
    }

    /// Responds to a finger that comes down on the content, which is where people want it.
    mutating func touch() {
        owesEnd = false
    }

    /// Responds to content that has come to rest, and returns the offset at which it can stay.
    mutating func rest(_ list: ConversationList) -> CGFloat {
        defer { owesEnd = false }
        return owesEnd
            ? list.end(with: roomAtEnd) : list.offset(liftedBy: 0, with: room.total)
    }

    /// Returns the room to keep while people move the content, which now has `kept` points of it: as
    /// much as the content needs to stay where it is.
    func held(of list: ConversationList, in motion: ContentMotion, kept: CGFloat) -> CGFloat {
        guard motion.isHeld, room.total < kept else { return room.total }
        return max(room.total, list.roomInUse(upTo: kept))
    }

    /// Leaves everything as it is, or not any more.
    mutating func freeze(_ isFrozen: Bool) {
        self.isFrozen = isFrozen
    }

    /// Forgets all but the rules, and whether it is frozen.
    mutating func forget() {
        self = ConversationState(rules: rules, isFrozen: isFrozen)
    }
}

extension ConversationState {
    init(
        rules: ConversationRules, room: ConversationRoom = ConversationRoom(),
        isFrozen: Bool = false
    ) {
        (self.rules, self.room, self.isFrozen) = (rules, room, isFrozen)
    }
}
