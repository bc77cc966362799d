/// What decides whether the screen in front can be closed by a key.
struct ScreenClosing: Hashable, Sendable {
    enum Kind: Hashable, Sendable, CaseIterable {
        /// Nobody presents it.
        case root
        /// A sheet or a popover, which people can also swipe or tap away.
        case card
        /// It covers everything, and only what the app shows on it closes it.
        case fullScreen
        /// A question; the system answers Escape itself, with the button that cancels.
        case alert
    }

    /// What a key that closes screens does.
    enum Outcome: Hashable, Sendable {
        /// Nothing, so the key is free for others.
        case nothing
        /// Closes the screen if its delegate allows it.
        case close
        /// Tells the delegate that somebody tried, as a swipe would.
        case attempt
    }

    var kind = Kind.root
    /// Whether it is on its way onto the screen or off it.
    var isMoving = false
    /// Whether the app insists on an answer (`isModalInPresentation`).
    var isModal = false
    /// Whether the app wants full screens closed by keys, too.
    var closesFullScreens = false

    var outcome: Outcome {
        guard !isMoving else { return .nothing }
        switch kind {
        case .root, .alert: return .nothing
        case .card: return isModal ? .attempt : .close
        case .fullScreen: return closesFullScreens ? (isModal ? .attempt : .close) : .nothing
        }
    }
}
