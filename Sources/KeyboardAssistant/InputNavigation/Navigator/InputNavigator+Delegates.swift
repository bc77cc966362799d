import UIKit

extension InputNavigator {
    /// Moves to the next input that can be edited, or ends editing if there is none.
    ///
    /// Call this method in your own delegate's method of the same name. With the `delegate` policy,
    /// you don't need to, and a call while the navigator asks your delegate has no effect. With the
    /// `editingDidEndOnExit` policy, this method does nothing.
    ///
    /// - Returns: `true`, unless the navigator's delegate prevents it.
    @discardableResult
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        switch returnKeyPolicy {
        case .delegate where askedField !== textField, .forwarded: returnPressed(in: textField)
        case .delegate, .editingDidEndOnExit, nil: true
        }
    }

    /// Tells the navigator that the caret of `textInput`, or the moving end of its selection,
    /// moved.
    ///
    /// UIKit notifies only the delegate of a text field or text view. You don't need to call this
    /// method if the navigator sets the delegate. From your own delegate, call it in
    /// `textFieldDidChangeSelection` and `textViewDidChangeSelection`. A view that isn't one of the
    /// inputs is ignored.
    public func textInputDidChangeSelection(_ textInput: UIView) {
        if contains(textInput) { caretMoves.send(textInput) }
    }
}

extension InputNavigator: InputDelegationListener {
    func shouldReturn(in field: UITextField, asking ask: () -> Bool?) -> Bool {
        guard returnKeyPolicy == .delegate else { return ask() ?? true }
        let (wasEdited, text, outer) = (field.isFirstResponder, field.text ?? "", askedField)
        askedField = field
        let answer = ask()
        askedField = outer
        guard answer ?? true else { return false }
        // The app's delegate may have moved on itself, or used the text and want the next one.
        let isDone =
            wasEdited && !field.isFirstResponder
            || TextConsumption(before: text, after: field.text ?? "").isConsumed
        return isDone || !isRunning || returnPressed(in: field)
    }

    func shouldBeginEditing(in field: UITextField, answer: Bool) -> Bool {
        attempt?.answers.begins = answer
        return answer
    }

    func shouldEndEditing(in field: UITextField, asking ask: () -> Bool) -> Bool {
        let answer = keptInput !== field && ask()
        attempt?.answers.ends = answer
        return answer
    }
}
