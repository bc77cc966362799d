import CoreGraphics

/// The keyboard, as responders see it; the simulated device provides it.
@MainActor
package protocol KeyboardHost: AnyObject {
    /// Called when the first responder of `window` changed, to nil if no other one follows.
    func inputResponderDidChange(in window: UIWindow, to responder: UIResponder?)
    /// Called when the first responder asks for its input and accessory view to be looked up anew.
    func inputViewsNeedReload(for responder: UIResponder)
    /// Called when a finger that scrolls, and takes the keyboard along, is at `y` of the screen.
    func dismissalMoved(to y: CGFloat)
    /// Called when that finger leaves the screen, at `velocity` points per second downward.
    ///
    /// The velocity is nil if the touch was canceled, so that nothing is dismissed.
    func dismissalEnded(velocity: CGFloat?)
    /// Called when a finger begins to take a controller of a navigation stack back.
    func interactivePopBegan()
    /// Called when that controller has gone, or is back in its place.
    func interactivePopEnded()
    /// Called when the app wants a key of an input or accessory view to click.
    func inputClickIsDue()
    /// A Boolean value that indicates whether a hardware keyboard is connected.
    var hasHardwareKeys: Bool { get }
}

/// A view in which an input view or an accessory view lies.
@MainActor
package protocol InputViewHost: UIView {
    /// Called when a view in it has another intrinsic size.
    func inputViewSizeDidChange()
}

extension KeyboardHost {
    package var hasHardwareKeys: Bool { false }
    package func inputClickIsDue() {}
    package func interactivePopBegan() {}
    package func interactivePopEnded() {}
}
