import CoreGraphics
import Foundation

/// A recognizer for one or several taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    // The distance that a finger may slide in a tap (assumed: A50), and the time between two taps,
    // as a decompiled UIKitCore has it.
    private static let allowedSlide: CGFloat = 45
    private static let allowedPause: TimeInterval = 0.35

    private var start = CGPoint.zero
    private var taps = 0
    private var timeout: VirtualClock.Token?

    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = location(in: nil)
        timeout?.cancel()
        timeout = nil
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = location(in: nil)
        let slide = max(abs(place.x - start.x), abs(place.y - start.y))
        if slide > Self.allowedSlide { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == numberOfTouchesRequired else {
            state = .failed
            return
        }
        taps += 1
        if taps >= numberOfTapsRequired { state = .ended } else { awaitAnother() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        taps = 0
    }

    override var waitsForMoreTouches: Bool { taps > 0 }

    private func awaitAnother() {
        timeout = VirtualClock.current.schedule(after: Self.allowedPause) { [weak self] in
            self?.state = .failed
            self?.startOver()
        }
    }
}
