import CoreGraphics
import Foundation
import UIKit

extension SimulatedDevice {
    /// Taps the middle of the visible part of a view.
    ///
    /// - Throws: A ``MissedTap`` if the tap wouldn't reach `view`.
    public func tap(_ view: UIView) throws {
        let target = try TapTarget(view, under: keyboard.window)
        tap(at: target.point, in: target.window)
    }

    /// Taps a point of a window, or of another window that covers it there.
    ///
    /// - Parameters:
    ///   - point: A point in the coordinate space of `window`.
    ///   - window: A window of any of the app's scenes.
    public func tap(at point: CGPoint, in window: UIWindow) {
        let finger = touch(at: point, in: window)
        finger.hold(for: 0.05)
        finger.lift()
    }

    /// Taps the middle of the visible part of a view twice, within 0.2 seconds.
    ///
    /// - Throws: A ``MissedTap`` if the first tap wouldn't reach `view`.
    public func doubleTap(_ view: UIView) throws {
        let target = try TapTarget(view, under: keyboard.window)
        tap(at: target.point, in: target.window)
        advance(by: 0.1)
        let second = touch(at: target.point, in: target.window, tapCount: 2)
        second.lift()
    }

    /// Puts a finger on a point of a window, or of another window that covers it there.
    ///
    /// - Parameters:
    ///   - point: A point in the coordinate space of `window`.
    ///   - window: A window of any of the app's scenes.
    ///   - tapCount: The number of the tap in a row of taps.
    /// - Returns: The finger, to be moved and lifted.
    public func touch(at point: CGPoint, in window: UIWindow, tapCount: Int = 1) -> Finger {
        takeOver()
        let onScreen = window.convert(point, to: window.screen.coordinateSpace)
        let top = Glass(window, under: keyboard.window).windowOnTop(at: onScreen) ?? window
        let place = top.convert(onScreen, from: top.screen.coordinateSpace)
        return Finger(device: self, at: place, in: top, tapCount: tapCount)
    }

    /// Puts a finger on the middle of the visible part of a view.
    ///
    /// - Returns: The finger, to be moved and lifted.
    /// - Throws: A ``MissedTap`` if the finger wouldn't reach `view`.
    public func touch(_ view: UIView) throws -> Finger {
        let target = try TapTarget(view, under: keyboard.window)
        return touch(at: target.point, in: target.window)
    }

    /// Drags a view with a finger over a quarter of a second, rests for 0.2 seconds and lifts the
    /// finger.
    ///
    /// Does nothing if a finger wouldn't reach `view`. To lift the finger while it moves, use
    /// ``fling(_:by:)``.
    ///
    /// - Parameters:
    ///   - view: The view that the finger touches in the middle.
    ///   - way: The distance in points.
    public func drag(_ view: UIView, by way: CGVector) {
        guard let finger = slide(over: view, by: way) else { return }
        finger.hold(for: 0.2)
        finger.lift()
        finishTurn()
    }

    /// Drags a view with a finger over a quarter of a second and lifts the finger while it moves.
    ///
    /// Does nothing if a finger wouldn't reach `view`.
    ///
    /// - Parameters:
    ///   - view: The view that the finger touches in the middle.
    ///   - way: The distance in points.
    public func fling(_ view: UIView, by way: CGVector) {
        slide(over: view, by: way)?.lift()
    }

    @discardableResult
    private func slide(over view: UIView, by way: CGVector) -> Finger? {
        guard let finger = try? touch(view) else { return nil }
        let steps = 15
        let step = CGVector(dx: way.dx / CGFloat(steps), dy: way.dy / CGFloat(steps))
        for _ in 0..<steps { finger.move(by: step) }
        return finger
    }
}
