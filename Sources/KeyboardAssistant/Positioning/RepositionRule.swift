/// Where an input is brought.
public enum RepositionRule: CaseIterable, Sendable {
    /// The input's top to the top of the scroll view's frame, less the offset.
    case viewTopToTopOfScreen
    /// The input's bottom to the top of the keyboard, plus the offset.
    case viewBottomToTopOfKeyboard
}

/// Who brings inputs into sight, and who makes room.
public enum RepositionMode: CaseIterable, Sendable {
    /// The assistant does both.
    case autoScrollView
    /// The assistant moves the bottom constraint; the delegate positions.
    case manualWithBottomConstraint
    /// The delegate does both.
    case manual
}

/// Whether an input that is in sight already is moved nevertheless.
public enum RepositionPolicy: CaseIterable, Sendable {
    /// Always to the place that the rule names, as documented for the factories.
    case always
    /// Only if some of it cannot be seen.
    case ifNeeded
}
