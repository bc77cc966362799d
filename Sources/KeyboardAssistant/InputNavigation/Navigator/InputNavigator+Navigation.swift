import UIKit

extension InputNavigator {
    /// Returns the input after `inputItem`, even if it can't be edited.
    ///
    /// Returns `nil` for an unknown view, and for the last input unless `shouldLoop` is true.
    public func getNextInputItem(inputItem: UIView, shouldLoop: Bool) -> UIView? {
        adjacentInput(to: inputItem, .next, loop: shouldLoop)
    }

    /// Returns the input before `inputItem`, even if it can't be edited.
    ///
    /// Returns `nil` for an unknown view, and for the first input unless `shouldLoop` is true.
    public func getPreviousInputItem(inputItem: UIView, shouldLoop: Bool) -> UIView? {
        adjacentInput(to: inputItem, .previous, loop: shouldLoop)
    }

    /// Returns the adjacent input.
    ///
    /// If `loop` is true, a single input is its own neighbor.
    private func adjacentInput(
        to item: UIView, _ direction: InputDirection, loop: Bool
    ) -> UIView? {
        guard contains(item) else { return nil }
        return inputs.neighbor(of: item, direction, loop: loop) ?? (loop ? item : nil)
    }

    /// Moves to the next input from the focused input.
    ///
    /// Does nothing if no input is focused.
    public func gotoNextItem(shouldLoop: Bool) {
        guard let focusedItem = inputBeingTypedIn else { return }
        gotoNextItem(fromInputItem: focusedItem, shouldLoop: shouldLoop)
    }

    /// Moves to the previous input from the focused input.
    ///
    /// Does nothing if no input is focused.
    public func gotoPreviousItem(shouldLoop: Bool) {
        guard let focusedItem = inputBeingTypedIn else { return }
        gotoPreviousItem(fromInputItem: focusedItem, shouldLoop: shouldLoop)
    }

    /// Moves to the first input after `fromInputItem` that accepts the focus.
    public func gotoNextItem(fromInputItem: UIView, shouldLoop: Bool) {
        goto(.next, from: fromInputItem, loop: shouldLoop)
    }

    /// Moves to the first input before `fromInputItem` that accepts the focus.
    public func gotoPreviousItem(fromInputItem: UIView, shouldLoop: Bool) {
        goto(.previous, from: fromInputItem, loop: shouldLoop)
    }

    private func goto(_ direction: InputDirection, from item: UIView, loop: Bool) {
        guard contains(item) else { return }
        for neighbor in availableNeighbors(of: item, direction, loop: loop)
        where makeFirstResponder(neighbor) {
            return
        }
        // The bar and labels that show whether there is a next input are out of date.
        refresh()
    }

    // MARK: Neighbors

    /// Returns the first input in `direction` that can be edited.
    ///
    /// The bar's buttons, Tab, the Return key and its label, Done and `onFinish` all use this
    /// method.
    func neighbor(of item: UIView, _ direction: InputDirection, loop: Bool) -> UIView? {
        availableNeighbors(of: item, direction, loop: loop).first { _ in true }
    }

    /// Returns a Boolean value that indicates whether the bar can move to another input in
    /// `direction`.
    func hasNeighbor(of item: UIView, _ direction: InputDirection) -> Bool {
        neighbor(of: item, direction, loop: shouldLoopAccessoryControllerNavigation) != nil
    }

    /// Returns a Boolean value that indicates whether Return moves on from `item` instead of
    /// finishing the form.
    func hasNext(after item: UIView) -> Bool { neighbor(of: item, .next, loop: false) != nil }

    /// Returns the inputs in `direction` that can be edited, as a lazy sequence.
    private func availableNeighbors(
        of item: UIView, _ direction: InputDirection, loop: Bool
    ) -> some Sequence<UIView> {
        let start = item.windowAvailability
        return inputs.neighbors(of: item, direction, loop: loop).lazy
            .filter { $0.inputAvailability.isReachable(from: start) }
    }

    /// Updates the bar and labels that show whether an input follows the focused one.
    func refresh() {
        updateBar()
        if let focusedItem { labelReturnKey(of: focusedItem) }
    }
}
