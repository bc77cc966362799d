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

    /// The meaning of a nil window in conversions; `nil` if the window fills its screen, where it
    /// makes no difference.
    var nilWindowMeaning: String? {
        let origin = frameOnScreen.origin
        guard hypot(origin.x, origin.y) > 0.5 else { return nil }
        let converted = convert(bounds, to: nil as UIWindow?).origin
        return hypot(converted.x - origin.x, converted.y - origin.y) < 0.5 ? "screen" : "scene"
    }
}

extension Any? {
    /// A Boolean value that indicates whether the object of a notification is a screen.
    var isScreen: Bool { self is UIScreen }
}
#endif
