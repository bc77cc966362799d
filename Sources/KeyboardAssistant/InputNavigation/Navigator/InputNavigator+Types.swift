extension InputNavigator {
    /// The seven documented types of navigators, by what they show above the keyboard and whether
    /// Return moves on.
    public enum NavigatorType: CaseIterable, Sendable {
        /// The library's own bar.
        case defaultController
        /// A bar of the app's.
        case controller
        /// A view of the app's above the keyboard, which moves nothing.
        case customAccessoryView
        /// The Return key.
        case keyboard
        /// The Return key and the library's own bar.
        case keyboardAndDefaultController
        /// The Return key and a bar of the app's.
        case keyboardAndController
        /// The Return key, below a view of the app's.
        case keyboardAndCustomAccessoryView
    }

    /// The kinds of inputs to look for on a screen.
    public enum InputItemType: CaseIterable, Sendable {
        /// Text fields.
        case textField
        /// Text views.
        case textView
        /// Text fields and text views.
        case bothTextFieldAndTextView
    }

    /// The result of a request for the focus.
    public enum FocusResult: Hashable, Sendable {
        /// The input is being edited.
        case focused
        /// The input is in no window yet; editing begins when it comes into one.
        case waitingForWindow
        /// Nothing changed, for the given reason.
        case failed(FocusFailure)
    }

    /// The reasons for which an input does not get the focus.
    public enum FocusFailure: Hashable, Sendable, CaseIterable {
        /// The view is none of the navigator's inputs.
        case notAnInput
        /// It cannot be edited now: it is disabled, hidden or not editable, or lies in something
        /// hidden.
        case unavailable
        /// It did not become first responder: it, its delegate, or the input that is being edited
        /// refused.
        case declined
        /// It is in no window, and the navigator was stopped and waits for none.
        case stopped
    }
}

/// The ways in which a navigator learns that Return was pressed in a text field.
public enum ReturnKeyPolicy: CaseIterable, Sendable {
    /// The navigator is the fields' delegate, and forwards every call to the delegate it found.
    ///
    /// Two are left out, since merely having them changes what a field does: the one that inserts
    /// suggestions (iOS 18.4), and those for several ranges (iOS 26), in place of which those for
    /// one range are called and forwarded. A delegate that needs them goes with another policy.
    case delegate
    /// The app's delegate calls `textFieldShouldReturn(_:)` of the navigator.
    case forwarded
    /// The navigator listens to the control event; no delegate is needed.
    case editingDidEndOnExit
}
