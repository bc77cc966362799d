import CoreGraphics
import Foundation

/// A recognizer for a finger that rests for some time.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    private var start = CGPoint.zero
    private var timeout: VirtualClock.Token?

    // Apple's reference has these defaults: half a second, ten points, one finger and no taps.
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
    open var numberOfTouchesRequired = 1
    // A press after taps isn't distinguished from one without.
    open var numberOfTapsRequired = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == numberOfTouchesRequired else {
            if numberOfTouches > numberOfTouchesRequired { state = .failed }
            return
        }
        start = location(in: nil)
        timeout = VirtualClock.current.schedule(after: minimumPressDuration) { [weak self] in
            guard let self, state == .possible, numberOfTouches > 0 else { return }
            state = .began
        }
    }

    // Apple's reference: a finger may move once the press has been recognized.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !state.isActive else { return state = .changed }
        let place = location(in: nil)
        let way = CGVector(dx: place.x - start.x, dy: place.y - start.y)
        if max(abs(way.dx), abs(way.dy)) > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isActive ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isActive ? .cancelled : .failed
    }

    open override func reset() {
        timeout?.cancel()
        timeout = nil
    }
}
