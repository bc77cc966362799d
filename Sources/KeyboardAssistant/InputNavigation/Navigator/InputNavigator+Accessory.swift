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
    /// The view that is shown above the keyboard while an input is being edited.
    ///
    /// It isn't shown on visionOS, where a keyboard has no accessory view.
    public enum Accessory {
        /// No view.
        case none
        /// A bar with buttons. The navigator retains it unless it is a view controller.
        case controller(any InputNavigatorAccessoryController)
        /// A view of the app's, which the navigator only shows.
        case view(UIView)
    }

    /// An accessory with the references that the navigator holds.
    enum HeldAccessory {
        case none
        case controller(any InputNavigatorAccessoryController)
        /// A view controller that controls its own bar, and usually owns the navigator.
        case screen(WeakBox<UIViewController>)
        case view(UIView)

        init(_ accessory: Accessory) {
            switch accessory {
            case .none: self = .none
            case .controller(let screen as UIViewController): self = .screen(WeakBox(screen))
            case .controller(let controller): self = .controller(controller)
            case .view(let view): self = .view(view)
            }
        }
    }

    /// The controller of the bar, if there is a bar.
    public var accessoryController: (any InputNavigatorAccessoryController)? {
        switch accessory {
        case .controller(let controller): controller
        case .screen(let screen): screen.object as? any InputNavigatorAccessoryController
        case .none, .view: nil
        }
    }

    /// The library's own bar, if it is used.
    public var defaultController: DefaultNavigationView? {
        accessoryController as? DefaultNavigationView
    }

    /// The app's view above the keyboard, if there is one.
    public var customAccessoryView: UIView? {
        if case .view(let view) = accessory { view } else { nil }
    }

    /// The documented type of this navigator; `nil` if it has no accessory and doesn't handle
    /// Return.
    public var type: NavigatorType? {
        if customAccessoryView != nil {
            return keyboardNavigationEnabled
                ? .keyboardAndCustomAccessoryView : .customAccessoryView
        }
        switch accessoryController {
        case nil: return keyboardNavigationEnabled ? .keyboard : nil
        case is DefaultNavigationView:
            return keyboardNavigationEnabled ? .keyboardAndDefaultController : .defaultController
        default: return keyboardNavigationEnabled ? .keyboardAndController : .controller
        }
    }

    /// The view that the navigator sets as the accessory view of its inputs.
    var accessoryView: UIView? { accessoryController?.controllerView ?? customAccessoryView }
}

// MARK: Buttons

extension InputNavigator: InputNavigatorAccessoryControllerDelegate {
    public func inputNavigatorAccessoryControllerPreviousButtonTapped(
        accessoryController: any InputNavigatorAccessoryController
    ) {
        perform(.previous)
    }

    public func inputNavigatorAccessoryControllerNextButtonTapped(
        accessoryController: any InputNavigatorAccessoryController
    ) {
        perform(.next)
    }

    public func inputNavigatorAccessoryControllerDoneButtonTapped(
        accessoryController: any InputNavigatorAccessoryController
    ) {
        perform(.done)
    }

    /// Enables the arrow buttons that lead to an input, and shows the title of the focused one.
    ///
    /// - Parameter hasNext: A Boolean value that indicates whether an input follows, if that is
    ///   known already.
    func updateBar(hasNext: Bool? = nil) {
        guard let bar = defaultController else { return }
        bar.inputTitle = inputTitle
        guard let focusedItem else { return }
        let hasNext = hasNext ?? self.hasNext(after: focusedItem)
        // If the buttons wrap at the ends, any other input can be reached with both.
        let wrapsToNext = hasNext && shouldLoopAccessoryControllerNavigation
        bar.btPrev.isEnabled = wrapsToNext || hasNeighbor(of: focusedItem, .previous)
        bar.btNext.isEnabled = hasNext || hasNeighbor(of: focusedItem, .next)
    }
}
