import CoreGraphics

extension KeyboardAssistant {
    /// A response of an assistant to the keyboard, the focus, a layout, typing or the app: what
    /// caused it, where the keyboard was, and what was done.
    ///
    /// It refers to views by the names of their classes, and contains nothing that people have
    /// entered. Its description is one line of text.
    public struct Move: Equatable, Sendable {
        /// What the assistant responded to.
        public internal(set) var cause: Cause
        /// The class name of the input that is being edited; `nil` if none of the assistant's
        /// inputs is.
        public internal(set) var inputClassName: String?
        /// The keyboard's position, the source that was used, and the reason for it; `nil` if the
        /// assistant found no keyboard to avoid.
        public internal(set) var keyboard: KeyboardResolution?
        /// The numbers that are different after the response.
        public internal(set) var changes: [Change] = []
        /// The reason why nothing changed, or why others make the room; `nil` if the assistant did
        /// all of it.
        public internal(set) var restraint: Restraint?
    }
}

extension KeyboardAssistant.Move {
    /// The events to which an assistant responds.
    public enum Cause: Hashable, Sendable {
        /// A notification of the keyboard.
        case keyboard(KeyboardTransition.Phase)
        /// The keyboard layout guide, which showed that a notification was missed.
        case layoutGuide
        /// Another input became the edited one, or people moved to another row.
        case focus
        /// A layout that moved the edited input, a view that belongs to it, the scroll view, or the
        /// footer.
        case layout
        /// Typing, or a move of the caret.
        case typing
        /// The end of a drag, or of the deceleration after it, in which the keyboard left.
        case scrollEnd
        /// Another assistant, which made room in a scroll view around this one, started, or ended.
        case otherAssistant
        /// A call of the app's, or a property that it set.
        case app
    }

    /// A number that a response changed, in points.
    public struct Change: Equatable, Sendable {
        /// The kind of number.
        public internal(set) var quantity: Quantity
        /// The class name of the scroll view that was scrolled; `nil` if it is the assistant's own,
        /// and for the quantities that aren't offsets.
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
        /// The part of the constraint's constant, by which content moves up.
        case bottomConstraint
        /// The part of the bottom additional safe area inset.
        case additionalSafeArea
        /// The vertical content offset of a scroll view.
        case contentOffset
    }
}

extension KeyboardAssistant.Move {
    /// The reasons why an assistant changes nothing, or leaves the room to others.
    public enum Restraint: CaseIterable, Sendable {
        /// The keyboard is hidden, or the one that there is can't be in the window.
        case noKeyboard
        /// The keyboard belongs to another app, or to another screen of this one.
        case foreignKeyboard
        /// The keyboard is floating, split or undocked, and covers nothing at the bottom.
        case detachedKeyboard
        /// None of the assistant's inputs is being edited.
        case noInput
        /// The edited input isn't in the scroll view.
        case outsideScrollView
        /// The input is already visible.
        case alreadyVisible
        /// Not all of the input is visible, because it doesn't fit, because the content ends, or
        /// because it was scrolled away before.
        case notFullyVisible
        /// People are scrolling.
        case peopleAreScrolling
        /// The delegate, or the closure in its place, positions the inputs.
        case delegate

        /// The scroll view is the table of a table view controller, which avoids the keyboard by
        /// itself.
        case tableViewController
        /// The app's constraints to the keyboard layout guide avoid the keyboard.
        case keyboardLayoutGuide
        /// Others have added the inset for the keyboard, such as a collection view controller.
        case foreignInset
        /// Another assistant avoids the keyboard, such as that of a scroll view around this one.
        case otherAssistant

        /// The app's `shouldAssist` closure returned `false`.
        case excluded
        /// The input is in a web view, which avoids the keyboard by itself.
        case webView
        /// The input is a search field in a navigation bar or a toolbar.
        case searchBar
        /// The input is the search field of a find interaction.
        case findNavigator
        /// The input is in an input view or an accessory view, which is above the keyboard.
        case inputView
        /// The input is in an alert, which the system moves.
        case alert
        /// A view around the input keeps its content above the keyboard by its safe area, as views
        /// that host SwiftUI do.
        case ownSafeArea
        /// The keyboard doesn't cover the input, and no scroll view around it.
        case notCovered
        /// The keyboard covers the input, and no scroll view or safe area can move it.
        case noScrollView
    }
}

extension KeyboardAssistant.Move.Cause {
    /// Creates the cause of the response to `event`; `nil` if nothing responds to it.
    init?(_ event: KeyboardEvent) {
        switch event {
        case .frameChanged(let transition):
            self = transition.isFromGuide ? .layoutGuide : .keyboard(transition.phase)
        case .stateChanged(.didShow): self = .keyboard(.didShow)
        case .stateChanged(.didHide): self = .keyboard(.didHide)
        case .stateChanged, .heightChanged: return nil
        }
    }

    /// A Boolean value that indicates whether people expect a move, so that it matters when there
    /// is none.
    ///
    /// The others happen all the time, or repeat what was announced.
    var isAnnouncement: Bool {
        switch self {
        case .keyboard(let phase): phase.isAnnouncement
        case .layoutGuide, .focus: true
        case .layout, .typing, .scrollEnd, .otherAssistant, .app: false
        }
    }
}
