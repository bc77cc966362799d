import Foundation

/// Delivers touches to the affected recognizers and views.
@MainActor
enum TouchDelivery {
    static func deliver(_ event: UIEvent, in window: UIWindow) {
        let touches = event.touches(for: window) ?? []
        for touch in touches where touch.phase == .began { begin(touch, with: event) }
        // UIKit: recognizers receive a touch before the view does, and may keep it from the view.
        let recognizers = touches.flatMap(\.recognizers).unique
        for recognizer in recognizers { recognizer.receive(touches, with: event) }
        for touch in touches where !touch.isTakenFromView {
            touch.isKnownToView = true
            touch.hitView?.receive(touch, with: event)
        }
        guard touches.allSatisfy(\.isOver) else { return }
        for recognizer in recognizers { recognizer.touchesAreOver() }
    }

    private static func begin(_ touch: UITouch, with event: UIEvent) {
        guard let window = touch.window else { return }
        let view = window.hitTest(touch.location(in: window), with: event)
        touch.hitView = view
        touch.recognizers = sequence(first: view ?? window, next: \.superview)
            .flatMap { $0.gestureRecognizers ?? [] }
            .filter { $0.isEnabled && $0.wants(touch) }
    }
}

extension UIView {
    fileprivate func receive(_ touch: UITouch, with event: UIEvent) {
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        default: break
        }
    }
}

extension UITouch {
    var isOver: Bool { phase == .ended || phase == .cancelled }

    /// Cancels the touch of the view, because a recognizer has recognized its gesture.
    func take(with event: UIEvent) {
        guard !isTakenFromView else { return }
        isTakenFromView = true
        // A finger that rests has only begun as well, and the view may have received it.
        guard isKnownToView else { return }
        hitView?.touchesCancelled([self], with: event)
    }
}

extension [UIGestureRecognizer] {
    fileprivate var unique: [UIGestureRecognizer] {
        var seen: Set<ObjectIdentifier> = []
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
