import UIKit

extension UIView {
    /// Whether the system moves focus in this view's scene at all.
    var hasFocusSystem: Bool { UIFocusSystem(for: self) != nil }

    /// The view that holds the system's focus, if it is this one or lies in it.
    var focusedViewInside: UIView? {
        guard let view = UIFocusSystem(for: self)?.focusedItem as? UIView,
            view.isDescendant(of: self)
        else { return nil }
        return view
    }
}
