import CoreGraphics

/// What the observer knows of the keyboard, and what each notification changes in it.
///
/// It never repeats itself: the same state twice in a row, or the same height, is no event.
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

    init() {}

    /// A keyboard found docked at `frame`, without a notification that said so.
    init(dockedAt frame: CGRect, showing height: CGFloat) {
        state = .didShow
        self.frame = frame
        visibleHeight = height
        lastHeight = height
    }

    /// Takes in a notification and returns what it changed, in order.
    ///
    /// `measure` says how much of a frame shows.
    mutating func handle(
        _ transition: KeyboardTransition, measure: (CGRect) -> CGFloat
    ) -> [KeyboardEvent] {
        let before = self
        animation = transition.animation
        isLocal = transition.isLocal
        frame = frame(after: transition)
        state = state(after: transition.phase)
        measureHeight(after: transition, by: measure)
        return events(since: before, transition)
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

    private mutating func measureHeight(
        after transition: KeyboardTransition, by measure: (CGRect) -> CGFloat
    ) {
        switch state {
        case .willHide, .didHide:
            visibleHeight = 0
        case .willShow, .didShow:
            guard transition.frame != nil, let frame else { return }
            visibleHeight = max(0, measure(frame))
            if visibleHeight > 0 { lastHeight = visibleHeight }
        }
    }

    private func events(
        since before: KeyboardStatus, _ transition: KeyboardTransition
    ) -> [KeyboardEvent] {
        var events: [KeyboardEvent] = []
        if frame != before.frame || isLocal != before.isLocal {
            events.append(.frameChanged(transition))
        }
        if visibleHeight != before.visibleHeight { events.append(.heightChanged(visibleHeight)) }
        if state != before.state { events.append(.stateChanged(state)) }
        return events
    }
}
