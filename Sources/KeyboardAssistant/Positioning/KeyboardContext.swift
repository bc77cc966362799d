import CoreGraphics
import UIKit

/// The keyboard in the window of a screen, as an assistant finds it once for an event.
@MainActor
struct KeyboardContext {
    /// The window in which the screen avoids the keyboard.
    let window: UIWindow
    /// The keyboard's position, with its source and reason.
    let position: KeyboardPosition
    /// The search for other avoiders of the keyboard in the assistant's scroll view.
    let others: AvoiderSearch
    /// The frames of the keyboard and the footer; `nil` while the keyboard isn't in the window.
    var keyboard: KeyboardGeometry?

    init(
        window: UIWindow, position: KeyboardPosition, others: AvoiderSearch, footer: CGRect?
    ) {
        (self.window, self.position, self.others) = (window, position, others)
        keyboard = position.geometry
        keyboard?.footer = footer
    }
}

extension KeyboardGeometry {
    /// A keyboard that covers nothing in `window`, for an input that is still edited when the keyboard
    /// hides, as with a hardware keyboard.
    @MainActor
    static func absent(in window: UIWindow) -> KeyboardGeometry {
        let bottom = CGPoint(x: window.bounds.minX, y: window.bounds.maxY)
        return KeyboardGeometry(
            keyboard: CGRect(origin: bottom, size: .zero), window: window.bounds)
    }
}

extension UIView {
    /// The responder that uses the keyboard on the view's screen, either a sheet or the content of a
    /// window; `nil` if there is none.
    var keyboardOwnerOnScreen: UIResponder? {
        var controller = sequence(first: self as UIResponder?, next: { $0?.next })
            .lazy.compactMap { $0 as? UIViewController }.first
        while let parent = controller?.parent { controller = parent }
        return controller.map(\.keyboardOwner) ?? window?.firstResponderInside
    }

    /// Returns the frame of the footer in the coordinates of `window`; `nil` if the footer isn't shown
    /// there, or if it scrolls together with the content of `scrollView`.
    func footerFrame(in window: UIWindow, below scrollView: UIScrollView?) -> CGRect? {
        guard self.window === window,
            sequence(first: self, next: \.superview).allSatisfy(\.isShown)
        else { return nil }
        if let scrollView, isDescendant(of: scrollView) || scrollView.isDescendant(of: self) {
            return nil
        }
        return convert(bounds, to: nil)
    }
}
