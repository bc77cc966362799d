import CoreGraphics
import UIKit

// Frames that notifications have told.
extension KeyboardGuideObserver {
    /// The first responder of the scenes of the observed windows.
    var firstResponder: UIResponder? { user?.responder }

    private var user: FirstResponder? { windows.lazy.compactMap(\.sceneFirstResponder).first }

    /// Returns a frame that was told when the keyboard last started to move, in screen coordinates,
    /// whatever the coordinates of the report.
    ///
    /// The window that uses the keyboard may have moved since, and may move again.
    func frameOnScreen(_ frame: CGRect) -> CGRect {
        guard let window = user?.owner.ownWindow, let space = ScreenSpace(of: window) else {
            return frame
        }
        let known = keyboard(at: frame, toldIn: window).keyboard
        let isConverted = known.minY == space.convertFromScreen(frame).minY
        return isConverted ? frame : space.convertToScreen(known, from: window)
    }

    /// Returns the keyboard with the frame `frame`, which was told when the keyboard last started to
    /// move.
    ///
    /// Since then, `window` may have moved.
    func keyboard(at frame: CGRect, toldIn window: UIWindow) -> KeyboardGeometry {
        window.reportedKeyboard(frame, orUnconverted: self.frame(frame, toldIn: window))
    }
}

extension UIResponder {
    /// The window of the view, or of the view controller's view; `nil` for other responders.
    fileprivate var ownWindow: UIWindow? {
        (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
    }
}

extension UIWindow {
    /// Returns a keyboard with the reported frame `frame`, in screen coordinates.
    ///
    /// - Parameter other: The same frame if the reported numbers were coordinates of the window; `nil`
    ///   if the window hasn't moved since the report.
    func reportedKeyboard(
        _ frame: CGRect, orUnconverted other: CGRect? = nil
    ) -> KeyboardGeometry {
        guard let space = ScreenSpace(of: self) else {
            return KeyboardGeometry(keyboard: frame, window: bounds)
        }
        return KeyboardSources(
            window: bounds, screen: space.bounds, endFrame: space.convertFromScreen(frame),
            unconvertedFrame: other ?? frame
        ).reported ?? KeyboardGeometry(keyboard: frame, window: bounds)
    }
}
