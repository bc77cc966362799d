import UIKit

extension InputNavigator {
    /// What became of asking for the focus.
    public enum FocusResult: Hashable, Sendable {
        /// The input is being edited.
        case focused
        /// The input is in no window yet; editing begins when it comes into one.
        case waitingForWindow
        /// Nothing changed.
        case refused(FocusRefusal)
    }

    /// Why an input did not get the focus.
    public enum FocusRefusal: Hashable, Sendable, CaseIterable {
        /// The view is none of the navigator's inputs.
        case notAnInput
        /// It cannot be edited now: it is disabled, hidden or not editable, or lies in something
        /// hidden.
        case unavailable
        /// It did not become first responder: it, its delegate, or the input that is being edited
        /// did not want that.
        case declined
        /// It is in no window, and the navigator was stopped, so that nobody would wait for one.
        case stopped
    }
}
