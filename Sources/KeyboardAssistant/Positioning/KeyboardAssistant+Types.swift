extension KeyboardAssistant {
    /// The positions to which an assistant scrolls an input.
    public enum RepositionConstraint: CaseIterable, Sendable {
        /// The input's top is below the top of the scroll view's frame, by the offset in points.
        case viewTopToTopOfScreen
        /// The input's bottom is above the top of the keyboard, by the offset in points.
        case viewBottomToTopOfKeyboard
    }
}

extension KeyboardAssistant {
    /// The divisions of the work between an assistant and its delegate.
    public enum AssistantType: CaseIterable, Sendable {
        /// The assistant avoids the keyboard and positions inputs.
        case autoScrollView
        /// The assistant changes the bottom constraint, and the delegate positions inputs.
        case manualWithBottomConstraint
        /// The delegate avoids the keyboard and positions inputs.
        case manual
    }
}

extension KeyboardAssistant {
    /// The rules for an input that is already visible.
    public enum RepositionPolicy: CaseIterable, Sendable {
        /// The input always moves to its position.
        case always
        /// The input moves only if it isn't fully visible.
        case ifNeeded
    }
}
