import CoreGraphics
import Foundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
    public typealias Phase = UITouchPhase

    /// The types of objects that touch a screen.
    public typealias TouchType = UITouchType

    private weak var ownWindow: UIWindow?
    private var place = CGPoint.zero
    private var previousPlace = CGPoint.zero
    private var time = VirtualClock.current.now
    private var ownPhase = Phase.began
    private var taps = 1

    package weak var hitView: UIView?
    /// The recognizers that follow this finger.
    package var recognizers: [UIGestureRecognizer] = []
    /// A Boolean value that indicates whether a recognizer has taken this finger, so that the view
    /// no longer receives it.
    package var isTakenFromView = false
    /// A Boolean value that indicates whether the view has received this finger.
    var isKnownToView = false

    public override init() {
        super.init()
    }

    package convenience init(at point: CGPoint, in window: UIWindow, tapCount: Int = 1) {
        self.init()
        ownWindow = window
        place = point
        previousPlace = point
        taps = tapCount
    }

    /// Moves the finger to a point in its window's coordinates.
    package func move(to point: CGPoint, phase: Phase) {
        previousPlace = place
        place = point
        ownPhase = phase
        time = VirtualClock.current.now
    }

    open var timestamp: TimeInterval { time }

    open var phase: UITouch.Phase { ownPhase }

    // All touches here are made by fingers.
    open var type: UITouch.TouchType { .direct }

    open var tapCount: Int { taps }

    open var window: UIWindow? { ownWindow }

    open var view: UIView? { hitView }

    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    @discardableResult
    open func location(in view: UIView?) -> CGPoint {
        convert(place, to: view)
    }

    @discardableResult
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousPlace, to: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let ownWindow, let view else { return point }
        return ownWindow.convert(point, to: view)
    }
}
