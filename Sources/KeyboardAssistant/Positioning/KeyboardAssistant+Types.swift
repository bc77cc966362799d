extension KeyboardAssistant {
    /// The positions to which an input is brought.
    public enum RepositionConstraint: CaseIterable, Sendable {
        /// The input's top is brought to the top of the scroll view's frame, less the offset.
        case viewTopToTopOfScreen
        /// The input's bottom is brought to the top of the keyboard, plus the offset.
        case viewBottomToTopOfKeyboard
    }
}

extension KeyboardAssistant {
    /// The ways in which an assistant and its delegate share the work.
    public enum AssistantType: CaseIterable, Sendable {
        /// The assistant keeps clear of the keyboard and positions inputs.
        case autoScrollView
        /// The assistant moves the bottom constraint; the delegate positions inputs.
        case manualWithBottomConstraint
        /// The delegate does both.
        case manual
    }
}

extension KeyboardAssistant {
    /// The rules for an input that is in sight already.
    public enum RepositionPolicy: CaseIterable, Sendable {
        /// The input is always brought to its position, as documented for the factories.
        case always
        /// The input is moved only if some of it cannot be seen.
        case ifNeeded
    }
}
