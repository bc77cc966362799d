import Foundation

/// The progress of a recognizer with its fingers.
struct RecognizerProgress {
    var state = UIGestureRecognizer.State.possible
    var touches: [UITouch] = []
    /// The other recognizers of the same fingers.
    var companions: [UIGestureRecognizer] = []
    var event: UIEvent?
    /// The state to which the recognizer changes when those that it waits for have failed.
    var pending: UIGestureRecognizer.State?
}

/// A target of a recognizer, with its method.
struct RecognizerTarget {
    weak var object: AnyObject?
    var action: Selector

    init(object: AnyObject, action: Selector) {
        self.object = object
        self.action = action
    }

    /// Returns whether this is the target.
    ///
    /// Apple's reference: `nil` stands for every target, and for every action.
    func matches(_ target: Any?, _ action: Selector?) -> Bool {
        let sameTarget = target.map { $0 as AnyObject === object } ?? true
        return sameTarget && (action.map { $0 == self.action } ?? true)
    }
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer.State {
    var isActive: Bool { self == .began || self == .changed }
    var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
}
