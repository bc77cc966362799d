import UIKit

extension UIView {
    /// Makes this view a column: what is in it is read as one before what stands beside it.
    ///
    /// Tab then goes through all groups in it before it goes on (WWDC21 10260, at 12:12). The view
    /// itself need not be focusable. `name` should be in reverse-domain form.
    public func makeFocusColumn(named name: String) {
        focusGroupIdentifier = name
    }

    /// Lets focus enter this view's group here rather than elsewhere.
    ///
    /// A priority below what the system gives, such as that of a selected cell, has no effect.
    public func setFocusPriority(_ priority: FocusPriority) {
        focusGroupPriority = UIFocusGroupPriority(rawValue: priority.rawValue)
    }
}
