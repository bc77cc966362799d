import UIKit

extension UIView {
    /// Makes this view a column: what is in it is read as one before what lies beside it.
    ///
    /// Tab then goes through all groups in it before it goes on (WWDC21 10260, at 12:12). The view
    /// itself need not be focusable.
    public func makeFocusColumn(named name: FocusGroupName) {
        joinFocusGroup(name)
    }

    /// Puts this view, and what is in it and declares no other group, into the group of that name.
    ///
    /// All views of one name are one group: arrows lead from each to each, and Tab passes them in
    /// one step (WWDC21 10260, at 12:12).
    public func joinFocusGroup(_ name: FocusGroupName) {
        focusGroupIdentifier = name.rawValue
    }

    /// Sets the priority with which focus enters this view's group here rather than elsewhere.
    ///
    /// A priority below what the system gives, such as that of a selected cell, has no effect.
    public func setFocusPriority(_ priority: FocusPriority) {
        focusGroupPriority = UIFocusGroupPriority(rawValue: priority.rawValue)
    }
}

extension UIView {
    /// The group that this view declares (WWDC21 10260, at 10:30): its own name for one comes first,
    /// then that of the controller whose view it is.
    var focusMembership: FocusMembership {
        let controller = next as? UIViewController
        if let name = focusGroupIdentifier ?? controller?.focusGroupIdentifier {
            return .named(FocusGroupName(rawValue: name))
        }
        return self is UIScrollView || self is UITextField ? .own : .inherited
    }
}
