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
        focusedItem = nil
    }

    /// Enables the arrows that lead somewhere.
    func updateBar() {
        guard let bar = defaultController, let focused = focus.focused else { return }
        let loop = shouldLoopAccessoryControllerNavigation
        bar.btPrev.isEnabled = !order.neighbors(of: focused, .previous, loop: loop).isEmpty
        bar.btNext.isEnabled = !order.neighbors(of: focused, .next, loop: loop).isEmpty
    }
}

// MARK: - The documented ways to make a navigator

extension InputNavigator {
    /// Makes a navigator with the library's own bar above the keyboard.
    public static func createWithDefaultController() -> InputNavigator {
        InputNavigator(accessory: .controller(DefaultNavigationView()))
    }

    /// Makes a navigator that follows the Return key.
    ///
    /// Pass true to let it be the delegate of the text fields, and false to call
    /// `textFieldShouldReturn(_:)` from a delegate of your own.
    public static func createWithKeyboardNavigation(shouldSetTextFieldDelegates: Bool)
        -> InputNavigator
    {
        InputNavigator(returnKey: shouldSetTextFieldDelegates ? .delegate : .forwarded)
    }

    /// Makes a navigator with the library's own bar that also follows the Return key.
    ///
    /// Pass true to let it be the delegate of the text fields, and false to call
    /// `textFieldShouldReturn(_:)` from a delegate of your own.
    public static func createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: Bool
    ) -> InputNavigator {
        InputNavigator(
            accessory: .controller(DefaultNavigationView()),
            returnKey: shouldSetTextFieldDelegates ? .delegate : .forwarded)
    }
}
