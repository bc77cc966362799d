import CoreGraphics
import Foundation

/// An object that recognizes a movement of fingers.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public typealias State = UIGestureRecognizerState

    package weak var attachedView: UIView?
    var progress = RecognizerProgress()
    var targets: [RecognizerTarget] = []
    /// The recognizers that must fail before this one may begin.
    var prerequisites: [WeakRecognizer] = []

    public init(target: Any?, action: Selector?) {
        super.init()
        guard let target, let action else { return }
        addTarget(target, action: action)
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    open func addTarget(_ target: Any, action: Selector) {
        removeTarget(target, action: action)
        targets.append(RecognizerTarget(object: target as AnyObject, action: action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target, action) }
    }

    public var state: UIGestureRecognizer.State {
        get { progress.state }
        set { advance(to: newValue) }
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?

    open var isEnabled = true {
        didSet { if !isEnabled { stop() } }
    }

    open var view: UIView? { attachedView }

    open var cancelsTouchesInView = true

    open var name: String?

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        prerequisites.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    open var numberOfTouches: Int { progress.touches.count }

    @discardableResult
    open func location(in view: UIView?) -> CGPoint {
        let places = progress.touches.map { $0.location(in: view) }
        guard !places.isEmpty else { return .zero }
        let sum = places.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
    }

    @discardableResult
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard progress.touches.indices.contains(touchIndex) else { return .zero }
        return progress.touches[touchIndex].location(in: view)
    }

    // MARK: For subclasses

    open func reset() {}

    @discardableResult
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    @discardableResult
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    @discardableResult
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }

    @discardableResult
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer)
            ?? false
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// A Boolean value that indicates whether the gesture may continue after the last finger was
    /// lifted.
    var waitsForMoreTouches: Bool { false }

    /// A function that is called on every change of state that targets receive.
    package var handler: ((UIGestureRecognizer) -> Void)?
}
