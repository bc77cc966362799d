import CoreGraphics
import Foundation

/// Something that a person did.
@MainActor open class UIEvent: NSObject {
    open var timestamp: TimeInterval { 0 }
}

/// A finger on the screen.
@MainActor open class UITouch: NSObject {
    open var tapCount: Int { 1 }

    @discardableResult
    open func location(in view: UIView?) -> CGPoint { .zero }
}
