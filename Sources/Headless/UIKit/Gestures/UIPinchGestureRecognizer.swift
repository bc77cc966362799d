import CoreGraphics
import Foundation

// A person with a simulated device has one finger, so two fingers never move.

/// A recognizer for two fingers that move apart or together, which never happens here.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}

/// A recognizer for two fingers that move around each other, which never happens here.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }
}
