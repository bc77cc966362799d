import CoreGraphics

/// The keyboard, as responders use it; the simulated device provides it.
@MainActor
package protocol KeyboardHost: AnyObject {
    /// Called when the first responder of `window` has changed; `nil` if no other one follows.
    func inputResponderDidChange(in window: UIWindow, to responder: UIResponder?)
    /// Called when the first responder wants its input and accessory view to be updated.
    func inputViewsNeedReload(for responder: UIResponder)
    /// Called when a finger that scrolls, and drags the keyboard, is at `y` of the screen.
    func dismissalMoved(to y: CGFloat)
    /// Called when that finger is lifted, with a downward velocity in points per second.
    ///
    /// The velocity is `nil` if the touch was canceled, so that the keyboard isn't dismissed.
    func dismissalEnded(velocity: CGFloat?)
    /// Called when a finger begins to pop a controller of a navigation stack.
    func interactivePopBegan()
    /// Called when that controller has been popped, or is back at its place.
    func interactivePopEnded()
    /// Called when the app wants a key of an input or accessory view to click.
    func inputClickIsDue()
    /// Called when a context menu appears.
    func contextMenuAppears()
    /// Called when that menu disappears.
    func contextMenuDisappears()
    /// A Boolean value that indicates whether a hardware keyboard is connected.
    var hasHardwareKeys: Bool { get }
}

/// A view that contains an input view or an accessory view.
@MainActor
package protocol InputViewHost: UIView {
    /// Called when the intrinsic size of a subview has changed.
    func inputViewSizeDidChange()
}

extension KeyboardHost {
    package var hasHardwareKeys: Bool { false }
    package func inputClickIsDue() {}
    package func interactivePopBegan() {}
    package func interactivePopEnded() {}
    package func contextMenuAppears() {}
    package func contextMenuDisappears() {}
}
