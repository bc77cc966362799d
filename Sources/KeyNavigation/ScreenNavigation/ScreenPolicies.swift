/// The conditions under which a key dismisses the frontmost screen.
struct DismissalPolicy: Hashable, Sendable {
    enum Kind: Hashable, Sendable, CaseIterable {
        /// A screen that isn't presented.
        case root
        /// A sheet or a popover.
        ///
        /// People can also swipe or tap it away.
        case card
        /// A full-screen presentation.
        ///
        /// By default, only the app's own controls dismiss it.
        case fullScreen
        /// An alert. The system handles Escape itself with the cancel button.
        case alert
    }

    /// The effect of a key that closes screens.
    enum Action: Hashable, Sendable {
        /// The key does nothing and is available to other responders.
        case ignore
        /// The screen is dismissed if its delegate allows it.
        case dismiss
        /// The delegate is notified of the attempt, as for a swipe.
        case attempt
    }

    var kind = Kind.root
    /// A Boolean value that indicates whether the screen is being presented or dismissed.
    var isMoving = false
    /// A Boolean value that indicates whether the app prevents dismissal (`isModalInPresentation`).
    var isModal = false
    /// A Boolean value that indicates whether a delegate can be notified of an attempt.
    var hasDelegate = true
    /// A Boolean value that indicates whether keys also dismiss full-screen presentations.
    var closesFullScreens = false

    var action: Action {
        guard !isMoving else { return .ignore }
        // A key without an effect stays available to other responders.
        let possible: Action = isModal ? (hasDelegate ? .attempt : .ignore) : .dismiss
        switch kind {
        case .root, .alert: return .ignore
        case .card: return possible
        case .fullScreen: return closesFullScreens ? possible : .ignore
        }
    }
}

/// The conditions under which a key goes back in a navigation controller: the same as for a visible
/// back button.
struct PopPolicy: Hashable, Sendable {
    /// The number of screens below the top one.
    var screensBelow = 0
    /// A Boolean value that indicates whether a transition is in progress.
    var isMoving = false
    var hidesBar = false
    var hidesBackButton = false
    /// A Boolean value that indicates whether the app shows its own items instead of the back
    /// button.
    var replacesBackButton = false

    var canPop: Bool {
        screensBelow > 0 && !isMoving && !hidesBar && !hidesBackButton && !replacesBackButton
    }
}
