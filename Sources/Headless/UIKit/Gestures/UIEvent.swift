import CoreGraphics
import Foundation

/// An input event.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public typealias EventType = UIEventType

    private let time = VirtualClock.current.now
    private var fingers: Set<UITouch> = []

    public override init() {
        super.init()
    }

    package convenience init(touches: Set<UITouch>) {
        self.init()
        fingers = touches
    }

    open var type: UIEvent.EventType { .touches }

    open var timestamp: TimeInterval { time }

    open var modifierFlags: UIKeyModifierFlags { [] }

    open var allTouches: Set<UITouch>? { fingers.isEmpty ? nil : fingers }

    @discardableResult
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    @discardableResult
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    @discardableResult
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.recognizers.contains { $0 === gesture } }
    }
}
