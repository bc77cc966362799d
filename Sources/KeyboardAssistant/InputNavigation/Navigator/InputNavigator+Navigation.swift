import UIKit

extension InputNavigator {
    /// Returns the input after `inputItem`, whether it can be edited or not; nil at the end unless
    /// `shouldLoop`, and for an unknown item.
    public func getNextInputItem(inputItem: UIView, shouldLoop: Bool) -> UIView? {
        adjacentInput(to: inputItem, .next, loop: shouldLoop)
    }

    /// Returns the input before `inputItem`, whether it can be edited or not; nil at the beginning
    /// unless `shouldLoop`, and for an unknown item.
    public func getPreviousInputItem(inputItem: UIView, shouldLoop: Bool) -> UIView? {
        adjacentInput(to: inputItem, .previous, loop: shouldLoop)
    }

    /// A lone input that loops is its own neighbor.
    private func adjacentInput(
        to item: UIView, _ direction: InputDirection, loop: Bool
    ) -> UIView? {
        guard contains(item) else { return nil }
        return inputs.neighbor(of: item, direction, loop: loop) ?? (loop ? item : nil)
    }

    /// Moves on from the focused input; nothing happens without one.
    public func gotoNextItem(shouldLoop: Bool) {
        guard let focusedItem = inputBeingTypedIn else { return }
        gotoNextItem(fromInputItem: focusedItem, shouldLoop: shouldLoop)
    }

    /// Moves back from the focused input; nothing happens without one.
    public func gotoPreviousItem(shouldLoop: Bool) {
        guard let focusedItem = inputBeingTypedIn else { return }
        gotoPreviousItem(fromInputItem: focusedItem, shouldLoop: shouldLoop)
    }

    /// Moves to the first input after `fromInputItem` that takes the focus.
    public func gotoNextItem(fromInputItem: UIView, shouldLoop: Bool) {
        goto(.next, from: fromInputItem, loop: shouldLoop)
    }

    /// Moves to the first input before `fromInputItem` that takes the focus.
    public func gotoPreviousItem(fromInputItem: UIView, shouldLoop: Bool) {
        goto(.previous, from: fromInputItem, loop: shouldLoop)
    }

    private func goto(_ direction: InputDirection, from item: UIView, loop: Bool) {
        guard contains(item) else { return }
        for neighbor in availableNeighbors(of: item, direction, loop: loop)
        where makeFirstResponder(neighbor) {
            return
        }
        // What showed that there was a neighbor is out of date.
        refresh()
    }

    // MARK: Neighbors

    /// Returns the first input in `direction` that can be edited.
    ///
    /// The bar's buttons, Tab, Return and its label, Done and `onFinish` all ask this.
    func neighbor(of item: UIView, _ direction: InputDirection, loop: Bool) -> UIView? {
        availableNeighbors(of: item, direction, loop: loop).first { _ in true }
    }

    /// Returns whether the bar leads to another input in `direction`.
    func hasNeighbor(of item: UIView, _ direction: InputDirection) -> Bool {
        neighbor(of: item, direction, loop: shouldLoopAccessoryControllerNavigation) != nil
    }

    /// Returns whether Return goes on from `item`, and does not end the form.
    func hasNext(after item: UIView) -> Bool { neighbor(of: item, .next, loop: false) != nil }

    /// Returns the inputs in `direction` that can be edited, each asked when it is looked at.
    private func availableNeighbors(
        of item: UIView, _ direction: InputDirection, loop: Bool
    ) -> some Sequence<UIView> {
        let start = item.windowAvailability
        return inputs.neighbors(of: item, direction, loop: loop).lazy
            .filter { $0.inputAvailability.isReachable(from: start) }
    }

    /// Updates what shows whether an input follows the focused one.
    func refresh() {
        updateBar()
        if let focusedItem { labelReturnKey(of: focusedItem) }
    }
}
