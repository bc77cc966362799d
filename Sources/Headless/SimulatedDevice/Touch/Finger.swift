import CoreGraphics
import UIKit

/// A finger on the screen, from its touch until it is lifted.
@MainActor
public final class Finger {
    private let device: SimulatedDevice
    private let window: UIWindow
    private let touch: UITouch
    private var place: CGPoint

    init(device: SimulatedDevice, at point: CGPoint, in window: UIWindow, tapCount: Int) {
        self.device = device
        self.window = window
        place = point
        touch = UITouch(at: point, in: window, tapCount: tapCount)
        send()
    }

    /// Moves the finger in one step, a sixtieth of a second long.
    ///
    /// - Parameter way: The distance in points.
    public func move(by way: CGVector) {
        device.advance(by: 1.0 / 60)
        place = CGPoint(x: place.x + way.dx, y: place.y + way.dy)
        touch.move(to: place, phase: .moved)
        send()
    }

    /// Keeps the finger where it is.
    ///
    /// - Parameter seconds: The time by the device's clock; a negative or infinite number counts as
    ///   0.
    public func hold(for seconds: Double) {
        device.advance(by: seconds)
    }

    /// Lifts the finger off the screen.
    public func lift() {
        touch.move(to: place, phase: .ended)
        send()
    }

    /// Cancels the touch, as an incoming call does.
    public func cancel() {
        touch.move(to: place, phase: .cancelled)
        send()
    }

    private func send() {
        device.takeOver()
        device.app.sendEvent(UIEvent(touches: [touch]))
        device.finishTurn()
    }
}
