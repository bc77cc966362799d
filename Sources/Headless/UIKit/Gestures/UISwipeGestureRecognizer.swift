import CoreGraphics
import Foundation

/// A recognizer for a finger that strokes in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var right: UISwipeGestureRecognizer.Direction { Self(rawValue: 1 << 0) }
        public static var left: UISwipeGestureRecognizer.Direction { Self(rawValue: 1 << 1) }
        public static var up: UISwipeGestureRecognizer.Direction { Self(rawValue: 1 << 2) }
        public static var down: UISwipeGestureRecognizer.Direction { Self(rawValue: 1 << 3) }
    }

    // The shortest distance and the longest time, as a decompiled UIKitCore has them, and the
    // largest slope (assumed: A50).
    private static let distance: CGFloat = 50
    private static let time: TimeInterval = 0.5
    private static let slope: CGFloat = 0.5

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    // Apple's reference: to the right with one finger by default.
    open var direction = UISwipeGestureRecognizer.Direction.right
    open var numberOfTouchesRequired = 1

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = location(in: nil)
        startTime = VirtualClock.current.now
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }

    // The swipe is recognized while the finger is still on the screen.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
        guard VirtualClock.current.now - startTime <= Self.time else { return state = .failed }
        let place = location(in: nil)
        let way = CGVector(dx: place.x - start.x, dy: place.y - start.y)
        if let done = Self.direction(of: way) {
            state = direction.contains(done) ? .ended : .failed
        }
    }

    private static func direction(of way: CGVector) -> Direction? {
        let (x, y) = (abs(way.dx), abs(way.dy))
        if x >= distance, y <= x * slope { return way.dx > 0 ? .right : .left }
        if y >= distance, x <= y * slope { return way.dy > 0 ? .down : .up }
        return nil
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }
}
