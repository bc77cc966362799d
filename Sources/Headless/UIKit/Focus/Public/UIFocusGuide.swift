/// A rectangle that sends focus on to somewhere else.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true

    // Apple's header: with none the focus engine does not see the guide.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
