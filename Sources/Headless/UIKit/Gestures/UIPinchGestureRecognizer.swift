import CoreGraphics
import Foundation

// The people who use simulated devices have one finger, so two are never seen to move.

/// Recognizes two fingers that move apart or together; never, here.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}

/// Recognizes two fingers that move around each other; never, here.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }
}
