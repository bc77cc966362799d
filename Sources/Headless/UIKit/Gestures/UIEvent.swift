import CoreGraphics
import Foundation

/// Something that a person did.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

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
