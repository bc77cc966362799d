import UIKit

// The documented methods that create navigators. Each name stands for arguments of
// `init(accessory:returnKey:)`.
extension InputNavigator {
    /// Creates a navigator with the library's own bar above the keyboard.
    public static func createWithDefaultController() -> InputNavigator {
        InputNavigator(accessory: .controller(DefaultNavigationView()))
    }

    /// Creates a navigator with an app-provided bar, which calls its `buttonDelegate`.
    public static func createWithController(
        accessoryController: any InputNavigatorAccessoryController
    ) -> InputNavigator {
        InputNavigator(accessory: .controller(accessoryController))
    }

    /// Creates a navigator that shows an app-provided view above the keyboard.
    public static func createWithCustomAccessoryView(accessoryView: UIView) -> InputNavigator {
        InputNavigator(accessory: .view(accessoryView))
    }

    /// Creates a navigator that moves to the next input when people press Return.
    ///
    /// Pass true to put a delegate of the navigator in front of that of each text field, or false
    /// to call `textFieldShouldReturn(_:)` from your own delegate.
    public static func createWithKeyboardNavigation(
        shouldSetTextFieldDelegates: Bool
    ) -> InputNavigator {
        InputNavigator(returnKey: ReturnKeyPolicy(setsDelegates: shouldSetTextFieldDelegates))
    }

    /// Creates a navigator with the library's own bar that also moves to the next input when people
    /// press Return.
    ///
    /// For `shouldSetTextFieldDelegates`, see
    /// `createWithKeyboardNavigation(shouldSetTextFieldDelegates:)`.
    public static func createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: Bool
    ) -> InputNavigator {
        InputNavigator(
            accessory: .controller(DefaultNavigationView()),
            returnKey: ReturnKeyPolicy(setsDelegates: shouldSetTextFieldDelegates))
    }

    /// Creates a navigator with an app-provided bar that also moves to the next input when people
    /// press Return.
    ///
    /// For `shouldSetTextFieldDelegates`, see
    /// `createWithKeyboardNavigation(shouldSetTextFieldDelegates:)`.
    public static func createWithKeyboardNavigation(
        shouldSetTextFieldDelegates: Bool, andController: any InputNavigatorAccessoryController
    ) -> InputNavigator {
        InputNavigator(
            accessory: .controller(andController),
            returnKey: ReturnKeyPolicy(setsDelegates: shouldSetTextFieldDelegates))
    }

    /// Creates a navigator with an app-provided view above the keyboard that also moves to the next
    /// input when people press Return.
    ///
    /// For `shouldSetTextFieldDelegates`, see
    /// `createWithKeyboardNavigation(shouldSetTextFieldDelegates:)`.
    public static func createWithKeyboardNavigation(
        shouldSetTextFieldDelegates: Bool, andCustomAccessoryView: UIView
    ) -> InputNavigator {
        InputNavigator(
            accessory: .view(andCustomAccessoryView),
            returnKey: ReturnKeyPolicy(setsDelegates: shouldSetTextFieldDelegates))
    }
}

extension ReturnKeyPolicy {
    fileprivate init(setsDelegates: Bool) {
        self = setsDelegates ? .delegate : .forwarded
    }
}
