import UIKit

extension UIView {
    /// The view in this one, or this one itself, that is first responder.
    var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for view in subviews {
            if let found = view.firstResponderInside { return found }
        }
        return nil
    }
}
