import UIKit

extension UIView {
    /// Whether this view shows itself, as far as it decides that: what it lies in may be hidden.
    ///
    /// UIKit passes over what is hidden or all but clear, 0.01 being the limit (Apple's reference
    /// of `hitTest(_:with:)`).
    var isShown: Bool { !isHidden && alpha > 0.01 }
}
