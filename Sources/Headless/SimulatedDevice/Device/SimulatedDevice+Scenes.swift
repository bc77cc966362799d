import CoreGraphics
import Foundation
import UIKit

extension SimulatedDevice {
    /// Gives a window's scene another frame on the screen at once, as the system does for an app
    /// that is resized in jumps.
    ///
    /// The orientation stays as it is, and the keyboard where it is. Windows that filled the scene
    /// fill it again. Does nothing if the frame is empty or infinite, or if its scene is closed.
    ///
    /// - Parameters:
    ///   - window: A window of the scene; `nil` for the app's first one.
    ///   - frame: The frame in the coordinates of the screen, in points.
    public func resizeScene(of window: UIWindow? = nil, to frame: CGRect) {
        takeOver()
        guard place(sceneOf: window ?? self.window, at: frame) else { return }
        finishTurn()
    }

    /// Resizes a window's scene live, a little for each picture of the screen, as people do by
    /// dragging a corner of the window.
    ///
    /// - Parameters:
    ///   - window: A window of the scene; `nil` for the app's first one.
    ///   - frame: The frame at the end, in the coordinates of the screen, in points.
    ///   - seconds: The duration of the drag, from that of a picture to a minute.
    public func resizeScene(
        of window: UIWindow? = nil, to frame: CGRect, over seconds: TimeInterval
    ) {
        let start = (window ?? self.window).frame
        let duration = seconds.isFinite ? min(max(seconds, 0), 60) : 0
        let pictures = max(1, Int((duration * Double(framesPerSecond)).rounded()))
        for picture in 1...pictures {
            let share = CGFloat(picture) / CGFloat(pictures)
            resizeScene(of: window, to: picture == pictures ? frame : start.moved(share, to: frame))
            advance(by: 1 / Double(framesPerSecond))
        }
    }

    private func place(sceneOf window: UIWindow, at frame: CGRect) -> Bool {
        guard let scene = window.windowScene, app.scenes.contains(where: { $0 === scene }),
            frame.width > 0, frame.height > 0, frame.isFinite
        else { return false }
        let old = window.frame
        for window in scene.windows where window.frame == old {
            place(window, at: frame)
        }
        return true
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        [minX, minY, width, height].allSatisfy(\.isFinite)
    }

    /// Returns the rectangle on the way to another one, in whole points.
    fileprivate func moved(_ share: CGFloat, to end: CGRect) -> CGRect {
        func value(_ edge: KeyPath<CGRect, CGFloat>) -> CGFloat {
            (self[keyPath: edge] + (end[keyPath: edge] - self[keyPath: edge]) * share).rounded()
        }
        return CGRect(
            x: value(\.minX), y: value(\.minY), width: value(\.width), height: value(\.height))
    }
}
