/// A rectangle that redirects focus.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true

    // Apple's header: the focus engine ignores a guide without any.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
