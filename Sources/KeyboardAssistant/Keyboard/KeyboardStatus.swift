import CoreGraphics

/// The state of the keyboard according to the notifications, and the changes that each of them
/// causes.
///
/// The same state or height twice in a row isn't an event. The only exception is a repeated frame
/// of a stationary keyboard, because the window in which it is measured may have moved.
struct KeyboardStatus: Equatable, Sendable {
    /// The most recent documented state.
    private(set) var state = KeyboardObserver.KeyboardState.didHide
    /// The current or target frame of the keyboard, in screen coordinates; `nil` while it is
    /// hidden.
    private(set) var frame: CGRect?
    /// The visible height in points.
    ///
    /// It is zero while the keyboard is hidden.
    private(set) var visibleHeight: CGFloat = 0
    /// The most recent visible height that wasn't zero.
    private(set) var lastHeight: CGFloat = 0
    private(set) var animation = KeyboardAnimation(duration: 0)
    private(set) var isLocal = true
    /// The screen that shows the keyboard; `nil` if no notification specified it.
    private(set) var screen: ObjectIdentifier?
    private var move = KeyboardMove()
    /// A Boolean value that indicates whether a layout guide, and no notification, told the last move.
    private var isCorrected = false
    /// A Boolean value that indicates whether the frame of a stationary keyboard was announced
    /// again.
    private var isRepeated = false

    /// A Boolean value that indicates whether all announced changes have happened.
    var isSettled: Bool { move.isOver }

    /// A Boolean value that indicates whether the keyboard is shown and no move is announced.
    var isAtRest: Bool { state == .didShow && isSettled }

    /// A Boolean value that indicates whether a part of what the system posts about each move is
    /// missing from the last one: what was about to happen, or that it has happened.
    var isHalfTold: Bool { !isCorrected && move.isHalfTold }

    /// The frame of the last show that was announced; `nil` once the show has happened, the keyboard is
    /// hidden, or another move begins after the show's.
    var announcedShow: CGRect? { move.shownFrame }

    /// Creates the status of a hidden keyboard.
    init() {}

    /// Creates the status of a keyboard that is docked at `frame` without a notification.
    init(
        dockedAt frame: CGRect, on screen: ObjectIdentifier?, isLocal: Bool,
        showing height: CGFloat
    ) {
        state = .didShow
        self.frame = frame
        self.screen = screen
        self.isLocal = isLocal
        visibleHeight = height
        lastHeight = height
    }

    /// Returns a Boolean value that indicates whether a notification is about the present move of the
    /// known keyboard, or shows a different one.
    ///
    /// Notifications about a keyboard on another screen don't change the status of a visible
    /// keyboard. Nor does the end of a move that another one has overtaken.
    func isAffected(by transition: KeyboardTransition) -> Bool {
        if move.hasOvertaken(transition) { return false }
        guard frame != nil, let screen, let other = transition.screen, other != screen else {
            return true
        }
        return transition.phase == .willShow || transition.phase == .didShow
    }

    /// Applies a notification to everything but the visible height, which is measured afterward.
    ///
    /// - Parameters:
    ///   - screenBounds: The bounds of the screen that shows the keyboard; `nil` if they are
    ///     unknown.
    ///   - isBelieved: A Boolean value that indicates whether the frame counts.
    mutating func apply(
        _ transition: KeyboardTransition, onScreen screenBounds: CGRect? = nil,
        isBelieved: Bool = true
    ) {
        let before = self
        let isNewMove = move.begins(with: transition)
        animation = transition.animation
        isLocal = transition.isLocal
        if isBelieved {
            frame = leavesScreen(with: transition, screenBounds) ? nil : frame(after: transition)
        } else if frame == nil, transition.phase == .didShow {
            frame = before.move.shownFrame
        }
        screen = screen(after: transition)
        state = state(after: transition.phase)
        isCorrected = transition.isFromGuide
        isRepeated =
            isNewMove && before.state == .didShow && state == .didShow && transition.frame != nil
    }

    /// Returns a Boolean value that indicates whether a notification about what has happened says
    /// that the known docked keyboard is lower, or gone.
    ///
    /// Such a frame needs another source, because iOS 27 has been observed to misreport frames
    /// outside of `willChangeFrame` (manaflow-ai/cmux#10810, #10518). A frame that raises the
    /// keyboard is safe to believe, and that a keyboard floats was told only afterward by iOS 9 and
    /// 10.
    ///
    /// If an app begins editing while observers are being notified of a hide, some of them are notified
    /// of the show before the hide. The end of that show is about the keyboard that the show announced.
    func isDoubtful(
        _ transition: KeyboardTransition, onScreen screenBounds: CGRect? = nil
    ) -> Bool {
        guard transition.phase == .didShow || transition.phase == .didChangeFrame,
            let known = frame ?? move.shownFrame, let told = transition.frame
        else { return false }
        let bottom = screenBounds?.maxY ?? known.maxY
        // The frame of a shown keyboard can be in a window's coordinates and end anywhere.
        let isShown = state == .willShow || state == .didShow
        let isWide = screenBounds.map { abs(known.width - $0.width) <= 1 } ?? false
        let knownBottom = isShown && isWide ? max(known.maxY, bottom) : known.maxY
        // A keyboard that is shown has a frame, wherever it is.
        if told.isEmpty, isShown, knownBottom >= bottom - 1 { return true }
        let width = screenBounds?.width ?? known.width
        let floats = !told.isEmpty && told.minY < bottom && told.maxY < bottom - 1
        return !floats
            && cover(of: told, endingAt: told.maxY, above: bottom, across: width)
                < cover(of: known, endingAt: knownBottom, above: bottom, across: width) - 1
    }

    /// Returns the height that a keyboard covers if it is docked; zero for one that isn't as wide as
    /// the screen, and for a frame as high as the screen, which is impossible for a keyboard.
    private func cover(
        of frame: CGRect, endingAt end: CGFloat, above bottom: CGFloat, across width: CGFloat
    ) -> CGFloat {
        guard !frame.isEmpty, frame.minY < bottom, end >= bottom - 1,
            frame.width >= width - 1, frame.height <= bottom - 1
        else { return 0 }
        return bottom - frame.minY
    }

    private func screen(after transition: KeyboardTransition) -> ObjectIdentifier? {
        guard frame != nil else { return nil }
        return transition.frame == nil ? screen : transition.screen
    }

    private func frame(after transition: KeyboardTransition) -> CGRect? {
        switch transition.phase {
        // A hide may end in any frame, such as zero, half a screen down, or the visible frame.
        case .willHide, .didHide:
            return nil
        // During a rotation, the frame changes to that of the visible keyboard in the middle of a
        // hide.
        case .didChangeFrame where state == .willHide && frame == nil:
            return nil
        // A keyboard that isn't docked has left as announced. The screen may have turned meanwhile,
        // and the frame, which was below it, be on it now.
        case .didChangeFrame
        where state == .didHide && frame == nil && transition.frame == move.announcedFrame:
            return nil
        case .willShow, .didShow, .willChangeFrame, .didChangeFrame:
            return transition.frame ?? frame
        }
    }

    /// Returns a Boolean value that indicates whether a keyboard that isn't docked leaves the screen.
    ///
    /// It counts as hidden already, and leaves without another hide. After a rotation, a frame below
    /// the screen could be on it.
    private func leavesScreen(
        with transition: KeyboardTransition, _ screenBounds: CGRect?
    ) -> Bool {
        switch (transition.phase, state) {
        case (.willChangeFrame, .willHide), (.willChangeFrame, .didHide),
            (.didChangeFrame, .willHide), (.didChangeFrame, .didHide):
            guard let frame = transition.frame, let screenBounds else { return false }
            return frame.intersection(screenBounds).isEmpty
        default: return false
        }
    }

    private func state(
        after phase: KeyboardTransition.Phase
    ) -> KeyboardObserver.KeyboardState {
        switch (phase, state) {
        // A change of size is announced as another show.
        case (.willShow, .didShow): .didShow
        case (.willShow, _): .willShow
        case (.didShow, _): .didShow
        case (.willHide, _): .willHide
        case (.didHide, _): .didHide
        // Another move has overtaken the hide, whose end isn't posted then.
        case (.didChangeFrame, .willHide) where move.overtakesHide:
            .didHide
        case (.willChangeFrame, _), (.didChangeFrame, _): state
        }
    }

    /// Sets the visible height for the current state; `nil` if it couldn't be measured.
    mutating func setVisibleHeight(_ height: CGFloat?) {
        switch state {
        case .willHide, .didHide:
            visibleHeight = 0
        case .willShow, .didShow:
            guard let height else { return }
            visibleHeight = max(0, height)
            if visibleHeight > 0 { lastHeight = visibleHeight }
        }
    }

    /// Returns a Boolean value that indicates whether the keyboard's frame or screen differs from
    /// `before`.
    func hasMoved(since before: KeyboardStatus) -> Bool {
        frame != before.frame || screen != before.screen
    }

    /// Returns the events for the changes since `before`, in order.
    func events(
        since before: KeyboardStatus, _ transition: KeyboardTransition
    ) -> [KeyboardEvent] {
        var events: [KeyboardEvent] = []
        if hasMoved(since: before) || isLocal != before.isLocal || isRepeated {
            events.append(.frameChanged(transition))
        }
        if visibleHeight != before.visibleHeight { events.append(.heightChanged(visibleHeight)) }
        if state != before.state { events.append(.stateChanged(state)) }
        return events
    }

    /// Returns the notification that must have been missed if the keyboard is now docked at
    /// `docked`, or not docked for `nil`.
    ///
    /// Returns `nil` if none was missed.
    ///
    /// A keyboard that is about to appear isn't checked, because its frame is already known. A
    /// floating keyboard doesn't cover the bottom of a window. A keyboard that isn't docked counts
    /// as hidden only if `absenceCounts` is `true`.
    func missedTransition(
        docked: CGRect?, absenceCounts: Bool = true, isDocked: (CGRect) -> Bool
    ) -> KeyboardTransition? {
        guard state != .willShow else { return nil }
        let known = frame.flatMap { isDocked($0) ? $0 : nil }
        switch (known, docked) {
        case (nil, nil):
            return nil
        case (let known?, let found?) where abs(known.minY - found.minY) <= 1:
            return nil
        case (_, let found?):
            return KeyboardTransition(
                phase: .didShow, endFrame: found, duration: 0, isLocal: isLocal)
        case (_, nil):
            guard absenceCounts else { return nil }
            return KeyboardTransition(phase: .didHide, duration: 0, isLocal: isLocal)
        }
    }
}

/// The notifications of one keyboard move, with the announcements first.
private struct KeyboardMove: Equatable, Sendable {
    private var phases: Set<KeyboardTransition.Phase> = []
    /// The frame that `willChangeFrame` announced; `nil` if nothing, or no frame, was announced.
    private(set) var announcedFrame: CGRect?
    /// The frame that the last show announced; `nil` once the show has happened, the keyboard is hidden,
    /// or another move begins after this one.
    private(set) var shownFrame: CGRect?
    /// The end of the last show or hide that was announced; `nil` once it has happened.
    private var awaitedEnd: KeyboardTransition.Phase?
    /// The end of the opposite show or hide that this one has overtaken, until a frame or an end of
    /// this one has been told; `nil` if there is none.
    private var overtakenEnd: KeyboardTransition.Phase?

    /// A Boolean value that indicates whether the announced change has happened.
    var isOver: Bool { phases.contains { !$0.isAnnouncement } || phases.isEmpty }

    /// A Boolean value that indicates whether a change of frame was announced without a hide, so that
    /// this isn't the move of a hide that was announced before.
    var overtakesHide: Bool { phases.contains(.willChangeFrame) && !phases.contains(.willHide) }

    /// A Boolean value that indicates whether nothing has happened yet, or something that wasn't
    /// announced.
    var isHalfTold: Bool {
        guard !phases.isEmpty else { return false }
        return !isOver || !phases.compactMap(\.announcement).allSatisfy(phases.contains)
    }

    /// Returns a Boolean value that indicates whether a notification tells the end of the opposite move
    /// that this one has overtaken.
    ///
    /// A notification reaches one observer after the other. If one of them begins editing at the end of
    /// a hide, the others are told of a show before that end. The system tells the frame of a move
    /// before its end, so an end after a frame is this move's own, even if the announcements came in
    /// the wrong order.
    func hasOvertaken(_ transition: KeyboardTransition) -> Bool {
        transition.phase == overtakenEnd && !transition.isFromGuide
    }

    /// Adds the next notification and returns whether it starts another move.
    ///
    /// Each notification is posted once per move, and announcements are posted first.
    mutating func begins(with transition: KeyboardTransition) -> Bool {
        let phase = transition.phase
        let isNew = phases.isEmpty || phases.contains(phase) || (phase.isAnnouncement && isOver)
        // The end of the show may never have been told.
        if phase.isAnnouncement, isOver { shownFrame = nil }
        switch phase {
        case .willShow:
            (overtakenEnd, awaitedEnd) = (awaitedEnd == .didHide ? .didHide : nil, .didShow)
            shownFrame = transition.frame
        case .willHide:
            (overtakenEnd, awaitedEnd) = (awaitedEnd == .didShow ? .didShow : nil, .didHide)
        case .didShow, .didHide: (overtakenEnd, awaitedEnd, shownFrame) = (nil, nil, nil)
        case .didChangeFrame: overtakenEnd = nil
        case .willChangeFrame: break
        }
        if isNew { (phases, announcedFrame) = ([], nil) }
        if phase == .willChangeFrame { announcedFrame = transition.frame }
        phases.insert(phase)
        return isNew
    }
}
