import UIKit

/// The methods with which an accessory controller reports taps on its buttons.
@MainActor
public protocol InputNavigatorAccessoryControllerDelegate: AnyObject {
    /// Tells the delegate that the Previous button was tapped.
    func inputNavigatorAccessoryControllerPreviousButtonTapped(
        accessoryController: any InputNavigatorAccessoryController)
    /// Tells the delegate that the Next button was tapped.
    func inputNavigatorAccessoryControllerNextButtonTapped(
        accessoryController: any InputNavigatorAccessoryController)
    /// Tells the delegate that the Done button was tapped.
    func inputNavigatorAccessoryControllerDoneButtonTapped(
        accessoryController: any InputNavigatorAccessoryController)
}

/// An object that shows Previous, Next and Done buttons above the keyboard.
@MainActor
public protocol InputNavigatorAccessoryController: AnyObject {
    /// The view to show above the keyboard.
    var controllerView: UIView { get }
    /// The object to notify of taps. Reference it weakly. The navigator sets itself here.
    var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)? { get set }
}

extension InputNavigator {
    /// The view above the keyboard while an input is being edited.
    ///
    /// On visionOS, the view isn't shown, because a keyboard has no accessory view there.
    public enum Accessory {
        /// No view.
        case none
        /// A bar with buttons. The navigator retains the controller unless the controller is a view
        /// controller.
        case controller(any InputNavigatorAccessoryController)
        /// A view of the app's that the navigator only shows.
        case view(UIView)
    }

    /// The controller of the bar, if there is a bar.
    public var accessoryController: (any InputNavigatorAccessoryController)? {
        setup.accessory.controller
    }

    /// The library's own bar, if it is used.
    public var defaultController: DefaultNavigationView? { controls.bar }

    /// The app's view above the keyboard, if there is one.
    public var customAccessoryView: UIView? { setup.accessory.customView }

    /// The documented type of the navigator; `nil` for a navigator that has no accessory and doesn't
    /// handle Return.
    public var type: NavigatorType? {
        let handlesReturn = keyboardNavigationEnabled
        if customAccessoryView != nil {
            return handlesReturn ? .keyboardAndCustomAccessoryView : .customAccessoryView
        }
        switch accessoryController {
        case nil: return handlesReturn ? .keyboard : nil
        case is DefaultNavigationView:
            return handlesReturn ? .keyboardAndDefaultController : .defaultController
        default: return handlesReturn ? .keyboardAndController : .controller
        }
    }

    /// Sets the title of `inputItem`.
    ///
    /// The bar shows the title while the input is edited if ``DefaultNavigationView/showsInputTitle``
    /// is true.
    ///
    /// Without a title, the bar shows the input's placeholder or accessibility label instead. Pass an
    /// empty string to show nothing.
    ///
    /// The view doesn't have to be one of the inputs yet, and is referenced weakly. In a list, set the
    /// title whenever a cell is configured for a row.
    ///
    /// - Parameters:
    ///   - title: The title; `nil` removes the title.
    ///   - inputItem: The input. A search bar stands for its field.
    public func setTitle(_ title: String?, for inputItem: UIView) {
        controls.setTitle(title, for: inputItem.editedInput)
        inputFocus.updateBar()
    }
}

// MARK: Buttons

extension InputNavigator: InputNavigatorAccessoryControllerDelegate {
    public func inputNavigatorAccessoryControllerPreviousButtonTapped(
        accessoryController: any InputNavigatorAccessoryController
    ) {
        actions.performForBar(.previous)
    }

    public func inputNavigatorAccessoryControllerNextButtonTapped(
        accessoryController: any InputNavigatorAccessoryController
    ) {
        actions.performForBar(.next)
    }

    public func inputNavigatorAccessoryControllerDoneButtonTapped(
        accessoryController: any InputNavigatorAccessoryController
    ) {
        actions.performForBar(.done)
    }
}

/// An accessory with the references that a navigator holds.
@MainActor
enum HeldAccessory {
    case none
    case controller(any InputNavigatorAccessoryController)
    /// A view controller that controls its own bar, and usually owns the navigator.
    case screen(WeakBox<UIViewController>)
    case view(UIView)

    init(_ accessory: InputNavigator.Accessory) {
        switch accessory {
        case .none: self = .none
        case .controller(let screen as UIViewController): self = .screen(WeakBox(screen))
        case .controller(let controller): self = .controller(controller)
        case .view(let view): self = .view(view)
        }
    }

    /// The controller of the bar, if there is a bar.
    var controller: (any InputNavigatorAccessoryController)? {
        switch self {
        case .controller(let controller): controller
        case .screen(let screen): screen.object as? any InputNavigatorAccessoryController
        case .none, .view: nil
        }
    }

    var customView: UIView? { if case .view(let view) = self { view } else { nil } }

    /// The view to set as the accessory view of inputs.
    var view: UIView? { controller?.controllerView ?? customView }
}
