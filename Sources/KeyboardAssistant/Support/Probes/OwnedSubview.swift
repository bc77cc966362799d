import UIKit

/// A view that is removed from its superview when this object is deallocated.
@MainActor
package final class OwnedSubview<View: UIView> {
    private weak var owned: View?
    private let cleanup: Cleanup

    package init(_ view: View) {
        owned = view
        cleanup = Cleanup { [weak view] in view?.removeFromSuperview() }
    }

    /// The view; `nil` if somebody else has removed it.
    package var view: View? { owned }

    /// Returns a Boolean value that indicates whether the view still is in `superview`.
    package func isIn(_ superview: UIView) -> Bool {
        owned?.superview === superview.viewForSubviews
    }
}
