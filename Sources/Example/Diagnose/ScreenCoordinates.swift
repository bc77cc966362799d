import CoreGraphics
import UIKit

// visionOS has no screen that apps know: there, a window's coordinates take the place of a screen's.
#if os(visionOS)
extension UIView {
    var frameOnScreen: CGRect { convert(bounds, to: nil) }

    func convertToScreen(_ rect: CGRect) -> CGRect { convert(rect, to: nil) }
}

extension UIWindow {
    var screenSize: CGSize { bounds.size }

    func convertFromScreen(_ rect: CGRect) -> CGRect { rect }

    /// The meaning of a nil window in conversions: it can't be told without a screen.
    var nilWindowMeaning: String? { nil }
}

extension Any? {
    var isScreen: Bool { false }
}
#else
extension UIView {
    /// The view's bounds in screen coordinates.
    var frameOnScreen: CGRect { convertToScreen(bounds) }

    /// Returns `rect` converted to screen coordinates.
    func convertToScreen(_ rect: CGRect) -> CGRect {
        guard let screen = window?.windowScene?.screen else { return convert(rect, to: nil) }
        return convert(rect, to: screen.coordinateSpace)
    }
}

extension UIWindow {
    /// The size of the window's screen, in points.
    var screenSize: CGSize { (windowScene?.screen ?? screen).bounds.size }

    /// Returns `rect` converted from screen coordinates to those of this window.
    func convertFromScreen(_ rect: CGRect) -> CGRect {
        convert(rect, from: (windowScene?.screen ?? screen).coordinateSpace)
    }

    /// The meaning of a nil window in conversions; `nil` if the window's scene begins at the screen's
    /// corner, where it makes no difference.
    ///
    /// The example's windows fill their scenes.
    var nilWindowMeaning: String? {
        let converted = convert(bounds, to: nil as UIWindow?)
        let meansScreen = converted.isNear(frameOnScreen)
        guard meansScreen != converted.isNear(bounds) else { return nil }
        return meansScreen ? "screen" : "scene"
    }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether the two origins differ by rounding only.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        hypot(minX - other.minX, minY - other.minY) < 0.5
    }
}

extension Any? {
    /// A Boolean value that indicates whether the object of a notification is a screen.
    var isScreen: Bool { self is UIScreen }
}
#endif
