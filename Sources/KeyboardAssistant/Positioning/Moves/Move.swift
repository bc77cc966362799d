import CoreGraphics

extension KeyboardAssistant {
    /// A response of an assistant to the keyboard, the focus, a layout, typing or the app: the cause,
    /// the keyboard's position, and the changes.
    ///
    /// A move refers to views by the names of their classes, and contains nothing that people have
    /// entered. Its description is one line of text.
    public struct Move: Equatable, Sendable {
        /// The event to which the assistant responded.
        public internal(set) var cause: Cause
        /// The class name of the input that is being edited; `nil` if none of the assistant's inputs
        /// is.
        public internal(set) var inputClassName: String?
        /// The keyboard's position, with its source and reason; `nil` if the assistant found no
        /// keyboard to avoid.
        public internal(set) var keyboard: KeyboardPosition?
        /// The numbers that are different after the response.
        public internal(set) var changes: [Change] = []
        /// The reason why nothing changed, or why another avoider responds; `nil` if the assistant did
        /// everything itself.
        public internal(set) var inactionReason: InactionReason?
    }
}

extension KeyboardAssistant.Move {
    /// The events to which an assistant responds.
    public enum Cause: Hashable, Sendable {
        /// A notification of the keyboard.
        case keyboard(KeyboardTransition.Phase)
        /// The keyboard layout guide, after its move revealed a missed notification.
        case layoutGuide
        /// Another input became the edited one, or people moved to another row.
        case focus
        /// A layout that moved the edited input, a view that belongs to the input, the scroll view, or
        /// the footer, or a scroll that was under way before the input began.
        case layout
        /// Typing, or a move of the caret.
        case typing
        /// The end of a drag, or of the following deceleration, in which the keyboard left.
        case scrollEnd
        /// Another assistant changed its inset around the scroll view, started, or ended.
        case otherAssistant
        /// A call by the app, or a property that the app set.
        case app
    }

    /// A number that a response changed, in points.
    public struct Change: Equatable, Sendable {
        /// The kind of number.
        public internal(set) var quantity: Quantity
        /// The class name of the scroll view that was scrolled; `nil` for the assistant's own scroll
        /// view, and for the quantities that aren't offsets.
        public internal(set) var scrollViewClassName: String?
        /// The number before the response.
        public internal(set) var from: CGFloat
        /// The number after the response.
        public internal(set) var to: CGFloat
    }

    /// The kinds of numbers that a response can change.
    ///
    /// Of an inset and of a constant, only the assistant's part counts.
    public enum Quantity: CaseIterable, Sendable {
        /// The part of the scroll view's bottom content inset.
        case contentInset
        /// The part of the constraint's constant that moves content up.
        case bottomConstraint
        /// The part of the bottom additional safe area inset.
        case additionalSafeArea
        /// The vertical content offset of a scroll view.
        case contentOffset
    }
}

extension KeyboardAssistant.Move.Cause {
    /// Creates the cause of the response to `event`; `nil` for an event without a response.
    init?(_ event: KeyboardEvent) {
        switch event {
        case .frameChanged(let transition):
            self = transition.isFromGuide ? .layoutGuide : .keyboard(transition.phase)
        case .stateChanged(.didShow): self = .keyboard(.didShow)
        case .stateChanged(.didHide): self = .keyboard(.didHide)
        case .stateChanged, .heightChanged: return nil
        }
    }

    /// A Boolean value that indicates whether people expect a move, so that the absence of a move
    /// matters.
    ///
    /// The other causes happen all the time, or repeat an announcement.
    var isAnnouncement: Bool {
        switch self {
        case .keyboard(let phase): phase.isAnnouncement
        case .layoutGuide, .focus: true
        case .layout, .typing, .scrollEnd, .otherAssistant, .app: false
        }
    }
}
