/// The facts that explain why a response changed nothing, or left the keyboard to another avoider.
struct MoveFacts: Equatable, Sendable {
    /// The keyboards that an assistant can find.
    enum Keyboard: CaseIterable, Sendable {
        /// The keyboard is hidden, or isn't in the window.
        case away
        /// The keyboard belongs to another app.
        case foreign
        /// The keyboard belongs to this app, and no position of the keyboard was used.
        case unused
        /// The keyboard isn't docked.
        case detached
        /// The keyboard is docked.
        case docked
    }

    var keyboard = Keyboard.docked
    /// A Boolean value that indicates whether a number changed.
    var hasChanged = false
    /// The avoider of the keyboard in place of the assistant; `nil` if there is none.
    var others: KeyboardAvoider?
    /// A Boolean value that indicates whether one of the assistant's inputs is being edited.
    var hasInput = true
    /// A Boolean value that indicates whether the assistant scrolls by itself.
    var scrolls = true
    /// A Boolean value that indicates whether the input is in the scroll view.
    var isInside = true
    /// A Boolean value that indicates whether people are scrolling.
    var isScrolledByPeople = false
    /// A Boolean value that indicates whether the edited part of the input is visible.
    var isVisible = false

    /// The reason; `nil` if the assistant did everything itself.
    var inactionReason: InactionReason? {
        if keyboard == .docked, let others { return others.reason }
        return hasChanged ? nil : obstacle
    }

    private var obstacle: InactionReason {
        switch keyboard {
        case .away: return .noKeyboard
        case .foreign: return .foreignKeyboard
        case .unused: return hasInput ? .foreignKeyboard : .noInput
        case .detached: return .detachedKeyboard
        case .docked: break
        }
        guard hasInput else { return .noInput }
        guard scrolls else { return .delegate }
        guard isInside else { return .outsideScrollView }
        if isVisible { return .alreadyVisible }
        return isScrolledByPeople ? .peopleAreScrolling : .notFullyVisible
    }
}
