extension InputNavigator {
    /// The seven documented types of navigators.
    ///
    /// They differ in the view above the keyboard and in the use of Return for moving to the next
    /// input.
    public enum NavigatorType: CaseIterable, Sendable {
        /// The library's own bar.
        case defaultController
        /// An app-provided bar.
        case controller
        /// An app-provided view above the keyboard, without navigation.
        case customAccessoryView
        /// The Return key.
        case keyboard
        /// The Return key and the library's own bar.
        case keyboardAndDefaultController
        /// The Return key and an app-provided bar.
        case keyboardAndController
        /// The Return key and an app-provided view above the keyboard.
        case keyboardAndCustomAccessoryView
    }

    /// The types of inputs to find on a screen.
    public enum InputItemType: CaseIterable, Sendable {
        /// Text fields.
        case textField
        /// Text views.
        case textView
        /// Text fields and text views.
        case bothTextFieldAndTextView
    }

    /// The result of a request to focus an input.
    public enum FocusResult: Hashable, Sendable {
        /// The input is being edited.
        case focused
        /// The input isn't in a window yet. Editing begins in the window.
        case waitingForWindow
        /// Nothing changed, for the given reason.
        case failed(FocusFailure)
    }

    /// The reasons why an input doesn't get the focus.
    public enum FocusFailure: Hashable, Sendable, CaseIterable {
        /// The view isn't one of the navigator's inputs.
        case notAnInput
        /// The input can't be edited now: it is disabled, hidden, not editable, or inside a hidden
        /// view.
        ///
        /// If people have to select the input's row first, Next skips the input, unless you let Next
        /// select rows with ``InputNavigator/addInputItems(in:selectsRows:hasInputs:)``.
        case unavailable
        /// The input didn't become first responder, because the input, its delegate, or the input that
        /// is being edited declined.
        case declined
        /// The input isn't in a window, and a stopped navigator doesn't wait.
        case stopped
    }
}

/// The ways in which a navigator detects Return in a text field.
public enum ReturnKeyPolicy: CaseIterable, Sendable {
    /// The navigator sets an object of its own as the delegate of the fields. The object forwards all
    /// calls to your delegate, also calls of later versions of iOS.
    ///
    /// Your delegate is asked about Return first. The focus stays as it is if your delegate returns
    /// `false`, moves the focus itself, or uses up the text, for example for a token.
    case delegate
    /// The app's own delegate calls the navigator's `textFieldShouldReturn(_:)`.
    case forwarded
    /// The navigator handles the control event, so no delegate is needed.
    case editingDidEndOnExit
}
