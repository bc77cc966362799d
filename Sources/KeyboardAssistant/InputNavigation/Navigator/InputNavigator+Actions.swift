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

    /// Performs an action that people chose with the bar or with Tab, unless the delegate prevents
    /// it.
    ///
    /// The delegate isn't asked if no input is being edited, because nothing can be left.
    func perform(_ action: Action) {
        if let input = inputBeingTypedIn, !shouldPerform(action, in: input) { return }
        switch action {
        case .previous: gotoPreviousItem(shouldLoop: shouldLoopAccessoryControllerNavigation)
        case .next: gotoNextItem(shouldLoop: shouldLoopAccessoryControllerNavigation)
        case .done: endEditingByDone()
        }
    }

    /// Returns a Boolean value that indicates whether the delegate allows people to perform
    /// `action` in `input`, and hasn't moved the focus itself.
    func shouldPerform(_ action: Action, in input: UIView) -> Bool {
        let wasEdited = input.isFirstResponder
        let isAllowed = delegate?.inputNavigatorShouldPerform(
            inputNavigator: self, action: action, inputItem: input)
        return isAllowed ?? true && input.isFirstResponder == wasEdited
    }

    private func endEditingByDone() {
        let input = inputBeingTypedIn
        let isLast = input.map { contains($0) && !hasNext(after: $0) } ?? false
        focusedItem = nil
        if let input, isLast { finish(after: input) }
    }
}

extension InputNavigatorDelegate {
    /// Returns `true`, so that nothing is prevented.
    public func inputNavigatorShouldPerform(
        inputNavigator: InputNavigator, action: InputNavigator.Action, inputItem: UIView
    ) -> Bool { true }
}
