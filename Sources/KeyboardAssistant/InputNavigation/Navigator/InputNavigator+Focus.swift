import UIKit

extension InputNavigator {
    /// The input that is being edited.
    ///
    /// Set the property to `nil` to end editing, or to another input to begin editing there.
    ///
    /// Setting this property is like calling ``focus(_:)`` and ignoring the result. If an input
    /// declines, nothing changes. If an input isn't in a window yet, editing begins in the window. A
    /// view that isn't one of this navigator's inputs is ignored.
    public var focusedItem: UIView? {
        get { inputFocus.focusedItem }
        set {
            if let newValue { focus(newValue) } else { actions.endEditing() }
        }
    }

    /// Begins editing in `inputItem`, for example in the first input with an invalid value.
    ///
    /// Before a screen appears, for example in `viewDidLoad`, its inputs aren't in a window. In that
    /// case, the navigator keeps the request, and performs the request when the input enters a window.
    /// Only the last request is kept. The request is discarded when another input is focused, when you
    /// end editing with `focusedItem`, when the input is removed, and when the navigator is stopped.
    @discardableResult
    public func focus(_ inputItem: UIView) -> FocusResult {
        let inputItem = inputItem.editedInput
        guard contains(inputItem) else {
            // A field of a row that can't be edited now is found when it can.
            let isLocked = inputItem.isTextInput && inputs.container(around: inputItem) != nil
            return .failed(isLocked ? .unavailable : .notAnInput)
        }
        return inputFocus.request(inputItem, waits: isRunning)
    }

    /// The input in which people type, even before editing is announced.
    var inputBeingTypedIn: UIView? { registry.editedInput }

    // MARK: Observers

    /// Calls `handler` for each change of focus, until the returned token is released or canceled.
    public func observe(_ handler: @escaping (FocusChange) -> Void) -> ObservationToken {
        inputFocus.observe(handler)
    }

    /// An asynchronous sequence of the changes of focus.
    public var events: AsyncStream<FocusChange> { inputFocus.events }

    /// Tells the navigator that the caret of `textInput`, or the moving end of the selection, moved.
    ///
    /// UIKit notifies only the delegate of a text field or text view. You don't need to call this
    /// method if the navigator sets the delegate. From your own delegate, call this method in
    /// `textFieldDidChangeSelection` and `textViewDidChangeSelection`. A view that isn't one of the
    /// inputs is ignored.
    public func textInputDidChangeSelection(_ textInput: UIView) {
        if contains(textInput) { caretMoves.send(textInput) }
    }
}

extension InputNavigator: InputFocusObserver, InputActionsDelegate {
    func focusChanged(_ change: FocusChange) {
        delegate?.inputNavigatorFocusChanged(inputNavigator: self, inputItem: change.to)
    }

    func focusChecked() { registry.adoptExistingInputs() }

    func shouldPerform(_ action: Action, in input: UIView) -> Bool {
        delegate?.inputNavigatorShouldPerform(
            inputNavigator: self, action: action, inputItem: input) ?? true
    }

    func didFinish() { onFinish?() }

    func caretDidMove(in input: UIView) { caretMoves.send(input) }
}

extension InputNavigatorDelegate {
    /// Returns `true`, so that every action is allowed.
    public func inputNavigatorShouldPerform(
        inputNavigator: InputNavigator, action: InputNavigator.Action, inputItem: UIView
    ) -> Bool { true }
}
