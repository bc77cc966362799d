import CoreGraphics

/// The state of the keyboard as notifications describe it, and what each of them changes.
///
/// It never repeats itself: the same state twice in a row, or the same height, is not an event.
/// Only the frame of a keyboard at rest that is announced once more is, because the window in which
/// it is measured may have moved.
struct KeyboardStatus: Equatable, Sendable {
    /// The last documented state.
    private(set) var state = KeyboardObserver.KeyboardState.didHide
    /// The frame that the keyboard has or moves to, in screen coordinates; `nil` while it is away.
    private(set) var frame: CGRect?
    /// The visible height in points; zero while the keyboard is away.
    private(set) var visibleHeight: CGFloat = 0
    /// The last visible height that was not zero.
    private(set) var lastHeight: CGFloat = 0
    private(set) var animation = KeyboardAnimation(duration: 0)
    private(set) var isLocal = true
    /// The screen that the keyboard is on; `nil` where no notification named it.
    private(set) var screen: ObjectIdentifier?
    private var move = KeyboardMove()
    /// A Boolean value that indicates whether a frame at rest was announced once more.
    private var isRepeated = false

    /// A Boolean value that indicates whether all that was announced has happened.
    var isSettled: Bool { move.isOver }

    /// Creates the status of a keyboard that is away.
    init() {}

    /// Creates the status of a keyboard found docked at `frame`, which no notification announced.
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

    /// Returns whether a notification is about the keyboard that is known, or another one shows.
    ///
    /// What happens to the keyboard of another screen changes nothing for the one that is up here.
    func isAffected(by transition: KeyboardTransition) -> Bool {
        guard frame != nil, let screen, let other = transition.screen, other != screen else {
            return true
        }
        return transition.phase == .willShow || transition.phase == .didShow
    }

    /// Applies a notification to all but the visible height, which is measured afterwards.
    mutating func apply(_ transition: KeyboardTransition) {
        let before = self
        animation = transition.animation
        isLocal = transition.isLocal
        frame = frame(after: transition)
        screen = screen(after: transition)
        state = state(after: transition.phase)
        isRepeated =
            move.begins(with: transition.phase) && before.state == .didShow
            && state == .didShow && transition.frame != nil
    }

    private func screen(after transition: KeyboardTransition) -> ObjectIdentifier? {
        guard frame != nil else { return nil }
        return transition.frame == nil ? screen : transition.screen
    }

    private func frame(after transition: KeyboardTransition) -> CGRect? {
        switch transition.phase {
        // A hide may end in any rectangle at all: zero, half a screen down, or the one shown.
        case .willHide, .didHide:
            return nil
        // In a rotation the frame changes "to the one shown" in the middle of the hide.
        case .didChangeFrame where state == .willHide && frame == nil:
            return nil
        case .willShow, .didShow, .willChangeFrame, .didChangeFrame:
            return transition.frame ?? frame
        }
    }

    private func state(
        after phase: KeyboardTransition.Phase
    ) -> KeyboardObserver.KeyboardState {
        switch (phase, state) {
        // A size change is announced as another show.
        case (.willShow, .didShow): .didShow
        case (.willShow, _): .willShow
        case (.didShow, _): .didShow
        case (.willHide, _): .willHide
        case (.didHide, _): .didHide
        case (.willChangeFrame, _), (.didChangeFrame, _): state
        }
    }

    /// Sets the visible height as the state allows it; `nil` where it cannot be measured.
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

    /// Returns whether the keyboard is, or will be, elsewhere than in `before`.
    func hasMoved(since before: KeyboardStatus) -> Bool {
        frame != before.frame || screen != before.screen
    }

    /// Returns what a notification changed since `before`, in order.
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

    /// Returns the notification that must have been missed if the keyboard is at `docked` now, or
    /// docked nowhere; `nil` if none was.
    ///
    /// A keyboard that is about to show is not looked for: its frame is known already. One that
    /// floats covers no window's bottom. One that is docked nowhere is gone only where
    /// `absenceCounts`.
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

/// The notifications of one move of the keyboard: announcements, and then what has happened.
private struct KeyboardMove: Equatable, Sendable {
    private var phases: Set<KeyboardTransition.Phase> = []

    /// A Boolean value that indicates whether what was announced has happened.
    var isOver: Bool { phases.contains { !$0.isAnnouncement } || phases.isEmpty }

    /// Adds the next notification and returns whether another move begins with it.
    ///
    /// Each of the notifications of a move comes once, and announcements come first.
    mutating func begins(with phase: KeyboardTransition.Phase) -> Bool {
        let isNew = phases.isEmpty || phases.contains(phase) || (phase.isAnnouncement && isOver)
        if isNew { phases = [] }
        phases.insert(phase)
        return isNew
    }
}
