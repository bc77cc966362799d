import UIKit

// The documented ways to create a navigator. Each says in a name what `init(accessory:returnKey:)`
// says with values.
extension InputNavigator {
    /// Creates a navigator with the library's own bar above the keyboard.
    public static func createWithDefaultController() -> InputNavigator {
        InputNavigator(accessory: .controller(DefaultNavigationView()))
    }

    /// Creates a navigator with a bar of the app's, which calls its `buttonDelegate`.
    public static func createWithController(
        accessoryController: any InputNavigatorAccessoryController
    ) -> InputNavigator {
        InputNavigator(accessory: .controller(accessoryController))
    }

    /// Creates a navigator that shows a view of the app's above the keyboard, and leaves it alone.
    public static func createWithCustomAccessoryView(accessoryView: UIView) -> InputNavigator {
        InputNavigator(accessory: .view(accessoryView))
    }

    /// Creates a navigator that moves on by the Return key.
    ///
    /// Pass true to let it be the delegate of the text fields, and false to call
    /// `textFieldShouldReturn(_:)` from a delegate of your own.
    public static func createWithKeyboardNavigation(
        shouldSetTextFieldDelegates: Bool
    ) -> InputNavigator {
        InputNavigator(returnKey: ReturnKeyPolicy(setsDelegates: shouldSetTextFieldDelegates))
    }

    /// Creates a navigator with the library's own bar that also moves on by the Return key.
    ///
    /// `shouldSetTextFieldDelegates` means what it means in
    /// `createWithKeyboardNavigation(shouldSetTextFieldDelegates:)`.
    public static func createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: Bool
    ) -> InputNavigator {
        InputNavigator(
            accessory: .controller(DefaultNavigationView()),
            returnKey: ReturnKeyPolicy(setsDelegates: shouldSetTextFieldDelegates))
    }

    /// Creates a navigator with a bar of the app's that also moves on by the Return key.
    ///
    /// `shouldSetTextFieldDelegates` means what it means in
    /// `createWithKeyboardNavigation(shouldSetTextFieldDelegates:)`.
    public static func createWithKeyboardNavigation(
        shouldSetTextFieldDelegates: Bool, andController: any InputNavigatorAccessoryController
    ) -> InputNavigator {
        InputNavigator(
            accessory: .controller(andController),
            returnKey: ReturnKeyPolicy(setsDelegates: shouldSetTextFieldDelegates))
    }

    /// Creates a navigator that shows a view of the app's and also moves on by the Return key.
    ///
    /// `shouldSetTextFieldDelegates` means what it means in
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
