import CoreGraphics
import Foundation
import UIKit

extension SimulatedDevice {
    /// Taps `view` where it can be seen.
    public func tap(_ view: UIView) throws {
        let target = try TapTarget(view, under: keyboard.window)
        tap(at: target.point, in: target.window)
    }

    /// Taps a place of a window, or whatever lies over it there.
    public func tap(at point: CGPoint, in window: UIWindow) {
        let finger = touch(at: point, in: window)
        finger.hold(for: 0.05)
        finger.lift()
    }

    /// Taps twice in a row.
    public func doubleTap(_ view: UIView) throws {
        let target = try TapTarget(view, under: keyboard.window)
        tap(at: target.point, in: target.window)
        advance(by: 0.1)
        let second = touch(at: target.point, in: target.window, tapCount: 2)
        second.lift()
    }

    /// Puts a finger on the screen, to be moved and lifted.
    public func touch(at point: CGPoint, in window: UIWindow, tapCount: Int = 1) -> Finger {
        takeOver()
        let onScreen = window.convert(point, to: window.screen.coordinateSpace)
        let top = Glass(window, under: keyboard.window).windowOnTop(at: onScreen) ?? window
        let place = top.convert(onScreen, from: top.screen.coordinateSpace)
        return Finger(device: self, at: place, in: top, tapCount: tapCount)
    }

    /// Puts a finger on `view`, to be moved and lifted.
    public func touch(_ view: UIView) throws -> Finger {
        let target = try TapTarget(view, under: keyboard.window)
        return touch(at: target.point, in: target.window)
    }

    /// Drags over a quarter of a second, rests a moment and lets go.
    ///
    /// Whoever wants to let go in full flight uses `fling`.
    public func drag(_ view: UIView, by way: CGVector) {
        guard let finger = slide(over: view, by: way) else { return }
        finger.hold(for: 0.2)
        finger.lift()
        finishTurn()
    }

    /// Drags over a quarter of a second and lets go while moving.
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
