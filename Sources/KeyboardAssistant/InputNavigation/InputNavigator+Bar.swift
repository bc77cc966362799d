import UIKit

extension InputNavigator: InputNavigatorAccessoryControllerDelegate {
    /// The bar of the library's own, if that is the one in use.
    public var defaultController: DefaultNavigationView? {
        accessoryController as? DefaultNavigationView
    }

    public func inputNavigatorAccessoryControllerPreviousButtonTapped(
        accessoryController: any InputNavigatorAccessoryController
    ) {
        gotoPreviousItem(shouldLoop: shouldLoopAccessoryControllerNavigation)
    }

    public func inputNavigatorAccessoryControllerNextButtonTapped(
        accessoryController: any InputNavigatorAccessoryController
    ) {
        gotoNextItem(shouldLoop: shouldLoopAccessoryControllerNavigation)
    }

    public func inputNavigatorAccessoryControllerDoneButtonTapped(
        accessoryController: any InputNavigatorAccessoryController
    ) {
        let input = inputBeingTypedIn
        let isDone = input.map { contains($0) && !leadsOn($0) } ?? false
        focusedItem = nil
        if let input, isDone { finish(after: input) }
    }

    /// Enables the arrows that lead somewhere.
    func updateBar() {
        guard let bar = defaultController, let focusedItem else { return }
        bar.btPrev.isEnabled = hasNeighbor(of: focusedItem, .previous)
        bar.btNext.isEnabled = hasNeighbor(of: focusedItem, .next)
    }

    // MARK: Carets

    /// Takes in that the caret of `textInput`, or the moving end of its selection, moved.
    ///
    /// UIKit tells that to the delegate of a text field or a text view alone. Where the navigator
    /// is the delegate it knows; from a delegate of your own, call this in
    /// `textFieldDidChangeSelection` and in `textViewDidChangeSelection`. A view that is none of
    /// the inputs is ignored.
    public func textInputDidChangeSelection(_ textInput: UIView) {
        if contains(textInput) { caretMoves.send(textInput) }
    }
}
