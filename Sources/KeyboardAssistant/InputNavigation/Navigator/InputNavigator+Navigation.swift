import UIKit

extension InputNavigator {
    /// The ways in which people leave an input with the bar, Return or Tab.
    public enum Action: CaseIterable, Sendable {
        /// Moving to the previous input.
        case previous
        /// Moving to the next input.
        case next
        /// Ending editing.
        case done
    }

    /// Returns the input after `inputItem`, even if the returned input can't be edited.
    ///
    /// Returns `nil` for an unknown view, and for the last input unless `shouldLoop` is true.
    public func getNextInputItem(inputItem: UIView, shouldLoop: Bool) -> UIView? {
        registry.existingNeighbor(of: inputItem, .next, loop: shouldLoop)
    }

    /// Returns the input before `inputItem`, even if the returned input can't be edited.
    ///
    /// Returns `nil` for an unknown view, and for the first input unless `shouldLoop` is true.
    public func getPreviousInputItem(inputItem: UIView, shouldLoop: Bool) -> UIView? {
        registry.existingNeighbor(of: inputItem, .previous, loop: shouldLoop)
    }

    /// Moves to the next input from the focused input.
    ///
    /// Does nothing if no input is focused. In the rows of a list, this method scrolls to the next
    /// input, and chooses the input after the app has been notified of the end of editing.
    public func gotoNextItem(shouldLoop: Bool) { actions.step(.next, loop: shouldLoop) }

    /// Moves to the previous input from the focused input.
    ///
    /// Does nothing if no input is focused.
    public func gotoPreviousItem(shouldLoop: Bool) { actions.step(.previous, loop: shouldLoop) }

    /// Moves to the first input after `fromInputItem` that accepts the focus.
    public func gotoNextItem(fromInputItem: UIView, shouldLoop: Bool) {
        actions.step(.next, from: fromInputItem, loop: shouldLoop)
    }

    /// Moves to the first input before `fromInputItem` that accepts the focus.
    public func gotoPreviousItem(fromInputItem: UIView, shouldLoop: Bool) {
        actions.step(.previous, from: fromInputItem, loop: shouldLoop)
    }

    /// Moves to the next input that can be edited, or ends editing if there is none.
    ///
    /// Call this method in your own delegate's method of the same name. With the `delegate` policy, you
    /// don't need to, and a call while the navigator asks your delegate has no effect. With the
    /// `editingDidEndOnExit` policy, this method does nothing.
    ///
    /// - Returns: `true`, unless the navigator's delegate prevents the move.
    @discardableResult
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        actions.forwardedReturn(in: textField)
    }
}
