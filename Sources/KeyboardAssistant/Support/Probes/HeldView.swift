import UIKit

/// A view that is removed from its superview when this object is deallocated.
@MainActor
final class HeldView<View: UIView> {
    private weak var held: View?
    private let cleanup: Cleanup

    init(_ view: View) {
        held = view
        cleanup = Cleanup { [weak view] in view?.removeFromSuperview() }
    }

    /// The view; `nil` if somebody else has removed it.
    var view: View? { held }

    /// Returns a Boolean value that indicates whether the view still is in `superview`.
    func isIn(_ superview: UIView) -> Bool { held?.superview === superview.viewForSubviews }
}
