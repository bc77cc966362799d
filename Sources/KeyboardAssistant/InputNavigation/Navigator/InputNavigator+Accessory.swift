import UIKit

/// The methods by which an accessory controller reports that its buttons were tapped.
@MainActor
public protocol InputNavigatorAccessoryControllerDelegate: AnyObject {
    /// Tells the delegate that Previous was tapped.
    func inputNavigatorAccessoryControllerPreviousButtonTapped(
        accessoryController: any InputNavigatorAccessoryController)
    /// Tells the delegate that Next was tapped.
    func inputNavigatorAccessoryControllerNextButtonTapped(
        accessoryController: any InputNavigatorAccessoryController)
    /// Tells the delegate that Done was tapped.
    func inputNavigatorAccessoryControllerDoneButtonTapped(
        accessoryController: any InputNavigatorAccessoryController)
}

/// An object that shows Previous, Next and Done above the keyboard.
@MainActor
public protocol InputNavigatorAccessoryController: AnyObject {
    /// The view to show above the keyboard.
    var controllerView: UIView { get }
    /// The object to notify of the buttons; hold it weakly. The navigator sets itself here.
    var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)? { get set }
}

extension InputNavigator {
    /// The choices of what to show above the keyboard while one of the inputs is edited.
    public enum Accessory {
        /// Nothing of the navigator's.
        case none
        /// A bar with buttons; it is kept alive, unless it is a view controller.
        case controller(any InputNavigatorAccessoryController)
        /// A view of the app's, which the navigator shows and otherwise leaves alone.
        case view(UIView)
    }

    /// An accessory as the navigator holds it.
    enum HeldAccessory {
        case none
        case controller(any InputNavigatorAccessoryController)
        /// A screen that is its own bar's controller, and owns the navigator as a rule.
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

    /// The bar, if there is one.
    public var accessoryController: (any InputNavigatorAccessoryController)? {
        switch accessory {
        case .controller(let controller): controller
        case .screen(let screen): screen.object as? any InputNavigatorAccessoryController
        case .none, .view: nil
        }
    }

    /// The library's own bar, if that is the one in use.
    public var defaultController: DefaultNavigationView? {
        accessoryController as? DefaultNavigationView
    }

    /// The view of the app's above the keyboard, if that is what was asked for.
    public var customAccessoryView: UIView? {
        if case .view(let view) = accessory { view } else { nil }
    }

    /// The documented type of this navigator; nil if it only listens.
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

    /// The view that the navigator sets on its inputs.
    var accessoryView: UIView? { accessoryController?.controllerView ?? customAccessoryView }
}

// MARK: Buttons

extension InputNavigator: InputNavigatorAccessoryControllerDelegate {
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
        let isLast = input.map { contains($0) && !hasNext(after: $0) } ?? false
        focusedItem = nil
        if let input, isLast { finish(after: input) }
    }

    /// Enables the arrows that lead somewhere.
    func updateBar() {
        guard let bar = defaultController, let focusedItem else { return }
        bar.btPrev.isEnabled = hasNeighbor(of: focusedItem, .previous)
        bar.btNext.isEnabled = hasNeighbor(of: focusedItem, .next)
    }
}
