import CoreGraphics
import UIKit

/// A finger on the screen, from touching to leaving it.
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

    /// Slides in one step, a sixtieth of a second long.
    public func move(by way: CGVector) {
        device.advance(by: 1.0 / 60)
        place = CGPoint(x: place.x + way.dx, y: place.y + way.dy)
        touch.move(to: place, phase: .moved)
        send()
    }

    /// Stays where it is.
    public func hold(for seconds: Double) {
        device.advance(by: seconds)
    }

    /// Leaves the screen.
    public func lift() {
        touch.move(to: place, phase: .ended)
        send()
    }

    /// Is ignored from now on, as when a call comes in.
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
