import CoreGraphics
import UIKit

extension SimulatedDevice {
    /// Taps the status bar, which scrolls what is on the screen to its top.
    ///
    /// Where there is no status bar, as on an iPhone in landscape, the device prints a remark.
    ///
    /// - Parameter x: The place of the tap, in points from the left edge of the screen; `nil` for
    ///   the middle. It counts on an iPad alone.
    public func tapStatusBar(at x: CGFloat? = nil) {
        takeOver()
        guard let scene = window.windowScene, scene.statusBarManager?.isStatusBarHidden == false
        else { return Remark.say("there is no status bar, so nothing was tapped") }
        scene.statusBarIsTapped(at: x ?? screenSize.width / 2)
        finishTurn()
    }
}
