import CoreGraphics

/// The keyboard, as responders see it; the simulated device provides it.
@MainActor
package protocol KeyboardHost: AnyObject {
    /// The first responder of `window` changed; nil means that nobody follows.
    func inputResponderDidChange(in window: UIWindow, to responder: UIResponder?)
    /// The first responder asked for its input and accessory view to be looked up anew.
    func inputViewsNeedReload(for responder: UIResponder)
    /// A finger that scrolls, and takes the keyboard along, is at `y` of the screen.
    func dismissalMoved(to y: CGFloat)
    /// That finger left the screen, `velocity` points per second downwards; nil where it was
    /// cancelled, so that nothing is dismissed.
    func dismissalEnded(velocity: CGFloat?)
    /// A finger began to take a controller of a navigation stack back.
    func interactivePopBegan()
    /// That controller has gone, or is back in its place.
    func interactivePopEnded()
    /// Whether there are keys of plastic.
    var hasHardwareKeys: Bool { get }
}

extension KeyboardHost {
    package var hasHardwareKeys: Bool { false }
    package func interactivePopBegan() {}
    package func interactivePopEnded() {}
}
