import CoreGraphics

/// The bottom inset of a conversation, and the way its list moves when the inset changes.
///
/// The decision is made once, when the keyboard announces a move or the height of the bar changes.
/// An animation fills the time between.
struct ConversationState: Equatable, Sendable {
    var rules = ConversationRules()
    /// The inset in use.
    private(set) var room = ConversationRoom()
    /// A Boolean value that indicates whether inset and offset stay as they are.
    private(set) var isFrozen = false
    /// A Boolean value that indicates whether people have dragged the keyboard.
    ///
    /// The position of the content is then up to people until the keyboard has come to rest.
    private var isDragged = false
    /// The part of the inset, in points, that didn't lift the content, because the keyboard came
    /// for another conversation.
    private(set) var roomOfOthers: CGFloat = 0
    /// The part of `roomOfOthers` that ended with the last change, in points.
    private var leftByOthers: CGFloat = 0
    /// A Boolean value that indicates whether the list has been laid out.
    private(set) var hasAppeared = false
    /// A Boolean value that indicates whether the content has to go to its end at rest, because it
    /// couldn't go up with the keyboard.
    private(set) var owesEnd = false

    /// The effect of an event.
    struct Change: Equatable, Sendable {
        /// The new inset.
        var room: ConversationRoom
        /// The new offset; `nil` if the content stays.
        var offset: CGFloat?
    }

    /// The inset above which the list is at its end, in points, without `roomOfOthers`.
    var roomAtEnd: CGFloat { room.total - roomOfOthers }

    /// Returns a Boolean value that indicates whether `list` is at its end.
    func isAtEnd(_ list: ConversationList) -> Bool {
        list.distanceToEnd(with: roomAtEnd) <= rules.endTolerance
    }

    // MARK: Events

    /// Responds to the first layout.
    ///
    /// The content stays.
    mutating func appear(with room: ConversationRoom) -> Change {
        hasAppeared = true
        self.room = room
        return Change(room: room)
    }

    /// Responds to the height that the keyboard announces, or to a new height of the bar.
    ///
    /// The focus is asked for only if the answer depends on it, because a window without a first
    /// responder is searched for it view by view.
    mutating func change(
        to room: ConversationRoom, of list: ConversationList, in motion: ContentMotion = .rest,
        focus: @autoclosure () -> ConversationFocus = .unknown
    ) -> Change {
        if motion == .deceleration, !isFrozen, isAtEnd(list), room.total > self.room.total,
            rules.lift.lifts(isAtEnd: true, isGrowing: true), focus() != .elsewhere
        {
            owesEnd = true
        }
        return move(to: room, of: list, in: motion, focus)
    }

    /// Responds to a finger that drags the keyboard, and so changes the inset to `room`.
    ///
    /// A finger that came down on the list moves the content, too. A finger on the bar doesn't.
    mutating func drag(
        to room: ConversationRoom, of list: ConversationList, in motion: ContentMotion,
        focus: @autoclosure () -> ConversationFocus = .unknown
    ) -> Change {
        isDragged = isDragged || motion.isHeld
        return move(to: room, of: list, in: motion, focus)
    }

    private mutating func move(
        to room: ConversationRoom, of list: ConversationList, in motion: ContentMotion,
        _ focus: () -> ConversationFocus
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

    /// Returns the distance by which the content moves with a change to `room`.
    ///
    /// The content doesn't go up with the keyboard of another conversation, and therefore not down
    /// afterward. It makes up for the distance when the focus comes to this conversation. The
    /// conversation's own bar always moves the content.
    private mutating func liftedDistance(
        to room: ConversationRoom, _ focus: () -> ConversationFocus, isAtEnd: Bool
    ) -> CGFloat {
        let (distance, before) = (room.total - self.room.total, roomOfOthers)
        guard distance != 0 || before > 0 else { return 0 }
        let focus = focus()
        if focus == .here, distance >= 0 {
            roomOfOthers = 0
        } else if room.isLeftBehind, distance > 0, !isAtEnd {
            // The bar has never gone down as expected. It takes along only an end.
            roomOfOthers = before + min(leftByOthers, distance)
        } else if isOfOthers(room, distance, focus) {
            roomOfOthers = max(0, before + distance)
        }
        if distance != 0 { leftByOthers = max(0, before - roomOfOthers) }
        return distance + before - roomOfOthers
    }

    /// Returns a Boolean value that indicates whether a change affects the room of others first.
    ///
    /// Without a keyboard, the room of others is due to a bar that was left behind, and goes with
    /// the bar.
    private func isOfOthers(
        _ room: ConversationRoom, _ distance: CGFloat, _ focus: ConversationFocus
    ) -> Bool {
        room.isKeyboard(since: self.room)
            ? distance < 0 || focus == .elsewhere : distance < 0 && self.room.keyboard == 0
    }

    /// Responds to a scroll by the app or by people, possibly to the edge of the room of others.
    mutating func note(_ list: ConversationList) {
        guard roomOfOthers > 0 else { return }
        roomOfOthers = list.distanceToEnd(with: room.total).clamped(to: 0...roomOfOthers)
    }

    /// Responds to a scroll to the end, above all views in front of the list.
    mutating func showEnd() {
        roomOfOthers = 0
    }

    /// Responds to a keyboard that has come to rest.
    mutating func settle() {
        isDragged = false
    }

    /// Responds to a finger that comes down on the content, and so decides its position.
    mutating func touch() {
        owesEnd = false
    }

    /// Responds to content that has come to rest, and returns the offset at which the content can
    /// stay.
    mutating func rest(_ list: ConversationList) -> CGFloat {
        defer { owesEnd = false }
        return owesEnd
            ? list.end(with: roomAtEnd) : list.offset(liftedBy: 0, with: room.total)
    }

    /// Returns the inset to keep while people move the content, in points: as much of the present
    /// `kept` points as the content needs to stay in place.
    func held(of list: ConversationList, in motion: ContentMotion, kept: CGFloat) -> CGFloat {
        guard motion.isHeld, room.total < kept else { return room.total }
        return max(room.total, list.roomInUse(upTo: kept))
    }

    /// Freezes or unfreezes inset and offset.
    mutating func freeze(_ isFrozen: Bool) {
        self.isFrozen = isFrozen
    }

    /// Forgets everything but the rules and `isFrozen`.
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
