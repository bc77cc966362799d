import CoreGraphics
import Foundation

/// A recognizer for a finger that moves over the screen.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    // A movement of ten points is a pan (assumed: A14).
    private static let threshold: CGFloat = 10
    // A finger that has rested for this long has no velocity.
    private static let restingTime: TimeInterval = 0.1

    private var start = CGPoint.zero
    private var speed = CGPoint.zero
    private var lastPlace = CGPoint.zero
    private var lastTime: TimeInterval = 0

    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    /// Returns the distance between the finger and the point that it touched first.
    ///
    /// It is measured in the window, because the view itself may move with the finger, as scrolled
    /// content does.
    @discardableResult
    open func translation(in view: UIView?) -> CGPoint {
        let place = location(in: nil)
        return CGPoint(x: place.x - start.x, y: place.y - start.y)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let place = location(in: nil)
        start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
    }

    /// Returns the velocity, in points per second.
    @discardableResult
    open func velocity(in view: UIView?) -> CGPoint {
        VirtualClock.current.now - lastTime < Self.restingTime ? speed : .zero
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else { return }
        start = location(in: nil)
        lastPlace = start
        lastTime = VirtualClock.current.now
        speed = .zero
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(location(in: nil))
        if state.isActive {
            state = .changed
        } else if hasMovedFarEnough, fingersAreRight {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == numberOfTouches else { return }
        state = state.isActive ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isActive ? .cancelled : .failed
    }

    private var fingersAreRight: Bool {
        minimumNumberOfTouches <= numberOfTouches && numberOfTouches <= maximumNumberOfTouches
    }

    private var hasMovedFarEnough: Bool {
        let way = translation(in: nil)
        return max(abs(way.x), abs(way.y)) >= Self.threshold
    }

    private func note(_ place: CGPoint) {
        let now = VirtualClock.current.now
        let time = CGFloat(now - lastTime)
        guard time > 0 else { return }
        speed = CGPoint(x: (place.x - lastPlace.x) / time, y: (place.y - lastPlace.y) / time)
        lastPlace = place
        lastTime = now
    }
}
