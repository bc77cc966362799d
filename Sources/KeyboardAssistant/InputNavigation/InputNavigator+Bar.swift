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
        focusedItem = nil
        if let input, input === inputItems.last { finish(after: input) }
    }

    /// Enables the arrows that lead somewhere.
    func updateBar() {
        guard let bar = defaultController, let focused = focus.focused else { return }
        let loop = shouldLoopAccessoryControllerNavigation
        bar.btPrev.isEnabled = !order.neighbors(of: focused, .previous, loop: loop).isEmpty
        bar.btNext.isEnabled = !order.neighbors(of: focused, .next, loop: loop).isEmpty
    }
}
