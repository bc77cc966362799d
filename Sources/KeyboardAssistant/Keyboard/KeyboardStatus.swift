import CoreGraphics

/// What the observer knows of the keyboard, and what each notification changes in it.
///
/// It never repeats itself: the same state twice in a row, or the same height, is no event. Only a
/// keyboard at rest whose frame is told once more is told of again, because the window in which
/// somebody measures it may have moved.
struct KeyboardStatus: Equatable, Sendable {
    /// The last documented state.
    private(set) var state = KeyboardVisibility.didHide
    /// Where the keyboard is or will be, in screen coordinates; nil while it is away.
    private(set) var frame: CGRect?
    /// What shows of the keyboard; zero while it is away.
    private(set) var visibleHeight: CGFloat = 0
    /// What showed the last time that anything did.
    private(set) var lastHeight: CGFloat = 0
    private(set) var animation = KeyboardAnimation(duration: 0)
    private(set) var isLocal = true
    /// The screen that the keyboard is on; nil where no notification said it.
    private(set) var screen: ObjectIdentifier?
    private var course = KeyboardCourse()
    private var isToldAgain = false

    /// Whether all that was announced has happened.
    var isSettled: Bool { course.isOver }

    init() {}

    /// A keyboard found docked at `frame`, without a notification that said so.
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

    /// Whether a notification is about the keyboard that is known, or about another one that shows.
    ///
    /// What happens to the keyboard of another screen changes nothing for the one that is up here.
    func isConcerned(by transition: KeyboardTransition) -> Bool {
        guard frame != nil, let screen, let other = transition.screen, other != screen else {
            return true
        }
        return transition.phase == .willShow || transition.phase == .didShow
    }

    /// Takes in what a notification says of the place and the state.
    mutating func follow(_ transition: KeyboardTransition) {
        let before = self
        animation = transition.animation
        isLocal = transition.isLocal
        frame = frame(after: transition)
        screen = screen(after: transition)
        state = state(after: transition.phase)
        isToldAgain =
            course.begins(with: transition.phase) && before.state == .didShow
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

    private func state(after phase: KeyboardTransition.Phase) -> KeyboardVisibility {
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

    /// Takes in how much of the keyboard shows in its state; nil where nobody can say.
    mutating func shows(_ height: CGFloat?) {
        switch state {
        case .willHide, .didHide:
            visibleHeight = 0
        case .willShow, .didShow:
            guard let height else { return }
            visibleHeight = max(0, height)
            if visibleHeight > 0 { lastHeight = visibleHeight }
        }
    }

    /// Whether the keyboard is, or will be, elsewhere.
    func hasMoved(since before: KeyboardStatus) -> Bool {
        frame != before.frame || screen != before.screen
    }

    /// Returns what a notification changed, in order.
    func events(
        since before: KeyboardStatus, _ transition: KeyboardTransition
    ) -> [KeyboardEvent] {
        var events: [KeyboardEvent] = []
        if hasMoved(since: before) || isLocal != before.isLocal || isToldAgain {
            events.append(.frameChanged(transition))
        }
        if visibleHeight != before.visibleHeight { events.append(.heightChanged(visibleHeight)) }
        if state != before.state { events.append(.stateChanged(state)) }
        return events
    }
}
