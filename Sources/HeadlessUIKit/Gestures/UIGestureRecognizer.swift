import Foundation

/// Recognises a movement of fingers.
@MainActor open class UIGestureRecognizer: NSObject {
    package weak var attachedView: UIView?

    open var view: UIView? { attachedView }
}

extension UIView {
    func attachGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.attachedView?.removeGestureRecognizer(recognizer)
        recognizer.attachedView = self
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }

    func detachGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.attachedView = nil
    }
}
