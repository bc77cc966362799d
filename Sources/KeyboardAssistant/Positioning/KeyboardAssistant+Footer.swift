import CoreGraphics
import UIKit

// A view of the app's that sticks above the keyboard.
extension KeyboardAssistant {
    /// Returns the frame of the footer in `window`, in the window's coordinates; `nil` if there is
    /// none, if it isn't shown there, or if it scrolls together with the inputs.
    func footerFrame(in window: UIWindow) -> CGRect? {
        guard let footer = footerView, footer.window === window,
            sequence(first: footer, next: \.superview).allSatisfy(\.isShown)
        else { return nil }
        if let scrollView,
            footer.isDescendant(of: scrollView) || scrollView.isDescendant(of: footer)
        {
            return nil
        }
        return footer.convert(footer.bounds, to: nil)
    }

    /// Returns `keyboard` with the footer where it is now, after a layout may have moved it.
    func withFooter(_ keyboard: KeyboardGeometry) -> KeyboardGeometry {
        var keyboard = keyboard
        keyboard.footer = anyView?.window.flatMap(footerFrame)
        return keyboard
    }

    /// Responds to another footer.
    func footerChanged() {
        guard observer.keyboardFrame != nil else { return }
        recording(.app) { update(nil) }
    }
}
