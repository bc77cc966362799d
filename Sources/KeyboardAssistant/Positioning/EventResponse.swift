/// A decision about how to respond to an event of the keyboard or the focus: whether anything has to
/// change, and how the edited input comes into view then.
struct EventResponse: Equatable, Sendable {
    /// A Boolean value that indicates whether the inset has to change.
    var changesInset = false
    /// A Boolean value that indicates whether an input is edited.
    var hasInput = false
    /// A Boolean value that indicates whether the input has to be positioned.
    var isDue = false
    /// A Boolean value that indicates whether other avoiders have made the inset by now.
    var wasAwaited = false
    /// A Boolean value that indicates whether the edited part has to be shown again although the inset
    /// doesn't change.
    ///
    /// This value is needed only if ``dependsOnDisplacement`` is `true`.
    var isDisplaced = false

    /// A Boolean value that indicates whether the response depends on whether the edited part has to be
    /// shown again.
    ///
    /// Finding out takes time. An input that is positioned comes into view anyway, and the edited
    /// part is looked for after each change of the inset.
    var dependsOnDisplacement: Bool { !changesInset && !(isDue && hasInput) }

    /// A Boolean value that indicates whether anything has to change.
    var isNecessary: Bool { changesInset || isDue || wasAwaited || isDisplaced }

    /// The ways in which the edited input comes into view.
    enum Showing: Equatable, Sendable {
        /// The input is positioned.
        case position
        /// The edited part is scrolled back into view if it has left the view.
        case keepVisible
        /// Nothing is scrolled.
        case nothing
    }

    /// Returns the way in which the edited input comes into view once the inset has changed.
    ///
    /// - Parameters:
    ///   - isSameKeyboard: A Boolean value that indicates whether the keyboard is still the one of the
    ///     event. Another keyboard is another event.
    ///   - isCovered: Returns a Boolean value that indicates whether the keyboard covers the input. It
    ///     isn't called unless the answer depends on it.
    func showing(isSameKeyboard: Bool, isCovered: () -> Bool) -> Showing {
        if isSameKeyboard, hasInput, isDue || wasAwaited && isCovered() { return .position }
        return changesInset || isDisplaced ? .keepVisible : .nothing
    }
}
