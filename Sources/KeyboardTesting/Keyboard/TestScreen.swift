import UIKit

#if os(visionOS)
/// The screen of a window, of which visionOS has none: the window itself stands for it.
@MainActor
struct TestScreen {
    let bounds: CGRect
    var object: AnyObject? { nil }

    init(of window: UIWindow) {
        bounds = CGRect(origin: .zero, size: window.bounds.size)
    }

    func convert(_ frame: CGRect, to window: UIWindow) -> CGRect { frame }
}

extension UIResponder {
    /// The bar of an input, which visionOS doesn't know.
    var inputBar: UIView? { nil }
}
#else
/// The screen of a window, or its place if it has no scene.
@MainActor
struct TestScreen {
    let bounds: CGRect
    private let screen: UIScreen?

    init(of window: UIWindow) {
        screen = window.windowScene?.screen
        bounds =
            screen?.bounds
            ?? CGRect(x: 0, y: 0, width: window.frame.maxX, height: window.frame.maxY)
    }

    /// The object of keyboard notifications, which is a screen since iOS 16.1 (Apple,
    /// keyboardWillShowNotification).
    var object: AnyObject? {
        if #available(iOS 16.1, *) { screen } else { nil }
    }

    /// Returns `frame` converted from the screen's coordinates to the window's.
    func convert(_ frame: CGRect, to window: UIWindow) -> CGRect {
        if let screen { return window.convert(frame, from: screen.coordinateSpace) }
        return frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
    }
}

extension UIResponder {
    /// The bar that stands on the keyboard of an input.
    var inputBar: UIView? { inputAccessoryView }
}
#endif
