import CoreGraphics
import UIKit

/// The accessory bars that were seen on stationary keyboards, for the place of the next one.
@MainActor
struct AccessoryBarWatch {
    private var history = AccessoryBarHistory()
    /// The bar that was last seen on a stationary keyboard.
    private weak var restingBar: UIView?

    /// Records that the keyboard starts to move to `frame`; `nil` stands for a hide.
    mutating func keyboardWillMove(to frame: CGRect?) { history.keyboardWillMove(to: frame) }

    /// Records the bar in `window` on a stationary keyboard.
    ///
    /// - Parameter frame: The frame of the keyboard, as it was reported.
    mutating func keyboardDidRest(at frame: CGRect, in window: UIWindow) {
        guard let bar = window.accessoryBarInUse else { return }
        restingBar = bar
        guard let space = ScreenSpace(of: window), let shown = space.frame(ofBar: bar, in: window)
        else { return }
        history.keyboardDidRest(with: shown, on: space.convertFromScreen(frame), reported: frame)
    }

    /// Forgets the bar, but not what is known of frames.
    mutating func forgetBar() { restingBar = nil }

    /// Returns the frame that `bar` will have in place of the previous bar, in the coordinates of
    /// `endFrame`; `nil` if unknown.
    ///
    /// - Parameter isAtRest: A Boolean value that indicates whether the keyboard is stationary, so that
    ///   the bar that is on the keyboard already can be seen.
    func expectedBar(_ bar: UIView, on endFrame: CGRect, isAtRest: Bool) -> CGRect? {
        guard !isAtRest || bar !== restingBar else { return nil }
        return history.expectedBar(height: bar.bounds.height, on: endFrame)
    }
}
