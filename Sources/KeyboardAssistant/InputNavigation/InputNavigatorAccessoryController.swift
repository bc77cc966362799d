import UIKit

/// Hears of the buttons of an accessory controller.
@MainActor
public protocol InputNavigatorAccessoryControllerDelegate: AnyObject {
    /// Somebody asked for the input before.
    func inputNavigatorAccessoryControllerPreviousButtonTapped(
        accessoryController: any InputNavigatorAccessoryController)
    /// Somebody asked for the input after.
    func inputNavigatorAccessoryControllerNextButtonTapped(
        accessoryController: any InputNavigatorAccessoryController)
    /// Somebody is done with typing.
    func inputNavigatorAccessoryControllerDoneButtonTapped(
        accessoryController: any InputNavigatorAccessoryController)
}

/// Whatever shows Previous, Next and Done above the keyboard.
@MainActor
public protocol InputNavigatorAccessoryController: AnyObject {
    /// What is shown above the keyboard.
    var controllerView: UIView { get }
    /// Hears of the buttons; hold it weakly. The navigator sets itself here.
    var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)? { get set }
}
