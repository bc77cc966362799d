/// The circumstances that decide whether a key dismisses the frontmost screen.
struct DismissalPolicy: Hashable, Sendable {
    enum Kind: Hashable, Sendable, CaseIterable {
        /// A screen that is not presented.
        case root
        /// A sheet or a popover, which people can also swipe or tap away.
        case card
        /// A screen that covers everything and is dismissed only by the app's own controls.
        case fullScreen
        /// An alert; the system answers Escape itself, with the button that cancels.
        case alert
    }

    /// The effect of a key that closes screens.
    enum Action: Hashable, Sendable {
        /// The key does nothing and is free for others.
        case ignore
        /// The screen is dismissed if its delegate allows it.
        case dismiss
        /// The delegate is notified of the attempt, as by a swipe.
        case attempt
    }

    var kind = Kind.root
    /// A Boolean value that indicates whether the screen is being presented or dismissed.
    var isMoving = false
    /// A Boolean value that indicates whether the app insists on an answer
    /// (`isModalInPresentation`).
    var isModal = false
    /// A Boolean value that indicates whether keys dismiss full screens, too.
    var closesFullScreens = false

    var action: Action {
        guard !isMoving else { return .ignore }
        switch kind {
        case .root, .alert: return .ignore
        case .card: return isModal ? .attempt : .dismiss
        case .fullScreen: return closesFullScreens ? (isModal ? .attempt : .dismiss) : .ignore
        }
    }
}

/// The circumstances that decide whether a key goes back in a navigation stack: wherever a back
/// button shows.
struct PopPolicy: Hashable, Sendable {
    /// The number of screens below the top one.
    var screensBelow = 0
    /// A Boolean value that indicates whether a transition is going on.
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
