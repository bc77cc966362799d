import UIKit

extension UIView {
    /// The view in this one, or this one itself, that has the keyboard's attention.
    var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for view in subviews {
            if let found = view.firstResponderInside { return found }
        }
        return nil
    }
}
